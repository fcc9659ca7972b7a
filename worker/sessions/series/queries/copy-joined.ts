import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../core/database.ts';
import { type RowOf, columns, select } from '../../../core/rows.ts';
import { seriesMembers } from '../../../core/schema/sessions.ts';
import { indexSessions, unindexSessions } from '../../../core/search-index.ts';
import { countSeats, seatFreeFor } from '../../queries/seats.ts';
import { mayStay, roleIn } from './make-sessions.ts';

const JOINED = columns(seriesMembers, ['seriesId', 'userId']);

type Joined = RowOf<typeof JOINED>;

/** Members who were accepted in one session and weren't copied yet into the others that existed then. */
const listJoined = (db: Database, limit: number) =>
  db.all(select(JOINED)`FROM series_members WHERE copied = 0 ORDER BY series_id LIMIT ${limit}`);

const seat = (role: SQL) => sql`iif(${seatFreeFor(role)}, 'accepted', 'waiting')`;

/**
 * Gives a new member a seat in each session of the series that hasn't started, or a place on the waiting list. A
 * pending application is accepted. Any other decision of the member or the host about a session stays. It is one batch,
 * which does nothing the second time.
 */
export async function copyMember(db: Database, { seriesId, userId }: Joined, now: number) {
  const ahead = sql`FROM series_members m CROSS JOIN users u ON u.id = m.user_id
    CROSS JOIN sessions s ON s.series_id = m.series_id AND s.closed = 0 AND s.starts_at > ${now}
    WHERE m.series_id = ${seriesId} AND m.user_id = ${userId} AND m.copied = 0 AND ${mayStay}`;
  const touched = sql`SELECT a.session_id FROM applications a CROSS JOIN sessions s ON s.id = a.session_id
    WHERE a.user_id = ${userId} AND s.series_id = ${seriesId} AND a.status_at = ${now}`;
  await db.batch({
    pending: sql`UPDATE applications SET status_at = ${now},
        status = (SELECT ${seat(sql`applications.role`)} FROM sessions s WHERE s.id = applications.session_id)
      WHERE user_id = ${userId} AND status = 'pending' AND session_id IN (SELECT s.id ${ahead})`,
    entered: sql`INSERT INTO applications (session_id, user_id, text, role, status, status_at, created_at)
      SELECT s.id, u.id, '', ${roleIn('m.role')}, ${seat(roleIn('m.role'))}, ${now}, ${now} ${ahead}
        AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.session_id = s.id AND a.user_id = u.id)`,
    unindexed: unindexSessions(touched),
    seats: countSeats(touched),
    indexed: indexSessions(touched),
    copied: sql`UPDATE series_members SET copied = 1 WHERE series_id = ${seriesId} AND user_id = ${userId}`,
  });
}

const MEMBERS_AT_ONCE = 50;

const keyOf = ({ seriesId, userId }: Joined) => `${seriesId} ${userId}`;

/** Copies everyone who has joined a series since the last run, as many as there is time for. */
export async function copyJoined(db: Database, now: number, until: number) {
  const failed = new Set<string>();
  let left;
  do {
    const joined = await listJoined(db, MEMBERS_AT_ONCE + failed.size);
    left = joined.filter((one) => !failed.has(keyOf(one)));
    for (const one of left) {
      try {
        await copyMember(db, one, now);
      } catch (error) {
        console.error(`Copying member ${one.userId} of series ${one.seriesId} failed`, error);
        failed.add(keyOf(one));
      }
    }
  } while (left.length > 0 && Date.now() < until);
  if (failed.size > 0) throw new Error(`${failed.size} members could not be copied`);
}
