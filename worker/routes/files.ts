import { Hono } from 'hono';

import type { IMAGE_EXTENSIONS, VIDEO_EXTENSIONS } from '../contract/vocabulary.ts';
import type { AppEnv } from '../router.ts';
import { notFound } from '../problems.ts';

const CONTENT_TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  png: 'image/png',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
} satisfies Record<(typeof IMAGE_EXTENSIONS | typeof VIDEO_EXTENSIONS)[number], string>;

/** Names are random and given once, so a file never changes under its name. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An opened file is a page of its own: it runs nothing, loads nothing and frames nothing. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The files folder: R2 objects by their new name, whole or in ranges (RFC 9110, sections 13 and 14). */
export const files = new Hono<AppEnv>().get('/:newName', async (c) => {
  const newName = c.req.param('newName');
  const type = CONTENT_TYPES[newName.slice(newName.lastIndexOf('.') + 1)];
  if (!type) throw notFound('file');
  const object = await c.env.FILES.get(newName, {
    onlyIf: c.req.raw.headers,
    range: c.req.raw.headers,
  });
  if (!object) throw notFound('file');
  const headers = new Headers({
    'Content-Type': type,
    'Cache-Control': IMMUTABLE,
    'Content-Security-Policy': FILE_POLICY,
    'Accept-Ranges': 'bytes',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: object.httpEtag,
  });
  if (!('body' in object)) {
    const matched = c.req.header('If-None-Match') ?? c.req.header('If-Modified-Since');
    return new Response(null, { status: matched === undefined ? 412 : 304, headers });
  }
  const { range, size } = object;
  if (c.req.header('Range') === undefined || !range) {
    headers.set('Content-Length', String(size));
    return new Response(object.body, { headers });
  }
  const offset = 'suffix' in range ? size - range.suffix : (range.offset ?? 0);
  const length = 'suffix' in range ? range.suffix : (range.length ?? size - offset);
  headers.set('Content-Range', `bytes ${offset}-${offset + length - 1}/${size}`);
  headers.set('Content-Length', String(length));
  return new Response(object.body, { status: 206, headers });
});
