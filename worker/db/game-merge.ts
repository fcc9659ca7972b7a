import { type SQL, sql } from 'drizzle-orm';

import { selectGame } from './admin-game-list.ts';
import type { By } from './admin-games.ts';
import { logAction } from './audit.ts';
import type { Database } from './database.ts';
import { mergeCovers } from './game-covers.ts';
import { markPlayers, markSessions, refreshIndex } from './stale-index.ts';

/** Gives the rows of a table to another game; who has both keeps the one. */
const move = (table: 'preferences' | 'session_games', from: number, into: number, may: SQL) =>
  [
    sql`UPDATE OR IGNORE ${sql.raw(table)} SET game_id = ${into} WHERE game_id = ${from} AND ${may}`,
    sql`DELETE FROM ${sql.raw(table)} WHERE game_id = ${from} AND ${may}`,
  ] as const;

/**
 * Makes two games one, whoever chooses either meanwhile: preferences and sessions are moved in the same batch, an
 * id of the one that is gone stands for the other from then on (merged-games.ts). Of many thousand rows of the
 * search indexes the last follow within minutes.
 * @returns whether it was done, and both as they stand
 */
export async function mergeGames(
  db: Database,
  { id, into, reason, adminId, now }: By & { id: number; into: number; reason: string },
) {
  const source = sql`FROM games g CROSS JOIN games b ON b.id = ${into} WHERE g.id = ${id} AND g.id <> b.id
    AND g.merged_into_id IS NULL AND b.merged_into_id IS NULL AND b.archived_at IS NULL`;
  const may = sql`EXISTS (SELECT 1 ${source})`;
  const [logged, , , , , , , , , , , , , [game], [target]] = await db.batch([
    logAction(
      {
        actorId: adminId,
        action: 'games-merged',
        about: `/api/games/${id}`,
        reason,
        before: sql`json_object('name', g.name)`,
        after: sql`json_object('into', b.id, 'name', b.name,
          'cover', iif(b.cover_name IS NULL, g.cover_name, NULL))`,
        now,
      },
      source,
    ),
    markPlayers(id, may),
    markSessions(sql`${id}`, may),
    ...move('preferences', id, into, may),
    ...move('session_games', id, into, may),
    sql`UPDATE games SET merged_into_id = ${into} WHERE merged_into_id = ${id} AND ${may}`,
    sql`UPDATE game_requests SET game_id = ${into} WHERE game_id = ${id} AND ${may}`,
    sql`DELETE FROM game_search WHERE rowid = ${id} AND ${may}`,
    ...mergeCovers(id, into, may, { adminId, now }),
    // Last of what has a condition: from here on it holds no more.
    sql`UPDATE games SET merged_into_id = ${into}, archived_at = coalesce(archived_at, ${now}),
        cover_name = NULL, cover = NULL
      WHERE id = ${id} AND ${may}`,
    selectGame(id),
    selectGame(into),
    ...refreshIndex(),
  ]);
  return { changed: logged.length > 0, game, target };
}
