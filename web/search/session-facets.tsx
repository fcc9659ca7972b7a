import { Link } from 'react-router';

import type { GameName } from '../../worker/contract/game.ts';
import { LEVELS } from '../../worker/contract/vocabulary.ts';
import { useAccount } from '../base/account.ts';
import { Switch } from '../ui/switch.tsx';
import { search as words } from '../words/made/search.ts';
import { level } from '../words/made/vocabulary.ts';
import { FacetSelect } from './facet-select.tsx';
import { GameFacet } from './game-facet.tsx';
import type { SessionFilters } from './session-filters.ts';
import { SharedFacets } from './shared-facets.tsx';
import { WhenFacet } from './when-facet.tsx';

interface SessionFacetsProps {
  filters: SessionFilters;
  categories: readonly GameName[];
  onChange: (changes: Partial<SessionFilters>) => void;
}

const levels = LEVELS.map((value) => ({
  value,
  label: value === 'any' ? words.levelAny : level[value],
}));

/** All filters of the session search. Each takes effect at once. */
export function SessionFacets({ filters, categories, onChange }: SessionFacetsProps) {
  const { login } = useAccount();
  const category = filters.category === undefined ? undefined : String(filters.category);
  return (
    <>
      {/* First, because a dialog focuses its first field, and a field with a popup list would cover all others. */}
      <Switch
        label={words.open}
        checked={filters.open}
        onChange={({ target }) => onChange({ open: target.checked })}
      />
      {login && (
        <>
          <Switch
            label={words.hours}
            checked={filters.hours}
            onChange={({ target }) => onChange({ hours: target.checked })}
          />
          {filters.hours && <Link to="/user#hours">{words.changeHours}</Link>}
        </>
      )}
      <GameFacet onChange={onChange} />
      <FacetSelect
        label={words.category}
        any={words.anyCategory}
        value={category}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(id) => onChange({ category: id === undefined ? undefined : Number(id) })}
      />
      <WhenFacet from={filters.from} to={filters.to} onChange={onChange} />
      <SharedFacets filters={filters} onChange={onChange} />
      <FacetSelect
        label={words.level}
        any={words.any}
        value={filters.level}
        options={levels}
        onChange={(chosen) => onChange({ level: chosen })}
      />
    </>
  );
}
