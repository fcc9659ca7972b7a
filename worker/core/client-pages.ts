import type { MiddlewareHandler } from 'hono';

import { CLIENT_PATHS } from '../contract/client-paths.ts';
import type { AppEnv } from './router.ts';

/** Those of run_worker_first in wrangler.toml, and the folders themselves: never the client's. */
const SERVER_PATH = /^\/(?:(?:api|files|\.well-known)(?:\/|$)|socket\.io)/;

/** As the client's router matches them: in any case, with or without a slash at the end. */
const CLIENT_PATH = new RegExp(
  `^(?:${CLIENT_PATHS.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/**
 * Answers what is no file of the client with the client's page: 200 where the client has a screen, else 404. The
 * page brings its headers from web/dist/_headers, so this stands before the middleware that sets those of the API.
 */
export const clientPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, path, url, raw } = c.req;
  if (SERVER_PATH.test(path) || (method !== 'GET' && method !== 'HEAD')) return next();
  if (path.startsWith('/assets/')) {
    await next();
    // An old page may ask for a script that a deploy has not brought everywhere yet.
    c.header('Cache-Control', 'no-store');
    return undefined;
  }
  const home = new URL('/', url);
  if (CLIENT_PATH.test(path)) return c.env.ASSETS.fetch(new Request(home, raw));
  // Asked for without the caller's conditions: a 304 would be no 404.
  const { body, headers } = await c.env.ASSETS.fetch(home, { method });
  const answer = new Response(body, { status: 404, headers });
  answer.headers.delete('ETag');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
};
