import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { PAGE_SIZE, PAGE_SIZE_MAX } from '../../contract/bounds.ts';
import { EmbedQuery, FeedQuery } from '../../contract/session-query.ts';
import { limitReads } from '../../core/auth/guards.ts';
import { Database } from '../../core/database.ts';
import { hasVersion, keptAnswer, versionOf } from '../../core/http-cache.ts';
import { problemsFor, requestedLocale } from '../../core/problems.ts';
import { type AppEnv, createRouter, problemOf, route } from '../../core/router.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { atomOf } from '../atom.ts';
import { feedOf } from '../calendar.ts';
import { EMBED_POLICY, embedPage, embedProblem } from '../embed-page.ts';
import { type FeedSession, listFeedSessions } from '../queries/feed-sessions.ts';

/** What is cancelled or taken down is gone from every copy after this time. */
const KEPT_SECONDS = 300;

interface Written {
  /** The instance's address. */
  origin: string;
  /** The path of the feed and that of the page with the same search, both with their query. */
  self: string;
  page: string;
  now: number;
}

interface Feed {
  type: string;
  sort: 'soonest' | 'newest';
  most: number;
  policy?: string;
  write: (rows: readonly FeedSession[], place: Written) => string | Promise<string>;
}

/** A query in one form, whatever the order in which it was asked. */
function paramsOf(query: object): string {
  const set = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [[name, value === true ? '1' : String(value)]],
  );
  return set.length === 0 ? '' : `?${new URLSearchParams(set).toString()}`;
}

/** Answers with what a visitor's search finds, in one round trip, or out of the cache in none. */
async function answer(c: Context<AppEnv>, query: EmbedQuery, feed: Feed) {
  const { lang, theme, ...facets } = query;
  const { type, sort, most, policy, write } = feed;
  const origin = siteOrigin(c.env, c.req.url);
  const page = `/sessions/search${paramsOf(facets)}`;
  const self = c.req.path + paramsOf({ ...facets, theme, lang: lang === 'en' ? undefined : lang });
  const kept = await keptAnswer(new URL(self, c.req.url).href, async () => {
    const now = Date.now();
    const asked = { ...facets, sort, itemsPerPage: most };
    const rows = await listFeedSessions(new Database(c.env.DB), asked, now);
    const text = await write(rows, { origin, self, page, now });
    return new Response(text, {
      headers: {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': `public, max-age=${KEPT_SECONDS}`,
        ETag: versionOf(text),
        ...(policy !== undefined && { 'Content-Security-Policy': policy }),
      },
    });
  });
  const headers = Object.fromEntries(kept.headers);
  return hasVersion(c, kept.headers.get('ETag'))
    ? c.body(null, 304, headers)
    : c.body(kept.body ?? '', 200, headers);
}

const FEED = 'As visitors find them by the same facets. Answers are kept for some minutes.';

const read = (type: string) => ({
  200: { description: 'The sessions.', content: { [type]: { schema: z.string() } } },
  304: { description: 'The caller has it already.' },
});

/** Public sessions for calendars, feed readers and other sites, where nobody can log in. */
export const feeds = createRouter()
  .openapi(
    route('get', '/calendar/public.ics', {
      summary: 'The next public sessions as a calendar to subscribe to',
      description: FEED,
      middleware: limitReads,
      request: { query: FeedQuery },
      responses: read('text/calendar'),
    }),
    (c) =>
      answer(c, c.req.valid('query'), {
        type: 'text/calendar',
        sort: 'soonest',
        most: PAGE_SIZE_MAX,
        write: (rows, { origin }) => feedOf(rows, origin, c.req.valid('query').lang),
      }),
  )
  .openapi(
    route('get', '/feed.xml', {
      summary: 'The newest public sessions as an Atom feed',
      description: FEED,
      middleware: limitReads,
      request: { query: FeedQuery },
      responses: read('application/atom+xml'),
    }),
    (c) =>
      answer(c, c.req.valid('query'), {
        type: 'application/atom+xml',
        sort: 'newest',
        most: PAGE_SIZE_MAX,
        write: (rows, place) => atomOf(rows, { ...place, locale: c.req.valid('query').lang }),
      }),
  )
  .openapi(
    route('get', '/embed/sessions', {
      summary: 'The next public sessions as a page for a frame on another site',
      description: FEED,
      middleware: limitReads,
      request: { query: EmbedQuery },
      responses: read('text/html'),
    }),
    (c) => {
      const { lang: locale, theme } = c.req.valid('query');
      return answer(c, c.req.valid('query'), {
        type: 'text/html',
        sort: 'soonest',
        most: PAGE_SIZE,
        policy: EMBED_POLICY,
        write: async (rows, place) => String(await embedPage(rows, { ...place, locale, theme })),
      });
    },
    (result, c) => {
      if (result.success) return undefined;
      c.header('Content-Security-Policy', EMBED_POLICY);
      c.header('Vary', 'Accept-Language', { append: true });
      const detail = problemOf(result.error).detail(problemsFor(c));
      return c.html(embedProblem(detail, requestedLocale(c)), 422);
    },
  );
