import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { indexSessions, indexUser, unindexSessions } from '../../core/search-index.ts';

/**
 * A change of a game changes the search rows of all its sessions and players. These may be more than fit into one
 * batch. So the batch that changes the game marks them as stale and updates some, and the sweep updates the rest.
 */

/** Rows of each kind in one batch. */
const REFRESHED_MAX = 500;

/** Marks the users who have this game, if `condition` holds. */
export const markPlayers = (gameId: number, condition: SQL): SQL => sql`
  INSERT OR IGNORE INTO stale_index (kind, id)
  SELECT 'user', p.user_id FROM preferences p WHERE p.game_id = ${gameId} AND ${condition}`;

/** Marks the listed sessions of these games (one column of ids), if `condition` holds. */
export const markSessions = (gameIds: SQL, condition: SQL): SQL => sql`
  INSERT OR IGNORE INTO stale_index (kind, id)
  SELECT 'session', sg.session_id FROM session_games sg CROSS JOIN sessions s ON s.id = sg.session_id
  WHERE sg.game_id IN (${gameIds}) AND s.closed = 0 AND ${condition}`;

const stale = (kind: 'session' | 'start' | 'user') =>
  sql`SELECT id FROM stale_index WHERE kind = ${kind} ORDER BY id LIMIT ${REFRESHED_MAX}`;

function refreshSessions(kind: 'session' | 'start'): SQL[] {
  const sessions = stale(kind);
  return [
    ...unindexSessions(sessions),
    ...indexSessions(sessions),
    sql`DELETE FROM stale_index WHERE kind = ${kind} AND id IN (${sessions})`,
  ];
}

/** Updates marked rows of the search indexes. Runs at the end of a batch. */
export function refreshIndex(): SQL[] {
  const users = stale('user');
  return [
    ...refreshSessions('session'),
    sql`DELETE FROM user_search WHERE rowid IN (${users})`,
    sql`${indexUser(sql.raw('u.id'))} AND u.id IN (${users})`,
    sql`DELETE FROM stale_index WHERE kind = 'user' AND id IN (${users})`,
  ];
}

/** Batches per run of the sweep. 100,000 users take ten minutes. */
const BATCHES_PER_RUN = 20;

const LEFT = sql`SELECT 1 FROM stale_index WHERE kind IN ('session', 'start', 'user') LIMIT 1`;

export async function refreshStale(db: Database) {
  let left = await db.all(LEFT);
  for (let batch = 0; batch < BATCHES_PER_RUN && left.length > 0; batch += 1) {
    ({ left } = await db.batch({
      left: LEFT,
      index: [...refreshIndex(), ...refreshSessions('start')],
    }));
  }
}
