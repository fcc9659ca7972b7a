import { type SQL, sql } from 'drizzle-orm';

import { iri } from '../contract/reference.ts';
import type { UserItem } from '../contract/user.ts';
import { PLATFORMS, REGIONS, RELATIONS } from '../contract/vocabulary.ts';
import { heldTexts, parseHeld, withHeldAlts } from './held-texts.ts';
import { GAME_JSON, parseGames, parseMedia, parseStrings, parseValues, pick } from './json.ts';
import { type RowOf, columns } from './rows.ts';
import { users } from './schema/accounts.ts';
import { pairOf, showsOnline } from './visibility.ts';

const CARD_GAMES_MAX = 5;

export const MEDIA_OF_USER = sql.raw(`(SELECT json_group_array(json_object('id', m.id,
    'extension', m.extension, 'newName', m.new_name, 'alt', m.alt, 'copies', json(m.copies)))
  FROM (SELECT id, extension, new_name, alt, copies FROM media WHERE user_id = u.id AND deleted_at IS NULL
    AND taken_down_at IS NULL ORDER BY position) m)`);

const gamesOfUser = (most: number) =>
  sql.raw(`(SELECT json_group_array(${GAME_JSON})
  FROM (SELECT g.id, g.name, g.cover FROM preferences p JOIN games g ON g.id = p.game_id
    WHERE p.user_id = u.id ORDER BY p.position LIMIT ${most}) g)`);

/** The viewer's relation to user `u`, in the contract's words. */
const relationTo = (viewerId: number): SQL =>
  sql`(CASE WHEN u.id = ${viewerId} THEN 'self' ELSE coalesce((
    SELECT CASE WHEN f.active = 1 THEN 'friends' WHEN f.inviter_id = ${viewerId} THEN 'invited'
      ELSE 'invites' END
    FROM friends f WHERE ${pairOf(viewerId, sql`u.id`)}
  ), 'none') END)`;

/** Whether `u` appears online to the viewer: the flag, and the setting of who may see it. */
export const onlineFor = (viewerId: number): SQL =>
  sql`(u.online = 1 AND ${showsOnline(viewerId)})`;

const STORED = columns(users, ['id', 'name', 'about', 'region', 'languages', 'platforms'], 'u');

/** The columns of a user, aliased `u`, for cards and pages. */
export const userColumns = (viewerId: number, gamesMost = CARD_GAMES_MAX) => sql<UserRow>`
  ${STORED}, ${onlineFor(viewerId)} AS online,
  ${gamesOfUser(gamesMost)} AS games, ${MEDIA_OF_USER} AS media,
  ${viewerId === 0 ? sql`NULL` : relationTo(viewerId)} AS relation,
  ${viewerId === 0 ? sql`NULL` : sql`iif(u.id = ${viewerId}, ${heldTexts(sql`u.id`, sql`0`)}, NULL)`} AS held`;

export interface UserRow extends RowOf<typeof STORED> {
  online: number;
  games: string;
  media: string;
  relation: string | null;
  /** The viewer's own texts that are held, as JSON. */
  held: string | null;
}

export function toUserItem(row: UserRow): UserItem {
  const media = withHeldAlts(parseMedia(row.media), row.held);
  return {
    '@id': iri('users', row.id),
    '@type': 'User',
    id: row.id,
    name: row.name,
    about: row.about,
    games: parseGames(row.games),
    media,
    firstFile: media[0]?.newName ?? null,
    online: row.online === 1,
    region: row.region === null ? null : pick(REGIONS, row.region),
    languages: parseStrings(row.languages),
    platforms: parseValues(PLATFORMS, row.platforms),
    ...(row.relation !== null && { relation: pick(RELATIONS, row.relation) }),
    ...parseHeld(row.held),
  };
}
