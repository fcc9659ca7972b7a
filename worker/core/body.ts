import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

import { BODY_MAX_BYTES } from '../contract/bounds.ts';
import { type Detail, forPrograms, ProblemError } from './problems.ts';
import type { AppEnv } from './router.ts';

const JSON_TYPES = new Set(['application/json', 'application/ld+json']);
const MERGE_PATCH = 'application/merge-patch+json';
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Marks a route that reads its body itself: it takes a file after it knows who sends it, or ignores the body. */
export const readsOwnBody: MiddlewareHandler<AppEnv> = (_, next) => next();

/**
 * Reads at most `max` bytes, whatever Content-Length says.
 * @throws ProblemError 413 as soon as there are more, 400 if the length differs from Content-Length
 */
export async function readBody(
  request: Request,
  max: number,
  tooLarge: Detail,
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('Content-Length');
  if (Number(announced) > max) throw new ProblemError(413, tooLarge);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const stream: ReadableStream<Uint8Array> | null = request.body;
  const brokenOff = new ProblemError(
    400,
    forPrograms('The body doesn’t match its Content-Length.'),
  );
  try {
    for await (const chunk of stream ?? []) {
      bytes += chunk.byteLength;
      if (bytes > max) break;
      chunks.push(chunk);
    }
  } catch {
    throw brokenOff;
  }
  if (bytes > max) throw new ProblemError(413, tooLarge);
  if (announced !== null && Number(announced) !== bytes) throw brokenOff;
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

const readBounded = (request: Request) =>
  readBody(request, BODY_MAX_BYTES, forPrograms('A body can be up to 64 KiB.'));

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new ProblemError(400, forPrograms('The body isn’t JSON.'));
  }
}

/**
 * Parses the JSON body of every other route before anything else reads it. Answers 415 for another type, 413 beyond 64
 * KiB and 400 for invalid JSON. The validators then find it parsed.
 */
export const jsonBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, raw } = c.req;
  if (!METHODS_WITH_BODY.has(method)) return next();
  if (matchedRoutes(c).some(({ handler }) => handler === readsOwnBody)) return next();
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isJson = JSON_TYPES.has(type) || (method === 'PATCH' && type === MERGE_PATCH);
  // A request without a body needs no content type. Some clients send one anyway with DELETE. A browser sends the
  // missing body as an empty stream.
  const early = type === '' || method === 'DELETE' ? await readBounded(raw) : null;
  if (early?.byteLength === 0) {
    if (isJson) c.req.bodyCache.json = Promise.resolve({});
    return next();
  }
  if (!isJson)
    throw new ProblemError(415, forPrograms('Send application/ld+json or application/json.'));
  const parsed = parse(early ?? (await readBounded(raw)));
  c.req.bodyCache.json = Promise.resolve(parsed);
  return next();
};
