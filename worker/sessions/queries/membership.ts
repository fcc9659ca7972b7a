import { type SQL, sql } from 'drizzle-orm';

import type { ApplicationMove } from '../../contract/application.ts';
import type { ApplicationStatus } from '../../contract/vocabulary.ts';
import { type ApplicationRow, selectApplication } from './applications.ts';
import type { Database } from '../../core/database.ts';
import {
  type WrittenNotice,
  insertNotices,
  returningNotices,
} from '../../notifications/queries/notices.ts';
import { endInvitations } from './invitations.ts';
import { indexSession, unindexSession } from '../../core/search-index.ts';

/**
 * Transitions between the states of an application, and how they change the session's seats. Each transition is one
 * batch. D1 runs one batch at a time, so seats are never oversold.
 */

interface Transition {
  by: 'host' | 'applicant';
  from: readonly ApplicationStatus[];
  /** Whether it can free or take a seat. */
  seats: boolean;
}

const TRANSITIONS: Record<ApplicationMove, Transition> = {
  accepted: { by: 'host', from: ['pending', 'waiting'], seats: true },
  declined: { by: 'host', from: ['pending', 'waiting'], seats: false },
  removed: { by: 'host', from: ['accepted'], seats: true },
  withdrawn: { by: 'applicant', from: ['pending', 'waiting'], seats: false },
  left: { by: 'applicant', from: ['accepted'], seats: true },
};

/** The waiting users who would get a seat now: first come, first served, and only until the session starts. */
const promotable = (sessionId: SQL | number, now: number): SQL => sql`
  SELECT w.id, w.user_id FROM applications w
  WHERE w.session_id = ${sessionId} AND w.status = 'waiting'
    AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = w.session_id AND s.starts_at > ${now} AND s.closed = 0)
  ORDER BY w.status_at, w.id
  LIMIT coalesce((SELECT max(0, s.seats - 1 - (SELECT count(*) FROM applications a
    WHERE a.session_id = s.id AND a.status = 'accepted')) FROM sessions s WHERE s.id = ${sessionId}), 0)`;

/**
 * The end of every batch that changes seats or members. Free seats go to the waiting list, and those who move up get a
 * notice. Then the count and the search index are updated.
 */
export const settleSeats = (sessionId: SQL | number, now: number) => ({
  notices: insertNotices(sql`SELECT user_id AS id FROM (${promotable(sessionId, now)})`, {
    kind: 'application-accepted',
    // Whoever made room is not named to those who move up.
    actorId: sql`(SELECT host_id FROM sessions WHERE id = ${sessionId})`,
    sessionId,
    now,
  }),
  promoted: sql`UPDATE applications SET status = 'accepted', status_at = ${now}
    WHERE id IN (SELECT id FROM (${promotable(sessionId, now)}))`,
  unindex: unindexSession(sessionId),
  count: sql`UPDATE sessions SET seats_taken = 1 + (SELECT count(*) FROM applications a
    WHERE a.session_id = sessions.id AND a.status = 'accepted') WHERE id = ${sessionId}`,
  index: indexSession(sessionId),
});

const seatFree = sql.raw(`(SELECT s.seats_taken < s.seats FROM sessions s
  WHERE s.id = applications.session_id)`);

/** Accepting without a free seat puts the applicant on the waiting list. That list exists until the start. */
const nextStatus = (status: ApplicationMove): SQL =>
  status === 'accepted'
    ? sql`CASE WHEN ${seatFree} THEN 'accepted' ELSE 'waiting' END`
    : sql`${status}`;

function guard(status: ApplicationMove, viewerId: number, now: number): SQL {
  if (TRANSITIONS[status].by === 'applicant') return sql`user_id = ${viewerId}`;
  const session = sql`s.id = applications.session_id AND s.host_id = ${viewerId}`;
  if (status !== 'accepted') return sql`EXISTS (SELECT 1 FROM sessions s WHERE ${session})`;
  return sql`EXISTS (SELECT 1 FROM sessions s WHERE ${session} AND s.cancelled_at IS NULL
    AND s.ends_at > ${now} AND (s.seats_taken < s.seats
      OR (s.starts_at > ${now} AND applications.status = 'pending')))`;
}

const NOTICE_OF: SQL = sql.raw(`CASE a.status WHEN 'accepted' THEN 'application-accepted'
  WHEN 'waiting' THEN 'application-waiting' WHEN 'declined' THEN 'application-declined'
  WHEN 'withdrawn' THEN 'application-withdrawn'
  WHEN 'left' THEN iif(s.series_id IS NULL, 'member-left', 'member-skipped') ELSE 'member-removed' END`);

export interface TransitionResult {
  changed: boolean;
  /** The updated application. Undefined if the viewer is neither its applicant nor its host. */
  row: ApplicationRow | undefined;
  /** Whether the viewer is on the side that may make this transition. */
  entitled: boolean;
  notices: WrittenNotice[];
}

/** Changes an application, notifies the other side, and settles the seats, in one round trip. */
export async function changeApplication(
  db: Database,
  change: { id: number; viewerId: number; status: ApplicationMove; now: number },
): Promise<TransitionResult> {
  const { id, viewerId, status, now } = change;
  const { by, from, seats } = TRANSITIONS[status];
  const sessionId = sql`(SELECT session_id FROM applications WHERE id = ${id}
    AND status_at = ${now} AND status IN ('accepted', 'left', 'removed'))`;
  const fromList = sql.join(
    from.map((name) => sql`${name}`),
    sql`, `,
  );
  const changed = sql`SELECT a.session_id, a.user_id FROM applications a
    WHERE a.id = ${id} AND a.status_at = ${now} AND a.status = ${status}`;
  const { moved, rows, notices, settled } = await db.batch({
    moved: sql`
      UPDATE applications SET status = ${nextStatus(status)}, status_at = ${now}
      WHERE id = ${id} AND status IN (${fromList}) AND ${guard(status, viewerId, now)}
        AND EXISTS (SELECT 1 FROM sessions s WHERE s.id = applications.session_id AND s.taken_down_at IS NULL)
      RETURNING id`,
    rows: selectApplication(id, viewerId),
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, actor_id, session_id, created_at)
      SELECT ${by === 'host' ? sql`a.user_id` : sql`s.host_id`}, ${NOTICE_OF}, ${viewerId}, s.id, ${now}
      FROM applications a JOIN sessions s ON s.id = a.session_id WHERE changes() = 1 AND a.id = ${id}`),
    settled: seats ? settleSeats(sessionId, now) : { notices: [] },
    invitations: status === 'accepted' ? [] : endInvitations(changed),
  });
  const row = rows[0];
  const entitled = row !== undefined && (by === 'host' ? row.hostId : row.userId) === viewerId;
  return {
    changed: moved.length > 0,
    row,
    entitled,
    notices: [...notices, ...settled.notices],
  };
}
