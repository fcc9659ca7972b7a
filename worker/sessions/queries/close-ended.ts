import { sql } from 'drizzle-orm';

import { ENDED_FRIENDSHIP_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { endExpired } from '../../core/pending-commands.ts';
import { mayAct } from '../../core/refusals.ts';
import { indexUser, unindexSessions } from '../../core/search-index.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import { forgetSentMails } from '../../notifications/queries/sent-mails.ts';
import { ABSENCE_MARK_MS } from './attendance.ts';

/** How many sessions are closed per run, so that a run stays short. The next run takes more. */
const SESSIONS_PER_RUN = 500;
const SUSPENSIONS_PER_RUN = 100;

/**
 * Closes sessions that are over. Their rows leave the partial indexes and the search. Their party codes, which may be
 * passwords, are deleted. In the same batch, hosts of sessions with members are asked who was there, so nobody is asked
 * twice.
 */
export async function closeEndedSessions(db: Database, now: number) {
  const ended = sql`SELECT s.id FROM sessions s WHERE s.closed = 0 AND s.ends_at <= ${now}
    ORDER BY s.ends_at LIMIT ${SESSIONS_PER_RUN}`;
  const { notices } = await db.batch({
    notices: returningNotices(sql`INSERT INTO notices (user_id, kind, session_id, created_at)
      SELECT u.id, 'attendance-asked', s.id, ${now} FROM (${ended}) d CROSS JOIN sessions s ON s.id = d.id
        CROSS JOIN users u ON u.id = s.host_id
      WHERE s.seats_taken > 1 AND s.cancelled_at IS NULL AND s.taken_down_at IS NULL AND ${mayAct(now)}
        AND s.ends_at > ${now - ABSENCE_MARK_MS}`),
    unindexed: unindexSessions(ended),
    closed: sql`UPDATE sessions SET closed = 1, party_code = '' WHERE id IN (${ended})`,
  });
  return notices;
}

/**
 * Ends suspensions that are over. Such an account may act even before that, but lists don't show it yet.
 * @returns the ids of the users
 */
export async function endSuspensions(db: Database, now: number): Promise<number[]> {
  const over = await db.all(sql<{ id: number }>`
    SELECT id FROM users WHERE status = 'suspended' AND suspended_until <= ${now}
    ORDER BY suspended_until LIMIT ${SUSPENSIONS_PER_RUN}`);
  if (over.length === 0) return [];
  const ids = sql`(SELECT value FROM json_each(${JSON.stringify(over.map(({ id }) => id))}))`;
  const { ended } = await db.batch({
    ended: sql<{ id: number }>`UPDATE users SET suspended_until = NULL, status_reason = NULL,
        status = CASE WHEN leaves_at IS NULL THEN 'active' ELSE 'leaving' END
      WHERE id IN ${ids} AND status = 'suspended' AND suspended_until <= ${now} RETURNING id`,
    series: sql`UPDATE series SET due_at = 0 WHERE due_at > 0 AND host_id IN ${ids}`,
    unindex: sql`DELETE FROM user_search WHERE rowid IN ${ids}`,
    index: sql`${indexUser(sql`u.id`)} AND u.id IN ${ids}`,
  });
  return ended.map(({ id }) => id);
}

export async function forgetExpired(db: Database, now: number) {
  await db.batch({
    ends: endExpired(now),
    devices: sql`DELETE FROM devices WHERE expires_at <= ${now}`,
    failures: sql`DELETE FROM login_failures WHERE window_ends_at <= ${now}`,
    tokens: sql`DELETE FROM mail_tokens WHERE expires_at <= ${now}`,
    trusted: sql`DELETE FROM trusted_browsers WHERE expires_at <= ${now}`,
    tickets: sql`DELETE FROM spent_tickets WHERE expires_at <= ${now}`,
    invites: sql`DELETE FROM invite_links WHERE expires_at <= ${now}`,
    mails: forgetSentMails(now),
    friendships: sql`DELETE FROM ended_friends WHERE ended_at <= ${now - ENDED_FRIENDSHIP_DAYS * DAY_MS}`,
    emailChanges: sql`DELETE FROM email_changes WHERE expires_at <= ${now}`,
  });
}

/** Updates the counts of each category, so that no list has to count. */
export async function recountCategories(db: Database) {
  await db.all(sql`UPDATE categories SET
    game_count = (SELECT count(*) FROM game_categories gc JOIN games g ON g.id = gc.game_id
      WHERE gc.category_id = categories.id AND g.archived_at IS NULL),
    open_session_count = (SELECT count(*) FROM (SELECT 1 FROM session_newest
      WHERE session_newest MATCH 'facets : (vp AND open AND ct' || categories.id || ')' LIMIT 1000))`);
}
