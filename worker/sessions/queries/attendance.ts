import { type SQL, sql } from 'drizzle-orm';

import {
  ABSENCE_MARK_HOURS,
  ATTENDANCE_HOST_DAYS,
  ATTENDANCE_SESSIONS_MAX,
  TOTAL_MAX,
} from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { AttendanceBand } from '../../contract/vocabulary.ts';
import { json } from '../../core/rows.ts';
import { type UserId, friendsAt } from '../../core/visibility.ts';
import { type Outcome, bandOf as bandOfOutcomes } from '../attendance-band.ts';

/** Who was in a session, and who was absent. The session is aliased `s`, the mark `m`. */

export const ABSENCE_MARK_MS = ABSENCE_MARK_HOURS * 60 * 60_000;

/** An application `a` that held a seat at the end of session `s`, even if it was left later. */
export const SEATED: SQL = sql`(a.status = 'accepted' OR (a.status IN ('left', 'removed') AND a.status_at >= s.ends_at))`;

/** Whether a user was in session `s` at its end, as host or member. */
export const wasIn = (userId: UserId): SQL => sql`(s.host_id = ${userId} OR EXISTS (
  SELECT 1 FROM applications a WHERE a.session_id = s.id AND a.user_id = ${userId} AND ${SEATED}))`;

/** Session `s` took place. */
export const tookPlace = (now: number): SQL =>
  sql`s.ends_at <= ${now} AND s.cancelled_at IS NULL AND s.taken_down_at IS NULL`;

/** An application `a` of a user who left session `s` after its start. They may never have come. */
export const LEFT_EARLY: SQL = sql`(a.status = 'left' AND a.status_at > s.starts_at)`;

/** Whether a user was a member of session `s` after its start. */
export const wasMember = (userId: UserId): SQL => sql`EXISTS (SELECT 1 FROM applications a
  WHERE a.session_id = s.id AND a.user_id = ${userId} AND (${SEATED} OR ${LEFT_EARLY}))`;

/**
 * A mark that counts: it isn't contested, or another member agrees. Marks of hosts who may no longer act don't count.
 * Nor do marks of hosts who have blocked the marked user, since the two may have quarrelled.
 */
const COUNTS = sql`m.withdrawn_at IS NULL AND (m.contested_at IS NULL OR m.agreed_at IS NOT NULL)
  AND EXISTS (SELECT 1 FROM users k WHERE k.id = m.marker_id AND k.status = 'active')
  AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = m.marker_id AND b.blocked_id = m.user_id)`;

/** Whether a user counts as absent from session `s`. */
export const missedIt = (userId: UserId): SQL => sql`EXISTS (
  SELECT 1 FROM absences m WHERE m.session_id = s.id AND m.user_id = ${userId} AND ${COUNTS})`;

/**
 * Session `s` counts for the attendance of this user. Friends could host each other small private sessions without end,
 * and so could new accounts.
 */
const countsFor = (userId: SQL): SQL => sql`(s.visibility = 'public'
  AND EXISTS (SELECT 1 FROM users k WHERE k.id = s.host_id
    AND k.created_at <= s.starts_at - ${ATTENDANCE_HOST_DAYS * DAY_MS})
  AND NOT ${friendsAt(sql`s.host_id`, userId, sql`s.starts_at`)})`;

/** An outcome that counts neither as attended nor as missed. */
const UNDECIDED = -1;

type StoredOutcome = Omit<Outcome, 'missed'> & { missed: number; member: 0 | 1 };

/**
 * The past sessions of user `u` as a member: whether each was missed, and whether they were a member to the
 * end. A session counts as attended once it is too late to mark anyone. If there is a mark that doesn't count and
 * wasn't taken back, the session counts neither way. A user who left after the end has attended: a block also ends a
 * seat.
 */
export const outcomesOf = (now: number) =>
  json<StoredOutcome[]>(sql`(SELECT json_group_array(json_object(
    'hostId', o.host_id, 'startedAt', o.starts_at, 'endedAt', o.ends_at, 'missed', o.missed, 'member', o.member)) FROM (
  SELECT * FROM (SELECT s.host_id, s.starts_at, s.ends_at, x.status = 'accepted' AS member,
      iif(${tookPlace(now - ABSENCE_MARK_MS)} AND ${countsFor(sql`x.user_id`)} AND NOT EXISTS (SELECT 1 FROM absences m
        WHERE m.session_id = s.id AND m.user_id = x.user_id AND m.withdrawn_at IS NULL), 0, ${UNDECIDED}) AS missed
    FROM applications x CROSS JOIN sessions s ON s.id = x.session_id
    WHERE x.user_id = u.id AND x.status IN ('accepted', 'left', 'removed')
      AND (x.status = 'accepted' OR x.status_at >= s.ends_at)
      AND s.ends_at <= ${now} AND s.cancelled_at IS NULL
    ORDER BY x.id DESC LIMIT ${TOTAL_MAX})
  UNION ALL SELECT * FROM (SELECT s.host_id, s.starts_at, s.ends_at, 0, 1 FROM absences m CROSS JOIN sessions s ON s.id = m.session_id
    WHERE m.user_id = u.id AND ${COUNTS} AND ${tookPlace(now - ABSENCE_MARK_MS)} AND ${countsFor(sql`m.user_id`)}
    ORDER BY m.id DESC LIMIT ${ATTENDANCE_SESSIONS_MAX})) o)`);

/** The number of past sessions in which the user was a member to the end, up to `TOTAL_MAX`. */
export const countMemberships = (outcomes: readonly StoredOutcome[]) =>
  outcomes.filter(({ member }) => member === 1).length;

export const bandOf = (outcomes: readonly StoredOutcome[]): AttendanceBand =>
  bandOfOutcomes(
    outcomes.flatMap(({ hostId, startedAt, endedAt, missed }) =>
      missed === UNDECIDED ? [] : { hostId, startedAt, endedAt, missed: missed === 1 },
    ),
  );
