import { type SQL, sql } from 'drizzle-orm';

import { decodeCursor, encodeCursor } from './cursor.ts';
import type { Database } from './database.ts';
import { countFriends } from './friend-lists.ts';
import { forgetInvite } from './friends.ts';
import { settleSeats } from './membership.ts';

/** The applications between two where one of them hosts, in a state that still leads somewhere. */
const between = (a: number, b: number): SQL => sql`a.id IN (
  SELECT x.id FROM applications x JOIN sessions s ON s.id = x.session_id
  WHERE ((x.user_id = ${a} AND s.host_id = ${b}) OR (x.user_id = ${b} AND s.host_id = ${a}))
    AND x.status IN ('pending', 'waiting', 'accepted', 'declined', 'removed')
    AND x.status IN ('pending', 'waiting', 'accepted'))`;

const selectSessionsBetween = (a: number, b: number) => sql<{ sessionId: number }>`
  SELECT a.session_id AS sessionId FROM applications a WHERE ${between(a, b)}`;

/**
 * Blocks somebody: one batch writes it, ends the friendship or invite, and takes back what either had applied
 * for with the other. Seats need their sessions by name, so these are read first; an application that came in
 * between is caught by the next turn, after which the block itself keeps any other out.
 * @returns whether there is such a user
 */
export async function blockUser(db: Database, userId: number, blockedId: number, now: number) {
  const pair = sql`low_id = ${Math.min(userId, blockedId)} AND high_id = ${Math.max(userId, blockedId)}`;
  let sessions = await db.all(selectSessionsBetween(userId, blockedId));
  let found = true;
  do {
    const ids = sessions.map(({ sessionId }) => sessionId);
    const theirs = sql`a.session_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
    const batch = await db.batch([
      sql<{ id: number }>`SELECT id FROM users WHERE id = ${blockedId} AND status <> 'gone'`,
      sql<{ sessionId: number }>`SELECT a.session_id AS sessionId FROM applications a
        WHERE ${between(userId, blockedId)} AND NOT (${theirs})`,
      sql`INSERT INTO blocks (user_id, blocked_id, created_at)
        SELECT ${userId}, id, ${now} FROM users WHERE id = ${blockedId} AND status <> 'gone'
        ON CONFLICT DO NOTHING`,
      sql`DELETE FROM friends WHERE ${pair}`,
      forgetInvite(userId, blockedId),
      forgetInvite(blockedId, userId),
      sql`UPDATE applications AS a SET status_at = ${now},
          status = CASE a.status WHEN 'accepted' THEN 'left' ELSE 'withdrawn' END
        WHERE ${theirs} AND ${between(userId, blockedId)}`,
      ...ids.flatMap((id) => settleSeats(id, userId, now)),
    ]);
    found = batch[0].length > 0;
    sessions = batch[1];
  } while (sessions.length > 0);
  return found;
}

/** Takes a block back. @returns whether there was one */
export async function unblockUser(db: Database, userId: number, blockedId: number) {
  const gone = await db.all(sql<{ id: number }>`
    DELETE FROM blocks WHERE user_id = ${userId} AND blocked_id = ${blockedId} RETURNING blocked_id AS id`);
  return gone.length > 0;
}

export interface BlockRow {
  id: number;
  name: string;
  createdAt: number;
}

/** One page of those whom the user has blocked; the first with every count of /friends. */
export async function listBlocks(
  db: Database,
  userId: number,
  { cursor, itemsPerPage: size }: { cursor?: string | undefined; itemsPerPage: number },
) {
  const after = decodeCursor('blocks', 1, cursor);
  const [rows, counts] = await db.batch([
    sql<BlockRow>`
      SELECT u.id, u.name, b.created_at AS createdAt FROM blocks b CROSS JOIN users u ON u.id = b.blocked_id
      WHERE b.user_id = ${userId} AND b.blocked_id > ${after?.[0] ?? 0}
      ORDER BY b.blocked_id LIMIT ${size + 1}`,
    countFriends(userId, after === null),
  ]);
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { rows: shown, counts: counts[0], next: last && encodeCursor('blocks', [last.id]) };
}
