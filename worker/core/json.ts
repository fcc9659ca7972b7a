import { type SQL, sql } from 'drizzle-orm';

import type { PlayedGame } from '../contract/game.ts';
import type { Gamertag } from '../contract/gamertag.ts';
import type { MediaItem } from '../contract/media.ts';
import { iso } from '../contract/time.ts';
import { type Row, list } from './rows.ts';
import type { gamertags } from './schema/accounts.ts';

/** What statements build as JSON, and what it becomes. */

/** A game, aliased `g`, as lists show it. */
export const GAME_JSON = `json_object('id', g.id, 'name', g.name, 'cover', json(g.cover))`;

/** A game, aliased `g`, with the platform and level of its player's preference, aliased `p`. */
export const PLAYED_JSON = `json_patch(${GAME_JSON}, json_object('platform', p.platform, 'level', p.level))`;

type StoredGame = Omit<PlayedGame, 'cover'> & { cover: string[] | null };

/** A JSON array of either. */
export const games = (text: SQL) =>
  list(text, ({ id, name, cover, ...player }: StoredGame): PlayedGame => ({
    id,
    name,
    cover: filesIn(cover),
    ...player,
  }));

/** Of the table `gamertags`, aliased `t`. */
export const GAMERTAG_JSON = `json_object('platform', t.platform, 'tag', t.tag, 'visibleTo', t.visible_to, 'verifiedAt', t.verified_at)`;

export type StoredGamertag = Omit<Row<typeof gamertags>, 'userId'>;

export const toGamertag = ({ platform, tag, verifiedAt }: StoredGamertag): Gamertag => ({
  platform,
  tag,
  ...(verifiedAt !== null && { verifiedAt: iso(verifiedAt) }),
});

/** A JSON array of files as lists, cards and pages show them. An SVG without a copy is left out. */
export const files = (text: SQL) => list(text, (row: StoredMedia) => asRaster(toMedia(row)));

/** The files of a user or a session, in their order. @param owner a condition, such as `user_id = u.id` */
export const filesOf = (owner: string) =>
  sql.raw(`(SELECT json_group_array(json_object('id', m.id,
    'extension', m.extension, 'newName', m.new_name, 'alt', m.alt, 'copies', json(m.copies)))
  FROM (SELECT id, extension, new_name, alt, copies FROM media WHERE ${owner} AND deleted_at IS NULL
    AND taken_down_at IS NULL ORDER BY position) m)`);

/** An SVG can be slow to draw, so its largest copy replaces it. Undefined if it has none. Other files stay as is. */
export function asRaster<Item extends MediaItem>(item: Item): Item | undefined {
  if (item.extension !== 'svg') return item;
  const newName = item.copies?.at(-1);
  return newName === undefined ? undefined : { ...item, newName };
}

type StoredMedia = Pick<MediaItem, 'id' | 'extension' | 'newName' | 'alt'> & { copies: string[] };

export const toMedia = ({ id, extension, newName, alt, copies }: StoredMedia): MediaItem => ({
  id,
  extension,
  deleted: false,
  newName,
  alt,
  copies: filesIn(copies),
});

/** File names. Undefined if there are none, as for most items of a list, so that the field is left out. */
export const filesIn = (names: string[] | null) => (names && names.length > 0 ? names : undefined);
