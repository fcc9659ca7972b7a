import { type Context, Hono } from 'hono';

import type { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../../contract/file-types.ts';
import { assertWithin, viewerOf } from '../../core/auth/guards.ts';
import { Database } from '../../core/database.ts';
import { askNamedRoom } from '../../core/objects.ts';
import { forPrograms, notFound, ProblemError } from '../../core/problems.ts';
import type { AppEnv } from '../../core/router.ts';
import { isPrivate, stemIn } from '../files/names.ts';
import { storeCardCopy } from '../files/store.ts';
import { findRoomPicture } from '../queries/room-pictures.ts';

/**
 * Lets only those pass to whom the picture's room shows it. For all others there is no such file. An expired token is a
 * 401, as everywhere, so that clients refresh it.
 */
async function assertInRoom(c: Context<AppEnv>, newName: string) {
  const viewer = await viewerOf(c);
  if (!viewer) throw notFound('file');
  if (c.env.LIMIT_READ) await assertWithin(c.env.LIMIT_READ, `user:${viewer.id}`);
  const db = new Database(c.env.DB, 'first-primary', viewer);
  const picture = await findRoomPicture(db, stemIn(newName));
  const room = picture?.room ?? null;
  if (!picture || room === null) throw notFound('file');
  const { id, uploaderId } = picture;
  const shown = await askNamedRoom(c.env, room, async (stub) =>
    stub.showsPicture(viewer.id, { id, uploaderId }),
  );
  if (!shown) throw notFound('file');
}

export const CONTENT_TYPES: Record<string, string> = {
  // Only for copies that are made here. Users can't upload it.
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
} satisfies Record<(typeof IMAGE_EXTENSIONS | typeof VIDEO_EXTENSIONS)[number] | 'webp', string>;

/** A valid file name, never a path. */
const NAME = /^~?[\w-]+\.([a-z0-9]+)$/;

/** Names are random and used once, so a file never changes under its name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Who may see a picture of a message can change. */
const PRIVATE = 'private, no-store';

/** A file that is taken down must disappear at once. Browsers may keep files forever, but shared caches may not. */
const NOT_SHARED = 'no-store';

/** An opened file is a page of its own. It must not run, load or frame anything. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The byte range of a request. Undefined if there is none, or if it is invalid and therefore ignored. Units ignore case. */
function rangeOf(header: string | undefined): R2Range | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? undefined : { suffix: Number(last) };
  if (last === '') return { offset: Number(first) };
  return Number(last) < Number(first)
    ? undefined
    : { offset: Number(first), length: Number(last) - Number(first) + 1 };
}

/** Offset and length of a range in a file of `size` bytes. The length is 0 if the range is beyond the end. */
function partOf(range: R2Range, size: number) {
  if ('suffix' in range) {
    const length = Math.min(range.suffix, size);
    return { offset: size - length, length };
  }
  const offset = range.offset ?? 0;
  return { offset, length: Math.max(0, Math.min(range.length ?? size, size - offset)) };
}

/** R2's error for a range beyond the end, when deployed. Locally R2 returns the whole object instead. */
const R2_RANGE_ERROR = '10039';

/** Whether the client's `If-Range` names this very file. Only an etag can prove that, a date can't. */
const isStill = async (bucket: R2Bucket, name: string, ifRange: string) =>
  (await bucket.head(name))?.httpEtag === ifRange;

const ETAGS = /^(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)$/;
const isDate = (text: string) => !Number.isNaN(Date.parse(text));

/** The conditional headers of a request. R2 throws at invalid ones, so these are ignored. */
function conditionsOf(asked: Headers): Headers {
  const conditions = new Headers();
  for (const [name, makesSense] of [
    ['If-Match', (text: string) => ETAGS.test(text)],
    ['If-None-Match', (text: string) => ETAGS.test(text)],
    ['If-Modified-Since', isDate],
    ['If-Unmodified-Since', isDate],
  ] as const) {
    const value = asked.get(name);
    if (value !== null && makesSense(value)) conditions.set(name, value);
  }
  return conditions;
}

/** No byte is in the range. Says how many there are, so that the client can ask again. */
async function refuseRange(c: Context<AppEnv>, newName: string): Promise<never> {
  const object = await c.env.FILES.head(newName);
  if (!object) throw notFound('file');
  c.header('Content-Range', `bytes */${object.size}`);
  c.header('Accept-Ranges', 'bytes');
  throw new ProblemError(416, forPrograms('The file isn’t that long.'));
}

/** The files folder: R2 objects by their new name, whole or in ranges (RFC 9110, sections 13 and 14). */
export const files = new Hono<AppEnv>().get('/:newName', async (c) => {
  const newName = c.req.param('newName');
  const type = CONTENT_TYPES[NAME.exec(newName)?.[1] ?? ''];
  if (!type) throw notFound('file');
  const shared = !isPrivate(newName);
  if (!shared) await assertInRoom(c, newName);
  // A range is for GET alone (RFC 9110, 14.2).
  const asked = c.req.method === 'GET' ? rangeOf(c.req.header('Range')) : undefined;
  const ifRange = c.req.header('If-Range');
  const range =
    ifRange === undefined || (await isStill(c.env.FILES, newName, ifRange)) ? asked : undefined;
  if (range && 'suffix' in range && range.suffix === 0) return refuseRange(c, newName);
  const read = (name: string) =>
    c.env.FILES.get(name, {
      onlyIf: conditionsOf(c.req.raw.headers),
      ...(range && { range }),
    }).catch((error: unknown) => {
      if (error instanceof Error && error.message.includes(R2_RANGE_ERROR)) {
        return refuseRange(c, name);
      }
      throw error;
    });
  let object = await read(newName);
  const name = object ? newName : await storeCardCopy(c.env, newName);
  if (!object && name !== undefined) object = await read(name);
  if (!object) throw notFound('file');
  // A large copy that stands in for a card's is for now only.
  const lasting = name === newName ? IMMUTABLE : NOT_SHARED;
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': shared ? lasting : PRIVATE,
    'CDN-Cache-Control': NOT_SHARED,
    'Content-Security-Policy': FILE_POLICY,
    'Accept-Ranges': 'bytes',
    'Cross-Origin-Resource-Policy': shared ? 'cross-origin' : 'same-origin',
    ETag: object.httpEtag,
  });
  if (!('body' in object)) {
    const matched = c.req.header('If-None-Match') ?? c.req.header('If-Modified-Since');
    return new Response(null, { status: matched === undefined ? 412 : 304, headers });
  }
  const { body, size } = object;
  if (!range) {
    headers.set('Content-Length', String(size));
    return new Response(body, { headers });
  }
  const { offset, length } = partOf(range, size);
  if (length === 0) return refuseRange(c, newName);
  headers.set('Content-Range', `bytes ${offset}-${offset + length - 1}/${size}`);
  headers.set('Content-Length', String(length));
  return new Response(body, { status: 206, headers });
});
