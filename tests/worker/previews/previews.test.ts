import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { app } from '../../../worker/app.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import { previewName } from '../../../worker/previews/preview-name.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { get, getAs, patch, send } from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import { limitOf } from '../support/limits.ts';
import { moveEnd } from '../support/messages.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const ORIGIN = 'https://peerway.test';
const NEUTRAL = 'Peerway: your way to other peoples';

const Event = z.object({
  '@type': z.literal('Event'),
  name: z.string(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  eventStatus: z.string(),
  url: z.string(),
  image: z.string(),
});

const ENTITIES: Record<string, string> = { quot: '"', amp: '&', lt: '<', gt: '>', '#39': "'" };
/** Decodes entities, because HTMLRewriter gives attributes as they are written. */
const decode = (text: string) =>
  text.replaceAll(/&([^;]+);/g, (all, name: string) => ENTITIES[name] ?? all);

/** The tags of a page by name, and its structured data, as programs that show links read them. */
async function read(answer: Response) {
  const tags: Record<string, string> = {};
  let data = '';
  let elements = 0;
  await new HTMLRewriter()
    .on('meta', {
      element(meta) {
        const name = meta.getAttribute('property') ?? meta.getAttribute('name');
        if (name) tags[name] = decode(meta.getAttribute('content') ?? '');
      },
    })
    .on('link[rel="canonical"]', {
      element: (link) => void (tags['canonical'] = link.getAttribute('href') ?? ''),
    })
    .on('link[rel="alternate"]', {
      element: (link) => void (tags['feed'] = link.getAttribute('href') ?? ''),
    })
    .on('script[type="application/ld+json"]', { text: ({ text }) => void (data += text) })
    .on('*', { element: () => void (elements += 1) })
    .transform(answer)
    .arrayBuffer();
  return { tags, elements, event: data === '' ? null : Event.parse(JSON.parse(data)) };
}

const page = async (path: string) => read(await get(path));

/** Expects that a page's tags reveal nothing. */
async function expectNeutral(path: string, secret: string) {
  const answer = await get(path);
  expect(await answer.clone().text()).not.toContain(secret);
  const { tags, event } = await read(answer);
  expect(tags).toMatchObject({ 'og:title': NEUTRAL, robots: 'noindex' });
  expect(tags).not.toHaveProperty('canonical');
  expect(tags).not.toHaveProperty(['og:url']);
  expect(event).toBeNull();
}

let host: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  await addGames();
  host = await addUser('Vera');
});

describe('the preview of a session', () => {
  it('names a public one, its games, its start, and an image by an absolute address', async () => {
    const games = ['/api/games/2', '/api/games/1'];
    const { id } = await hostSession(host, { name: 'Slow & steady', games });
    // A fixed day. The API refuses one so far ahead.
    await moveEnd(id, Date.parse('2126-12-24T21:00:00Z'));
    const { tags, event } = await page(`/session/${id}?from=somewhere`);
    const address = `${ORIGIN}/session/${id}`;
    const description = 'Valorant and Counter-Strike 2 · Tue, 24 Dec 2126, 20:00 UTC';
    expect(tags).toMatchObject({
      'og:title': 'Slow & steady',
      'og:type': 'website',
      'og:site_name': 'Peerway',
      'og:description': description,
      description,
      'og:url': address,
      canonical: address,
      'og:image': `${ORIGIN}/previews/${previewName('Valorant')}.png`,
      'twitter:card': 'summary_large_image',
    });
    expect(tags).not.toHaveProperty('robots');
    expect(event).toMatchObject({
      name: 'Slow & steady',
      startDate: '2126-12-24T20:00:00.000Z',
      endDate: '2126-12-24T21:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      url: address,
    });
  });

  it('takes hostile names for text', async () => {
    const name = `"><script>alert(1)</script><!--`;
    const plain = await page(`/session/${(await hostSession(host)).id}`);
    const { tags, event, elements } = await page(
      `/session/${(await hostSession(host, { name })).id}`,
    );
    expect(tags['og:title']).toBe(name);
    expect(event?.name).toBe(name);
    expect(elements).toBe(plain.elements);
  });

  it('says that one was cancelled', async () => {
    const { id } = await hostSession(host, { name: 'Off it is' });
    await patch(`/api/sessions/${id}`, { status: 'cancelled', cancelReason: 'ill' }, host.token);
    const { tags, event } = await page(`/session/${id}`);
    expect(tags['og:title']).toBe('Cancelled: Off it is');
    expect(tags['og:description']).not.toContain('UTC');
    expect(event?.eventStatus).toBe('https://schema.org/EventCancelled');
  });

  it('isn’t to be listed once it is over', async () => {
    const { id } = await hostSession(host, { name: 'Yesterday' });
    await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${id}`.run();
    const { tags, event } = await page(`/session/${id}`);
    expect(tags).toMatchObject({ 'og:title': 'Yesterday', robots: 'noindex' });
    expect(event).toBeNull();
  });

  it('tells nothing of an unlisted one, with its key neither', async () => {
    const { id } = await hostSession(host, { name: 'Secret meeting', visibility: 'unlisted' });
    const { key = '' } = await getAs(SessionDetail, `/api/sessions/${id}`, host.token);
    expect(key).not.toBe('');
    await expectNeutral(`/session/${id}`, 'Secret meeting');
    await expectNeutral(`/session/${id}?key=${key}`, 'Secret meeting');
  });

  it('tells nothing of one for friends, one that was taken down, and one that isn’t there', async () => {
    const friends = await hostSession(host, { name: 'Among us', visibility: 'friends' });
    const down = await hostSession(host, { name: 'Not nice' });
    const { token } = await addAdmin();
    await patch(`/api/admin/sessions/${down.id}`, { takenDown: true, reason: 'rude' }, token);
    await expectNeutral(`/session/${friends.id}`, 'Among us');
    await expectNeutral(`/session/${down.id}`, 'Not nice');
    await expectNeutral('/session/999999', 'nothing');
  });
});

describe('the preview of another page', () => {
  it('is the product’s at home, and neutral where one logs in', async () => {
    const home = await page('/');
    expect(home.tags).toMatchObject({
      'og:title': NEUTRAL,
      'og:url': `${ORIGIN}/`,
      canonical: `${ORIGIN}/`,
      'og:image': `${ORIGIN}/previews/peerway.png`,
    });
    await expectNeutral('/user', 'nothing');
  });

  it.each([
    ['/sessions/search', 'Find a session'],
    ['/categories', 'Games by category'],
    ['/Imprint/', 'Imprint'],
    ['/privacy', 'Privacy'],
    ['/terms/', 'Terms'],
  ])('says the same of itself to everybody: %s', async (path, title) => {
    const { tags } = await page(path);
    expect(tags).toMatchObject({
      'og:title': title,
      canonical: ORIGIN + path.toLowerCase().replace(/\/$/, ''),
      'og:image': `${ORIGIN}/previews/peerway.png`,
    });
  });

  it('describes itself once', async () => {
    for (const path of ['/', `/detail/${host.id}`, '/terms']) {
      const html = await (await get(path)).text();
      expect(html.match(/name="description"/g)).toHaveLength(1);
    }
  });

  it('names what a user plays, and shows the first game', async () => {
    expect((await page(`/detail/${host.id}`)).tags).toMatchObject({
      'og:description': 'A player on Peerway.',
      'og:image': `${ORIGIN}/previews/peerway.png`,
    });
    const player = await addUser();
    await env.DB.batch(
      [3, 1, 2, 5].map(
        (game, position) =>
          sql`INSERT INTO preferences (user_id, game_id, position) VALUES (${player.id}, ${game}, ${position})`,
      ),
    );
    const { tags } = await page(`/detail/${player.id}/`);
    expect(tags).toMatchObject({
      'og:description': 'Plays Overwatch 2, Counter-Strike 2 and Valorant.',
      'og:image': `${ORIGIN}/previews/${previewName('Overwatch 2')}.png`,
    });
  });

  it('names a user, who isn’t to be listed', async () => {
    const { tags } = await page(`/detail/${host.id}`);
    expect(tags).toMatchObject({ 'og:title': 'Vera', 'og:type': 'profile', robots: 'noindex' });
    const banned = await addUser('Vile');
    await sql`UPDATE users SET status = 'banned' WHERE id = ${banned.id}`.run();
    await expectNeutral(`/detail/${banned.id}`, 'Vile');
  });

  it('names the game or the category of a search', async () => {
    const game = await page('/sessions/search?game=3&platform=pc');
    expect(game.tags).toMatchObject({
      'og:title': 'Play Overwatch 2 with others',
      canonical: `${ORIGIN}/sessions/search?game=3`,
      feed: '/feed.xml?game=3',
    });
    const category = await page('/sessions/search?category=1');
    expect(category.tags).toMatchObject({
      'og:title': 'Shooter: sessions to join',
      canonical: `${ORIGIN}/sessions/search?category=1`,
      'og:image': `${ORIGIN}/previews/peerway.png`,
    });
    await sql`UPDATE games SET archived_at = 1 WHERE id = 6`.run();
    for (const query of ['game=6', 'game=999', 'category=999']) {
      expect((await page(`/sessions/search?${query}`)).tags['og:title']).toBe(NEUTRAL);
    }
    for (const query of ['', '?game=', '?game=0', '?game=x', '?category=-1']) {
      const { tags } = await page(`/sessions/search${query}`);
      expect(tags).toMatchObject({
        canonical: `${ORIGIN}/sessions/search`,
        feed: '/feed.xml',
      });
    }
  });

  it('shows the uploaded cover of a game', async () => {
    await sql`UPDATE games SET cover_name = 'abc.png' WHERE id = 4`.run();
    const { tags } = await page('/sessions/search?game=4');
    expect(tags['og:image']).toBe(`${ORIGIN}/previews/abc.png.png`);
  });
});

it('is sent in full, since the file’s ETag doesn’t cover what comes from the database', async () => {
  const { id } = await hostSession(host);
  const etag = (await get('/login')).headers.get('ETag') ?? '';
  expect(etag).not.toBe('');
  const headers = { 'If-None-Match': etag };
  expect((await send('GET', '/login', { headers })).status).toBe(304);
  const session = await send('GET', `/session/${id}`, { headers });
  expect(session.status).toBe(200);
  expect(session.headers.get('ETag')).toBeNull();
  const missing = await send('GET', '/no/such/page', { headers });
  expect(missing.status).toBe(404);
  expect(missing.headers.get('ETag')).toBeNull();
});

it('takes one round trip, and the page comes without it where the database fails or was asked too often', async () => {
  const { id } = await hostSession(host);
  const { binding, roundTrips } = countingBinding(env.DB);
  const LIMIT_READ = limitOf(1);
  const ask = (DB: D1Database) =>
    app.fetch(new Request(`${ORIGIN}/session/${id}`), { ...env, DB, LIMIT_READ });
  expect((await read(await ask(binding))).tags['og:title']).toBe('Evening run');
  expect(roundTrips()).toBe(1);
  const often = await ask(binding);
  expect([often.status, (await read(often)).tags['og:title']]).toEqual([200, NEUTRAL]);
  expect(roundTrips()).toBe(1);
  expectConsole(/no database/);
  const broken = new Proxy(env.DB, {
    get() {
      throw new Error('no database');
    },
  });
  const answer = await app.fetch(new Request(`${ORIGIN}/session/${id}`), { ...env, DB: broken });
  expect((await read(answer)).tags['og:title']).toBe(NEUTRAL);
});
