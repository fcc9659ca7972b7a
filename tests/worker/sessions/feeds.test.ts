import { env } from 'cloudflare:test';
import ICAL from 'ical.js';
import { SaxesParser } from 'saxes';
import { beforeAll, describe, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { ORIGIN, expectAnswer, get, patch, send, post, expectRefused } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addSession } from '../support/search-data.ts';
import { inDays } from '../support/series.ts';
import {
  HOUR_MS,
  addGames,
  sessionBody,
  apply,
  changeApplicationStatus,
  hostSession,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

/** Answers are kept for some minutes, so each test asks for words of its own. */
const FEEDS = ['/calendar/public.ics', '/feed.xml', '/embed/sessions'];

interface Part {
  /** By the names of their elements, and links by their relation. */
  texts: Record<string, string>;
  terms: string[];
}

/** Reads Atom with a parser that refuses what isn't well-formed. */
function readAtom(text: string) {
  const feed: Part = { terms: [], texts: {} };
  const entries: Part[] = [];
  const open: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const add = (name: string, value: string) => {
    const { texts } = entries.at(-1) ?? feed;
    texts[name] = (texts[name] ?? '') + value;
  };
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    open.push(local);
    const value = (name: string) => attributes[name]?.value ?? '';
    if (local === 'entry') entries.push({ terms: [], texts: {} });
    if (local === 'category') entries.at(-1)?.terms.push(value('term'));
    if (local === 'link') add(value('rel') || 'alternate', value('href'));
  });
  parser.on('text', (written) => add(open.at(-1) ?? '', written));
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return { feed: feed.texts, entries };
}

const atom = async (query: string) => readAtom(await (await get(`/feed.xml?${query}`)).text());

const events = async (query: string) =>
  ICAL.Component.fromString(await (await get(`/calendar/public.ics?${query}`)).text())
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

/** The links of the page, and its text without the styles. */
async function readPage(answer: Response) {
  const links: Record<string, string | null>[] = [];
  const times: (string | null)[] = [];
  let text = '';
  const root: Record<string, string | null> = {};
  await new HTMLRewriter()
    .on('html', {
      element(html) {
        for (const name of ['lang', 'dir', 'data-theme']) root[name] = html.getAttribute(name);
      },
    })
    .on('a', {
      element(link) {
        const [href, target, rel] = ['href', 'target', 'rel'].map((name) =>
          link.getAttribute(name),
        );
        links.push({ href: href ?? null, target: target ?? null, rel: rel ?? null });
      },
    })
    .on('time', { element: (time) => void times.push(time.getAttribute('datetime')) })
    .on('body', { text: (chunk) => void (text += chunk.text) })
    .transform(answer)
    .arrayBuffer();
  return { links, times, root, text: text.replace(/\{const[^]*$/, '').replaceAll(/\s+/g, ' ') };
}

const page = async (query: string) => readPage(await get(`/embed/sessions?${query}`));

let host: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  await addGames();
  host = await addUser('Vera');
});

it('each shows what the facets find, and who hosts it', async () => {
  const startsAt = Date.parse(`${inDays(9)}T19:30Z`);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const id = await addSession(host.id, { name: 'Facetfeed', startsAt, platforms: ['xbox'] });
  await addSession(host.id, { name: 'Facetfeed', platforms: ['pc'] });
  const query = 'q=facetfeed&platform=xbox&game=1&language=en&open=1&from=2026-01-01T00:00:00Z';
  const search = `/sessions/search?q=facetfeed&game=1&platform=xbox&language=en&from=2026-01-01T00%3A00%3A00Z&open=1`;

  const [event, ...others] = await events(query);
  expect(others).toEqual([]);
  expect(event?.uid).toBe(`session-${id}@peerway.test`);
  expect(event?.startDate.toJSDate().getTime()).toBe(startsAt);
  expect(event?.description).toContain('Hosted by Vera');

  const { feed, entries } = await atom(query);
  expect(feed).toMatchObject({ title: 'Sessions on Peerway', alternate: ORIGIN + search });
  expect(feed['self']).toBe(feed['id']);
  expect(entries).toMatchObject([
    {
      terms: ['Counter-Strike 2'],
      texts: {
        id: `${ORIGIN}/session/${id}`,
        alternate: `${ORIGIN}/session/${id}`,
        title: 'Facetfeed',
        name: 'Vera',
        updated: feed['updated'],
        content: `<p>${day.format(startsAt)} at 19:30 UTC</p><p>Counter-Strike 2 (Xbox)</p>`,
      },
    },
  ]);

  const { links, times, text } = await page(query);
  const out = { target: '_blank', rel: 'noopener' };
  expect(links).toEqual([
    { href: `${ORIGIN}/session/${id}`, ...out },
    { href: ORIGIN + search.replaceAll('&', '&amp;'), ...out },
  ]);
  expect(times).toEqual([new Date(startsAt).toISOString()]);
  expect(text).toContain('Hosted by Vera · English · 3 seats free');
});

it('calendars and pages begin with the next session, and the feed with the newest', async () => {
  const starts = [3, 1, 2].map((hours) => Date.now() + hours * HOUR_MS);
  const [third, first, second] = await Promise.all([
    addSession(host.id, { name: 'Orderfeed 3', startsAt: starts[0] ?? 0 }),
    addSession(host.id, { name: 'Orderfeed 1', startsAt: starts[1] ?? 0 }),
    addSession(host.id, { name: 'Orderfeed 2', startsAt: starts[2] ?? 0 }),
  ]);
  expect((await events('q=orderfeed')).map(({ summary }) => summary)).toEqual([
    'Orderfeed 1',
    'Orderfeed 2',
    'Orderfeed 3',
  ]);
  const hrefs = (await page('q=orderfeed')).links.map(({ href }) => href);
  expect(hrefs.slice(0, 3)).toEqual([first, second, third].map((id) => `${ORIGIN}/session/${id}`));
  const ids = (await atom('q=orderfeed')).entries.map(({ texts }) =>
    Number(texts['id']?.split('/').at(-1)),
  );
  expect(ids).toEqual([first, second, third].toSorted((one, other) => (other ?? 0) - (one ?? 0)));
});

it('has a bounded number of sessions, the page as many as a screen of the search', async () => {
  const hosts = await Promise.all([addUser(), addUser()]);
  await Promise.all(
    Array.from({ length: 31 }, (_, at) => addSession(hosts[at % 2]?.id ?? 0, { name: 'Manyfeed' })),
  );
  expect((await page('q=manyfeed')).times).toHaveLength(30);
  expect((await atom('q=manyfeed')).entries).toHaveLength(31);
});

it('names nobody but the host', async () => {
  const member = await addUser('Memberfeed');
  const { id } = await hostSession(host, { name: 'Peoplefeed' });
  await changeApplicationStatus(host, (await apply(member, id)).id, 'accepted');
  for (const feed of FEEDS) {
    const text = await (await get(`${feed}?q=peoplefeed`, host.token)).text();
    expect(text).toContain('Vera');
    expect(text).not.toContain('Memberfeed');
  }
});

it('takes hostile texts for text', async () => {
  const name = `"><script>alert(1)</script>]]>&`;
  const description = '**Hostilefeed**\nsecond \uFFFE line </p>';
  const id = await addSession(host.id, { name, description });
  const [entry] = (await atom('q=hostilefeed')).entries;
  expect(entry?.texts['title']).toBe(name);
  expect(entry?.texts['content']).toContain('<p>Hostilefeed<br>second  line &#60;/p&#62;</p>');
  const html = await (await get('/embed/sessions?q=hostilefeed')).text();
  expect(html).toContain(`/session/${id}`);
  expect(html.match(/<script/g)).toHaveLength(1);
});

describe('who and what a visitor may not see', () => {
  it('is in none of them', async () => {
    const shown = await addSession(host.id, { name: 'Hiddenfeed' });
    const ids = await Promise.all([
      addSession(host.id, { name: 'Hiddenfeed', visibility: 'friends' }),
      addSession(host.id, { name: 'Hiddenfeed', visibility: 'unlisted' }),
      addSession(host.id, { name: 'Hiddenfeed' }),
      addSession(host.id, { name: 'Hiddenfeed' }),
      addSession(host.id, { name: 'Hiddenfeed' }),
      ...['suspended', 'banned', 'leaving'].map(async (status) => {
        const user = await addUser();
        const id = await addSession(user.id, { name: 'Hiddenfeed' });
        await sql`UPDATE users SET status = ${status} WHERE id = ${user.id}`.run();
        return id;
      }),
    ]);
    const [, , down, over, cancelled] = ids;
    await env.DB.batch([
      sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${down}`,
      sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${over}`,
      sql`UPDATE sessions SET cancelled_at = 1 WHERE id = ${cancelled}`,
    ]);
    for (const feed of FEEDS) {
      // A host's own token makes no difference: the answer is kept for everyone.
      const text = await (await get(`${feed}?q=hiddenfeed`, host.token)).text();
      const named = Array.from(text.matchAll(/\/session\/(\d+)/g), ([, id]) => Number(id));
      expect(new Set(named)).toEqual(new Set([shown]));
    }
  });

  it('is shown with its age where it is for adults, as in the search', async () => {
    await addSession(host.id, { name: 'Agefeed', adultsOnly: true });
    expect((await page('q=agefeed')).text).toContain('18+');
  });
});

describe('a facet that is wrong', () => {
  it.each(['game=x', 'platform=amiga', 'lang=tlh', 'from=then', 'open=perhaps'])(
    'is named: %s',
    async (query) => {
      for (const feed of FEEDS.slice(0, 2)) {
        const { violations } = await expectAnswer(get(`${feed}?${query}`), 422, Problem);
        expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual([query.split('=')[0]]);
      }
      const answer = await get(`/embed/sessions?${query}`);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
      expect((await readPage(answer)).text).toContain(`${query.split('=')[0]}: `);
    },
  );

  it('is a range that ends before it begins', async () => {
    const query = 'from=2027-01-02T00:00:00Z&to=2027-01-01T00:00:00Z';
    const answer = await send('GET', `/embed/sessions?${query}`, {
      headers: { 'Accept-Language': 'de' },
    });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('lang="de"');
    expect((await expectAnswer(get(`/feed.xml?${query}`), 422, Problem)).violations).toMatchObject([
      { propertyPath: 'to' },
    ]);
  });
});

describe('every copy', () => {
  it.each(FEEDS)('is kept for minutes, and sent again only if it has changed: %s', async (feed) => {
    const word = `kept${FEEDS.indexOf(feed)}feed`;
    const { id } = await hostSession(host, { name: word });
    const first = await get(`${feed}?q=${word}&open=1`);
    const version = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=300');
    const text = await first.text();
    expect(text).toContain(`/session/${id}`);
    await patch(`/api/sessions/${id}`, { name: `${word} moved` }, host.token);
    // The order of the facets makes no other copy.
    const again = await get(`${feed}?open=true&q=${word}`);
    expect([await again.text(), again.headers.get('ETag')]).toEqual([text, version]);
    const headers = { 'If-None-Match': `W/${version}` };
    const same = await send('GET', `${feed}?q=${word}&open=1`, { headers });
    expect([same.status, await same.text()]).toEqual([304, '']);
    const other = await send('GET', `${feed}?q=${word}`, { headers });
    expect([other.status, await other.text()]).toEqual([
      200,
      expect.stringContaining(`${word} moved`),
    ]);
  });

  it('is in the language of its address', async () => {
    await addSession(host.id, { name: 'Languagefeed', language: 'pl' });
    expect((await events('q=languagefeed&lang=de'))[0]?.description).toContain('Gehostet von Vera');
    const { feed, entries } = await atom('q=languagefeed&lang=ja');
    expect([feed['title'], entries.length]).toEqual(['Peerwayのセッション', 1]);
    const { root, text } = await page('q=languagefeed&lang=ar');
    expect(root).toEqual({ lang: 'ar', dir: 'rtl', 'data-theme': null });
    expect(text).toContain('البولندية');
  });

  it('shows a language without a name as it is, which new sessions can’t have', async () => {
    await addSession(host.id, { name: 'Oddfeed', language: 'en-x-a' });
    expect((await page('q=oddfeed')).text).toContain('en-x-a');
    const asked = post('/api/sessions', sessionBody({ language: 'en-u-ca-iso8601' }), host.token);
    await expectRefused(asked, 'language');
  });
});

const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

describe('the page for a frame', () => {
  it('may be framed by any site, and loads nothing', async () => {
    for (const query of ['q=framedfeed', 'game=x']) {
      const answer = await get(`/embed/sessions?${query}`);
      expect(policyOf(answer)).toMatch(
        /^default-src 'none'; style-src 'sha256-[^ ]+'; script-src 'sha256-[^ ]+'; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
      );
      expect(answer.headers.get('X-Frame-Options')).toBeNull();
      expect(answer.headers.get('Content-Type')).toMatch(/^text\/html/);
    }
    const feed = await get('/feed.xml?q=framedfeed');
    expect(policyOf(feed)).toContain("frame-ancestors 'none'");
    expect(feed.headers.get('X-Frame-Options')).toBe('DENY');
  });

  it('has the theme of its address, and says that there is nothing', async () => {
    const { root, text, links } = await page('q=nothingfeed&theme=light');
    expect(root).toEqual({ lang: 'en', dir: 'ltr', 'data-theme': 'light' });
    expect(text).toContain('No sessions right now.');
    expect(links.map(({ href }) => href)).toEqual([`${ORIGIN}/sessions/search?q=nothingfeed`]);
  });

  it('says what runs, and what is full', async () => {
    await addSession(host.id, { name: 'Statefeed', startsAt: Date.now() - 1000, seats: 2 });
    await sql`UPDATE sessions SET seats_taken = 2 WHERE name = 'Statefeed'`.run();
    expect((await page('q=statefeed')).text).toContain('English · running · full');
  });
});
