import { type SQL, sql } from 'drizzle-orm';

import type { ApplicationMove } from '../../contract/application.ts';
import type { ApplicationStatus } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { OFFERED } from '../../core/schema/sessions.ts';
import { indexSession, unindexSession } from '../../core/search-index.ts';
import { type WrittenNotice, returningNotices } from '../../notifications/queries/notices.ts';
import { type ApplicationRow, selectApplication } from './applications.ts';
import { endInvitations, endSentInvitations } from './invitations.ts';
import { type MemberOnline, membersOnline } from './members-online.ts';
import { COUNT_SEATS, ofAge, offerSeats, seatFreeFor } from './seats.ts';

/**
 * Changes of an application's status, and what they do to the session's seats. Each change is one batch. D1 runs one
 * batch at a time, so seats are never oversold.
 */

interface Transition {
  /** Who makes the change. An offered seat is accepted by the applicant. */
  by: 'host' | 'applicant';
  from: readonly ApplicationStatus[];
}

const TRANSITIONS: Record<ApplicationMove, Transition> = {
  accepted: { by: 'host', from: ['pending', 'waiting'] },
  declined: { by: 'host', from: ['pending', 'waiting'] },
  removed: { by: 'host', from: ['accepted'] },
  waiting: { by: 'host', from: ['accepted'] },
  withdrawn: { by: 'applicant', from: ['pending', 'waiting'] },
  left: { by: 'applicant', from: ['accepted'] },
};

/**
 * Ends every batch that changes seats or members. Free seats are offered to the waiting list. Then the counts and the
 * search index are updated.
 */
export const settleSeats = (sessionId: SQL | number, now: number) => ({
  ...offerSeats(sql`= ${sessionId}`, now),
  unindex: unindexSession(sessionId),
  count: sql`UPDATE sessions SET ${COUNT_SEATS} WHERE id = ${sessionId}`,
  index: indexSession(sessionId),
});

const freeForThem = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.id = applications.session_id
  AND ${seatFreeFor(sql`applications.role`)})`;
/** An open offer holds a seat for its receiver. */
const OFFERED_OR_FREE = sql`((${sql.raw(OFFERED)}) OR ${freeForThem})`;

/**
 * The status after a change. If the host accepts and no seat is free, the applicant waits. There is a waiting list
 * until the start.
 */
const nextStatus = (status: ApplicationMove): SQL =>
  status === 'accepted'
    ? sql`CASE WHEN ${OFFERED_OR_FREE} THEN 'accepted' ELSE 'waiting' END`
    : sql`${status}`;

/**
 * Whether a waiting user may take a seat: the one that is offered to them, until the offer expires, or one that isn't
 * offered to anyone else. A member whom the host has moved to the waiting list needs an offer.
 */
const takesSeat = (
  viewerId: number,
  now: number,
): SQL => sql`(user_id = ${viewerId} AND status = 'waiting'
  AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = applications.session_id AND s.starts_at > ${now})
  AND CASE WHEN offer_expires_at IS NULL THEN ${freeForThem} AND moved_back_at IS NOT status_at ELSE offer_expires_at > ${now} END)`;

/**
 * The condition of a change. After the end or a cancellation, members can't leave or be removed: who was in a session
 * stays on record.
 */
function guard(status: ApplicationMove, viewerId: number, now: number): SQL {
  const session = sql`s.id = applications.session_id`;
  const ahead = sql`${session} AND s.cancelled_at IS NULL AND s.ends_at > ${now}`;
  switch (status) {
    case 'withdrawn':
      return sql`user_id = ${viewerId}`;
    case 'left':
      return sql`user_id = ${viewerId} AND EXISTS (SELECT 1 FROM sessions s WHERE ${ahead})`;
    case 'declined':
      return sql`EXISTS (SELECT 1 FROM sessions s WHERE ${session} AND s.host_id = ${viewerId})`;
    case 'removed':
      return sql`EXISTS (SELECT 1 FROM sessions s WHERE ${ahead} AND s.host_id = ${viewerId})`;
    case 'waiting':
      return sql`EXISTS (SELECT 1 FROM sessions s WHERE ${ahead} AND s.host_id = ${viewerId} AND s.starts_at > ${now})`;
    case 'accepted':
      return sql`EXISTS (SELECT 1 FROM sessions s JOIN users u ON u.id = applications.user_id
          WHERE ${session} AND ${ofAge('u')})
        AND EXISTS (SELECT 1 FROM sessions s WHERE ${ahead}
        AND CASE s.host_id WHEN ${viewerId} THEN ${OFFERED_OR_FREE}
            OR (s.starts_at > ${now} AND applications.status = 'pending')
          ELSE ${takesSeat(viewerId, now)} END)`;
    default:
      return status satisfies never;
  }
}

const NOTICE_OF: SQL = sql.raw(`CASE a.status WHEN 'accepted' THEN 'application-accepted'
  WHEN 'waiting' THEN 'application-waiting' WHEN 'declined' THEN 'application-declined'
  WHEN 'withdrawn' THEN 'application-withdrawn'
  WHEN 'left' THEN iif(s.series_id IS NULL, 'member-left', 'member-skipped') ELSE 'member-removed' END`);

/** As if they had missed an offer, so that the seat is offered to those behind them. What they said about coming no longer holds. */
const MOVED_BACK = (now: number) =>
  sql`, moved_back_at = ${now}, offer_expires_at = NULL, offer_missed_at = ${now}, checked_in_at = NULL`;

/** Whoever waits keeps the invitation by which they may open the session. */
function invitationsAfter(status: ApplicationMove, changed: SQL) {
  if (status === 'accepted') return [];
  return status === 'waiting' ? endSentInvitations(changed) : endInvitations(changed);
}

export interface TransitionResult {
  changed: boolean;
  /** The updated application. Undefined if the viewer is neither its applicant nor its host. */
  row: ApplicationRow | undefined;
  /** Whether the viewer is on the side that may make this change: the host or the applicant. */
  entitled: boolean;
  notices: WrittenNotice[];
  /** Members other than the viewer who are online and see the change on the session's page. */
  toTell: MemberOnline[];
}

/** Changes an application, notifies the other side, and settles the seats, in one round trip. */
export async function changeApplication(
  db: Database,
  change: { id: number; viewerId: number; status: ApplicationMove; now: number },
): Promise<TransitionResult> {
  const { id, viewerId, status, now } = change;
  const { by, from } = TRANSITIONS[status];
  // NULL if no seat has changed. Then settling does nothing.
  const seatsChangedIn = sql`(SELECT session_id FROM applications WHERE id = ${id}
    AND status_at = ${now} AND (status IN ('accepted', 'left', 'removed')
      OR (status = 'waiting' AND moved_back_at = status_at)
      OR (status IN ('declined', 'withdrawn') AND offer_expires_at IS NOT NULL)))`;
  const fromList = sql.join(
    from.map((name) => sql`${name}`),
    sql`, `,
  );
  const changed = sql`SELECT a.session_id, a.user_id FROM applications a
    WHERE a.id = ${id} AND a.status_at = ${now} AND a.status = ${status}`;
  const { moved, rows, notices, settled, people } = await db.batch({
    moved: sql`
      UPDATE applications SET status = ${nextStatus(status)}, status_at = ${now}${
        status === 'waiting' ? MOVED_BACK(now) : sql``
      }
      WHERE id = ${id} AND status IN (${fromList}) AND ${guard(status, viewerId, now)}
        AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = applications.session_id AND s.taken_down_at IS NULL)
      RETURNING id`,
    rows: selectApplication(id, viewerId),
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, actor_id, session_id, created_at)
      SELECT iif(a.user_id = ${viewerId}, s.host_id, a.user_id),
        iif(a.user_id = ${viewerId} AND a.status = 'accepted', 'member-joined', ${NOTICE_OF}), ${viewerId}, s.id, ${now}
      FROM applications a JOIN sessions s ON s.id = a.session_id WHERE changes() = 1 AND a.id = ${id}`),
    // Who has decided needn't read the notice that asked. In the same batch, so that no tab still counts it as unread.
    read: sql`UPDATE notices SET read_at = ${now} WHERE user_id = ${viewerId} AND read_at IS NULL
      AND (session_id, kind, actor_id) IN (SELECT s.id, iif(a.user_id = ${viewerId}, 'seat-offered', 'application-received'),
          iif(a.user_id = ${viewerId}, s.host_id, a.user_id)
        FROM applications a CROSS JOIN sessions s ON s.id = a.session_id WHERE a.id = ${id} AND a.status_at = ${now})`,
    settled: settleSeats(seatsChangedIn, now),
    invitations: invitationsAfter(status, changed),
    people: membersOnline(seatsChangedIn, viewerId),
  });
  const row = rows[0];
  const takes = status === 'accepted' && row?.userId === viewerId && row.status !== 'pending';
  const entitled = takes || (by === 'host' ? row?.hostId : row?.userId) === viewerId;
  return {
    changed: moved.length > 0,
    row,
    entitled,
    notices: [...notices, ...settled.notices],
    toTell: people,
  };
}
