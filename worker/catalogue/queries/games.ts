import { type SQL, sql } from 'drizzle-orm';

import type { GameItem, PreferencesWrite } from '../../contract/game.ts';
import type { Database } from '../../core/database.ts';
import { GAME_JSON, games } from '../../core/json.ts';
import { type RowOf, columns, fields, json, select } from '../../core/rows.ts';
import { categories, games as gamesTable, preferences } from '../../core/schema/catalogue.ts';
import { reindexUser, rowId } from '../../core/search-index.ts';
import { matchWords } from '../../core/search-words.ts';

const STORED = columns(gamesTable, ['id', 'name', 'cover'], 'g');

/** The categories of game `g`. */
export const CATEGORIES_OF_GAME = json<GameItem['categories']>(
  sql`(SELECT json_group_array(json_object('id', c.id, 'name', c.name)) FROM game_categories gc
    JOIN categories c ON c.id = gc.category_id WHERE gc.game_id = g.id)`,
);

/** Limits game `g` to a category, if one is given. */
export const inCategory = (category: number | undefined): SQL =>
  category === undefined
    ? sql``
    : sql`AND EXISTS (SELECT 1 FROM game_categories gc
        WHERE gc.game_id = g.id AND gc.category_id = ${category})`;

const GAME = fields(STORED, { categories: CATEGORIES_OF_GAME });

export type GameRow = RowOf<typeof GAME>;

/** The catalogue by name, after the game `afterId`. */
export const listGames = (
  db: Database,
  category: number | undefined,
  afterId: number,
  limit: number,
) =>
  db.all(select(GAME)`FROM games g WHERE g.archived_at IS NULL
      AND g.name_key > coalesce((SELECT name_key FROM games WHERE id = ${afterId}), '')
      ${inCategory(category)} ORDER BY g.name_key LIMIT ${limit}`);

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
  return db.all(select(GAME)`FROM game_search f CROSS JOIN games g ON g.id = f.rowid
      WHERE game_search MATCH ${words.join(' AND ')} AND f.rowid > ${rowId(afterId)}
      ${inCategory(category)} ORDER BY f.rowid LIMIT ${limit}`);
}

/** One game. It may be archived, since sessions and preferences may still name it. */
export async function findGame(db: Database, id: number) {
  const [row] = await db.all(select(GAME)`FROM games g WHERE g.id = ${id}`);
  return row;
}

const CATEGORY = columns(categories, ['id', 'name', 'gameCount', 'openSessionCount'], 'c');

const GAMES_SHOWN = 3;

const GAMES_OF_CATEGORY = sql.raw(`(SELECT json_group_array(${GAME_JSON}) FROM (
      SELECT g.id, g.name, g.cover FROM game_categories gc CROSS JOIN games g ON g.id = gc.game_id
      WHERE gc.category_id = c.id AND g.archived_at IS NULL ORDER BY gc.rowid LIMIT ${GAMES_SHOWN}) g)`);

/** With the first few of its games. */
const CATEGORY_WITH_GAMES = fields(CATEGORY, { games: games(GAMES_OF_CATEGORY) });

export type CategoryRow = RowOf<typeof CATEGORY_WITH_GAMES>;

const selectCategories = (rest: SQL) => select(CATEGORY_WITH_GAMES)`FROM categories c ${rest}`;

export const listCategories = (db: Database) =>
  db.all(selectCategories(sql`ORDER BY c.position LIMIT 200`));

export const selectCategory = (id: SQL | number) => selectCategories(sql`WHERE c.id = ${id}`);

const PREFERENCE = fields(
  columns(preferences, ['gameId', 'platform', 'level'], 'p'),
  columns(gamesTable, ['name', 'cover'], 'g'),
);

export type PreferenceRow = RowOf<typeof PREFERENCE>;

/** The game that an id stands for now. A merged game's id stands for the game it was merged into. */
export const gameNow = (id: SQL): SQL =>
  sql`coalesce((SELECT m.merged_into_id FROM games m WHERE m.id = ${id}), ${id})`;

/** A facet such as `gm12` for the game that an id stands for now, as SQL. D1 binds every number as REAL, hence the cast. */
export const gameFacet = (id: number): SQL =>
  sql`('gm' || CAST(${gameNow(sql`${id}`)} AS INTEGER))`;

/** The game of a search as the beginning of an FTS5 expression, as SQL. The rest has to follow. */
export const gameMatch = (id: number | undefined): SQL =>
  id === undefined ? sql`''` : sql`'facets : ' || ${gameFacet(id)} || ' AND '`;

/** A JSON array of game ids. A merged game's id is replaced by that of the game it was merged into. */
export const gamesNow = (gameIds: readonly number[]): SQL =>
  sql`(SELECT json_group_array(${gameNow(sql.raw('n.value'))}) FROM json_each(${JSON.stringify(gameIds)}) n)`;

/** A member of the JSON row `j` from json_each(). */
const field = (name: string) => sql.raw(`json_extract(j.value, '$.${name}')`);

const selectPreferences = (userId: number) => select(PREFERENCE)`FROM preferences p
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
