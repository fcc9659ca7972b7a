import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../core/database.ts';
import { flag, select } from '../../../core/rows.ts';
import { type WrittenNotice, insertNotices } from '../../../notifications/queries/notices.ts';
import { endInvitations } from '../../queries/invitations.ts';
import { type MemberOnline, membersOnline } from '../../queries/members-online.ts';
import { settleSeats } from '../../queries/membership.ts';

interface Leave {
  seriesId: number;
  userId: number;
  /** Who ends the membership. A host has already removed the member from one session, which told them. */
  by: 'member' | 'host';
  now: number;
}

/** The sweep may create another session between the read and the write. */
const TRIES = 3;

/**
 * Ends a membership, with its seats and places on the waiting list in all sessions that haven't started, also in those
 * that are taken down and may be restored. Each freed seat is offered to the next one waiting. The host gets one notice.
 * @returns whether there was a membership or a seat, the sessions that were left, and who is online in them
 */
export async function leaveSeries(db: Database, { seriesId, userId, by, now }: Leave) {
  const open = sql`FROM sessions s CROSS JOIN applications a ON a.session_id = s.id
    WHERE s.series_id = ${seriesId} AND s.cancelled_at IS NULL AND s.starts_at > ${now} AND a.user_id = ${userId}
      AND a.status IN ('pending', 'waiting', 'accepted')`;
  const isMember = sql`EXISTS (SELECT 1 FROM series_members m
    WHERE m.series_id = ${seriesId} AND m.user_id = ${userId})`;
  const found = select({
    id: sql<number>`s.id`,
    closed: flag(sql`s.closed`),
  })`${open} ORDER BY s.series_day`;
  let { ids, members } = await db.batch({ ids: found, members: sql`SELECT 1 WHERE ${isMember}` });
  const wasMember = members.length > 0;
  const left: number[] = [];
  const notices: WrittenNotice[] = [];
  const toTell: MemberOnline[] = [];
  if (!wasMember && (by === 'member' || ids.length === 0))
    return { wasMember, left, notices, toTell };
  for (let tries = 0; tries < TRIES && (tries === 0 || ids.length > 0); tries += 1) {
    const some = ids.map(({ id }) => id);
    // The host's notice names one that the host can open.
    const first = (ids.find(({ closed }) => !closed) ?? ids[0])?.id;
    const list = sql`SELECT value FROM json_each(${JSON.stringify(some)})`;
    const result = await db.batch({
      told: insertNotices(
        first === undefined || by === 'host' || tries > 0
          ? sql`SELECT 0 AS id WHERE 0`
          : sql`SELECT host_id AS id FROM sessions WHERE id = ${first} AND ${isMember}`,
        { kind: 'series-left', actorId: userId, sessionId: first ?? 0, now },
      ),
      ended: sql`UPDATE applications SET status_at = ${now}, status = ${
        by === 'host'
          ? sql`iif(status = 'accepted', 'removed', 'declined')`
          : sql`iif(status = 'accepted', 'left', 'withdrawn')`
      } WHERE user_id = ${userId} AND status IN ('pending', 'waiting', 'accepted')
        AND session_id IN (${list})`,
      invitations: endInvitations(sql`SELECT value AS session_id, ${userId} AS user_id
        FROM json_each(${JSON.stringify(some)})`),
      member: sql`DELETE FROM series_members WHERE series_id = ${seriesId} AND user_id = ${userId}`,
      settled: Object.fromEntries(some.map((id) => [`s${id}`, settleSeats(id, now)])),
      people: membersOnline(list, userId),
      ids: found,
    });
    left.push(...some);
    toTell.push(...result.people);
    notices.push(...result.told, ...Object.values(result.settled).flatMap((one) => one.notices));
    ids = result.ids;
  }
  return { wasMember, left, notices, toTell };
}

/** Ends the memberships between two users in each other's series. The batch that blocks ends their seats, too. */
export const endMembershipsBetween = (a: number, b: number): SQL =>
  sql`DELETE FROM series_members WHERE user_id IN (${a}, ${b})
    AND series_id IN (SELECT r.id FROM series r WHERE r.host_id IN (${a}, ${b}))`;
