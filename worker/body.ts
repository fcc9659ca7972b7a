import type { MiddlewareHandler } from 'hono';

import { BODY_MAX_BYTES } from './contract/bounds.ts';
import { ProblemError } from './problems.ts';
import type { AppEnv } from './router.ts';

const JSON_TYPES = new Set(['application/json', 'application/ld+json']);
const MERGE_PATCH = 'application/merge-patch+json';
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);

/** Reads at most 64 KiB, whatever Content-Length claims. */
async function readBounded(request: Request) {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const stream: ReadableStream<Uint8Array> | null = request.body;
  for await (const chunk of stream ?? []) {
    bytes += chunk.byteLength;
    if (bytes > BODY_MAX_BYTES) throw new ProblemError(413, 'A body can have at most 64 KiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes));
  } catch {
    throw new ProblemError(400, 'The body is not JSON.');
  }
}

/**
 * Takes a JSON body in before anything else looks at it: 415 for another type, 413 beyond 64 KiB, 400 for
 * what is no JSON. The validators then find it parsed.
 */
export const jsonBody: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, raw } = c.req;
  if (!METHODS_WITH_BODY.has(method)) return next();
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!JSON_TYPES.has(type) && !(method === 'PATCH' && type === MERGE_PATCH)) {
    // PUT and POST without a body have nothing that could be of a wrong type; a browser's comes as an empty stream.
    if (type === '' && (await readBounded(raw)).byteLength === 0) return next();
    throw new ProblemError(415, 'Send application/ld+json or application/json.');
  }
  const parsed = parse(await readBounded(raw));
  c.req.bodyCache.json = Promise.resolve(parsed);
  return next();
};
