import { type SQL, sql } from 'drizzle-orm';

import { PREFERENCES_MAX, TOTAL_MAX } from '../../contract/bounds.ts';
import type { UserDetail } from '../../contract/user.ts';
import type { Viewpoint } from '../../contract/viewpoint.ts';
import { AUDIENCES } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import {
  GAMERTAG_JSON,
  GAME_JSON,
  PLAYED_JSON,
  parseGames,
  parsePeople,
  parseObjects,
  parsePlayed,
  pick,
  textOf,
  toGamertag,
} from '../../core/json.ts';
import { firstFileOf } from '../../core/person.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { type friends } from '../../core/schema/people.ts';
import { type UserRow, toUserItem, userColumns } from '../../core/user-item.ts';
import {
  listedUser,
  pairOf,
  showsGamertag,
  shownTo,
  sharedFriends,
} from '../../core/visibility.ts';
import { outcomesOf, parseBand } from '../../sessions/queries/attendance.ts';
import { parseThanks, thanksOf } from './thanks-levels.ts';

/** How many mutual friends are named. The others are only counted. */
const NAMED_FRIENDS = 8;

const SETTINGS = columns(users, ['invitesFrom', 'callsFrom', 'messagesFrom', 'onlineFor'], 'u');

interface UserDetailRow extends UserRow, RowOf<typeof SETTINGS> {
  friendId: Row<typeof friends>['id'] | null;
  description: Row<typeof friends>['description'] | null;
  /** Whether the user appears online in the requested preview. NULL without a preview. */
  previewOnline: number | null;
  played: string;
  gamertags: string;
  sharedGames: string;
  sharedFriends: string;
  hostedCount: number;
  thanks: string;
  /** What the user's band is made of. NULL for others. */
  outcomes: string | null;
}

/** Mutual friends whom the viewer may see, up to the highest count. */
const sharedNames = (viewerId: number): SQL =>
  viewerId === 0
    ? sql`'[]'`
    : sql`(SELECT json_group_array(json_object('id', v.id, 'name', v.name, 'firstFile', v.first_file)) FROM (
        SELECT v.id, v.name, ${firstFileOf('v.id')} AS first_file FROM (${sharedFriends(viewerId, sql`u.id`)}) m
        CROSS JOIN (SELECT u.id, u.name FROM users u WHERE ${listedUser(viewerId)}) v ON v.id = m.id
        LIMIT ${TOTAL_MAX}) v)`;

interface Asked {
  id: number;
  viewerId: number;
  /** For the user's own page: whose view to preview. */
  as?: Viewpoint | undefined;
  now: number;
}

/** One user with all details, in one query. Undefined if the viewer may not see them. */
export async function findUser(db: Database, { id, viewerId, as, now }: Asked) {
  const preview = id === viewerId ? as : undefined;
  const friendship = pairOf(viewerId, sql`u.id`);
  const [row] = await db.all(sql<UserDetailRow>`
    SELECT ${userColumns(viewerId, PREFERENCES_MAX)}, ${SETTINGS},
      (SELECT json_group_array(json(played)) FROM (SELECT ${sql.raw(PLAYED_JSON)} AS played
        FROM preferences p JOIN games g ON g.id = p.game_id WHERE p.user_id = u.id
        ORDER BY p.position LIMIT ${PREFERENCES_MAX})) AS played,
      ${preview ? sql`u.online = 1 AND ${shownTo(preview, sql`u.online_for`)}` : sql`NULL`} AS previewOnline,
      (SELECT f.id FROM friends f WHERE ${friendship}) AS friendId,
      (SELECT f.description FROM friends f WHERE ${friendship} AND f.active = 0
        AND f.inviter_id <> ${viewerId}) AS description,
      (SELECT json_group_array(${sql.raw(GAMERTAG_JSON)}) FROM gamertags t WHERE t.user_id = u.id
        AND ${preview ? shownTo(preview, sql`t.visible_to`) : showsGamertag(viewerId)}) AS gamertags,
      (SELECT json_group_array(${sql.raw(GAME_JSON)}) FROM preferences mine
        JOIN preferences theirs ON theirs.user_id = u.id AND theirs.game_id = mine.game_id
        JOIN games g ON g.id = mine.game_id WHERE mine.user_id = ${viewerId}) AS sharedGames,
      ${sharedNames(viewerId)} AS sharedFriends,
      (SELECT count(*) FROM (SELECT 1 FROM sessions s WHERE s.host_id = u.id
        AND s.visibility = 'public' AND s.cancelled_at IS NULL LIMIT 100)) AS hostedCount,
      ${thanksOf(now)} AS thanks, ${id === viewerId ? outcomesOf(now) : sql`NULL`} AS outcomes
    FROM users u WHERE u.id = ${id} AND (u.id = ${viewerId} OR ${listedUser(viewerId)})`);
  return row;
}

export function toUserDetail(
  row: UserDetailRow,
  { viewerId, as }: Pick<Asked, 'viewerId' | 'as'>,
): UserDetail {
  const self = row.id === viewerId;
  const own = self && as === undefined;
  const friends = parsePeople(row.sharedFriends);
  return {
    ...toUserItem(row),
    games: parsePlayed(row.played),
    ...(row.previewOnline !== null && { online: row.previewOnline === 1 }),
    ...(row.friendId !== null && { friendId: row.friendId }),
    ...(row.description !== null && { inviteText: row.description }),
    gamertags: parseObjects(row.gamertags).map((tag) =>
      Object.assign(toGamertag(tag), {
        visibleTo: own ? pick(AUDIENCES, textOf(tag, 'visibleTo')) : undefined,
      }),
    ),
    ...(viewerId !== 0 &&
      !self && {
        sharedGames: parseGames(row.sharedGames),
        sharedFriends: friends.slice(0, NAMED_FRIENDS),
        sharedFriendCount: friends.length,
      }),
    hostedCount: row.hostedCount,
    thanks: parseThanks(row.thanks),
    ...(own && row.outcomes !== null && { attendance: parseBand(row.outcomes) }),
    ...(own && {
      invitesFrom: pick(AUDIENCES, row.invitesFrom),
      callsFrom: pick(AUDIENCES, row.callsFrom),
      messagesFrom: pick(AUDIENCES, row.messagesFrom),
      onlineFor: pick(AUDIENCES, row.onlineFor),
    }),
  };
}
