import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { UserDetail } from '../../../worker/contract/user.ts';
import { allowErrors } from '../support/harness.ts';
import { picture, svg, video } from '../support/media-files.ts';
import { pick } from '../support/pick.ts';
import {
  type Player,
  addSession,
  call,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

let host: Player;
let guest: Player;

beforeAll(async () => {
  [host, guest] = await Promise.all([newPlayer('Painter'), newPlayer('Guest')]);
});

const chooser = (page: Page) => page.locator('input[type=file][multiple]');

/** Waits until the page has this many files. */
const untilThere = (page: Page, count: number) =>
  page
    .getByRole('list', { name: 'Your files, in order' })
    .getByRole('listitem')
    .nth(count - 1)
    .waitFor();

/** Waits until an image is loaded. @returns the name of the shown copy */
const loaded = (shown: Locator) =>
  shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { currentSrc: src, naturalWidth: width, naturalHeight: height } = image;
    return { src, width, height };
  });

/** The size of a stored file. */
const sizeOf = (page: Page, name: string | undefined) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, `/files/${name}`);

it('files of a session that is not there yet go up once it is saved, several at once on a phone, and others see them', async () => {
  const page = await pageOf(host, { size: 'phone' });
  await page.goto('/sessions/add/new');
  await page.getByRole('button', { name: 'Take a photo' }).waitFor();
  expect(await page.locator('input[capture]').getAttribute('accept')).toBe('image/jpeg');
  await chooser(page).setInputFiles([picture('One.png', [200, 60, 40]), svg('Two.svg')]);
  await page.getByLabel('Describe').first().fill('A red field');
  await page.getByLabel('Name', { exact: true }).fill('Painting night');
  await pick(page, 'Games', 'minecr', 'Minecraft');
  await page.getByRole('button', { name: 'PC', exact: true }).click();
  await page.getByRole('button', { name: 'Host session' }).click();
  await page.waitForURL(/\/session\/\d+$/);
  const id = Number(page.url().split('/').at(-1));

  const beside = await pageOf(guest);
  await beside.goto(`/session/${id}`);
  expect((await loaded(beside.getByRole('img', { name: 'A red field' }))).src).toMatch(
    /-1600\.webp$/,
  );
  await beside.goto('/sessions/search?q=painting+night');
  const shown = await loaded(beside.getByRole('img', { name: 'A red field' }));
  expect(shown).toMatchObject({ width: 200, height: 140 });
  expect(shown.src).toMatch(/-200\.webp$/);
  const { media, firstFile } = await sessionFor(guest, id);
  expect(media.map(({ alt }) => alt)).toEqual(['A red field', '']);
  expect(firstFile).toBe(media[0]?.newName);
  // Other users get a still of the drawing, as wide as a page.
  expect(media[1]?.newName).toMatch(/-1600\.webp$/);
  expect(await sizeOf(beside, media[1]?.newName)).toEqual([1600, 1120]);
});

it('files go on by themselves once a lost connection is back, and videos have a still', async () => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const { id } = await addSession(host, 'Lost and found');
  const page = await pageOf(host);
  await page.goto(`/sessions/add/${id}`);
  await page.getByRole('heading', { name: 'Photos and videos' }).waitFor();
  const film = await readFile(
    new URL('../../../worker/local/seed/art/convoy.webm', import.meta.url),
  );
  await page.context().setOffline(true);
  await chooser(page).setInputFiles([
    picture('One.png'),
    video('Two.webm', 6_000_000),
    { name: 'Convoy.webm', mimeType: 'video/webm', buffer: film },
  ]);
  // Each fails after the one before it. One that goes on sooner would be out of order.
  await expect.poll(() => page.getByText('You’re offline. The upload continues').count()).toBe(3);
  await page.context().setOffline(false);
  await untilThere(page, 3);
  const { media } = await sessionFor(host, id);
  // The files are in the order in which they were chosen.
  expect(media.map(({ extension }) => extension)).toEqual(['png', 'webm', 'webm']);
  expect(media.map(({ copies = [] }) => copies.length > 0)).toEqual([true, false, true]);
  expect(await sizeOf(page, media[2]?.copies?.[0])).toEqual([200, 140]);
});

const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  width="80" height="80" onload="document.title='ran'"><script>document.title='ran'</script>
  <rect width="80" height="80" fill="red" onclick="document.title='ran'"/>
  <foreignObject width="80" height="80"><body xmlns="http://www.w3.org/1999/xhtml">
  <img src="x" onerror="document.title='ran'"/><script>document.title='ran'</script></body>
  </foreignObject><a xlink:href="javascript:document.title='ran'"><text y="40">go</text></a></svg>`;

/** Without the markup that is refused. */
const TAKEN = HOSTILE.replace(/<foreignObject.*<\/foreignObject>/s, '');

it('files of one’s own page are shown to others, and a hostile drawing among them runs nothing', async () => {
  // The drawing tries to send these requests, and they are blocked.
  allowErrors(/Content Security Policy|sandboxed|blocked/i, /404.*\/files\/x/);
  const page = await pageOf(guest);
  await page.goto('/user/media');
  await chooser(page).setInputFiles([
    { name: 'evil.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(TAKEN) },
    picture('Me.png'),
  ]);
  await untilThere(page, 2);
  await page.getByLabel('Describe file 2').fill('Me at the lake');
  await page.getByLabel('Describe file 2').press('Tab');
  await page.getByText('Saved', { exact: true }).waitFor();
  const beside = await pageOf(host);
  await beside.goto(`/detail/${guest.id}`);
  await loaded(beside.getByRole('img', { name: 'Me at the lake' }));
  const { firstFile } = await call(UserDetail, 'GET', `/api/users/${guest.id}`, {});
  // Other users see the still image. The drawing is another file.
  expect(firstFile).toMatch(/-1600\.webp$/);
  const path = `/files/${firstFile?.replace('-1600.webp', '.svg')}`;
  const open = async () => {
    await page.goto(path);
    await page.mouse.click(40, 40);
    return page.evaluate(() => document.documentElement.outerHTML + document.title);
  };
  const stored = await open().catch(() => 'scripts are refused');
  expect(stored).not.toContain('ran');

  // Opens the original file, with some of the response headers left out. Even an unsanitized drawing must not run its
  // script.
  const openRaw = async (...without: string[]) => {
    await page.unrouteAll();
    await page.route(`**${path}?raw`, async (route) => {
      const answer = await route.fetch();
      const headers = Object.fromEntries(
        Object.entries(answer.headers()).filter(
          ([name]) => !['content-length', ...without].includes(name),
        ),
      );
      await route.fulfill({ status: 200, headers, body: HOSTILE });
    });
    await page.goto(`${path}?raw`);
    await page.mouse.click(40, 40);
    return page.title();
  };
  expect(await openRaw()).not.toBe('ran');
  // Without the policy the script runs, which proves that the test can fail.
  expect(await openRaw('content-security-policy')).toBe('ran');
});
