import { type SQL, sql } from 'drizzle-orm';

import { ROOM_READABLE_DAYS } from '../../contract/bounds.ts';
import type { Page } from '../../contract/collection.ts';
import { DAY_MS } from '../../contract/time.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { firstFileOf } from '../../core/person.ts';
import { columns, fields, flag, select, textOrNull } from '../../core/rows.ts';
import { blocks } from '../../core/schema/people.ts';
import { applications, sessions } from '../../core/schema/sessions.ts';
import { SESSION_OVER, shownDespiteBlock } from '../../core/visibility.ts';
import type { WrittenNotice } from '../../notifications/queries/notices.ts';
import { endInvitations, endInvitationsBetween } from '../../sessions/queries/invitations.ts';
import { type MemberOnline, membersOnline } from '../../sessions/queries/members-online.ts';
import { settleSeats } from '../../sessions/queries/membership.ts';
import { countSeats } from '../../sessions/queries/seats.ts';
import { endMembershipsBetween } from '../../sessions/series/queries/leave-series.ts';
import { countFriends } from './friend-lists.ts';

/** A condition: application `a` is by one of the two users, to a session that the other hosts. */
const between = (a: number, b: number): SQL => sql`a.id IN (
  SELECT x.id FROM applications x JOIN sessions s ON s.id = x.session_id
  WHERE (x.user_id = ${a} AND s.host_id = ${b}) OR (x.user_id = ${b} AND s.host_id = ${a}))`;

/** Ids of the sessions whose room a user may have written in. */
const roomsOf = (user: number): SQL => sql`(SELECT o.id FROM sessions o WHERE o.host_id = ${user}
  UNION ALL SELECT x.session_id FROM applications x WHERE x.user_id = ${user})`;

/** Sessions whose room both users may have written in, and that may still be read. */
const sharedRooms = (a: number, b: number, now: number) => sql<{ id: number }>`
  SELECT s.id FROM sessions s WHERE s.id IN ${roomsOf(a)} AND s.id IN ${roomsOf(b)}
    AND ${SESSION_OVER} > ${now - ROOM_READABLE_DAYS * DAY_MS}`;

const IS_OPEN = sql.raw(`a.status IN ('pending', 'waiting', 'accepted')`);

/**
 * Deletes the reader's notices about the hidden user and that user's sessions. A mark of absence stays, so that it can
 * be answered.
 */
const forgetNotices = (readerId: number, hiddenId: number): SQL => sql`
  DELETE FROM notices WHERE user_id = ${readerId} AND (actor_id = ${hiddenId}
    OR (kind <> 'marked-absent' AND session_id IN (SELECT id FROM sessions WHERE host_id = ${hiddenId})))`;

const selectUser = (id: number) =>
  sql<{ id: number }>`SELECT id FROM users WHERE id = ${id} AND status NOT IN ('gone', 'pending')`;

const APPLIED = fields(
  columns(applications, ['sessionId', 'userId'], 'a'),
  columns(sessions, ['closed'], 's'),
  {
    open: flag(IS_OPEN),
  },
);

/** One of the two may apply to the other's session between the read and the write. */
const TRIES = 3;

/**
 * Blocks a user, and in the same batch ends everything that is open between the two. The batch settles the seats of
 * each session, so their ids are read first.
 * @returns whether there is such a user, the sessions that both are or were in, and the sessions that one of them had to leave.
 * In a repeated request these include the sessions that were left by the first one, since its answer may have been lost
 */
export async function blockUser(db: Database, userId: number, blockedId: number, now: number) {
  const blocked = selectUser(blockedId);
  const applied = select(APPLIED)`FROM applications a
    CROSS JOIN sessions s ON s.id = a.session_id
    WHERE ${between(userId, blockedId)} AND (${IS_OPEN} OR s.closed = 0)`;
  const { found, both, left } = await db.batch({
    found: blocked,
    both: sharedRooms(userId, blockedId, now),
    left: applied,
  });
  const notices: WrittenNotice[] = [];
  const toTell: MemberOnline[] = [];
  const shared = both.map(({ id }) => id);
  if (found.length === 0) return { found: false, notices, toTell, shared, left };
  let open = left.filter((one) => one.open);
  for (let tries = 0; tries < TRIES && (tries === 0 || open.length > 0); tries += 1) {
    const ahead = open.filter(({ closed }) => !closed);
    const ids = sql`SELECT value FROM json_each(${JSON.stringify(open.map(({ sessionId }) => sessionId))})`;
    const result = await db.batch({
      block: sql`INSERT INTO blocks (user_id, blocked_id, created_at)
        SELECT ${userId}, id, ${now} FROM (${blocked}) WHERE 1 ON CONFLICT DO NOTHING`,
      friendship: sql`DELETE FROM friends WHERE low_id = ${Math.min(userId, blockedId)}
        AND high_id = ${Math.max(userId, blockedId)}`,
      invitations: endInvitationsBetween(userId, blockedId),
      series: endMembershipsBetween(userId, blockedId),
      ownNotices: forgetNotices(userId, blockedId),
      theirNotices: forgetNotices(blockedId, userId),
      ended: sql`UPDATE applications AS a SET status_at = ${now},
          status = CASE a.status WHEN 'accepted' THEN 'left' ELSE 'withdrawn' END
        WHERE ${between(userId, blockedId)} AND ${IS_OPEN} AND a.session_id IN (${ids})`,
      // Their invitations to others, as whenever someone loses their seat.
      sent: endInvitations(sql`SELECT a.session_id, a.user_id FROM applications a
        WHERE ${between(userId, blockedId)} AND a.session_id IN (${ids})
          AND a.status IN ('left', 'withdrawn') AND a.status_at = ${now}`),
      counted: countSeats(ids),
      settled: Object.fromEntries(
        ahead.map(({ sessionId }) => [`s${sessionId}`, settleSeats(sessionId, now)]),
      ),
      people: membersOnline(
        sql`SELECT value FROM json_each(${JSON.stringify(ahead.map(({ sessionId }) => sessionId))})`,
      ),
      applied,
    });
    notices.push(...Object.values(result.settled).flatMap((one) => one.notices));
    toTell.push(...result.people);
    open = result.applied.filter((one) => one.open);
    left.push(...open);
  }
  return { found: true, notices, toTell, shared, left };
}

/**
 * Removes a block. This user's earlier marks that the other was absent end with it, unless they were contested. They
 * didn't count during the block, and the time to answer may be over.
 * @returns whether there is such a user, and the sessions that both are or were in
 */
export async function unblockUser(db: Database, userId: number, blockedId: number, now: number) {
  const { found, both } = await db.batch({
    found: selectUser(blockedId),
    gone: sql`DELETE FROM blocks WHERE user_id = ${userId} AND blocked_id = ${blockedId}`,
    marks: sql`UPDATE absences SET withdrawn_at = ${now} WHERE changes() = 1 AND marker_id = ${userId}
      AND user_id = ${blockedId} AND withdrawn_at IS NULL AND contested_at IS NULL`,
    notices: sql`DELETE FROM notices WHERE user_id = ${blockedId} AND kind = 'marked-absent' AND session_id IN (
      SELECT m.session_id FROM absences m WHERE m.user_id = ${blockedId} AND m.marker_id = ${userId}
        AND m.withdrawn_at = ${now})`,
    both: sharedRooms(userId, blockedId, now),
  });
  return { found: found.length > 0, shared: both.map(({ id }) => id) };
}

/** One page of the users whom the user has blocked. The first page has every count of /friends. */
export async function listBlocks(
  db: Database,
  userId: number,
  { cursor, itemsPerPage: size }: Page,
) {
  const after = decodeCursor('blocks', 1, cursor);
  const named = shownDespiteBlock(userId);
  const { rows, counts } = await db.batch({
    rows: select(
      fields(columns(blocks, ['createdAt'], 'b'), {
        id: sql<number>`u.id`,
        name: textOrNull`iif(${named}, u.name, NULL)`,
        firstFile: textOrNull`iif(${named}, ${firstFileOf('u.id')}, NULL)`,
      }),
    )`FROM blocks b CROSS JOIN users u ON u.id = b.blocked_id
      WHERE b.user_id = ${userId} AND b.blocked_id > ${after?.[0] ?? 0}
      ORDER BY b.blocked_id LIMIT ${size + 1}`,
    counts: countFriends(userId, after === null),
  });
  return { ...pageOf(rows, size, 'blocks', (last) => [last.id]), counts: counts[0] };
}

export type BlockRow = Awaited<ReturnType<typeof listBlocks>>['rows'][number];
