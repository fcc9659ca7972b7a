import { type SQL, sql } from 'drizzle-orm';

import type { Person } from '../../contract/person.ts';
import { decodeCursor, encodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import type { Row } from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import type { blocks } from '../../core/schema/people.ts';
import type { applications } from '../../core/schema/sessions.ts';
import { counting, sharedSessions } from '../visibility.ts';
import { countFriends } from './friend-lists.ts';
import { firstFileOf } from './person.ts';
import { endInvitationsBetween } from '../../sessions/queries/invitations.ts';
import { endMembershipsBetween } from '../../sessions/series/queries/leave-series.ts';
import { countSeats } from '../../sessions/series/queries/make-sessions.ts';
import { settleSeats } from '../../sessions/queries/membership.ts';

/** The open or accepted applications between two users of whom one hosts the session. */
const between = (a: number, b: number): SQL => sql`a.id IN (
  SELECT x.id FROM applications x JOIN sessions s ON s.id = x.session_id
  WHERE ((x.user_id = ${a} AND s.host_id = ${b}) OR (x.user_id = ${b} AND s.host_id = ${a}))
    AND ${counting('x')} AND x.status IN ('pending', 'waiting', 'accepted'))`;

/** The notices that name a person whom the reader can no longer see, or a session of theirs. */
const forgetNotices = (readerId: number, hiddenId: number): SQL => sql`
  DELETE FROM notices WHERE user_id = ${readerId} AND (actor_id = ${hiddenId}
    OR (kind <> 'marked-absent' AND session_id IN (SELECT id FROM sessions WHERE host_id = ${hiddenId})))`;

const selectUser = (id: number) =>
  sql<Pick<Row<typeof users>, 'id'>>`SELECT id FROM users WHERE id = ${id} AND status <> 'gone'`;

/**
 * Blocks a user. A friendship or invite ends in the same batch. A second batch ends applications between the two, if
 * any. It needs the session ids to settle the seats, so they must be read first. No new application can come in
 * between, since the block is already written.
 * @returns whether there is such a user, the sessions that both are in, and those that one of them had to leave
 */
export async function blockUser(db: Database, userId: number, blockedId: number, now: number) {
  const blocked = selectUser(blockedId);
  const { found, applied, both } = await db.batch({
    found: blocked,
    block: sql`INSERT INTO blocks (user_id, blocked_id, created_at)
      SELECT ${userId}, id, ${now} FROM (${blocked}) WHERE 1 ON CONFLICT DO NOTHING`,
    friendship: sql`DELETE FROM friends WHERE low_id = ${Math.min(userId, blockedId)}
      AND high_id = ${Math.max(userId, blockedId)}`,
    invitations: endInvitationsBetween(userId, blockedId),
    series: endMembershipsBetween(userId, blockedId),
    ownNotices: forgetNotices(userId, blockedId),
    theirNotices: forgetNotices(blockedId, userId),
    applied: sql<
      Pick<Row<typeof applications>, 'sessionId' | 'userId'> & { closed: number }
    >`SELECT a.session_id AS sessionId, a.user_id AS userId, s.closed FROM applications a
      CROSS JOIN sessions s ON s.id = a.session_id
      WHERE ${between(userId, blockedId)}`,
    both: sharedSessions(userId, blockedId, now),
  });
  const rooms = {
    shared: both.map(({ id }) => id),
    left: applied.map(({ sessionId, userId: left }) => ({ sessionId, userId: left })),
  };
  const ids = JSON.stringify(
    applied.filter(({ closed }) => closed === 1).map((one) => one.sessionId),
  );
  if (applied.length === 0) return { found: found.length > 0, notices: [], ...rooms };
  const { settled } = await db.batch({
    ended: sql`UPDATE applications AS a SET status_at = ${now},
        status = CASE a.status WHEN 'accepted' THEN 'left' ELSE 'withdrawn' END
      WHERE ${between(userId, blockedId)}`,
    counted: countSeats(sql`SELECT value FROM json_each(${ids})`),
    settled: Object.fromEntries(
      applied
        .filter(({ closed }) => closed === 0)
        .map(({ sessionId }) => [`s${sessionId}`, settleSeats(sessionId, now)]),
    ),
  });
  const notices = Object.values(settled).flatMap((one) => one.notices);
  return { found: true, notices, ...rooms };
}

/**
 * Removes a block. Earlier marks that the other didn't come end with it unless they were contested: they didn't count
 * meanwhile, and the time to answer may be over.
 * @returns whether there is such a user, and the sessions that both are in
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
    both: sharedSessions(userId, blockedId, now),
  });
  return { found: found.length > 0, shared: both.map(({ id }) => id) };
}

export type BlockRow = Person & Pick<Row<typeof blocks>, 'createdAt'>;

/** One page of the users whom the user has blocked. The first page has every count of /friends. */
export async function listBlocks(
  db: Database,
  userId: number,
  { cursor, itemsPerPage: size }: { cursor?: string | undefined; itemsPerPage: number },
) {
  const after = decodeCursor('blocks', 1, cursor);
  const { rows, counts } = await db.batch({
    rows: sql<BlockRow>`
      SELECT u.id, u.name, ${firstFileOf('u.id')} AS firstFile, b.created_at AS createdAt FROM blocks b CROSS JOIN users u ON u.id = b.blocked_id
      WHERE b.user_id = ${userId} AND b.blocked_id > ${after?.[0] ?? 0}
      ORDER BY b.blocked_id LIMIT ${size + 1}`,
    counts: countFriends(userId, after === null),
  });
  const { shown, last } = pageOf(rows, size);
  return { rows: shown, counts: counts[0], next: last && encodeCursor('blocks', [last.id]) };
}
