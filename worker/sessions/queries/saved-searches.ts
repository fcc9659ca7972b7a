import { sql } from 'drizzle-orm';

import { gameFacet, gameMatch } from '../../catalogue/queries/games.ts';
import { SAVED_SEARCHES_MAX } from '../../contract/bounds.ts';
import type { SessionQuery } from '../../contract/session-query.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, flag, select } from '../../core/rows.ts';
import { savedSearches } from '../../core/schema/sessions.ts';
import { publicMatch } from './session-match.ts';

const SAVED = columns(savedSearches, ['id', 'name', 'filters', 'createdAt']);

export type SavedSearchRow = RowOf<typeof SAVED>;

export const listSavedSearches = (db: Database, userId: number) =>
  db.all(select(SAVED)`FROM saved_searches WHERE user_id = ${userId}`);

/** The filters of a search in the order of the schema, such as `game=12&open=1`. So the same filters aren't saved twice. */
function filtersOf({
  sort: _sort,
  cursor: _cursor,
  itemsPerPage: _size,
  ...filters
}: SessionQuery) {
  const set = Object.entries(filters)
    .map(([name, value]) => [name, value === true ? '1' : String(value || '').trim()])
    .filter(([, text]) => text !== '');
  return new URLSearchParams(set).toString();
}

interface NewSearch {
  userId: number;
  name: string;
  query: SessionQuery;
  requiredToken: string;
  now: number;
}

const timeOf = (text: string | undefined) => (text === undefined ? null : Date.parse(text));

/**
 * Saves a search. A game that was merged becomes the one it was merged into. There is no row if these filters are saved
 * already, or if the user has the maximum: then `full` is true.
 */
export async function saveSearch(db: Database, search: NewSearch) {
  const { userId, name, query, requiredToken, now } = search;
  const filters = filtersOf(query);
  const game = query.game === undefined ? undefined : gameFacet(query.game);
  // Values are encoded, so no search text contains this.
  const filtersNow =
    game &&
    sql`trim(replace('&' || ${filters} || '&', ${`&game=${query.game}&`}, '&game=' || substr(${game}, 3) || '&'), '&')`;
  const count = sql`(SELECT count(*) FROM saved_searches WHERE user_id = ${userId})`;
  const { facts, rows } = await db.batch({
    facts: select({ full: flag(sql`${count} >= ${SAVED_SEARCHES_MAX}`) })``,
    rows: sql<SavedSearchRow>`
      INSERT INTO saved_searches (user_id, name, filters, match, starts_from, starts_to, fits_hours, pivot, created_at)
      SELECT ${userId}, ${name}, ${filtersNow ?? filters}, ${gameMatch(query.game)} || ${publicMatch(query)}, ${timeOf(query.from)},
        ${timeOf(query.to)}, ${Number(query.hours ?? false)}, ${game ?? requiredToken}, ${now} WHERE ${count} < ${SAVED_SEARCHES_MAX}
      ON CONFLICT DO NOTHING RETURNING ${SAVED}`,
  });
  return { row: rows[0], full: facts[0]?.full ?? false };
}

/** @returns whether the user had it */
export async function removeSavedSearch(db: Database, userId: number, id: number) {
  const gone = await db.all(
    sql`DELETE FROM saved_searches WHERE id = ${id} AND user_id = ${userId} RETURNING id`,
  );
  return gone.length > 0;
}
