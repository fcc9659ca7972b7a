import { type SQL, sql } from 'drizzle-orm';

import { comparisonKey } from './accounts.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { matchWords, rowId } from './search-index.ts';

/** The catalogue as its keepers see it. */

export interface AdminGameRow {
  id: number;
  name: string;
  cover: string | null;
  archivedAt: number | null;
  intoId: number | null;
  intoName: string | null;
  categories: string;
  players: number;
  sessions: number;
}

const COLUMNS =
  sql.raw(`g.id, g.name, g.cover, g.archived_at AS archivedAt, b.id AS intoId, b.name AS intoName,
  (SELECT json_group_array(json_object('id', c.id, 'name', c.name)) FROM game_categories gc
    JOIN categories c ON c.id = gc.category_id WHERE gc.game_id = g.id) AS categories,
  g.player_count AS players, g.session_count AS sessions`);
const MERGED = sql.raw('LEFT JOIN games b ON b.id = g.merged_into_id');

export const selectGame = (id: SQL | number) =>
  sql<AdminGameRow>`SELECT ${COLUMNS} FROM games g ${MERGED} WHERE g.id = ${id}`;

interface CatalogueQuery {
  q?: string | undefined;
  category?: number | undefined;
  state: 'listed' | 'archived';
  cursor?: string | undefined;
  itemsPerPage: number;
}

/** After any letter that a name can begin with. */
const LAST_LETTER = '\u{10FFFF}';

/** One page by name; of what is typed, words anywhere in the name, of archived ones its beginning. */
export async function searchCatalogue(db: Database, query: CatalogueQuery) {
  const { q = '', category, state, itemsPerPage: size } = query;
  const words = matchWords(q);
  if (words.length === 0 && q.trim() !== '') return { rows: [], next: undefined };
  const found = state === 'listed' && words.length > 0;
  const order = found ? 'found' : state;
  const [after = 0] = decodeCursor(order, 1, query.cursor) ?? [];
  const inCategory =
    category === undefined
      ? sql``
      : sql`AND EXISTS (SELECT 1 FROM game_categories gc
        WHERE gc.game_id = g.id AND gc.category_id = ${category})`;
  const begins = comparisonKey(q.trim());
  const from = found
    ? sql`FROM game_search f CROSS JOIN games g ON g.id = f.rowid ${MERGED}
        WHERE game_search MATCH ${words.join(' AND ')} AND f.rowid > ${rowId(after)} ${inCategory}
        ORDER BY f.rowid`
    : sql`FROM games g ${MERGED}
        WHERE ${state === 'archived' ? sql`g.archived_at IS NOT NULL` : sql`g.archived_at IS NULL`}
          AND g.name_key > coalesce((SELECT name_key FROM games WHERE id = ${after}), '')
          AND g.name_key >= ${begins} AND g.name_key < ${begins + LAST_LETTER} ${inCategory}
        ORDER BY g.name_key`;
  const rows = await db.all(sql<AdminGameRow>`SELECT ${COLUMNS} ${from} LIMIT ${size + 1}`);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, next: last && encodeCursor(order, [last.id]) };
}
