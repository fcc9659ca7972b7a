import { type SQL, sql } from 'drizzle-orm';

import { TOTAL_MAX } from '../../contract/bounds.ts';
import type { FriendQuery } from '../../contract/friend.ts';
import type { FriendListName } from '../../contract/vocabulary.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { friends } from '../../core/schema/people.ts';
import { type UserRow, onlineFor, userColumns } from '../../core/user-item.ts';
import { listedUser } from '../../core/visibility.ts';
import type { FriendRow } from './friends.ts';

/** Friends online are searched among this many of the newest friends on either side, to limit the cost. */
const ONLINE_WINDOW = 500;

/** The rows of a list: one condition per index, with the other user's column. Each index yields rows in order. */
function sidesOf(list: FriendListName, userId: number): { other: SQL; where: SQL }[] {
  switch (list) {
    case 'in':
      return [
        {
          other: sql`inviter_id`,
          where: sql`(low_id + high_id - inviter_id) = ${userId} AND active = 0`,
        },
      ];
    case 'out':
      return [
        {
          other: sql`(low_id + high_id - inviter_id)`,
          where: sql`inviter_id = ${userId} AND active = 0`,
        },
      ];
    case 'active':
    case 'online':
      return [
        { other: sql`high_id`, where: sql`low_id = ${userId} AND active = 1` },
        { other: sql`low_id`, where: sql`high_id = ${userId} AND active = 1` },
      ];
    default:
      return list satisfies never;
  }
}

/** The newest `limit` rows (`id`, `other_id`) of each side of a list, below a row id. Only users who may be seen. */
function newest(list: FriendListName, userId: number, beforeId: number, limit: number): SQL {
  const seen = sql`${listedUser(userId)} ${list === 'online' ? sql`AND ${onlineFor(userId)}` : sql``}`;
  const sides = sidesOf(list, userId).map(
    ({ other, where }) => sql`SELECT * FROM (
      SELECT f.id, f.other_id FROM (
        SELECT id, ${other} AS other_id FROM friends WHERE ${where} AND id < ${beforeId}
        ORDER BY id DESC LIMIT ${list === 'online' ? ONLINE_WINDOW : Number.MAX_SAFE_INTEGER}) f
      CROSS JOIN users u ON u.id = f.other_id AND ${seen} LIMIT ${limit})`,
  );
  return sql.join(sides, sql` UNION ALL `);
}

const countOf = (list: FriendListName, userId: number): SQL => sql`
  (SELECT count(*) FROM (${newest(list, userId, Number.MAX_SAFE_INTEGER, TOTAL_MAX)} LIMIT ${TOTAL_MAX}))`;

export interface FriendCountsRow {
  online: number;
  active: number;
  in: number;
  out: number;
  blocked: number;
}

/** The counts of the tabs of /friends. No row unless `wanted`. */
export const countFriends = (userId: number, wanted: boolean) => sql<FriendCountsRow>`
  SELECT ${countOf('online', userId)} AS online, ${countOf('active', userId)} AS active,
    ${countOf('in', userId)} AS "in", ${countOf('out', userId)} AS "out",
    (SELECT count(*) FROM (SELECT 1 FROM blocks WHERE user_id = ${userId} LIMIT ${TOTAL_MAX})) AS blocked
  WHERE ${Number(wanted)}`;

const PAIR = columns(
  friends,
  ['lowId', 'highId', 'inviterId', 'active', 'description', 'createdAt'],
  'pair',
);

export type FriendEntryRow = RowOf<typeof PAIR> & UserRow & { friendId: FriendRow['id'] };

/** One page of a list, newest first, with the other user. The first page has every list's count. */
export async function listFriends(db: Database, userId: number, query: FriendQuery) {
  const { state, cursor, itemsPerPage: size } = query;
  const after = decodeCursor(state, 1, cursor);
  const { rows, counts } = await db.batch({
    rows: sql<FriendEntryRow>`
      WITH hits AS MATERIALIZED (
        ${newest(state, userId, after?.[0] ?? Number.MAX_SAFE_INTEGER, size + 1)}
        ORDER BY id DESC LIMIT ${size + 1})
      SELECT f.id AS friendId, ${PAIR}, ${userColumns(userId)}
      FROM hits f
      CROSS JOIN friends pair ON pair.id = f.id CROSS JOIN users u ON u.id = f.other_id
      ORDER BY f.id DESC`,
    counts: countFriends(userId, after === null),
  });
  return { ...pageOf(rows, size, state, (last) => [last.friendId]), counts: counts[0] };
}
