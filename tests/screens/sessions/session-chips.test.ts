import { expect, it } from 'vitest';

import { chipsOf, sessionFacets } from '../../../web/search/facets.tsx';
import { readSessionFilters } from '../../../web/search/session-filters.ts';

const labels = (search: string) =>
  chipsOf(
    sessionFacets({
      filters: readSessionFilters(new URLSearchParams(search)),
      categories: [{ id: 4, name: 'MMO' }],
      now: Date.now(),
      login: false,
      change: () => undefined,
    }),
    () => undefined,
  ).map(({ label }) => label);

it('names a category, and says so if there is none of that id', () => {
  expect(labels('category=4')).toEqual(['MMO']);
  expect(labels('category=99')).toEqual(['Unknown category']);
});
