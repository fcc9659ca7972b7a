import { type SQL, sql } from 'drizzle-orm';

import { ABSENCE_ANSWER_DAYS, WITNESS_ACCOUNT_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { columns, fields, flag, numberOrNull, select } from '../../core/rows.ts';
import { absences, sessions } from '../../core/schema/sessions.ts';
import { type UserId, keptSession, listedUser, notBlocked } from '../../core/visibility.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { ABSENCE_MARK_MS, tookPlace, wasIn, wasMember } from './attendance.ts';

export const ABSENCE_ANSWER_MS = ABSENCE_ANSWER_DAYS * DAY_MS;

interface Asked {
  sessionId: number;
  /** The user who is marked, or isn't. */
  userId: number;
  viewerId: number;
  now: number;
}

const SESSION = columns(sessions, ['hostId', 'endsAt', 'cancelledAt'], 's');
const MARK = columns(absences, ['withdrawnAt', 'contestedAt', 'agreedAt', 'agreedBy'], 'm');

/**
 * Whether the viewer may act on the mark. A marked user may have left before the end. Anyone else must have been in
 * session `s`.
 */
const mayAsk = ({ userId, viewerId }: Asked): SQL =>
  viewerId === userId
    ? // A host can mark a member and then block them. The member can still answer.
      sql`s.taken_down_at IS NULL AND (s.host_id = ${viewerId} OR ${wasMember(viewerId)})`
    : sql`${keptSession(viewerId)} AND ${wasIn(viewerId)}`;

/**
 * What explains a refusal. There is no row unless the viewer was in the session. Its mark is NULL without one. `witness`:
 * the viewer may say if the user was there.
 */
const factsOf = (asked: Asked) => select(
  fields(SESSION, MARK, {
    listed: flag(
      sql`EXISTS (SELECT 1 FROM users u WHERE u.id = ${asked.userId} AND ${listedUser(asked.viewerId)})`,
    ),
    seated: flag(wasMember(asked.userId)),
    witness: flag(mayWitness(asked.viewerId, sql`${asked.userId}`)),
    markedAt: numberOrNull`m.marked_at`,
  }),
)`FROM sessions s LEFT JOIN absences m ON m.session_id = s.id AND m.user_id = ${asked.userId}
      WHERE s.id = ${asked.sessionId} AND ${mayAsk(asked)}`;

/**
 * The host marks a member as absent, within 48 hours of the end. The member gets a notice. Repeating it changes
 * nothing.
 */
export async function markAbsent(db: Database, mark: Asked) {
  const { sessionId, userId, viewerId, now } = mark;
  const { notices, facts } = await db.batch({
    written: sql`INSERT INTO absences (session_id, user_id, marker_id, marked_at)
      SELECT s.id, u.id, ${viewerId}, ${now} FROM sessions s JOIN users u ON u.id = ${userId}
      WHERE s.id = ${sessionId} AND s.host_id = ${viewerId} AND u.id <> s.host_id AND ${listedUser(viewerId)}
        AND ${tookPlace(now)} AND s.ends_at > ${now - ABSENCE_MARK_MS} AND ${wasMember(sql`u.id`)}
      ON CONFLICT (session_id, user_id) DO UPDATE SET withdrawn_at = NULL, marked_at = excluded.marked_at
        WHERE absences.withdrawn_at IS NOT NULL`,
    notices: insertNotices(sql`SELECT ${userId} AS id WHERE changes() = 1`, {
      kind: 'marked-absent',
      sessionId,
      now,
    }),
    facts: factsOf(mark),
  });
  return { facts: facts[0], notices };
}

/**
 * Takes a mark back, and deletes its notice. That is possible at any time, since it harms nobody. A contest that was
 * made stays stored.
 */
export async function unmarkAbsent(db: Database, mark: Asked) {
  const { sessionId, userId, viewerId, now } = mark;
  const { facts } = await db.batch({
    written: sql`UPDATE absences SET withdrawn_at = ${now} WHERE session_id = ${sessionId} AND user_id = ${userId}
      AND withdrawn_at IS NULL
      AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = absences.session_id AND s.host_id = ${viewerId}
        AND ${mayAsk(mark)})`,
    notice: sql`DELETE FROM notices WHERE changes() = 1 AND user_id = ${userId}
      AND session_id = ${sessionId} AND kind = 'marked-absent'`,
    facts: factsOf(mark),
  });
  return { facts: facts[0] };
}

/**
 * Whether a user may say if another was in session `s`. They must be a member since before the start, not the host,
 * with an account that is old enough. The host must not have marked them, and there must be no block between the two.
 */
export const mayWitness = (witnessId: UserId, userId: SQL): SQL => sql`(${witnessId} <> ${userId}
  AND EXISTS (SELECT 1 FROM applications a JOIN users w ON w.id = a.user_id
    WHERE a.session_id = s.id AND a.user_id = ${witnessId} AND a.status = 'accepted' AND a.status_at <= s.starts_at
      AND w.status = 'active' AND w.created_at <= s.starts_at - ${WITNESS_ACCOUNT_DAYS * DAY_MS})
  AND NOT EXISTS (SELECT 1 FROM absences o WHERE o.session_id = s.id AND o.user_id = ${witnessId}
    AND o.withdrawn_at IS NULL)
  AND ${notBlocked(witnessId, userId)})`;

/** A mark `m` that was contested and waits for another member's answer. */
export const openToWitness = (now: number): SQL => sql`m.withdrawn_at IS NULL
  AND m.agreed_at IS NULL AND m.contested_at > ${now - ABSENCE_ANSWER_MS}`;

/** The marked user says that they were there. No reason is needed. Members who may tell are asked by a notice. */
export async function contestAbsence(db: Database, mark: Asked) {
  const { sessionId, userId, viewerId, now } = mark;
  const { notices, facts } = await db.batch({
    written: sql`UPDATE absences SET contested_at = ${now} WHERE session_id = ${sessionId} AND user_id = ${userId}
      AND user_id = ${viewerId} AND withdrawn_at IS NULL AND contested_at IS NULL AND marked_at > ${now - ABSENCE_ANSWER_MS}
      AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = absences.session_id AND ${mayAsk(mark)})`,
    notices: insertNotices(
      sql`SELECT x.user_id AS id FROM sessions s CROSS JOIN applications x ON x.session_id = s.id AND x.status = 'accepted'
        WHERE changes() = 1 AND s.id = ${sessionId} AND ${mayWitness(sql`x.user_id`, sql`${userId}`)}`,
      { kind: 'absence-contested', actorId: userId, sessionId, now },
    ),
    facts: factsOf(mark),
  });
  return { facts: facts[0], notices };
}

/** Another member agrees that the marked user wasn't there. One is enough. */
export async function agreeOnAbsence(db: Database, mark: Asked) {
  const { sessionId, userId, viewerId, now } = mark;
  const { facts } = await db.batch({
    written: sql`UPDATE absences AS m SET agreed_by = ${viewerId}, agreed_at = ${now}
      WHERE m.session_id = ${sessionId} AND m.user_id = ${userId} AND ${openToWitness(now)}
        AND EXISTS (SELECT 1 FROM sessions s JOIN users u ON u.id = m.user_id WHERE s.id = m.session_id
          AND ${listedUser(viewerId)} AND ${mayAsk(mark)} AND ${mayWitness(viewerId, sql`m.user_id`)})`,
    facts: factsOf(mark),
  });
  return { facts: facts[0] };
}
