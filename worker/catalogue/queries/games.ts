import { type SQL, sql } from 'drizzle-orm';

import type { PreferencesWrite } from '../../contract/game.ts';
import type { Database } from '../../core/database.ts';
import { GAME_JSON } from '../../core/json.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { categories, games, preferences } from '../../core/schema/catalogue.ts';
import { reindexUser, rowId } from '../../core/search-index.ts';
import { matchWords } from '../../core/search-words.ts';

const STORED = columns(games, ['id', 'name', 'cover'], 'g');

/** The categories of game `g`, as JSON. */
export const CATEGORIES_OF_GAME =
  sql.raw(`(SELECT json_group_array(json_object('id', c.id, 'name', c.name)) FROM game_categories gc
    JOIN categories c ON c.id = gc.category_id WHERE gc.game_id = g.id)`);

export interface GameRow extends RowOf<typeof STORED> {
  /** JSON: id and name of each. */
  categories: string;
}

/** Limits game `g` to a category, if one is given. */
export const inCategory = (category: number | undefined): SQL =>
  category === undefined
    ? sql``
    : sql`AND EXISTS (SELECT 1 FROM game_categories gc
        WHERE gc.game_id = g.id AND gc.category_id = ${category})`;

const selectGames = (rest: SQL) => sql<GameRow>`
  SELECT ${STORED}, ${CATEGORIES_OF_GAME} AS categories ${rest}`;

/** The catalogue by name, after the game `afterId`. */
export const listGames = (
  db: Database,
  category: number | undefined,
  afterId: number,
  limit: number,
) =>
  db.all(
    selectGames(sql`FROM games g WHERE g.archived_at IS NULL
      AND g.name_key > coalesce((SELECT name_key FROM games WHERE id = ${afterId}), '')
      ${inCategory(category)} ORDER BY g.name_key LIMIT ${limit}`),
  );

/** Games that have words with these beginnings, in the order in which they were added. */
export function searchGames(
  db: Database,
  text: string,
  category: number | undefined,
  afterId: number,
  limit: number,
): Promise<GameRow[]> {
  const words = matchWords(text);
  if (words.length === 0) return Promise.resolve([]);
  return db.all(
    selectGames(sql`FROM game_search f CROSS JOIN games g ON g.id = f.rowid
      WHERE game_search MATCH ${words.join(' AND ')} AND f.rowid > ${rowId(afterId)}
      ${inCategory(category)} ORDER BY f.rowid LIMIT ${limit}`),
  );
}

/** One game. It may be archived, since sessions and preferences may still name it. */
export async function findGame(db: Database, id: number) {
  const [row] = await db.all(selectGames(sql`FROM games g WHERE g.id = ${id}`));
  return row;
}

const CATEGORY = columns(categories, ['id', 'name', 'gameCount', 'openSessionCount'], 'c');

export interface CategoryRow extends RowOf<typeof CATEGORY> {
  /** JSON: the first few. */
  games: string;
}

const GAMES_SHOWN = 3;

const GAMES_OF_CATEGORY = sql.raw(`(SELECT json_group_array(${GAME_JSON}) FROM (
      SELECT g.id, g.name, g.cover FROM game_categories gc CROSS JOIN games g ON g.id = gc.game_id
      WHERE gc.category_id = c.id AND g.archived_at IS NULL ORDER BY gc.rowid LIMIT ${GAMES_SHOWN}) g)`);

const selectCategories = (rest: SQL) => sql<CategoryRow>`
  SELECT ${CATEGORY}, ${GAMES_OF_CATEGORY} AS games FROM categories c ${rest}`;

export const listCategories = (db: Database) =>
  db.all(selectCategories(sql`ORDER BY c.position LIMIT 200`));

export const selectCategory = (id: SQL | number) => selectCategories(sql`WHERE c.id = ${id}`);

const PREFERENCE = columns(preferences, ['gameId', 'platform', 'level'], 'p');
const PREFERRED = columns(games, ['name', 'cover'], 'g');

export type PreferenceRow = RowOf<typeof PREFERENCE> & RowOf<typeof PREFERRED>;

/** The game that an id stands for now. A merged game's id stands for the game it was merged into. */
export const gameNow = (id: SQL): SQL =>
  sql`coalesce((SELECT m.merged_into_id FROM games m WHERE m.id = ${id}), ${id})`;

/** A JSON array of game ids. A merged game's id is replaced by that of the game it was merged into. */
export const gamesNow = (gameIds: readonly number[]): SQL =>
  sql`(SELECT json_group_array(${gameNow(sql.raw('n.value'))}) FROM json_each(${JSON.stringify(gameIds)}) n)`;

/** A member of the JSON row `j` from json_each(). */
const field = (name: string) => sql.raw(`json_extract(j.value, '$.${name}')`);

const selectPreferences = (userId: number) => sql<PreferenceRow>`
  SELECT ${PREFERENCE}, ${PREFERRED} FROM preferences p
  JOIN games g ON g.id = p.game_id WHERE p.user_id = ${userId} ORDER BY p.position`;

export const listPreferences = (db: Database, userId: number) => db.all(selectPreferences(userId));

/**
 * Replaces a user's games, in order, in one batch. Archived games that were chosen before may stay. A game that was
 * merged in the meantime becomes the one it was merged into.
 * @returns the updated preferences, or nothing if a game is unknown or can't be chosen. Then nothing is written
 */
export async function replacePreferences(
  db: Database,
  userId: number,
  { games: wanted }: PreferencesWrite,
) {
  const chosen = JSON.stringify(
    wanted.map(({ game, platform, level }) => ({
      game,
      platform: platform ?? null,
      level: level ?? null,
    })),
  );
  const game = gameNow(field('game'));
  const unknown = sql`SELECT 1 FROM json_each(${chosen}) j
    WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.id = ${game} AND (g.archived_at IS NULL
      OR EXISTS (SELECT 1 FROM preferences p WHERE p.user_id = ${userId} AND p.game_id = g.id)))`;
  const allKnown = sql`NOT EXISTS (${unknown})`;
  const { missing, rows } = await db.batch({
    missing: unknown,
    // Before the delete: once rows are deleted, the archived ones among them would count as unknown.
    written: sql`
      INSERT INTO preferences (user_id, game_id, position, platform, level)
      SELECT ${userId}, ${game}, j.key, ${field('platform')}, ${field('level')}
      FROM json_each(${chosen}) j WHERE ${allKnown}
      ON CONFLICT (user_id, game_id) DO UPDATE SET position = excluded.position,
        platform = excluded.platform, level = excluded.level`,
    removed: sql`DELETE FROM preferences WHERE user_id = ${userId} AND ${allKnown}
      AND game_id NOT IN (SELECT ${game} FROM json_each(${chosen}) j)`,
    index: reindexUser(userId),
    rows: selectPreferences(userId),
  });
  return missing.length > 0 ? undefined : rows;
}
