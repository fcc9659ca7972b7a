import { type SQL, sql } from 'drizzle-orm';

import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { selectGame } from './admin-game-list.ts';
import type { By } from './admin-games.ts';
import { mergeCovers } from './game-covers.ts';
import { mergeInSearches } from './merge-in-searches.ts';
import { markPlayers, markSessions, refreshIndex } from './stale-index.ts';

/** Moves a table's rows to another game. Where a user or session has both games, one row stays. */
const move = (table: 'preferences' | 'session_games', from: number, into: number, may: SQL) => [
  sql`UPDATE OR IGNORE ${sql.raw(table)} SET game_id = ${into} WHERE game_id = ${from} AND ${may}`,
  sql`DELETE FROM ${sql.raw(table)} WHERE game_id = ${from} AND ${may}`,
];

/**
 * Merges a game into another. Preferences, sessions and saved searches move in the same batch. From then on the old id stands for the
 * new one (gameNow). So a user who chooses the old game at the same time gets the new one. Search rows beyond the first
 * few hundred follow within minutes.
 * @returns whether it was done, and both updated games
 */
export async function mergeGames(
  db: Database,
  { id, into, reason, ...by }: By & { id: number; into: number; reason: string },
) {
  const source = sql`FROM games g CROSS JOIN games b ON b.id = ${into} WHERE g.id = ${id} AND g.id <> b.id
    AND g.merged_into_id IS NULL AND b.merged_into_id IS NULL AND b.archived_at IS NULL`;
  const may = sql`EXISTS (SELECT 1 ${source})`;
  const { log, game, target } = await db.batch({
    log: logAction(source, {
      ...by,
      action: 'games-merged',
      about: `/api/games/${id}`,
      reason,
      before: sql`json_object('name', g.name)`,
      after: sql`json_object('into', b.id, 'name', b.name,
          'cover', iif(b.cover_name IS NULL, g.cover_name, NULL))`,
    }),
    stale: [markPlayers(id, may), markSessions(sql`${id}`, may)],
    preferences: move('preferences', id, into, may),
    sessions: move('session_games', id, into, may),
    searches: mergeInSearches('game', id, into, may),
    mergedBefore: sql`UPDATE games SET merged_into_id = ${into} WHERE merged_into_id = ${id} AND ${may}`,
    presets: sql`UPDATE games SET presets = (SELECT presets FROM games WHERE id = ${id})
      WHERE id = ${into} AND presets = '[]' AND ${may}`,
    requests: sql`UPDATE game_requests SET game_id = ${into} WHERE game_id = ${id} AND ${may}`,
    search: sql`DELETE FROM game_search WHERE rowid = ${id} AND ${may}`,
    covers: mergeCovers(id, into, may, by),
    // The last statement that checks the condition, because it makes the condition false.
    merged: sql`UPDATE games SET merged_into_id = ${into}, archived_at = coalesce(archived_at, ${by.now}),
        cover_name = NULL, cover = NULL
      WHERE id = ${id} AND ${may}`,
    game: selectGame(id),
    target: selectGame(into),
    index: refreshIndex(),
  });
  return { changed: log.length > 0, game: game[0], target: target[0] };
}
