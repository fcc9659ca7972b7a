import { type SQL, sql } from 'drizzle-orm';

import { facet } from '../../core/search-index.ts';

/**
 * Puts another game or category into saved searches, if `may` holds, before the sweep compares the next session with
 * them. Where a user has the same search with both, that of the other stays. Searches with a game are filed under it.
 * For a category all of them are read, since most are filed under another token and merges of categories are rare.
 */
export function mergeInSearches(name: 'game' | 'category', from: number, into: number, may: SQL) {
  // Values are encoded, so no search text contains this.
  const filter = (id: number) => `&${name}=${id}&`;
  const all = sql.raw(`'&' || filters || '&'`);
  const filed = name === 'game' ? sql`pivot = ${facet('gm', from)}` : sql`pivot > ''`;
  const marked = sql`id IN (SELECT id FROM stale_index WHERE kind = 'search')
    AND instr(${all}, ${filter(from)}) AND ${may}`;
  return [
    sql`INSERT OR IGNORE INTO stale_index (kind, id) SELECT 'search', id FROM saved_searches
      WHERE ${filed} AND instr(${all}, ${filter(from)}) AND ${may}`,
    sql`UPDATE OR IGNORE saved_searches
      SET filters = trim(replace(${all}, ${filter(from)}, ${filter(into)}), '&') WHERE ${marked}`,
    sql`DELETE FROM saved_searches WHERE ${marked}`,
  ];
}
