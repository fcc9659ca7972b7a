import { env } from 'cloudflare:test';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { Database } from '../../../worker/core/database.ts';
import { readSitemap } from '../../../worker/previews/queries/sitemap.ts';
import { get, patch } from '../support/client.ts';
import { countingBinding } from '../support/counting.ts';
import { addUser } from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

const ORIGIN = 'https://peerway.test';

let host: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  await addGames();
  host = await addUser('Vera');
  // The sitemap's files are numbered by the ids of sessions.
  await sql`UPDATE sqlite_sequence SET seq = 0 WHERE name = 'sessions'`.run();
});

/** The addresses in a sitemap or a sitemap index. @throws if it isn't well-formed XML */
async function placesOf(path: string) {
  const answer = await get(path);
  expect(answer.headers.get('Content-Type')).toContain('xml');
  const places: string[] = [];
  let root = '';
  let tag = '';
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    root ||= name;
    tag = name;
  });
  parser.on('text', (text) => void (tag === 'loc' && text.trim() !== '' && places.push(text)));
  parser.write(await answer.text()).close();
  return { root, places: places.map((place) => place.replace(ORIGIN, '')) };
}

const createdAt = async (session: number) =>
  new Date(
    (await valueOf<number>`SELECT created_at FROM sessions WHERE id = ${session}`) ?? 0,
  ).toISOString();

describe('the sitemap', () => {
  it('has what everybody may see, and robots.txt names it', async () => {
    await sql`UPDATE games SET archived_at = 1 WHERE id = 6`.run();
    const [open, hidden, off, past] = await Promise.all([
      hostSession(host),
      hostSession(host, { visibility: 'unlisted' }),
      hostSession(host),
      hostSession(host),
    ]);
    await patch(`/api/sessions/${off.id}`, { status: 'cancelled', cancelReason: 'no' }, host.token);
    await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${past.id}`.run();
    const { root, places } = await placesOf('/sitemap.xml');
    expect(root).toBe('urlset');
    expect(places).toEqual(
      expect.arrayContaining([
        '/',
        '/sessions/search?game=1',
        '/sessions/search?category=1',
        `/session/${open.id}`,
      ]),
    );
    for (const { id } of [hidden, off, past]) expect(places).not.toContain(`/session/${id}`);
    // An archived game can’t be chosen anymore.
    expect(places).not.toContain('/sessions/search?game=6');
    const changed = `<loc>${ORIGIN}/session/${open.id}</loc><lastmod>`;
    expect(await (await get('/sitemap.xml')).text()).toContain(
      `${changed}${await createdAt(open.id)}<`,
    );
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('reads the database once, however it is asked', async () => {
    await caches.default.delete(`${ORIGIN}/sitemap.xml`);
    const { binding, roundTrips } = countingBinding(env.DB);
    const ask = (query: string) =>
      app.request(`${ORIGIN}/sitemap.xml${query}`, {}, { ...env, DB: binding });
    const [first, second] = [await (await ask('')).text(), await ask('?again')];
    expect(second.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(await second.text()).toBe(first);
    expect(roundTrips()).toBe(1);
  });

  it('is an index of several if ids are far apart', async () => {
    const far = 1_234_567;
    await sql`UPDATE sqlite_sequence SET seq = ${far - 1} WHERE name = ${'sessions'}`.run();
    await hostSession(host);
    await caches.default.delete(`${ORIGIN}/sitemap.xml`);
    const { root, places } = await placesOf('/sitemap.xml');
    expect(root).toBe('sitemapindex');
    const { sessions } = await readSitemap(new Database(env.DB), Date.now());
    expect(sessions).toEqual([]);
    expect(places.slice(0, 2)).toEqual(['/sitemap/pages.xml', '/sitemap/0.xml']);
    expect(places.at(-1)).toBe(`/sitemap/${places.length - 2}.xml`);
    expect((await placesOf(places.at(-1) ?? '')).places).toEqual([`/session/${far}`]);
    expect((await placesOf('/sitemap/pages.xml')).places).toContain('/categories');
    expect((await get('/sitemap/7.xml')).status).toBe(404);
    // Otherwise each spelling of a number would be read and cached apart.
    expect((await placesOf('/sitemap/0.xml')).places).not.toEqual([]);
    expect((await get('/sitemap/00.xml')).status).toBe(404);

    // Without the first sessions the index begins with the first file that has one.
    const next = far + 100_000;
    await sql`UPDATE sqlite_sequence SET seq = ${next - 1} WHERE name = ${'sessions'}`.run();
    await hostSession(host);
    await sql`UPDATE sessions SET closed = 1 WHERE id < ${far}`.run();
    await caches.default.delete(`${ORIGIN}/sitemap.xml`);
    const [pages, first, ...others] = (await placesOf('/sitemap.xml')).places;
    expect(pages).toBe('/sitemap/pages.xml');
    expect((await placesOf(first ?? '')).places).toEqual([`/session/${far}`]);
    expect((await placesOf(others.at(-1) ?? '')).places).toEqual([`/session/${next}`]);
  });
});
