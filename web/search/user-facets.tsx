import { cacheGame } from './names.ts';
import type { UserFilters } from './user-filters.ts';
import { search as words } from '../words/search.ts';
import { Switch } from '../ui/switch.tsx';
import { GameFacet } from './game-facet.tsx';
import { SharedFacets } from './shared-facets.tsx';

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
      <GameFacet
        onPick={(game) => {
          cacheGame(game);
          onChange({ game: game.id });
        }}
      />
      <SharedFacets filters={filters} onChange={onChange} />
    </>
  );
}
