import { sql } from 'drizzle-orm';

import type { InvitationPatch } from '../../contract/invitation.ts';
import type { Database } from '../../core/database.ts';
import { flag, select } from '../../core/rows.ts';
import { COUNTING } from '../../core/schema/sessions.ts';
import { notBlocked } from '../../core/visibility.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { refusedInSeries } from '../series/queries/refused-in-series.ts';
import { mayInvite, selectInvitations } from './invitations.ts';
import { membersOnline } from './members-online.ts';
import { settleSeats } from './membership.ts';
import { movedBackBefore } from './moved-back.ts';
import { ofAge, roleExists, seatFreeFor } from './seats.ts';

/**
 * Answers an invitation, in one round trip. Accepting takes a seat, or a place on the waiting list if none is free. It
 * needs no decision by the host, since the inviter was allowed to invite. A pending application is accepted. D1 runs
 * one batch at a time, so seats are never oversold. The inviter isn't told of a decline.
 */
export async function answerInvitation(
  db: Database,
  { id, userId, status, role, now }: { id: number; userId: number; now: number } & InvitationPatch,
) {
  const own = sql`i.id = ${id} AND i.user_id = ${userId}`;
  const accepts = status === 'accepted';
  // The role that is chosen now, or else the role of an earlier application.
  const theirRole =
    role === undefined
      ? sql`(SELECT a.role FROM applications a
          WHERE a.user_id = ${userId} AND a.session_id = s.id AND ${sql.raw(COUNTING)})`
      : sql`${role}`;
  const stillInvites = sql`(${mayInvite(sql`i.inviter_id`)}
    AND (i.inviter_id = s.host_id OR NOT (${refusedInSeries(userId, ['removed'])} OR ${movedBackBefore(userId)}))
    AND EXISTS (SELECT 1 FROM users v WHERE v.id = i.inviter_id AND v.status = 'active'))`;
  const open = sql`EXISTS (SELECT 1 FROM sessions s JOIN users h ON h.id = s.host_id
    JOIN users me ON me.id = ${userId}
    WHERE s.id = i.session_id AND s.taken_down_at IS NULL AND h.status = 'active'
      AND s.cancelled_at IS NULL AND s.ends_at > ${now} AND ${notBlocked(userId, sql`s.host_id`)} AND ${stillInvites}
      AND ${ofAge('me')}
      AND (${seatFreeFor(theirRole)} OR s.starts_at > ${now}) AND ${roleExists(theirRole)})`;
  const sessionId = sql`(SELECT i.session_id FROM invitations i WHERE ${own} AND i.status = 'accepted')`;
  const { answered, taken, settled, facts, rows, people } = await db.batch({
    answered: sql<{ id: number }>`UPDATE invitations AS i SET status = ${status}
      WHERE ${own} AND i.status = 'open' AND ${accepts ? open : sql`1`} RETURNING id`,
    taken: accepts
      ? {
          seat: sql`INSERT INTO applications (session_id, user_id, text, role, status, status_at, created_at)
            SELECT s.id, ${userId}, '', ${theirRole}, CASE WHEN ${seatFreeFor(theirRole)} THEN 'accepted' ELSE 'waiting' END,
              ${now}, ${now}
            FROM invitations i JOIN sessions s ON s.id = i.session_id WHERE changes() = 1 AND ${own}
            ON CONFLICT (user_id, session_id) WHERE ${sql.raw(COUNTING)} DO UPDATE
              SET status = excluded.status, status_at = excluded.status_at, role = excluded.role,
                offer_expires_at = NULL, offer_missed_at = NULL, checked_in_at = NULL
              WHERE applications.status IN ('pending', 'declined', 'removed')`,
          notices: insertNotices(
            sql`SELECT i.inviter_id AS id FROM invitations i WHERE changes() = 1 AND ${own}
              UNION SELECT s.host_id FROM invitations i JOIN sessions s ON s.id = i.session_id
                WHERE changes() = 1 AND ${own}`,
            { kind: 'invitation-accepted', actorId: userId, sessionId, now },
          ),
        }
      : { notices: [] },
    settled: accepts ? settleSeats(sessionId, now) : { notices: [] },
    facts: select({
      cancelled: flag(sql`s.cancelled_at IS NOT NULL`),
      over: flag(sql`s.ends_at <= ${now}`),
      // There is no waiting list after the start.
      closed: flag(sql`(NOT ${seatFreeFor(theirRole)} AND s.starts_at <= ${now})`),
      roleKnown: flag(roleExists(theirRole)),
      roleless: flag(sql`${theirRole} IS NULL`),
      tooYoung: flag(sql`NOT ${ofAge('me')}`),
      withdrawn: flag(sql`NOT ${stillInvites}`),
    })`FROM invitations i JOIN sessions s ON s.id = i.session_id JOIN users me ON me.id = i.user_id WHERE ${own}`,
    rows: selectInvitations(own),
    people: accepts ? membersOnline(sessionId, userId) : [],
  });
  return {
    changed: answered.length > 0,
    row: rows[0],
    facts: facts[0],
    notices: [...taken.notices, ...settled.notices],
    toTell: people,
  };
}
