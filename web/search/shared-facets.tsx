import { PLATFORMS, REGIONS } from '../../worker/contract/vocabulary.ts';
import { languageOptions } from '../base/language-options.ts';
import { common } from '../words/made/common.ts';
import { search as words } from '../words/made/search.ts';
import { region } from '../words/made/vocabulary.ts';
import { FacetSelect } from './facet-select.tsx';
import type { SessionFilters } from './session-filters.ts';

export type SharedFilters = Pick<SessionFilters, 'platform' | 'region' | 'language'>;

interface SharedFacetsProps {
  filters: SharedFilters;
  onChange: (changes: Partial<SharedFilters>) => void;
}

const platforms = PLATFORMS.map((value) => ({ value, label: common.platform[value] }));
const regions = REGIONS.map((value) => ({ value, label: region[value] }));

/** The filters that sessions and people share, except the game. */
export const SharedFacets = ({ filters, onChange }: SharedFacetsProps) => (
  <>
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
