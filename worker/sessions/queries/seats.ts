import { type SQL, sql } from 'drizzle-orm';

import { OFFERED } from '../../core/schema/sessions.ts';
import { indexSessions, unindexSessions } from '../../core/search-index.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import { offerEnd } from '../../notifications/queries/offer-end.ts';

/**
 * Which seats of a session are free, and who of the waiting users gets an offer. A seat is free if it's neither taken
 * nor held by an open offer. In a session with roles, each role has seats of its own. The other seats are for users
 * without a role.
 */

/** How many seats of a session have this role, or none if that is NULL. */
export const takenBy = (sessionId: SQL, role: SQL): SQL => sql`(
  (SELECT count(*) FROM applications t WHERE t.session_id = ${sessionId} AND t.status = 'accepted' AND t.role IS ${role})
  + (SELECT count(*) FROM applications t WHERE t.session_id = ${sessionId} AND ${sql.raw(OFFERED)} AND t.role IS ${role}))`;

interface RoleSeats {
  roles: SQL;
  seats: SQL;
  hostRole: SQL;
}

const OF_SESSION: RoleSeats = {
  roles: sql`s.roles`,
  seats: sql`s.seats`,
  hostRole: sql`s.host_role`,
};

/**
 * How many seats a session, by default `s`, has for a role, or for users without one. The host's own seat isn't among
 * them.
 */
export const seatsFor = (
  role: SQL,
  { roles, seats, hostRole } = OF_SESSION,
): SQL => sql`(CASE WHEN ${role} IS NULL
  THEN ${seats} - (SELECT coalesce(sum(j.value ->> '$.seats'), 0) FROM json_each(${roles}) j)
  ELSE coalesce((SELECT j.value ->> '$.seats' FROM json_each(${roles}) j WHERE j.value ->> '$.name' = ${role}), 0) END
  - (${hostRole} IS ${role}))`;

/** Whether session `s` has a seat with this role, free or not. One that the host has may become free. */
export const roleExists = (
  role: SQL,
): SQL => sql`CASE WHEN ${role} IS NULL THEN ${seatsFor(role)} > 0
  ELSE EXISTS (SELECT 1 FROM json_each(s.roles) j WHERE j.value ->> '$.name' = ${role}) END`;

const roleFree = (role: SQL): SQL =>
  sql`(s.roles = '[]' OR ${takenBy(sql`s.id`, role)} < ${seatsFor(role)})`;

/**
 * Whether a user may take a seat in a session, by the age that they declared. Every way to a seat asks this. Members who
 * had theirs before it became a session for adults keep it.
 */
export const ofAge = (user: string, session = 's'): SQL =>
  sql.raw(`(${session}.adults_only = 0 OR ${user}.of_age_declared_at IS NOT NULL)`);

/** Whether session `s` has a free seat at all. */
export const SEAT_FREE = sql.raw('s.seats_taken + s.seats_held < s.seats');

/** Whether session `s` has a free seat for someone with this role. */
export const seatFreeFor = (role: SQL): SQL => sql`(${SEAT_FREE} AND ${roleFree(role)})`;

/** Whether a member of session `s` can change to this role. The role needs a free seat, the session doesn't. */
export const roleFreeFor = roleFree;

/**
 * Waiting user `w` has missed no offer, or someone has lost their seat since. So nobody is offered the same seat again
 * and again.
 */
const MAY_BE_OFFERED = sql.raw(`(w.offer_missed_at IS NULL OR EXISTS (SELECT 1 FROM applications f
  WHERE f.session_id = w.session_id AND (f.moved_back_at > w.offer_missed_at
    OR (f.status IN ('left', 'removed') AND f.status_at > w.offer_missed_at))))`);

/** The waiting users who get an offer now. For each role these are the first ones, as many as it has free seats. */
function offerable(which: SQL, now: number): SQL {
  const ahead = sql`s.id ${which} AND s.starts_at > ${now} AND s.closed = 0`;
  const role = sql.raw(`j.value ->> '$.name'`);
  return sql`
    WITH rooms AS MATERIALIZED (
      SELECT s.id AS session_id, s.host_id, s.starts_at, s.adults_only, NULL AS role,
        ${seatsFor(sql`NULL`)} - ${takenBy(sql`s.id`, sql`NULL`)} AS free
      FROM sessions s WHERE ${ahead}
      UNION ALL SELECT s.id, s.host_id, s.starts_at, s.adults_only, ${role}, (j.value ->> '$.seats') - (s.host_role IS ${role}) - ${takenBy(sql`s.id`, role)}
      FROM sessions s CROSS JOIN json_each(s.roles) j WHERE ${ahead}),
    line AS MATERIALIZED (
      SELECT w.id, w.user_id, rooms.session_id, rooms.host_id, rooms.starts_at, rooms.free,
        row_number() OVER (PARTITION BY w.session_id, w.role ORDER BY w.status_at, w.id) AS place
      FROM rooms CROSS JOIN applications w ON w.session_id = rooms.session_id
        CROSS JOIN users u ON u.id = w.user_id AND u.status = 'active' AND ${ofAge('u', 'rooms')}
      WHERE rooms.free > 0 AND w.status = 'waiting' AND w.offer_expires_at IS NULL AND w.role IS rooms.role
        AND ${MAY_BE_OFFERED})
    SELECT id, user_id, session_id, host_id, starts_at FROM line WHERE place <= free`;
}

/** Offers the free seats of sessions to their waiting lists, with a notice, and counts the seats. */
export const offerSeats = (which: SQL, now: number) => ({
  notices: returningNotices(sql`
    INSERT INTO notices (user_id, kind, actor_id, session_id, text, created_at)
    SELECT o.user_id, 'seat-offered', o.host_id, o.session_id, '', ${now} FROM (${offerable(which, now)}) o`),
  offered: sql`UPDATE applications SET offer_expires_at = ${offerEnd(sql`o.starts_at`, now)}
    FROM (${offerable(which, now)}) o WHERE applications.id = o.id`,
});

export const COUNT_SEATS = sql.raw(`seats_taken = 1 + (SELECT count(*) FROM applications a
    WHERE a.session_id = sessions.id AND a.status = 'accepted'),
  seats_held = (SELECT count(*) FROM applications a WHERE a.session_id = sessions.id AND ${OFFERED})`);

export const countSeats = (ids: SQL) =>
  sql`UPDATE sessions SET ${COUNT_SEATS} WHERE id IN (${ids})`;

/** Like `settleSeats`, several. @param ids a query */
export const settleSeatsOf = (ids: SQL, now: number) => ({
  ...offerSeats(sql`IN (${ids})`, now),
  unindexed: unindexSessions(ids),
  seats: countSeats(ids),
  indexed: indexSessions(ids),
});
