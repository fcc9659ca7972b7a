import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { UserDetail } from '../../../worker/contract/user.ts';
import { expectAccessible } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import { picture, svg, video } from '../support/media-files.ts';
import { said } from '../support/person.ts';
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
const files = (page: Page) => page.getByRole('list', { name: 'Your files, in order' });
const rows = (page: Page) => files(page).getByRole('listitem');
const onTheWay = (page: Page) => page.getByRole('list', { name: 'Uploading' });

/** Waits until there are this many files. */
const untilThere = (page: Page, count: number) =>
  rows(page)
    .nth(count - 1)
    .waitFor();

/** Waits until an image is loaded. @returns which copy it is */
const loaded = (shown: Locator) =>
  shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { currentSrc: src, naturalWidth: width, naturalHeight: height } = image;
    return { src, width, height };
  });

const namesOf = async (id: number) => {
  const { media } = await sessionFor(host, id);
  return media.map(({ newName }) => newName);
};

/** Opens a session of the host in the editor. */
async function editing(name: string, options: Parameters<typeof pageOf>[1] = {}) {
  const { id } = await addSession(host, name);
  const page = await pageOf(host, options);
  await page.goto(`/sessions/add/${id}`);
  await page.getByRole('heading', { name: 'Photos and videos' }).waitFor();
  return { id, page };
}

describe('files of a session that is not there yet', () => {
  it('go up once it is saved, several at once on a phone, and others see them', async () => {
    const page = await pageOf(host, { size: 'phone' });
    await page.goto('/sessions/add/new');
    await chooser(page).setInputFiles([
      picture('One.png', [200, 60, 40]),
      picture('Two.png', [40, 160, 60]),
      { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
    ]);
    await page.getByText('Choose an image (JPG, PNG, GIF, SVG)').waitFor();
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
    const { media, firstFile } = await sessionFor(host, id);
    expect(media.map(({ alt }) => alt)).toEqual(['A red field', '']);
    expect(firstFile).toBe(media[0]?.newName);
  });

  it('that did not get there can be sent again, and the session stands meanwhile', async () => {
    allowErrors(/ERR_FAILED/);
    const page = await pageOf(host);
    await page.route('**/api/media', (route) => route.abort());
    await page.goto('/sessions/add/new');
    await chooser(page).setInputFiles([picture('One.png')]);
    await page.getByLabel('Name', { exact: true }).fill('Half there');
    await pick(page, 'Games', 'minecr', 'Minecraft');
    await page.getByRole('button', { name: 'PC', exact: true }).click();
    await page.getByRole('button', { name: 'Host session' }).click();
    await page.waitForURL(/\/sessions\/add\/\d+$/);
    await said(page, 'Your session is live, but some files weren’t uploaded.');
    await page.unroute('**/api/media');
    await page.getByRole('button', { name: 'Retry One.png' }).click();
    await untilThere(page, 1);
    expect(await namesOf(Number(page.url().split('/').at(-1)))).toHaveLength(1);
  });
});

describe('files of a session', () => {
  it('are dropped and pasted as well as chosen, and stand in the order they came in', async () => {
    const { id, page } = await editing('By every way');
    await chooser(page).setInputFiles([picture('One.png'), picture('Two.png')]);
    await untilThere(page, 2);
    const bytes = [...picture('Three.png').buffer];
    await page.evaluate((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], 'Three.png', { type: 'image/png' }));
      const zone = document.querySelector('[data-over]');
      for (const type of ['dragenter', 'dragover', 'drop']) {
        zone?.dispatchEvent(
          new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
        );
      }
    }, bytes);
    await untilThere(page, 3);
    await page.evaluate((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], 'Four.png', { type: 'image/png' }));
      document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }));
    }, bytes);
    await untilThere(page, 4);
    expect(await namesOf(id)).toHaveLength(4);
  });

  it('show how far they are, and one that is cancelled leaves nothing behind', async () => {
    const { id, page } = await editing('Slow line');
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    });
    await chooser(page).setInputFiles([video('Long.webm', 6_000_000)]);
    const bar = page.getByRole('progressbar', { name: 'Upload of Long.webm' });
    await bar.waitFor();
    const far = () => bar.evaluate((element: HTMLProgressElement) => element.value);
    await expect.poll(far, { timeout: 30_000 }).toBeGreaterThan(0);
    const [asked] = await Promise.all([
      page.waitForResponse(
        (answer) =>
          answer.request().method() === 'DELETE' && answer.url().includes('/api/media/uploads/'),
      ),
      page.getByRole('button', { name: 'Cancel upload of Long.webm' }).click(),
    ]);
    expect(asked.status()).toBe(204);
    await onTheWay(page).waitFor({ state: 'detached' });
    expect(await namesOf(id)).toEqual([]);
  });

  it('go on by themselves once a lost connection is back', async () => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const { id, page } = await editing('Lost and found');
    await page.context().setOffline(true);
    await chooser(page).setInputFiles([picture('One.png'), video('Two.webm', 6_000_000)]);
    await page.getByText('You’re offline. The upload continues').first().waitFor();
    await page.context().setOffline(false);
    await untilThere(page, 2);
    const { media } = await sessionFor(host, id);
    expect(media.map(({ extension }) => extension)).toEqual(['png', 'webm']);
  });

  it('have a still where they are videos, drawn by the browser that sends them', async () => {
    const { id, page } = await editing('In motion');
    const film = await readFile(new URL('../../../worker/local/seed/convoy.webm', import.meta.url));
    await chooser(page).setInputFiles([
      { name: 'Convoy.webm', mimeType: 'video/webm', buffer: film },
    ]);
    await untilThere(page, 1);
    const { media } = await sessionFor(host, id);
    const [card] = media[0]?.copies ?? [];
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, `/files/${card}`);
    expect(size).toEqual([200, 140]);
  });

  it('have a still where they are drawings, as sharp as a page is wide', async () => {
    const { id, page } = await editing('In lines');
    await chooser(page).setInputFiles([
      {
        name: 'icon.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><path d="M0 0h24v12z"/></svg>',
        ),
      },
    ]);
    await untilThere(page, 1);
    const { media } = await sessionFor(host, id);
    expect(media[0]?.newName).toMatch(/\.webp$/);
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, `/files/${media[0]?.newName}`);
    expect(size).toEqual([1600, 800]);
  });

  it('are moved, described and deleted', async () => {
    const { id, page } = await editing('In order');
    await chooser(page).setInputFiles([
      picture('One.png'),
      picture('Two.png'),
      picture('Three.png'),
    ]);
    await untilThere(page, 3);
    const [one, two, three] = await namesOf(id);
    const answered = (method: string) =>
      page.waitForResponse(
        (answer) => answer.request().method() === method && /\/api\/media\/\d+$/.test(answer.url()),
      );
    const up = page.getByRole('button', { name: 'Move file 3 up' });
    await Promise.all([answered('PATCH'), up.click()]);
    expect(await namesOf(id)).toEqual([one, three, two]);
    // The moved file keeps the focus, so that it can be moved again.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move file 2 up');
    await Promise.all([answered('PATCH'), page.keyboard.press('Enter')]);
    expect(await namesOf(id)).toEqual([three, one, two]);

    const alt = page.getByLabel('Describe file 1');
    await alt.fill('Third, now first');
    await Promise.all([answered('PATCH'), alt.press('Tab')]);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete file 2' }).click();
    await Promise.all([
      answered('DELETE'),
      page.getByRole('button', { name: 'Delete file', exact: true }).click(),
    ]);
    await said(page, 'The file was deleted.');
    const { media } = await sessionFor(host, id);
    expect(media.map(({ newName, alt: text }) => [newName, text])).toEqual([
      [three, 'Third, now first'],
      [two, ''],
    ]);
    await page.reload();
    await untilThere(page, 2);
    expect(await page.getByLabel('Describe file 1').inputValue()).toBe('Third, now first');
  });
});

describe("one's own page", () => {
  it('shows what one adds to whoever looks at it', async () => {
    const page = await pageOf(host, { size: 'phone' });
    await page.goto('/user/media');
    await page.getByRole('button', { name: 'Take a photo' }).waitFor();
    expect(await page.locator('input[capture]').getAttribute('accept')).toBe('image/jpeg');
    await chooser(page).setInputFiles([picture('Me.png'), svg('Drawn.svg')]);
    await untilThere(page, 2);
    await page.getByLabel('Describe file 1').fill('Me at the lake');
    await page.getByLabel('Describe file 1').press('Tab');
    await page.getByText('Saved', { exact: true }).waitFor();
    const beside = await pageOf(guest);
    await beside.goto(`/detail/${host.id}`);
    await beside.getByRole('img', { name: 'Me at the lake' }).first().waitFor();
    const user = await call(UserDetail, 'GET', `/api/users/${host.id}`, {});
    expect(user.media.map(({ extension }) => extension)).toEqual(['png', 'svg']);
  });

  it('has no barrier with files in every state, small and large, dark and light', async () => {
    for (const size of ['phone', 'desktop'] as const) {
      const page = await pageOf(host, { size });
      await page.goto('/user/media');
      await untilThere(page, 2);
      await chooser(page).setInputFiles([
        { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') },
      ]);
      await page.getByText('Choose an image (JPG, PNG, GIF, SVG)').waitFor();
      await expectAccessible(page, size);
    }
  });
});

describe('a hostile drawing', () => {
  const HOSTILE = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    width="80" height="80" onload="document.title='ran'"><script>document.title='ran'</script>
    <rect width="80" height="80" fill="red" onclick="document.title='ran'"/>
    <foreignObject width="80" height="80"><body xmlns="http://www.w3.org/1999/xhtml">
    <img src="x" onerror="document.title='ran'"/><script>document.title='ran'</script></body>
    </foreignObject><a xlink:href="javascript:document.title='ran'"><text y="40">go</text></a></svg>`;

  it('runs nothing: not as it is stored, and not as it came', async () => {
    // The requests that the drawing makes if nothing stops it.
    allowErrors(/Content Security Policy|sandboxed|blocked/i, /404.*\/files\/x/);
    const page = await pageOf(guest);
    await page.goto('/user/media');
    await chooser(page).setInputFiles([
      { name: 'evil.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(HOSTILE) },
    ]);
    await untilThere(page, 1);
    const { firstFile } = await call(UserDetail, 'GET', `/api/users/${guest.id}`, {});
    // Lists name the still image. The drawing is stored beside it.
    expect(firstFile).toMatch(/-1600\.webp$/);
    const path = `/files/${firstFile?.replace('-1600.webp', '.svg')}`;
    const open = async () => {
      await page.goto(path);
      await page.mouse.click(40, 40);
      return page.evaluate(() => document.documentElement.outerHTML + document.title);
    };
    const stored = await open().catch(() => 'scripts are refused');
    expect(stored).not.toContain('ran');

    // The same response headers with the original file: even an unsanitized drawing could not run its script.
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
});
