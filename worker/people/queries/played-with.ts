import { sql } from 'drizzle-orm';

import { DURATION_MAX_MINUTES } from '../../contract/bounds.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, flag } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { userColumns } from '../../core/user-item.ts';
import { keptSession, listedUser } from '../../core/visibility.ts';
import { SEATED, missedIt, tookPlace } from '../../sessions/queries/attendance.ts';
import { PLAYED_WITH_MS, thankable, thankedLately } from '../../sessions/queries/thanks.ts';

/** How many of the latest hosted and of the latest joined sessions are shown. */
const SESSIONS_MAX = 50;

/** How many of the latest applications are read. */
const APPLICATIONS_MAX = 300;

const LONGEST_MS = DURATION_MAX_MINUTES * 60_000;

const playedColumns = (userId: number, now: number) =>
  fields(userColumns(userId), columns(sessions, ['endsAt'], 's'), {
    sessionId: sql<number>`s.id`,
    sessionName: sql<string>`s.name`,
    isHost: flag(sql`s.host_id = u.id`),
    thanked: thankedLately(userId, sql`u.id`, now),
    thankable: flag(thankable(userId, sql`u.id`, now)),
  });

/**
 * Users with whom this user was in a session in the last 90 days, ordered by the latest session. Members who were
 * marked as absent are included, since only the host may know of the mark.
 */
export async function listPlayedWith(
  db: Database,
  query: { userId: number; cursor?: string | undefined; size: number; now: number },
) {
  const { userId, size, now } = query;
  const after = decodeCursor('played', 2, query.cursor);
  const recent = sql`${tookPlace(now)} AND s.ends_at > ${now - PLAYED_WITH_MS} AND ${keptSession(userId)}
    AND NOT ${missedIt(userId)}`;
  const rows = await db.all(sql<RowOf<ReturnType<typeof playedColumns>>>`
    WITH hits AS MATERIALIZED (
      WITH mine AS MATERIALIZED (
        SELECT * FROM (SELECT s.id FROM sessions s WHERE s.host_id = ${userId} AND s.starts_at <= ${now}
          AND s.starts_at > ${now - PLAYED_WITH_MS - LONGEST_MS} AND ${recent}
          ORDER BY s.starts_at DESC LIMIT ${SESSIONS_MAX})
        UNION ALL SELECT * FROM (SELECT s.id FROM (SELECT session_id, status FROM applications
            WHERE user_id = ${userId} ORDER BY id DESC LIMIT ${APPLICATIONS_MAX}) x
          CROSS JOIN sessions s ON s.id = x.session_id WHERE x.status = 'accepted' AND ${recent} LIMIT ${SESSIONS_MAX})),
      people AS MATERIALIZED (
        SELECT s.host_id AS user_id, s.id AS session_id, s.ends_at FROM mine CROSS JOIN sessions s ON s.id = mine.id
        UNION ALL SELECT a.user_id, s.id, s.ends_at FROM mine CROSS JOIN sessions s ON s.id = mine.id
          CROSS JOIN applications a ON a.session_id = s.id AND ${SEATED})
      SELECT user_id, session_id, max(ends_at) AS met FROM people CROSS JOIN users u ON u.id = user_id
      WHERE u.id <> ${userId} AND ${listedUser(userId)} GROUP BY user_id
      ${after ? sql`HAVING (max(ends_at), user_id) < (${after[0]}, ${after[1]})` : sql``}
      ORDER BY met DESC, user_id DESC LIMIT ${size + 1})
    SELECT ${playedColumns(userId, now)}
    FROM hits CROSS JOIN users u ON u.id = hits.user_id CROSS JOIN sessions s ON s.id = hits.session_id
    ORDER BY hits.met DESC, u.id DESC`);
  return pageOf(rows, size, 'played', (last) => [last.endsAt, last.id]);
}
