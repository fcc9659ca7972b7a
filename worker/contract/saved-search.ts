import { z } from '@hono/zod-openapi';

import { SAVED_SEARCH_NAME_MAX } from './bounds.ts';
import { Collection } from './collection.ts';
import { item, schema } from './schema.ts';
import { SessionQuery } from './session-query.ts';
import { Bounded, Line } from './text.ts';

const FILTERS_MAX = 2_000;

/** Filters of a session search, as in its URL: `game=12&platform=pc`. The order of results isn't one of them. */
export const Filters = Bounded(FILTERS_MAX)
  .transform((text, context) => {
    const query = SessionQuery.safeParse(Object.fromEntries(new URLSearchParams(text)));
    if (query.success) return query.data;
    context.addIssue({ code: 'custom', message: 'This isn’t a search of sessions.' });
    return z.NEVER;
  })
  .openapi({ type: 'string', maxLength: FILTERS_MAX, example: 'game=12&platform=pc' });

export const SavedSearchCreate = schema('SavedSearchCreate', {
  name: Line(1, SAVED_SEARCH_NAME_MAX),
  filters: Filters,
});

export const SavedSearchItem = item('SavedSearch', {
  id: z.int(),
  name: z.string(),
  filters: z.string(),
  createdAt: z.iso.datetime(),
});

export const SavedSearchList = Collection(SavedSearchItem).openapi('SavedSearchList');

export type SavedSearchItem = z.infer<typeof SavedSearchItem>;
