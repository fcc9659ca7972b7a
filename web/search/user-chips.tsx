import { search as words } from '../words/made/search.ts';
import type { SetFilter } from './filter-chips.tsx';
import { gameChip, setOnly, sharedChips } from './session-chips.tsx';
import type { UserFilters } from './user-filters.ts';

interface ChipsOf {
  filters: UserFilters;
  change: (changes: Partial<UserFilters>) => void;
}

/** The set filters, each with its label and its removal. */
export const userChips = ({ filters, change }: ChipsOf): SetFilter[] =>
  setOnly<UserFilters>(
    [
      gameChip(filters.game),
      ...sharedChips(filters),
      { key: 'online', label: filters.online && words.online, without: { online: false } },
    ],
    change,
  );
