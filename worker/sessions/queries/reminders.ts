import { sql } from 'drizzle-orm';

import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { mayAct } from '../../core/refusals.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';

/**
 * Host and members are reminded a day and 15 minutes before the start. Each session stores the time of its next
 * reminder. The sweep takes sessions that are due. The time left until the start alone decides which reminder is sent.
 */

const SOON_MS = 15 * 60_000;
/** With less time left than this, a late reminder of the day before isn't sent. */
const DAY_LATEST_MS = 20 * 60 * 60_000;

/** Sessions per batch. At most 100 people are in each. */
const SESSIONS_AT_ONCE = 50;

/** When the first reminder is due, once the start is set. Null if it has started. */
export function firstReminder(startsAt: number, now: number) {
  if (startsAt <= now) return null;
  return startsAt > now + DAY_MS ? startsAt - DAY_MS : startsAt - SOON_MS;
}

/**
 * Writes the reminders of some due sessions. The same batch sets when each is due next, so a repeated or aborted run
 * notifies nobody twice. An earlier reminder of the session is marked as read.
 * @returns the notices, and whether more sessions may be due
 */
export async function writeReminders(db: Database, now: number) {
  const due = sql`SELECT s.id, s.host_id, s.starts_at, s.visibility FROM sessions s
    WHERE s.closed = 0 AND s.remind_at IS NOT NULL AND s.remind_at <= ${now}
    ORDER BY s.remind_at LIMIT ${SESSIONS_AT_ONCE}`;
  const kind = sql`CASE WHEN d.starts_at <= ${now + SOON_MS} THEN 'reminder-soon' ELSE 'reminder-day' END`;
  const reminded = sql`d.starts_at > ${now}
    AND (d.starts_at <= ${now + SOON_MS} OR d.starts_at BETWEEN ${now + DAY_LATEST_MS} AND ${now + DAY_MS})`;
  const { notices, left } = await db.batch({
    replaced: sql`UPDATE notices SET read_at = ${now} WHERE session_id IN (SELECT d.id FROM (${due}) d WHERE ${reminded})
      AND kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL`,
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, session_id, created_at)
      SELECT u.id, ${kind}, d.id, ${now} FROM (${due}) d CROSS JOIN users u ON u.id = d.host_id
        WHERE ${reminded} AND ${mayAct(now)}
      UNION ALL SELECT u.id, ${kind}, d.id, ${now} FROM (${due}) d
        CROSS JOIN applications a ON a.session_id = d.id AND a.status = 'accepted'
        CROSS JOIN users u ON u.id = a.user_id WHERE d.visibility <> 'held' AND ${reminded} AND ${mayAct(now)}`),
    left: sql`UPDATE sessions SET remind_at = CASE WHEN starts_at > ${now + DAY_MS} THEN starts_at - ${DAY_MS}
        WHEN starts_at > ${now + SOON_MS} THEN starts_at - ${SOON_MS} END
      WHERE id IN (SELECT d.id FROM (${due}) d) RETURNING id`,
  });
  return { notices, more: left.length === SESSIONS_AT_ONCE };
}
