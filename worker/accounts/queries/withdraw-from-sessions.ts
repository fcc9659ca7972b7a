import { sql } from 'drizzle-orm';

import type { Results } from '../../core/batch.ts';
import { unindexSessions } from '../../core/search-index.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import { endInvitations } from '../../sessions/queries/invitations.ts';
import { membersOnline } from '../../sessions/queries/members-online.ts';
import { settleSeatsOf } from '../../sessions/queries/seats.ts';
import { cancelSessions } from '../../sessions/queries/session-guards.ts';
import { endSeries } from '../../sessions/series/queries/cancel-series.ts';

/** Whether the user can no longer attend. The statements below run only then. */
const away = (userId: number) =>
  sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${userId} AND u.status IN ('banned', 'leaving', 'gone'))`;

/**
 * Cancels the sessions that the user hosts and that aren't over, also those taken down, which may be restored. Applicants
 * and members of the others get a notice.
 */
function cancelHosted(userId: number, now: number) {
  const ahead = sql`SELECT s.id FROM sessions s WHERE s.host_id = ${userId}
    AND s.cancelled_at IS NULL AND s.ends_at > ${now} AND ${away(userId)}`;
  return {
    notices:
      returningNotices(sql`INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
      SELECT a.user_id, 'session-host-gone', NULL, a.session_id, '', ${now} FROM applications a
      WHERE a.session_id IN (${ahead} AND s.taken_down_at IS NULL) AND a.status IN ('pending', 'waiting', 'accepted')`),
    index: unindexSessions(ahead),
    sessions: cancelSessions(ahead, '', now),
  };
}

/** Gives the user's seats in sessions that aren't over to the waiting list. The hosts get a notice. */
function freeSeats(userId: number, now: number) {
  const theirs = (statuses: string) => sql`SELECT a.id FROM applications a CROSS JOIN sessions s
    ON s.id = a.session_id WHERE a.user_id = ${userId} AND a.status IN (${sql.raw(statuses)})
    AND s.ends_at > ${now} AND ${away(userId)}`;
  const freed = sql`SELECT a.session_id FROM applications a WHERE a.user_id = ${userId}
    AND (a.status = 'left' OR (a.status = 'withdrawn' AND a.offer_expires_at IS NOT NULL)) AND a.status_at = ${now}`;
  return {
    hostNotices:
      returningNotices(sql`INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
      SELECT s.host_id, 'member-left', ${userId}, s.id, '', ${now} FROM applications a
      CROSS JOIN sessions s ON s.id = a.session_id WHERE a.id IN (${theirs(`'accepted'`)})`),
    left: sql`UPDATE applications SET status_at = ${now},
        status = CASE status WHEN 'accepted' THEN 'left' ELSE 'withdrawn' END
      WHERE id IN (${theirs(`'pending', 'waiting', 'accepted'`)})`,
    invitations: endInvitations(sql`SELECT a.session_id, a.user_id FROM applications a
      WHERE a.user_id = ${userId} AND a.status IN ('left', 'withdrawn') AND a.status_at = ${now}`),
    settled: settleSeatsOf(freed, now),
    people: membersOnline(freed),
  };
}

/**
 * Cancels what a user hosts, and frees the seats that they have. It runs at the end of the batch that bans the account
 * or schedules its deletion. It does nothing if that had no effect, and nothing the second time. The route delivers
 * `withdrawalNotices`, and tells `joined.people`.
 */
export const withdrawFromSessions = (userId: number, now: number) => ({
  series: endSeries(userId, away(userId)),
  memberships: sql`DELETE FROM series_members WHERE user_id = ${userId} AND ${away(userId)}`,
  hosted: cancelHosted(userId, now),
  joined: freeSeats(userId, now),
});

export const withdrawalNotices = ({
  hosted,
  joined,
}: Results<ReturnType<typeof withdrawFromSessions>>) => [
  ...hosted.notices,
  ...joined.hostNotices,
  ...joined.settled.notices,
];
