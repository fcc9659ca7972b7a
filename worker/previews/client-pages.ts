import type { MiddlewareHandler } from 'hono';

import { CLIENT_PATHS } from '../contract/client-paths.ts';
import type { AppEnv } from '../core/router.ts';
import { siteOrigin } from '../core/site-origin.ts';
import { describePage } from './describe-page.ts';
import { type PageHead, headTags } from './page-head.ts';

/** Paths of run_worker_first in wrangler.toml, of feeds and of the sitemap. The client never has these. */
const SERVER_PATH =
  /^\/(?:(?:api|files|previews|calendar|embed|\.well-known|sitemap)(?:\/|$)|socket\.io|robots\.txt$|(?:sitemap|feed)\.xml$)/;

/** Matches like the client's router: in any case, with or without a trailing slash. */
const CLIENT_PATH = new RegExp(
  `^(?:${CLIENT_PATHS.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`,
  'i',
);

/**
 * Writes a page's title, image and data at the end of its head, and the early content of a session into its body.
 * Everything before that is sent at once where the status doesn't depend on the database, so a browser loads the client
 * while that answers. The element `title` stays: home relies on it.
 */
const writePage = (page: Response, head: PageHead | Promise<PageHead>, origin: string) =>
  new HTMLRewriter()
    .on('meta[name="description"]', { element: (meta) => void meta.remove() })
    .on('head', {
      element(element) {
        element.onEndTag(async (end) => {
          const tags = await headTags(await head, origin);
          end.before(tags.toString(), { html: true });
        });
      },
    })
    .on('[data-wait]', {
      async element(element) {
        const { early } = await head;
        if (early) element.prepend((await early).toString(), { html: true });
      },
    })
    .transform(page);

/** The page with a 404, which isn't kept: what it is about may be there later. */
function asMissing({ body, headers }: Response) {
  const answer = new Response(body, { status: 404, headers });
  answer.headers.delete('ETag');
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}

/**
 * Answers paths that aren't a file with the client's page: 200 where the client has a screen, else 404. A page about a
 * session or user is a 404, too, if nobody may see these. If only some may, it is 200, since a browser that asks for a
 * page doesn't say who is logged in. The page's headers come from web/dist/_headers, so this runs before the middleware that sets the API's headers.
 */
export const clientPages: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { method, path, url, raw } = c.req;
  const { ASSETS } = c.env;
  if (SERVER_PATH.test(path) || (method !== 'GET' && method !== 'HEAD')) return next();
  if (path.startsWith('/assets/')) {
    await next();
    // During a deploy, a page may request a script that isn't everywhere yet. That 404 must not be cached.
    c.header('Cache-Control', 'no-store');
    return undefined;
  }
  const home = new URL('/', url);
  if (CLIENT_PATH.test(path)) {
    const { head, changes, missing } = describePage(c, Date.now());
    // The content comes from the database, so it may have changed although the file hasn't.
    const [page, isMissing] = await Promise.all([
      ASSETS.fetch(changes ? new Request(home, { method }) : new Request(home, raw)),
      missing,
    ]);
    const written = page.status === 200 && method !== 'HEAD';
    const answer = written ? writePage(page, head, siteOrigin(c.env, url)) : page;
    if (isMissing) return asMissing(answer);
    if (written && changes) answer.headers.delete('ETag');
    return answer;
  }
  // Fetched without the caller's conditional headers. Otherwise a 304 could replace the 404.
  return asMissing(await ASSETS.fetch(home, { method }));
};
