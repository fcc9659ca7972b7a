import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { SOONEST_KEY } from './search-index.ts';

/** Sessions taken per run, so that one run stays short; the rest follow a minute later. */
const SESSIONS_PER_RUN = 500;

/** Closes sessions that are over: their rows leave the partial indexes and the search. */
export async function closeEndedSessions(db: Database, now: number) {
  const ended = sql`SELECT s.id FROM sessions s WHERE s.closed = 0 AND s.ends_at <= ${now}
    ORDER BY s.ends_at LIMIT ${SESSIONS_PER_RUN}`;
  await db.batch([
    sql`DELETE FROM session_soonest WHERE rowid IN (
      SELECT ${SOONEST_KEY} FROM sessions s WHERE s.id IN (${ended}))`,
    sql`DELETE FROM session_newest WHERE rowid IN (${ended})`,
    sql`UPDATE sessions SET closed = 1 WHERE id IN (${ended})`,
  ]);
}

/** Forgets what nobody can use any more. */
export async function forgetExpired(db: Database, now: number) {
  await db.batch([
    sql`DELETE FROM devices WHERE expires_at <= ${now}`,
    sql`DELETE FROM login_failures WHERE window_ends_at <= ${now}`,
    sql`DELETE FROM mail_tokens WHERE expires_at <= ${now}`,
  ]);
}

/** Writes anew what each category holds, so that no list has to count. */
export async function recountCategories(db: Database) {
  await db.all(sql`UPDATE categories SET
    game_count = (SELECT count(*) FROM game_categories gc JOIN games g ON g.id = gc.game_id
      WHERE gc.category_id = categories.id AND g.archived_at IS NULL),
    open_session_count = (SELECT count(*) FROM (SELECT 1 FROM session_newest
      WHERE session_newest MATCH 'facets : (vp AND open AND ct' || categories.id || ')' LIMIT 1000))`);
}
