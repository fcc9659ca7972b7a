import { MEDIA_EXTENSIONS } from '../contract/file-types.ts';
import type { GameName, PlayedGame } from '../contract/game.ts';
import type { Gamertag } from '../contract/gamertag.ts';
import type { MediaItem } from '../contract/media.ts';
import type { Person } from '../contract/person.ts';
import { LEVELS, PLATFORMS, TAG_PLACES } from '../contract/vocabulary.ts';

/** These parse the JSON text that statements build. */

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

export function parseObjects(text: string): Json[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter(isObject) : [];
}

export const parseObject = (text: string | null): Json | null =>
  text === null ? null : (parseObjects(`[${text}]`)[0] ?? null);

/** A member that must be a number. @throws TypeError if it isn't */
export function numberOf(row: Json, name: string): number {
  const value = row[name];
  if (typeof value !== 'number') throw new TypeError(`${name} isn't a number`);
  return value;
}

/** A member that must be text. @throws TypeError if it isn't */
export function textOf(row: Json, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new TypeError(`${name} isn't text`);
  return value;
}

const toPerson = (row: Json): Person => ({
  id: numberOf(row, 'id'),
  name: textOf(row, 'name'),
  firstFile: row['firstFile'] === null ? null : textOf(row, 'firstFile'),
});

export const parsePeople = (text: string): Person[] => parseObjects(text).map(toPerson);

export const parseNames = (text: string) =>
  parseObjects(text).map((row) => ({ id: numberOf(row, 'id'), name: textOf(row, 'name') }));

/** A game, aliased `g`, as lists show it. */
export const GAME_JSON = `json_object('id', g.id, 'name', g.name, 'cover', json(g.cover))`;

/** A game, aliased `g`, with the platform and level of its player's preference, aliased `p`. */
export const PLAYED_JSON = `json_patch(${GAME_JSON}, json_object('platform', p.platform, 'level', p.level))`;

const toGame = (row: Json): GameName => ({
  id: numberOf(row, 'id'),
  name: textOf(row, 'name'),
  cover: filesIn(row['cover']),
});

export const parseGames = (text: string): GameName[] => parseObjects(text).map(toGame);

export const parsePlayed = (text: string): PlayedGame[] =>
  parseObjects(text).map((row) =>
    Object.assign(toGame(row), {
      platform: PLATFORMS.find((value) => value === row['platform']),
      level: LEVELS.find((value) => value === row['level']),
    }),
  );

/** Of the table `gamertags`, aliased `t`. */
export const GAMERTAG_JSON = `json_object('platform', t.platform, 'tag', t.tag, 'visibleTo', t.visible_to, 'verifiedAt', t.verified_at)`;

export const toGamertag = (row: Json): Gamertag => ({
  platform: pick(TAG_PLACES, textOf(row, 'platform')),
  tag: textOf(row, 'tag'),
  ...(row['verifiedAt'] !== null && {
    verifiedAt: new Date(numberOf(row, 'verifiedAt')).toISOString(),
  }),
});

/** The files that show a game's cover, from its column. Undefined if the cover is generated. */
export const parseCover = (column: string | null) =>
  column === null ? undefined : filesIn(JSON.parse(column));

/** Files as lists, cards and pages show them. An SVG without a copy is left out. */
export const parseMedia = (text: string): MediaItem[] =>
  parseObjects(text).flatMap((row) => asRaster(toMedia(row)) ?? []);

/** An SVG can be slow to draw, so its largest copy replaces it. Undefined if it has none. Other files stay as is. */
export function asRaster<Item extends MediaItem>(item: Item): Item | undefined {
  if (item.extension !== 'svg') return item;
  const newName = item.copies?.at(-1);
  return newName === undefined ? undefined : { ...item, newName };
}

/** A file, from the JSON object that a statement builds. */
export const toMedia = (row: Json): MediaItem => ({
  id: numberOf(row, 'id'),
  extension: pick(MEDIA_EXTENSIONS, textOf(row, 'extension')),
  deleted: false,
  newName: textOf(row, 'newName'),
  alt: textOf(row, 'alt'),
  copies: filesIn(row['copies']),
});

/** File names. Undefined if there are none, as for most items of a list, so that the field is left out. */
function filesIn(value: unknown) {
  const files = Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  return files.length > 0 ? files : undefined;
}

export function parseNumbers(text: string): number[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((value) => typeof value === 'number') : [];
}

export function parseStrings(text: string): string[] {
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.filter((value) => typeof value === 'string') : [];
}

/** The stored values that are still in the vocabulary. */
export function parseValues<Value extends string>(
  allowed: readonly Value[],
  text: string,
): Value[] {
  const stored = new Set(parseStrings(text));
  return allowed.filter((value) => stored.has(value));
}

/** A stored value of a closed set. @throws Error if the contract no longer knows it */
export function pick<Value extends string>(allowed: readonly Value[], stored: string): Value {
  const value = allowed.find((candidate) => candidate === stored);
  if (value === undefined) throw new Error(`"${stored}" isn't one of ${allowed.join(', ')}`);
  return value;
}
