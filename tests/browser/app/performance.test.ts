import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { newPage } from '../support/harness.ts';
import { holdScript } from '../support/hold.ts';
import { url } from '../support/place.ts';
import { addSession, newPlayer } from '../support/players.ts';

it('home’s first list waits for no second script and no picture', async () => {
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

/** Opens a page with a slow client. Expects these requests before the client runs, and none of them twice. */
async function expectAskedEarly(page: Page, path: string, data: string, script: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const goOn = await holdScript(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect.poll(() => asked).toContain(data);
  for (const file of [script, 'ui', 'painter']) {
    const started = () => asked.some((each) => each.startsWith(`/assets/${file}-`));
    await expect.poll(started, { message: `${path}: ${file}` }).toBe(true);
  }
  goOn();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const once = asked.filter((each) => /\.(js|css)$/.test(each) || each === data);
  expect(once.toSorted()).toEqual([...new Set(once)].toSorted());
}

it('asks for what a linked page shows, and for its files, before the client runs, and for nothing twice', async () => {
  const host = await newPlayer('Shares a link');
  const { id } = await addSession(host, 'Found by a link');
  const page = await newPage();
  await expectAskedEarly(page, `/session/${id}`, `/api/sessions/${id}`, 'session-page');
  // Chromium reads the data of the page's head as data: a policy without inline scripts doesn't refuse it.
  const described = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(described ?? '')).toMatchObject({ '@type': 'Event', name: 'Found by a link' });
  for (const [path, data, script] of [
    [`/detail/${host.id}`, `/api/users/${host.id}`, 'user-page'],
    ['/sessions/search', '/api/sessions', 'session-search-page'],
  ] as const) {
    await expectAskedEarly(await newPage(), path, data, script);
  }
});

/** The body of a page. Only the head differs between pages. */
const bodyOf = (page: string) => page.slice(page.indexOf('</head>'));

/** The headers of a response, without those about caching. */
const headersOf = ({ headers }: Response) =>
  [...headers].filter(
    ([name]) => !/^(?:date|etag|cache-control|content-length|transfer-encoding)$/.test(name),
  );

function expectStrict(policy: string) {
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  // Apart from this origin's files, the policy allows only WebAssembly and one inline script, by its hash.
  const scripts = directives.get('script-src') ?? [];
  expect(scripts[0]).toBe("'self'");
  const inline: unknown = expect.stringMatching(/^'sha256-[\w+/]{43}='$/);
  expect(scripts.slice(1)).toEqual(["'wasm-unsafe-eval'", inline]);
  expect(policy).not.toMatch(/'unsafe/);
  expect(policy).not.toMatch(/https?:/);
  expect(directives.get('default-src')).toEqual(["'self'"]);
  expect(directives.get('object-src')).toEqual(["'none'"]);
  expect(directives.get('base-uri')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
}

// A journey in which a page asks for anything else fails, because the browser logs what the policy refuses.
it('says with each page that it may load nothing from elsewhere, and how long it keeps', async () => {
  const html = await fetch(url);
  expectStrict(html.headers.get('Content-Security-Policy') ?? '');
  const page = await html.text();
  for (const [path, status] of [
    ['/sessions', 200],
    ['/no/such/page', 404],
  ] as const) {
    const other = await fetch(url + path);
    expect(other.status).toBe(status);
    expect(bodyOf(await other.text())).toBe(bodyOf(page));
    expect(headersOf(other)).toEqual(headersOf(html));
  }

  // Files with a hash in their name are cached forever. The page itself must be checked again.
  expect(html.headers.get('Cache-Control')).toContain('must-revalidate');
  const script = /(?<path>\/assets\/index-[\w-]+\.js)/.exec(page);
  const asset = await fetch(`${url}${script?.groups?.['path'] ?? ''}`);
  expect(asset.headers.get('Content-Type')).toContain('javascript');
  expect(asset.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  // A 404 for a script must not be cached.
  const gone = await fetch(`${url}/assets/index-gone.js`);
  expect(gone.status).toBe(404);
  expect(gone.headers.get('Cache-Control')).toBe('no-store');
  expect(await gone.text()).not.toContain('<html');

  const robots = await fetch(`${url}/robots.txt`);
  expect(await robots.text()).toMatch(/^User-agent: \*\n[^]+\nSitemap: http/);
  const image = /og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect((await fetch(image)).headers.get('Content-Type')).toBe('image/png');
  const unknown = await fetch(`${url}/previews/no-such-game.png`);
  expect(await unknown.arrayBuffer()).toEqual(await (await fetch(image)).arrayBuffer());
});
