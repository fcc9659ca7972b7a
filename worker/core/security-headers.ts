import type { MiddlewareHandler } from 'hono';

import { SECURITY_HEADERS } from '../contract/security-headers.ts';

const POLICY = 'Content-Security-Policy';

const HEADERS = [...SECURITY_HEADERS, ['Referrer-Policy', 'no-referrer'] as const];

/**
 * Sets the headers of every response. A policy that is already there stays, since files and the API's page have their
 * own. Hono's middleware would overwrite it, and would read the response's headers again for each header.
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of HEADERS) headers.set(name, value);
  // What may be framed says so in its policy, which counts for more than the older header.
  if (headers.get(POLICY)?.includes('frame-ancestors *') === true)
    headers.delete('X-Frame-Options');
  if (!headers.has(POLICY)) headers.set(POLICY, "default-src 'none'; frame-ancestors 'none'");
};
