import { Hono } from 'hono';

import { CalendarFeed } from '../../contract/calendar-feed.ts';
import { assertAddressWithin, assertWithin, userRoute } from '../../core/auth/guards.ts';
import { hashSecret, mintSecret } from '../../core/auth/secret.ts';
import { Database } from '../../core/database.ts';
import { hasVersion, versionOf } from '../../core/http-cache.ts';
import { notFound } from '../../core/problems.ts';
import { type AppEnv, createRouter, json, requireViewer } from '../../core/router.ts';
import { publicOrigin } from '../../core/settings.ts';
import { siteOrigin } from '../../core/site-origin.ts';
import { feedOf } from '../calendar.ts';
import { endFeed, readFeed, replaceFeed } from '../queries/calendar-feed.ts';

export const calendarFeed = createRouter()
  .openapi(
    userRoute('post', '/calendar-feed', {
      summary: 'A new secret address for the caller’s calendar. The one before ends',
      description:
        'Calendar apps can’t log in, so anyone who knows the address can read the calendar.',
      responses: { 201: json(CalendarFeed, 'The address, shown once.') },
    }),
    async (c) => {
      const { secret, hash } = mintSecret();
      await replaceFeed(c.get('db'), requireViewer(c).id, hash, Date.now());
      return c.json({ url: `${siteOrigin(c.env, c.req.url)}/calendar/${secret}.ics` }, 201);
    },
  )
  .openapi(
    userRoute('delete', '/calendar-feed', {
      summary: 'Ends the caller’s calendar feed',
      responses: { 204: { description: 'Ended.' } },
    }),
    async (c) => {
      await endFeed(c.get('db'), requireViewer(c).id);
      return c.body(null, 204);
    },
  );

/**
 * The feed itself. Calendars can't log in, so anyone who knows the address may read it. Requests are counted per feed,
 * because a calendar service fetches those of many users from one network address. Wrong ones are counted per network
 * address.
 */
export const calendars = new Hono<AppEnv>().get('/:file', async (c) => {
  // A wrong address takes the same steps as a right one, up to the same query. So the time reveals nothing.
  const hash = hashSecret(c.req.param('file').replace(/\.ics$/, ''));
  await assertWithin(c.env.LIMIT_FEED, `feed:${hash}`);
  const feed = await readFeed(new Database(c.env.DB), { hash, now: Date.now() });
  if (!feed) {
    await assertAddressWithin(c, 'LIMIT_FEED');
    throw notFound('calendar');
  }
  const text = feedOf(feed.events, publicOrigin(c.env) ?? '', feed.locale);
  // Hosts and games are renamed without a change of the session, so only the text itself tells what is new.
  const version = versionOf(text);
  c.header('ETag', version);
  c.header('Cache-Control', 'private, no-cache');
  if (hasVersion(c, version)) return c.body(null, 304);
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  return c.body(text);
});
