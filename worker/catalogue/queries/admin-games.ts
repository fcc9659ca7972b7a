import { type SQL, sql } from 'drizzle-orm';

import type { AuditAction } from '../../contract/admin-vocabulary.ts';
import type { Preset } from '../../contract/preset-text.ts';
import { logAction } from '../../core/audit.ts';
import { comparisonKey } from '../../core/comparison-key.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, flag, select } from '../../core/rows.ts';
import { GAME_WORDS } from '../../core/search-index.ts';
import { extraGameWords } from '../../core/search-words.ts';
import { selectGame } from './admin-game-list.ts';
import { markSessions, refreshIndex } from './stale-index.ts';

/** What admins do with one game. */

export interface By {
  adminId: number;
  now: number;
}

/** Whether there is a category for each id of this JSON array. */
const allKnown = (categories: string) => sql`NOT EXISTS (SELECT 1 FROM json_each(${categories}) j
  WHERE NOT EXISTS (SELECT 1 FROM categories c WHERE c.id = j.value))`;

type Holder = 'listed' | 'archived' | 'merged';

/** What prevents a name from being taken: an unknown category, or a game that has it already, in which state. */
export const obstacles = (key: string, categories: string, id: number) =>
  select({
    known: flag(allKnown(categories)),
    holder: sql<Holder | null>`(SELECT CASE WHEN o.archived_at IS NULL THEN 'listed'
        WHEN o.merged_into_id IS NULL THEN 'archived' ELSE 'merged' END
        FROM games o WHERE o.name_key = ${key} AND o.id <> ${id})`,
  })``;

export type Obstacle = RowOf<ReturnType<typeof obstacles>>;

/** The id of the next game, so that rows that refer to it can be written before it. */
const NEXT_GAME = sql.raw('(SELECT coalesce(max(id), 0) + 1 FROM games)');

interface NewGame extends By {
  name: string;
  categories: readonly number[];
  presets?: readonly Preset[];
}

/** The statements that add a game if `condition` holds. `created` returns a row if they did. */
export function insertGame(
  { name, categories, presets = [], adminId, now }: NewGame,
  condition: SQL,
) {
  const key = comparisonKey(name);
  const chosen = JSON.stringify(categories);
  const free = sql`${allKnown(chosen)} AND NOT EXISTS (SELECT 1 FROM games WHERE name_key = ${key})
    AND ${condition}`;
  return {
    log: logAction(sql`WHERE ${free}`, {
      adminId,
      action: 'game-added',
      about: sql`'/api/games/' || ${NEXT_GAME}`,
      after: sql`json_object('name', ${name})`,
      now,
    }),
    search: sql`INSERT INTO game_search (rowid, words)
      SELECT ${NEXT_GAME}, ${`${name} ${extraGameWords(name)}`} WHERE ${free}`,
    created: sql`INSERT INTO games (id, name, name_key, name_words, presets, created_at)
      SELECT ${NEXT_GAME}, ${name}, ${key}, ${extraGameWords(name)}, ${JSON.stringify(presets)}, ${now} WHERE ${free} RETURNING id`,
    categories: sql`INSERT OR IGNORE INTO game_categories (game_id, category_id)
      SELECT g.id, j.value FROM games g, json_each(${chosen}) j
      WHERE g.name_key = ${key} AND g.created_at = ${now} AND ${allKnown(chosen)}`,
  };
}

/** Adds a game to the catalogue. @returns the game, or what prevents it */
export async function addGame(db: Database, game: NewGame) {
  const key = comparisonKey(game.name);
  const { inserted, rows, obstacle } = await db.batch({
    inserted: insertGame(game, sql`1`),
    rows: selectGame(sql`(SELECT id FROM games WHERE name_key = ${key})`),
    obstacle: obstacles(key, JSON.stringify(game.categories), 0),
  });
  return inserted.created.length > 0 ? { row: rows[0] } : { obstacle: obstacle[0] };
}

/** The names of the categories of game `g`, as JSON. */
export const categoryNames = sql.raw(`(SELECT json_group_array(c.name) FROM game_categories gc
  JOIN categories c ON c.id = gc.category_id WHERE gc.game_id = g.id)`);

interface GameChange extends By {
  id: number;
  name: string | undefined;
  categories: readonly number[] | undefined;
  presets: readonly Preset[] | undefined;
  reason: string;
}

/** Changes a game's name, categories or presets, and the search rows that depend on them. @returns the updated game */
export async function changeGame(db: Database, change: GameChange) {
  const { id, name, categories, presets, reason, adminId, now } = change;
  const kept = presets === undefined ? sql`g.presets` : sql`${JSON.stringify(presets)}`;
  const key = name === undefined ? '' : comparisonKey(name);
  const chosen = JSON.stringify(categories ?? []);
  const source = sql`FROM games g WHERE g.id = ${id} AND g.merged_into_id IS NULL AND ${allKnown(chosen)}
    AND NOT EXISTS (SELECT 1 FROM games o WHERE o.name_key = ${key} AND o.id <> g.id)`;
  const may = sql`EXISTS (SELECT 1 ${source})`;
  const given = sql`${Number(categories !== undefined)}`;
  const { log, obstacle, rows } = await db.batch({
    log: logAction(source, {
      adminId,
      action: 'game-changed',
      about: `/api/games/${id}`,
      reason,
      before: sql`json_object('name', g.name, 'categories', json(${categoryNames}), 'presets', json(g.presets))`,
      after: sql`json_object('name', ${name ?? sql`g.name`}, 'categories', json(CASE WHEN ${given}
          THEN (SELECT json_group_array(c.name) FROM json_each(${chosen}) j
            JOIN categories c ON c.id = j.value) ELSE ${categoryNames} END), 'presets', json(${kept}))`,
      now,
    }),
    obstacle: obstacles(key, chosen, id),
    stale: markSessions(sql`${id}`, may),
    renamed: sql`UPDATE games AS g SET presets = ${kept}, name = ${name ?? sql`name`}, name_key = ${name === undefined ? sql`name_key` : key},
        name_words = ${name === undefined ? sql`name_words` : extraGameWords(name)}
      WHERE id IN (SELECT g.id ${source})`,
    search: [
      sql`DELETE FROM game_search WHERE rowid IN (SELECT g.id ${source})`,
      sql`INSERT INTO game_search (rowid, words)
        SELECT g.id, ${GAME_WORDS} ${source} AND g.archived_at IS NULL`,
    ],
    left: sql`DELETE FROM game_categories WHERE game_id IN (SELECT g.id ${source}) AND ${given}`,
    entered: sql`INSERT OR IGNORE INTO game_categories (game_id, category_id)
      SELECT g.id, j.value FROM games g, json_each(${chosen}) j WHERE g.id IN (SELECT g.id ${source}) AND ${given}`,
    rows: selectGame(id),
    index: refreshIndex(),
  });
  return { changed: log.length > 0, row: rows[0], obstacle: obstacle[0] };
}

/** Archives a game, so that it can no longer be chosen, or restores it. Users who have it keep it. */
export async function archiveGame(
  db: Database,
  { id, archived, reason, ...by }: By & { id: number; archived: boolean; reason: string },
) {
  const action: AuditAction = archived ? 'game-archived' : 'game-restored';
  const source = sql`FROM games g WHERE g.id = ${id} AND g.merged_into_id IS NULL
    AND g.archived_at IS ${archived ? sql`NULL` : sql`NOT NULL`}`;
  const { log, rows } = await db.batch({
    log: logAction(source, {
      ...by,
      action,
      about: `/api/games/${id}`,
      reason,
      before: sql`json_object('archived', json(${archived ? 'false' : 'true'}))`,
      after: sql`json_object('archived', json(${archived ? 'true' : 'false'}))`,
    }),
    search: archived
      ? sql`DELETE FROM game_search WHERE rowid IN (SELECT g.id ${source})`
      : sql`INSERT INTO game_search (rowid, words) SELECT g.id, ${GAME_WORDS} ${source}`,
    archived: sql`UPDATE games SET archived_at = ${archived ? by.now : null} WHERE id IN (SELECT g.id ${source})`,
    rows: selectGame(id),
  });
  return { changed: log.length > 0, row: rows[0] };
}
