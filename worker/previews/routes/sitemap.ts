import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { iso } from '../../contract/time.ts';
import { limitReads } from '../../core/auth/guards.ts';
import { Database } from '../../core/database.ts';
import { keptAnswer } from '../../core/http-cache.ts';
import { forPrograms, ProblemError } from '../../core/problems.ts';
import type { AppEnv } from '../../core/router.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import {
  SITEMAP_SPAN,
  listSitemapSearches,
  listSitemapSessions,
  readSitemap,
} from '../queries/sitemap.ts';

const PAGES = ['/', '/sessions/search', '/categories', '/imprint', '/privacy', '/terms'];

const HOUR_SECONDS = 3600;

/** An entry of a sitemap. No path has a character that XML would need escaped. */
interface Place {
  path: string;
  changedAt?: number;
}

const toSession = ({ id, changedAt }: { id: number; changedAt: number }): Place => ({
  path: `/session/${id}`,
  changedAt,
});

function answer(c: Context<AppEnv>, root: 'urlset' | 'sitemapindex', places: readonly Place[]) {
  const origin = siteOrigin(c.env, c.req.url);
  const tag = root === 'urlset' ? 'url' : 'sitemap';
  const entries = places.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${iso(changedAt)}</lastmod>`;
    return `<${tag}><loc>${origin}${path}</loc>${changed}</${tag}>\n`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${root}>\n`;
  return c.body(xml, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': `public, max-age=${HOUR_SECONDS}`,
  });
}

const search = (by: string) => (row: { id: number }) => ({
  path: `/sessions/search?${by}=${row.id}`,
});

const toPages = ({
  categories,
  games,
}: Awaited<ReturnType<typeof listSitemapSearches>>): Place[] => [
  ...PAGES.map((path) => ({ path })),
  ...categories.map(search('category')),
  ...games.map(search('game')),
];

/** Caches the response for an hour, so the database is read once an hour. The query string is ignored. */
const kept = createMiddleware<AppEnv>((c, next) =>
  keptAnswer(new URL(c.req.path, c.req.url).href, async () => {
    await next();
    return c.res;
  }),
);

/** What search engines may list: sitemaps.org. One file, or an index of several if sessions have ids far apart. */
export const sitemap = new Hono<AppEnv>()
  .get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${siteOrigin(c.env, c.req.url)}/sitemap.xml\n`,
      200,
      { 'Cache-Control': `public, max-age=${HOUR_SECONDS}` },
    ),
  )
  .get('/sitemap.xml', kept, async (c) => {
    const read = await readSitemap(new Database(c.env.DB), Date.now());
    const { sessions, firstId, lastId } = read;
    if (lastId < firstId + SITEMAP_SPAN) {
      return answer(c, 'urlset', [...toPages(read), ...sessions.map(toSession)]);
    }
    const [from = 0, to = 0] = [firstId, lastId].map((id) => Math.floor(id / SITEMAP_SPAN));
    const parts = Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
    const files = ['pages', ...parts].map((part) => ({ path: `/sitemap/${part}.xml` }));
    return answer(c, 'sitemapindex', files);
  })
  // What isn't there isn't kept.
  .get('/sitemap/:part', kept, limitReads, async (c) => {
    const db = new Database(c.env.DB);
    const part = c.req.param('part');
    if (part === 'pages.xml') return answer(c, 'urlset', toPages(await listSitemapSearches(db)));
    const [, number] = /^(0|[1-9]\d{0,8})\.xml$/.exec(part) ?? [];
    const first = Number(number) * SITEMAP_SPAN;
    const sessions = number === undefined ? [] : await listSitemapSessions(db, first, Date.now());
    if (sessions.length === 0)
      throw new ProblemError(404, forPrograms('There’s nothing at this address.'));
    return answer(c, 'urlset', sessions.map(toSession));
  });
