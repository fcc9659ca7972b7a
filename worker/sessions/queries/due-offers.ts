import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { columns, select } from '../../core/rows.ts';
import { applications } from '../../core/schema/sessions.ts';
import { idList } from '../../core/visibility.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import { membersOnline } from './members-online.ts';
import { settleSeatsOf } from './seats.ts';

const OFFERS_AT_ONCE = 50;

const DUE = columns(applications, ['id', 'sessionId']);

/**
 * Ends some offers that have expired. Their users go behind the others on the waiting list, unless the session is taken
 * down, so that they couldn't answer. Then the seats are offered to the next ones. A repeated run does nothing twice,
 * since an offer expires only once.
 * @returns the notices, whom to tell, and whether more offers may have expired
 */
export async function endDueOffers(db: Database, now: number) {
  const found = await db.all(select(DUE)`FROM applications
    WHERE status = 'waiting' AND offer_expires_at IS NOT NULL AND offer_expires_at <= ${now}
    ORDER BY offer_expires_at LIMIT ${OFFERS_AT_ONCE}`);
  if (found.length === 0) return { notices: [], toTell: [], more: false };
  const ids = idList(found.map(({ id }) => id));
  const sessions = sql`SELECT value FROM json_each(${JSON.stringify(found.map(({ sessionId }) => sessionId))})`;
  const due = sql`a.id IN ${ids} AND a.status = 'waiting' AND a.offer_expires_at <= ${now}`;
  const { missed, settled, people } = await db.batch({
    missed: returningNotices(sql`
      INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
      SELECT a.user_id, 'seat-offer-missed', s.host_id, s.id, '', ${now}
      FROM applications a CROSS JOIN sessions s ON s.id = a.session_id WHERE ${due} AND s.closed = 0`),
    ended: sql`UPDATE applications AS a SET offer_expires_at = NULL,
        offer_missed_at = iif(s.taken_down_at IS NULL, ${now}, a.offer_missed_at),
        status_at = iif(s.taken_down_at IS NULL, ${now}, a.status_at)
      FROM sessions s WHERE s.id = a.session_id AND ${due}`,
    settled: settleSeatsOf(sessions, now),
    people: membersOnline(sessions),
  });
  return {
    notices: [...missed, ...settled.notices],
    toTell: people,
    more: found.length === OFFERS_AT_ONCE,
  };
}
