import type { Context } from 'hono';
import { createHash } from 'node:crypto';

/** The `ETag` of a text. */
export const versionOf = (text: string) =>
  `"${createHash('sha256').update(text).digest('base64url')}"`;

/** Whether the caller already has this version. */
export const hasVersion = (c: Context, version: string | null) =>
  version !== null && c.req.header('If-None-Match')?.includes(version) === true;

/**
 * An answer out of the cache of this data centre. One that isn't there is made, and kept as long as its `Cache-Control`
 * says.
 * @param key an absolute address that tells answers apart
 */
export async function keptAnswer(key: string, make: () => Promise<Response>): Promise<Response> {
  const found = await caches.default.match(key);
  // A copy, because headers are added to it later.
  if (found) return new Response(found.body, found);
  const made = await make();
  if (made.ok) await caches.default.put(key, made.clone());
  return made;
}
