import { sql } from 'drizzle-orm';

import { Filters } from '../../contract/saved-search.ts';
import type { Database } from '../../core/database.ts';
import { requiredTokenOf } from '../required-token.ts';
import { publicMatch } from './session-match.ts';

/** Saved searches in one batch of the sweep. */
const READ_MAX = 500;

/** The next batch of `refreshSearches`. @returns whether there may be more */
async function refreshSome(db: Database) {
  const rows = await db.all(sql<{ id: number; filters: string | null }>`
    SELECT i.id, q.filters FROM stale_index i LEFT JOIN saved_searches q ON q.id = i.id
    WHERE i.kind = 'search' ORDER BY i.id LIMIT ${READ_MAX}`);
  if (rows.length === 0) return false;
  const searches = rows.flatMap(({ id, filters }) => {
    const query = Filters.safeParse(filters).data;
    const token = query && requiredTokenOf(query);
    const game = query?.game === undefined ? '' : `facets : ${token} AND `;
    return query && token ? [{ id, filters, token, match: game + publicMatch(query) }] : [];
  });
  await db.batch({
    written: sql`UPDATE saved_searches AS q SET match = j.value ->> 'match', pivot = j.value ->> 'token'
      FROM json_each(${JSON.stringify(searches)}) j WHERE q.id = j.value ->> 'id' AND q.filters = j.value ->> 'filters'`,
    // A merge of games may have changed one since. It stays marked.
    done: sql`DELETE FROM stale_index WHERE kind = 'search' AND id <= ${rows.at(-1)?.id ?? 0} AND id NOT IN (
      SELECT q.id FROM json_each(${JSON.stringify(rows)}) j CROSS JOIN saved_searches q ON q.id = j.value ->> 'id'
      WHERE q.filters <> j.value ->> 'filters')`,
  });
  return rows.length === READ_MAX;
}

/**
 * Writes saved searches again whose words or games are compared in another way than when they were saved, until the time
 * is over. One batch always runs.
 */
export async function refreshSearches(db: Database, until: number) {
  while ((await refreshSome(db)) && Date.now() < until);
}
