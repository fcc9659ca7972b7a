import { Switch } from '../ui/switch.tsx';
import { search as words } from '../words/made/search.ts';
import { GameFacet } from './game-facet.tsx';
import { SharedFacets } from './shared-facets.tsx';
import type { UserFilters } from './user-filters.ts';

interface UserFacetsProps {
  filters: UserFilters;
  onChange: (changes: Partial<UserFilters>) => void;
}

/** All filters of the people search. Each takes effect at once. */
export function UserFacets({ filters, onChange }: UserFacetsProps) {
  return (
    <>
      <Switch
        label={words.online}
        checked={filters.online}
        onChange={({ target }) => onChange({ online: target.checked })}
      />
      <GameFacet onChange={onChange} />
      <SharedFacets filters={filters} onChange={onChange} />
    </>
  );
}
