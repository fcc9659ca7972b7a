import type { MiddlewareHandler } from 'hono';

import { CLIENT_PATHS } from '../contract/client-paths.ts';
import type { AppEnv } from './router.ts';

/** The paths of run_worker_first in wrangler.toml, and the folders themselves. The client never has these. */
const SERVER_PATH = /^\/(?:(?:api|files|calendar|\.well-known)(?:\/|$)|socket\.io)/;

/** Matches like the client's router: in any case, with or without a trailing slash. */
const CLIENT_PATH = new RegExp(
  `^(?:${CLIENT_PATHS.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/**
 * Answers paths that aren't a file with the client's page: 200 where the client has a screen, else 404. The page's
 * headers come from web/dist/_headers, so this runs before the middleware that sets the API's headers.
 */
export const clientPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, path, url, raw } = c.req;
  if (SERVER_PATH.test(path) || (method !== 'GET' && method !== 'HEAD')) return next();
  if (path.startsWith('/assets/')) {
    await next();
    // During a deploy, a page may request a script that isn't everywhere yet. That 404 must not be cached.
    c.header('Cache-Control', 'no-store');
    return undefined;
  }
  const home = new URL('/', url);
  if (CLIENT_PATH.test(path)) return c.env.ASSETS.fetch(new Request(home, raw));
  // Fetched without the caller's conditional headers, since a 304 would replace the 404.
  const { body, headers } = await c.env.ASSETS.fetch(home, { method });
  const answer = new Response(body, { status: 404, headers });
  answer.headers.delete('ETag');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
};
