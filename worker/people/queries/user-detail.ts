import { sql } from 'drizzle-orm';

import { PREFERENCES_MAX, TOTAL_MAX } from '../../contract/bounds.ts';
import type { Person } from '../../contract/person.ts';
import type { UserDetail } from '../../contract/user.ts';
import type { Viewpoint } from '../../contract/viewpoint.ts';
import type { Database } from '../../core/database.ts';
import {
  GAMERTAG_JSON,
  GAME_JSON,
  PLAYED_JSON,
  type StoredGamertag,
  games,
  toGamertag,
} from '../../core/json.ts';
import { firstFileOf } from '../../core/person.ts';
import {
  type RowOf,
  columns,
  fields,
  flagOrNull,
  json,
  numberOrNull,
  select,
  textOrNull,
} from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { toUserItem, userColumns } from '../../core/user-item.ts';
import {
  listedUser,
  pairOf,
  sharedFriends,
  shownTo,
  showsGamertag,
} from '../../core/visibility.ts';
import { bandOf, outcomesOf } from '../../sessions/queries/attendance.ts';
import { levelsOf, thanksOf } from './thanks-levels.ts';

/** How many mutual friends are named. The others are only counted. */
const NAMED_FRIENDS = 8;

const SETTINGS = columns(users, ['invitesFrom', 'callsFrom', 'messagesFrom', 'onlineFor'], 'u');

/** Mutual friends whom the viewer may see, up to the highest count. */
const sharedNames = (viewerId: number) =>
  json<Person[]>(
    viewerId === 0
      ? sql`'[]'`
      : sql`(SELECT json_group_array(json_object('id', v.id, 'name', v.name, 'firstFile', v.first_file)) FROM (
        SELECT v.id, v.name, ${firstFileOf('v.id')} AS first_file FROM (${sharedFriends(viewerId, sql`u.id`)}) m
        CROSS JOIN (SELECT u.id, u.name FROM users u WHERE ${listedUser(viewerId)}) v ON v.id = m.id
        LIMIT ${TOTAL_MAX}) v)`,
  );

interface Asked {
  id: number;
  viewerId: number;
  /** For the user's own page: whose view to preview. */
  as?: Viewpoint | undefined;
  now: number;
}

const detailColumns = ({ id, viewerId, as, now }: Asked) => {
  const preview = id === viewerId ? as : undefined;
  const friendship = pairOf(viewerId, sql`u.id`);
  return fields(userColumns(viewerId, PREFERENCES_MAX), SETTINGS, {
    played:
      games(sql`(SELECT json_group_array(json(played)) FROM (SELECT ${sql.raw(PLAYED_JSON)} AS played
        FROM preferences p JOIN games g ON g.id = p.game_id WHERE p.user_id = u.id
        ORDER BY p.position LIMIT ${PREFERENCES_MAX}))`),
    /** Whether the user appears online in the requested preview. NULL without a preview. */
    previewOnline: flagOrNull(
      preview ? sql`u.online = 1 AND ${shownTo(preview, sql`u.online_for`)}` : sql`NULL`,
    ),
    friendId: numberOrNull`(SELECT f.id FROM friends f WHERE ${friendship})`,
    description: textOrNull`(SELECT f.description FROM friends f WHERE ${friendship} AND f.active = 0
        AND f.inviter_id <> ${viewerId})`,
    gamertags: json<
      StoredGamertag[]
    >(sql`(SELECT json_group_array(${sql.raw(GAMERTAG_JSON)}) FROM gamertags t
      WHERE t.user_id = u.id AND ${preview ? shownTo(preview, sql`t.visible_to`) : showsGamertag(viewerId)})`),
    sharedGames: games(sql`(SELECT json_group_array(${sql.raw(GAME_JSON)}) FROM preferences mine
        JOIN preferences theirs ON theirs.user_id = u.id AND theirs.game_id = mine.game_id
        JOIN games g ON g.id = mine.game_id WHERE mine.user_id = ${viewerId})`),
    sharedFriends: sharedNames(viewerId),
    hostedCount: sql<number>`(SELECT count(*) FROM (SELECT 1 FROM sessions s WHERE s.host_id = u.id
        AND s.visibility = 'public' AND s.cancelled_at IS NULL AND s.taken_down_at IS NULL LIMIT 100))`,
    thanks: thanksOf(now),
    /** What the user's band is made of. NULL for others. */
    outcomes: id === viewerId ? outcomesOf(now) : sql<null>`NULL`,
  });
};

/** One user with all details, in one query. Undefined if the viewer may not see them. */
export async function findUser(db: Database, asked: Asked) {
  const { id, viewerId } = asked;
  const [row] = await db.all(
    select(detailColumns(asked))`
      FROM users u WHERE u.id = ${id} AND (u.id = ${viewerId} OR ${listedUser(viewerId)})`,
  );
  return row;
}

export function toUserDetail(
  row: RowOf<ReturnType<typeof detailColumns>>,
  { viewerId, as }: Pick<Asked, 'viewerId' | 'as'>,
): UserDetail {
  const self = row.id === viewerId;
  const own = self && as === undefined;
  const friends = row.sharedFriends;
  return {
    ...toUserItem(row),
    games: row.played,
    ...(row.previewOnline !== null && { online: row.previewOnline }),
    ...(row.friendId !== null && { friendId: row.friendId }),
    ...(row.description !== null && { inviteText: row.description }),
    gamertags: row.gamertags.map((tag) =>
      Object.assign(toGamertag(tag), {
        visibleTo: own ? tag.visibleTo : undefined,
      }),
    ),
    ...(viewerId !== 0 &&
      !self && {
        sharedGames: row.sharedGames,
        sharedFriends: friends.slice(0, NAMED_FRIENDS),
        sharedFriendCount: friends.length,
      }),
    hostedCount: row.hostedCount,
    thanks: levelsOf(row.thanks),
    ...(own && row.outcomes !== null && { attendance: bandOf(row.outcomes) }),
    ...(own && {
      invitesFrom: row.invitesFrom,
      callsFrom: row.callsFrom,
      messagesFrom: row.messagesFrom,
      onlineFor: row.onlineFor,
    }),
  };
}
