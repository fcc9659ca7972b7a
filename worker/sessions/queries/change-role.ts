import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { flag, select } from '../../core/rows.ts';
import { selectApplication } from './applications.ts';
import { membersOnline, sessionOf } from './members-online.ts';
import { settleSeats } from './membership.ts';
import { roleExists, roleFreeFor } from './seats.ts';

/**
 * The host gives an applicant or a member another role, in one round trip. A seat that becomes free in the old role is
 * offered to the waiting list, also to those who have missed an offer. A member only gets a role that has a free seat.
 * @returns the application if the viewer may see it, what explains a refusal, and who is online to be told
 */
export async function changeRole(
  db: Database,
  { id, viewerId, role, now }: { id: number; viewerId: number; role: string | null; now: number },
) {
  const known = sql`(${role} IS NULL OR ${roleExists(sql`${role}`)})`;
  const changeable = sql`(s.cancelled_at IS NULL AND s.taken_down_at IS NULL AND s.ends_at > ${now}
    AND a.status IN ('pending', 'waiting', 'accepted'))`;
  const sessionId = sql`(SELECT a.session_id FROM applications a JOIN sessions s ON s.id = a.session_id
    WHERE a.id = ${id} AND s.host_id = ${viewerId} AND ${changeable})`;
  const allowed = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = a.session_id AND s.host_id = ${viewerId}
    AND ${changeable} AND ${known} AND (a.role IS ${role} OR a.status = 'pending'
      OR (a.status = 'waiting' AND a.offer_expires_at IS NULL) OR ${roleFreeFor(sql`${role}`)}))`;
  const { written, rows, facts, settled, people } = await db.batch({
    // Before the change, because the seat that becomes free has the old role.
    missed: sql`UPDATE applications AS w SET offer_missed_at = NULL FROM applications a
      WHERE a.id = ${id} AND (a.status = 'accepted' OR a.offer_expires_at IS NOT NULL) AND a.role IS NOT ${role}
        AND ${allowed} AND w.session_id = a.session_id AND w.status = 'waiting' AND w.role IS a.role
        AND w.offer_missed_at IS NOT NULL AND w.id <> a.id`,
    written: sql<{ id: number }>`UPDATE applications AS a SET role = ${role}
      WHERE a.id = ${id} AND ${allowed} RETURNING id`,
    settled: settleSeats(sessionId, now),
    rows: selectApplication(id, viewerId),
    facts: select({
      known: flag(known),
      changeable: flag(changeable),
    })`FROM applications a JOIN sessions s ON s.id = a.session_id WHERE a.id = ${id}`,
    people: membersOnline(sessionOf(id)),
  });
  return {
    changed: written.length > 0,
    row: rows[0],
    facts: facts[0],
    notices: settled.notices,
    toTell: people,
  };
}
