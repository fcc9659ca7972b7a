import { type SQL, sql } from 'drizzle-orm';

import type { PreferencesWrite } from '../contract/game.ts';
import type { Database } from './database.ts';
import { GAME_JSON } from './json.ts';
import { gameNow } from './merged-games.ts';
import { matchWords, reindexUser, rowId } from './search-index.ts';

export interface GameRow {
  id: number;
  name: string;
  nameKey: string;
  cover: string | null;
  categories: string;
}

const GAME_COLUMNS = sql.raw(`g.id, g.name, g.name_key AS nameKey, g.cover,
  (SELECT json_group_array(json_object('id', c.id, 'name', c.name)) FROM game_categories gc
    JOIN categories c ON c.id = gc.category_id WHERE gc.game_id = g.id) AS categories`);

/** The catalogue by name, after `afterId`'s place in it. */
export const listGames = (
  db: Database,
  category: number | undefined,
  afterId: number,
  limit: number,
) =>
  db.all(sql<GameRow>`
    SELECT ${GAME_COLUMNS} FROM games g
    WHERE g.archived_at IS NULL
      AND g.name_key > coalesce((SELECT name_key FROM games WHERE id = ${afterId}), '')
      ${
        category === undefined
          ? sql``
          : sql`AND EXISTS (SELECT 1 FROM game_categories gc
        WHERE gc.game_id = g.id AND gc.category_id = ${category})`
      }
    ORDER BY g.name_key LIMIT ${limit}`);

/** Games of which some words begin as typed; the catalogue's order of entry. */
export function searchGames(
  db: Database,
  text: string,
  category: number | undefined,
  afterId: number,
  limit: number,
): Promise<GameRow[]> {
  const words = matchWords(text);
  if (words.length === 0) return Promise.resolve([]);
  return db.all(sql<GameRow>`
    SELECT ${GAME_COLUMNS} FROM game_search f CROSS JOIN games g ON g.id = f.rowid
    WHERE game_search MATCH ${words.join(' AND ')} AND f.rowid > ${rowId(afterId)}
      ${
        category === undefined
          ? sql``
          : sql`AND EXISTS (SELECT 1 FROM game_categories gc
        WHERE gc.game_id = g.id AND gc.category_id = ${category})`
      }
    ORDER BY f.rowid LIMIT ${limit}`);
}

/** One game, an archived one too: sessions and preferences may still name it. */
export async function findGame(db: Database, id: number) {
  const [row] = await db.all(sql<GameRow>`SELECT ${GAME_COLUMNS} FROM games g WHERE g.id = ${id}`);
  return row;
}

export interface CategoryRow {
  id: number;
  name: string;
  gameCount: number;
  openSessionCount: number;
  games: string;
}

const GAMES_SHOWN = 3;

const CATEGORY_COLUMNS = sql.raw(`c.id, c.name, c.game_count AS gameCount,
    c.open_session_count AS openSessionCount,
    (SELECT json_group_array(${GAME_JSON}) FROM (
      SELECT g.id, g.name, g.cover FROM game_categories gc CROSS JOIN games g ON g.id = gc.game_id
      WHERE gc.category_id = c.id AND g.archived_at IS NULL ORDER BY gc.rowid LIMIT ${GAMES_SHOWN}) g)
      AS games`);

export const listCategories = (db: Database) =>
  db.all(
    sql<CategoryRow>`SELECT ${CATEGORY_COLUMNS} FROM categories c ORDER BY c.position LIMIT 200`,
  );

export const selectCategory = (id: SQL | number) =>
  sql<CategoryRow>`SELECT ${CATEGORY_COLUMNS} FROM categories c WHERE c.id = ${id}`;

export interface PreferenceRow {
  gameId: number;
  name: string;
  cover: string | null;
  platform: string | null;
  level: string | null;
}

/** A member of the JSON row `j` that json_each() walks. */
const field = (name: string) => sql.raw(`json_extract(j.value, '$.${name}')`);

const selectPreferences = (userId: number) => sql<PreferenceRow>`
  SELECT p.game_id AS gameId, g.name, g.cover, p.platform, p.level FROM preferences p
  JOIN games g ON g.id = p.game_id WHERE p.user_id = ${userId} ORDER BY p.position`;

export const listPreferences = (db: Database, userId: number) => db.all(selectPreferences(userId));

/**
 * Replaces the games of a person, in order, in one batch. Archived games that were chosen before may stay; one that
 * was merged while its name was on the screen becomes the one it was merged into.
 * @returns the preferences as they now stand, and the ids of games that are unknown or cannot be chosen any
 * more (then nothing is written)
 */
export async function replacePreferences(
  db: Database,
  userId: number,
  { games }: PreferencesWrite,
) {
  const chosen = JSON.stringify(
    games.map(({ game, platform, level }) => ({
      game,
      platform: platform ?? null,
      level: level ?? null,
    })),
  );
  const game = gameNow(field('game'));
  const unknown = sql<{ id: number }>`SELECT ${field('game')} AS id FROM json_each(${chosen}) j
    WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.id = ${game} AND (g.archived_at IS NULL
      OR EXISTS (SELECT 1 FROM preferences p WHERE p.user_id = ${userId} AND p.game_id = g.id)))`;
  const allKnown = sql`NOT EXISTS (${unknown})`;
  const [unindex, index] = reindexUser(userId);
  const [missing, , , , , rows] = await db.batch([
    unknown,
    // The upsert goes first: once rows are deleted, the archived ones among them would count as unknown.
    sql`
      INSERT INTO preferences (user_id, game_id, position, platform, level)
      SELECT ${userId}, ${game}, j.key, ${field('platform')}, ${field('level')}
      FROM json_each(${chosen}) j WHERE ${allKnown}
      ON CONFLICT (user_id, game_id) DO UPDATE SET position = excluded.position,
        platform = excluded.platform, level = excluded.level`,
    sql`DELETE FROM preferences WHERE user_id = ${userId} AND ${allKnown}
      AND game_id NOT IN (SELECT ${game} FROM json_each(${chosen}) j)`,
    unindex,
    index,
    selectPreferences(userId),
  ]);
  return { rows, unknownGameIds: missing.map(({ id }) => id) };
}
