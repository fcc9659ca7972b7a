import { type SQL, sql } from 'drizzle-orm';

import type { UserItem } from '../contract/user.ts';
import type { Relation } from '../contract/vocabulary.ts';
import { type HeldTexts, heldIn, heldTexts, withHeldAlts } from './held-texts.ts';
import { head } from './items.ts';
import { GAME_JSON, files, filesOf, games } from './json.ts';
import { type RowOf, columns, fields, flag, json } from './rows.ts';
import { users } from './schema/accounts.ts';
import { pairOf, showsOnline } from './visibility.ts';

const CARD_GAMES_MAX = 5;

/** The files of user `u`. */
export const MEDIA_OF_USER = filesOf('user_id = u.id');

const gamesOfUser = (most: number) =>
  sql.raw(`(SELECT json_group_array(${GAME_JSON})
  FROM (SELECT g.id, g.name, g.cover FROM preferences p JOIN games g ON g.id = p.game_id
    WHERE p.user_id = u.id ORDER BY p.position LIMIT ${most}) g)`);

/** The viewer's relation to user `u`, in the contract's words. */
const relationTo = (viewerId: number) =>
  sql<Relation | null>`(CASE WHEN u.id = ${viewerId} THEN 'self' ELSE coalesce((
    SELECT CASE WHEN f.active = 1 THEN 'friends' WHEN f.inviter_id = ${viewerId} THEN 'invited'
      ELSE 'invites' END
    FROM friends f WHERE ${pairOf(viewerId, sql`u.id`)}
  ), 'none') END)`;

/** Whether `u` appears online to the viewer: the flag, and the setting of who may see it. */
export const onlineFor = (viewerId: number): SQL =>
  sql`(u.online = 1 AND ${showsOnline(viewerId)})`;

const STORED = columns(users, ['id', 'name', 'about', 'region', 'languages', 'platforms'], 'u');

const OF_VISITOR = sql<null>`NULL`;

/** The columns of a user, aliased `u`, for cards and pages. `held` are the viewer's own texts that are held. */
export const userColumns = (viewerId: number, gamesMost = CARD_GAMES_MAX) =>
  fields(STORED, {
    online: flag(onlineFor(viewerId)),
    games: games(gamesOfUser(gamesMost)),
    media: files(MEDIA_OF_USER),
    relation: viewerId === 0 ? OF_VISITOR : relationTo(viewerId),
    held: json<HeldTexts | null>(
      viewerId === 0
        ? OF_VISITOR
        : sql`iif(u.id = ${viewerId}, ${heldTexts(sql`u.id`, sql`0`)}, NULL)`,
    ),
  });

export type UserRow = RowOf<ReturnType<typeof userColumns>>;

export function toUserItem(row: UserRow): UserItem {
  const media = withHeldAlts(row.media, row.held);
  return {
    ...head('User', 'users', row.id),
    name: row.name,
    about: row.about,
    games: row.games,
    media,
    firstFile: media[0]?.newName ?? null,
    online: row.online,
    region: row.region,
    languages: row.languages,
    platforms: row.platforms,
    ...(row.relation !== null && { relation: row.relation }),
    ...heldIn(row.held),
  };
}
