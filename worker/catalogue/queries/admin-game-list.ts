import { type SQL, sql } from 'drizzle-orm';

import type { AdminGameQuery } from '../../contract/admin-game.ts';
import { comparisonKey } from '../../core/comparison-key.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, numberOrNull, select, textOrNull } from '../../core/rows.ts';
import { games } from '../../core/schema/catalogue.ts';
import { rowId } from '../../core/search-index.ts';
import { matchWords } from '../../core/search-words.ts';
import { CATEGORIES_OF_GAME, inCategory } from './games.ts';

/** The catalogue as admins see it. */

const STORED = columns(
  games,
  ['id', 'name', 'cover', 'presets', 'archivedAt', 'playerCount', 'sessionCount'],
  'g',
);

const MERGED = sql.raw('LEFT JOIN games b ON b.id = g.merged_into_id');

const GAME = fields(STORED, {
  intoId: numberOrNull`b.id`,
  intoName: textOrNull`b.name`,
  categories: CATEGORIES_OF_GAME,
});

export type AdminGameRow = RowOf<typeof GAME>;

export const selectGame = (id: SQL | number) =>
  select(GAME)`FROM games g ${MERGED} WHERE g.id = ${id}`;

/** Sorts after any letter with which a name can begin. */
const LAST_LETTER = '\u{10FFFF}';

/** One page by name. A search matches words anywhere in a listed name, but only the beginning of an archived one. */
export async function searchCatalogue(db: Database, query: AdminGameQuery) {
  const { q = '', category, state, itemsPerPage: size } = query;
  const words = matchWords(q);
  if (words.length === 0 && q.trim() !== '') return { rows: [], next: undefined };
  const found = state === 'listed' && words.length > 0;
  const order = found ? 'found' : state;
  const [after = 0] = decodeCursor(order, 1, query.cursor) ?? [];
  const begins = comparisonKey(q.trim());
  const from = found
    ? sql`FROM game_search f CROSS JOIN games g ON g.id = f.rowid ${MERGED}
        WHERE game_search MATCH ${words.join(' AND ')} AND f.rowid > ${rowId(after)} ${inCategory(category)}
        ORDER BY f.rowid`
    : sql`FROM games g ${MERGED}
        WHERE ${state === 'archived' ? sql`g.archived_at IS NOT NULL` : sql`g.archived_at IS NULL`}
          AND g.name_key > coalesce((SELECT name_key FROM games WHERE id = ${after}), '')
          AND g.name_key >= ${begins} AND g.name_key < ${begins + LAST_LETTER} ${inCategory(category)}
        ORDER BY g.name_key`;
  const rows = await db.all(select(GAME)`${from} LIMIT ${size + 1}`);
  return pageOf(rows, size, order, (last) => [last.id]);
}
