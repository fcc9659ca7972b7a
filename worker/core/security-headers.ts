import type { MiddlewareHandler } from 'hono';

import { SECURITY_HEADERS } from '../contract/security-headers.ts';

const POLICY = 'Content-Security-Policy';

const HEADERS = [...SECURITY_HEADERS, ['Referrer-Policy', 'no-referrer'] as const];

/**
 * The headers of every answer. Files and the API's own page bring a policy of theirs, which stays. (Hono's
 * middleware would take the answer's headers out again for each header, and write over that policy.)
 */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of HEADERS) headers.set(name, value);
  if (!headers.has(POLICY)) headers.set(POLICY, "default-src 'none'; frame-ancestors 'none'");
};
