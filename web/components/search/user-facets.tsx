import { PLATFORMS, REGIONS } from '../../../worker/contract/vocabulary.ts';
import { languageOptions } from '../../languages.ts';
import { rememberGame } from '../../search/names.ts';
import type { UserFilters } from '../../search/user-filters.ts';
import { common } from '../../words/common.ts';
import { search as words } from '../../words/search.ts';
import { region } from '../../words/vocabulary.ts';
import { Switch } from '../ui/switch.tsx';
import { FacetSelect } from './facet-select.tsx';
import { GameFacet } from './game-facet.tsx';

interface UserFacetsProps {
  filters: UserFilters;
  onChange: (changes: Partial<UserFilters>) => void;
}

const platforms = PLATFORMS.map((value) => ({ value, label: common.platform[value] }));
const regions = REGIONS.map((value) => ({ value, label: region[value] }));

/** Every facet of a search for people; each takes effect at once. */
export function UserFacets({ filters, onChange }: UserFacetsProps) {
  return (
    <>
      <Switch
        label={words.online}
        checked={filters.online}
        onChange={({ target }) => onChange({ online: target.checked })}
      />
      <GameFacet
        onPick={(game) => {
          rememberGame(game);
          onChange({ game: game.id });
        }}
      />
      <FacetSelect
        label={words.platform}
        any={words.any}
        value={filters.platform}
        options={platforms}
        onChange={(platform) => onChange({ platform })}
      />
      <FacetSelect
        label={words.region}
        any={words.anyRegion}
        value={filters.region}
        options={regions}
        onChange={(chosen) => onChange({ region: chosen })}
      />
      <FacetSelect
        label={words.language}
        any={words.any}
        value={filters.language}
        options={languageOptions(filters.language ?? 'en')}
        onChange={(language) => onChange({ language })}
      />
    </>
  );
}
