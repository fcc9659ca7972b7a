import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { LISTS, REQUESTS, watchFirstList } from '../../bench/web/first-list.ts';
import { measureSizes } from '../../bench/web/size.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { url } from '../support/place.ts';
import { type Player, addSession, newPlayer } from '../support/players.ts';

/** Keeps the client's script back. @returns what lets it through */
async function holdClient(page: Page) {
  const { promise: over, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await over;
    await route.continue();
  });
  return resolve;
}

describe('what home costs a visitor (figures 12 and 14)', () => {
  it('is at most 1.25 times the libraries it stands on, and 15 KB for any other route', async () => {
    const { ratio, heaviest } = await measureSizes();
    expect(ratio).toBeLessThanOrEqual(1.25);
    expect(heaviest.own).toBeLessThanOrEqual(15 * 1024);
  });

  it('asks for both lists once, before the client runs, and for nothing else; needs no second script', async () => {
    const { before, asked, requests } = await watchFirstList(await newPage({ size: 'phone' }));
    expect(before.toSorted()).toEqual(LISTS);
    expect(asked.toSorted()).toEqual(LISTS);
    expect(requests).toBeLessThanOrEqual(REQUESTS);
  });

  it('waits for no picture', async () => {
    const page = await newPage();
    const { promise: over, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/assets/splash-*.svg', async (route) => {
      await over;
      await route.continue();
    });
    const answer = await page.goto('/', { waitUntil: 'commit' });
    expect(await answer?.text()).toMatch(/<script type="module" [^>]*src="\/assets\/index-/);
    await page.locator('h3 a').first().waitFor();
    goOn();
  });
});

it.each([
  [
    'a session',
    (_: Player, id: number) => [`/session/${id}`, `/api/sessions/${id}`],
    'session-page',
  ],
  ['a user', ({ id }: Player) => [`/detail/${id}`, `/api/users/${id}`], 'user-page'],
  ['search', () => ['/sessions/search', '/api/sessions'], 'session-search-page'],
] as const)(
  'asks for what %s shows, and for its files, before the client runs, and for nothing twice',
  async (_, pathsOf, script) => {
    const host = await newPlayer('Shares a link');
    const { id } = await addSession(host, 'Found by a link');
    const [address = '', data = ''] = pathsOf(host, id);
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const goOn = await holdClient(page);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked).toContain(data);
    for (const file of [script, 'ui', 'painter']) {
      const started = () => asked.some((path) => path.startsWith(`/assets/${file}-`));
      await expect.poll(started, { message: file }).toBe(true);
    }
    goOn();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const once = asked.filter((path) => /\.(js|css)$/.test(path) || path === data);
    expect(once.toSorted()).toEqual([...new Set(once)].toSorted());
  },
);

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

describe('a shared session before the client', () => {
  it.each(['phone', 'desktop'] as const)(
    'stands where its page will have it, until that is there, on a %s',
    async (size) => {
      const { id } = await addSession(await newPlayer('Shares a picture'), 'Seen <b>at once</b>');
      const page = await newPage({ size });
      const goOn = await holdClient(page);
      const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
      await page.route(`**/api/sessions/${id}`, async (route) => {
        await answered;
        await route.continue();
      });
      await page.goto(`/session/${id}`, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Seen <b>at once</b>' }).waitFor();
      const early = await boxOf(page, '[data-session] img');
      // The client replaces the page that the build drew, whose footer has no tools.
      await page.evaluate(() => document.querySelector('footer')?.setAttribute('data-drawn', ''));
      goOn();
      await page.locator('footer[data-drawn]').waitFor({ state: 'detached' });
      expect(await boxOf(page, '[data-session] img')).toEqual(early);
      answer();
      await page.getByRole('button', { name: 'apply' }).waitFor();
      expect(await page.locator('[data-session]').count()).toBe(0);
      expect(await boxOf(page, 'article > div img')).toEqual(early);
    },
  );

  it('is kept from those who are logged in, who may have a block with its host', async () => {
    allowErrors(/401/);
    const { id } = await addSession(await newPlayer('Blocks somebody'), 'Not for everybody');
    const page = await newPage();
    await page.addInitScript(() => localStorage.setItem('jwt_token', 'anything'));
    await holdClient(page);
    await page.goto(`/session/${id}`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Peerway, home' }).waitFor();
    // It comes last, so the page is complete.
    await page.locator('footer').waitFor({ state: 'attached' });
    expect(await page.locator('[data-session]').count()).toBe(1);
    expect(await page.getByText('Not for everybody').isVisible()).toBe(false);
  });
});

describe('the page before the client', () => {
  it.each(['phone', 'desktop'] as const)('stands where home will stand, on a %s', async (size) => {
    const page = await newPage({ size });
    const goOn = await holdClient(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('[data-early]').waitFor();
    // The text is there before its style sheet, but isn't painted yet.
    await page.waitForFunction(() =>
      getComputedStyle(document.body).fontFamily.includes('Figtree'),
    );
    await page.evaluate(async () => {
      for (const face of ['Overpass', 'Figtree'])
        await document.fonts.load(`1rem '${face} Variable'`);
    });
    const places = () =>
      page.evaluate(() =>
        ['h1', 'h2', 'header', 'header nav a'].map((selector) => {
          const { x, y, width, height } =
            document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [selector, x, y, width, height];
        }),
      );
    const early = await places();
    goOn();
    await page.locator('h3 a').first().waitFor();
    expect(await page.locator('[data-early]').count()).toBe(0);
    expect(await places()).toEqual(early);
  });

  it('shows those who are logged in nothing that may not be theirs', async () => {
    const page = await newPage();
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.addInitScript(() => localStorage.setItem('jwt_token', 'anything'));
    await page.route('**/api/**', (route) => route.fulfill({ json: {} }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Peerway, home' }).waitFor();
    expect(await page.getByRole('heading').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
  });

  it.each(['phone', 'desktop'] as const)(
    'nothing moves while home loads, on a %s',
    async (size) => {
      const page = await newPage({ size });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const shift = 'value' in entry ? Number(entry.value) : 0;
            window.name = String(Number(window.name) + shift);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.locator('h3 a').first().waitFor();
      // A late font moves words by less than anyone sees. The figure still reads 0.000.
      expect(await page.evaluate(() => Number(window.name))).toBeLessThan(0.000_5);
    },
  );
});

/** The headers of a response, without those about caching. */
/** Only a page's head says which page it is. */
const bodyOf = (page: string) => page.slice(page.indexOf('</head>'));

const headersOf = ({ headers }: Response) =>
  [...headers].filter(
    ([name]) => !/^(?:date|etag|cache-control|content-length|transfer-encoding)$/.test(name),
  );

describe('whom the client talks to (figure 27)', () => {
  it('allows no script in the page but the one that is named', async () => {
    const { headers } = await fetch(url);
    const policy = headers.get('Content-Security-Policy') ?? '';
    const directives = new Map(
      policy.split('; ').map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
    );
    const scripts = directives.get('script-src') ?? [];
    expect(scripts[0]).toBe("'self'");
    expect(scripts.slice(1)).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:/);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('object-src')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  });

  it('asks no other origin for anything', async () => {
    const page = await newPage();
    const foreign: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol !== 'data:' && protocol !== 'blob:' && origin !== url) foreign.push(origin);
    });
    for (const path of [
      '/',
      '/login',
      '/register',
      '/sessions/search',
      '/users/search',
      '/terms',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
    }
    expect(foreign).toEqual([]);
  });

  it('keeps what never changes for good, and asks again for the page itself', async () => {
    const html = await fetch(url);
    expect(html.headers.get('Cache-Control')).toContain('must-revalidate');
    const page = await html.text();
    const script = /(?<path>\/assets\/index-[\w-]+\.js)/.exec(page);
    const asset = await fetch(`${url}${script?.groups?.['path'] ?? ''}`);
    expect(asset.headers.get('Content-Type')).toContain('javascript');
    expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const robots = await fetch(`${url}/robots.txt`);
    expect(await robots.text()).toMatch(/^User-agent: \*\n[^]+\nSitemap: http/);
    const image = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await fetch(image)).headers.get('Content-Type')).toBe('image/png');
    const unknown = await fetch(`${url}/previews/no-such-game.png`);
    expect(await unknown.arrayBuffer()).toEqual(await (await fetch(image)).arrayBuffer());
  });

  it.each([
    ['/sessions', 200],
    ['/no/such/page', 404],
  ])('sends the same headers with the page at every address: %s', async (path, status) => {
    const [home, other] = [await fetch(url), await fetch(url + path)];
    expect(other.status).toBe(status);
    expect(bodyOf(await other.text())).toBe(bodyOf(await home.text()));
    expect(headersOf(home).map(([name]) => name)).toContain('content-security-policy');
    expect(headersOf(other)).toEqual(headersOf(home));
  });

  it('has nobody keep the answer that a script is gone', async () => {
    const gone = await fetch(`${url}/assets/index-gone.js`);
    expect(gone.status).toBe(404);
    expect(gone.headers.get('Cache-Control')).toBe('no-store');
    expect(await gone.text()).not.toContain('<html');
  });
});
