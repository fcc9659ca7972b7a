import { expect, it } from 'vitest';

import { sessionChips } from '../../../web/search/session-chips.tsx';
import { readSessionFilters } from '../../../web/search/session-filters.ts';

const labels = (search: string) =>
  sessionChips({
    filters: readSessionFilters(new URLSearchParams(search)),
    categories: [{ id: 4, name: 'MMO' }],
    now: Date.now(),
    change: () => undefined,
  }).map(({ label }) => label);

it('names a category, and says so if there is none of that id', () => {
  expect(labels('category=4')).toEqual(['MMO']);
  expect(labels('category=99')).toEqual(['Unknown category']);
});
