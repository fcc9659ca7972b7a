import { type SQL, sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { SOONEST_KEY, indexSession, reindexUser } from './search-index.ts';

/**
 * A game that is renamed or merged stands in the search rows of everybody who plays it: more than one batch may
 * hold. They are noted in the batch that changes it, some are written anew there, the rest by the sweep.
 */

/** Of each kind, in one batch. */
const REFRESHED_MAX = 500;

/** Notes the people who have this game, as a statement of a batch; `condition` is the action's own. */
export const markPlayers = (gameId: number, condition: SQL): SQL => sql`
  INSERT OR IGNORE INTO stale_index (kind, id)
  SELECT 'user', p.user_id FROM preferences p WHERE p.game_id = ${gameId} AND ${condition}`;

/** Notes the sessions that are listed with one of these games (one column, ids). */
export const markSessions = (gameIds: SQL, condition: SQL): SQL => sql`
  INSERT OR IGNORE INTO stale_index (kind, id)
  SELECT 'session', sg.session_id FROM session_games sg CROSS JOIN sessions s ON s.id = sg.session_id
  WHERE sg.game_id IN (${gameIds}) AND s.closed = 0 AND ${condition}`;

const noted = (kind: 'session' | 'user') =>
  sql`(SELECT id FROM stale_index WHERE kind = ${kind} ORDER BY id LIMIT ${REFRESHED_MAX})`;

/** Writes noted rows of the indexes anew as they now stand, as statements that end a batch. */
export function refreshIndex(): SQL[] {
  const [sessions, users] = [noted('session'), noted('user')];
  const [soonest, newest] = indexSession(sql.raw('s.id'));
  const [, people] = reindexUser(sql.raw('u.id'));
  return [
    sql`DELETE FROM session_soonest WHERE rowid IN (
      SELECT ${SOONEST_KEY} FROM sessions s WHERE s.id IN ${sessions})`,
    sql`DELETE FROM session_newest WHERE rowid IN ${sessions}`,
    sql`${soonest} AND s.id IN ${sessions}`,
    sql`${newest} AND s.id IN ${sessions}`,
    sql`DELETE FROM user_search WHERE rowid IN ${users}`,
    sql`${people} AND u.id IN ${users}`,
    sql`DELETE FROM stale_index WHERE kind = 'session' AND id IN ${sessions}`,
    sql`DELETE FROM stale_index WHERE kind = 'user' AND id IN ${users}`,
  ];
}

/** So many batches at most in one run of the sweep: 100,000 people are found by their new game in ten minutes. */
const BATCHES_PER_RUN = 20;

/** Goes on where a batch had to stop. */
export async function refreshStale(db: Database) {
  let left = await db.all(sql`SELECT 1 FROM stale_index LIMIT 1`);
  for (let batch = 0; batch < BATCHES_PER_RUN && left.length > 0; batch += 1) {
    [left] = await db.batch([sql`SELECT 1 FROM stale_index LIMIT 1`, ...refreshIndex()]);
  }
}
