import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';

import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { Preferences } from '../../../worker/contract/game.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { IMAGE_MAX_BYTES } from '../../../worker/contract/bounds.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { logIn, tokensOf } from '../support/log-in.ts';
import type { PageOptions } from '../support/look.ts';
import { picture, svg } from '../support/media-files.ts';
import { url } from '../support/place.ts';
import { type Player, call, newPlayer, pageOf } from '../support/players.ts';

let member: Player;
let host: Player;

beforeAll(async () => {
  member = await newPlayer('Beholder');
  host = await newPlayer('Painter');
});

/** A new game. The member plays it, and a session of it is hosted. */
async function played() {
  const name = `Painted Coast ${crypto.randomUUID().slice(0, 6)}`;
  const { token } = await tokensOf('admin');
  const { id } = await call(AdminGameItem, 'POST', '/api/admin/games', { token, body: { name } });
  const games = [`/api/games/${id}`];
  await call(Preferences, 'PUT', '/api/preferences', {
    token: member.token,
    body: { games: games.map((game) => ({ game })) },
  });
  const session = await call(SessionItem, 'POST', '/api/sessions', {
    token: host.token,
    body: {
      name: `Evening at ${name}`,
      description: '',
      games,
      platforms: ['pc'],
      region: 'europe',
      language: 'en',
      startsAt: new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString(),
      durationMinutes: 90,
      seats: 4,
    },
  });
  return { name, session };
}

/** Opens the editor of a game. */
async function editing(name: string, options: PageOptions = {}) {
  const page = await newPage(options);
  await logIn(page, 'admin');
  await page.goto(`/admingames?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: `The generated cover of ${name}` }).waitFor();
  return { page, dialog };
}

const give = (dialog: Locator, file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialog.locator('input[type=file]').setInputFiles(file);

const isThere = (dialog: Locator) => dialog.getByText('The cover was uploaded.').waitFor();

/** An image's source once it is loaded, and its size. */
async function shownBy(image: Locator, source: RegExp) {
  await image.waitFor();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(source);
  const { width, height } = (await image.boundingBox()) ?? {};
  return { width, height };
}

/** The image that messengers show of a page: its size, and about which colour is in the middle of the cover. */
async function sharedImage(path: string) {
  const page = await (await fetch(url + path)).text();
  const image = sharp(
    await (await fetch(/og:image" content="([^"]+)"/.exec(page)?.[1] ?? '')).arrayBuffer(),
  );
  const { width, height } = await image.metadata();
  const pixel = await image
    .extract({ left: 750, top: 315, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { size: [width, height], cover: [...pixel].map((value) => Math.round(value / 10) * 10) };
}

const GENERATED = /^data:image\/svg/;
const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

describe('a cover', () => {
  it('is uploaded by an admin and seen by a member; taken off, the generated one is back', async () => {
    const { name, session } = await played();
    const { page, dialog } = await editing(name);
    const chooser = page.waitForEvent('filechooser');
    const drawn = page.waitForResponse((answer) => answer.url().includes('/preview?'));
    await dialog.getByRole('button', { name: 'Upload cover' }).focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(picture('cover.png', [200, 60, 40]));
    await isThere(dialog);
    await shownBy(
      dialog.getByRole('img', { name: `The uploaded cover of ${name}` }),
      /-200\.webp$/,
    );
    expect(await findBarriers(page)).toEqual([]);
    expect((await drawn).status()).toBe(204);
    expect(await sharedImage(`/session/${session.id}`)).toEqual({
      size: [1200, 630],
      cover: [200, 60, 40],
    });
    await dialog.getByRole('button', { name: 'Close' }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await shownBy(row.getByRole('presentation').first(), /-200\.webp$/);

    const beside = await pageOf(member);
    await beside.goto('/');
    const card = cardOf(beside, session.name);
    const before = {
      card: await shownBy(card.locator('img').first(), /-200\.webp$/),
      chip: await shownBy(card.getByRole('button', { name }).locator('img'), /-200\.webp$/),
    };
    expect(before).toEqual({ card: { width: 200, height: 140 }, chip: { width: 20, height: 20 } });
    await beside.goto(`/session/${session.id}`);
    await shownBy(beside.locator('main img[src$="-1600.webp"]'), /-1600\.webp$/);
    await beside.goto('/games');
    await shownBy(
      beside.getByRole('listitem').filter({ hasText: name }).getByRole('presentation').first(),
      /-200\.webp$/,
    );

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByRole('button', { name: 'Use generated cover' }).click();
    await dialog.getByText('The generated cover is back.').waitFor();
    await shownBy(dialog.getByRole('img', { name: `The generated cover of ${name}` }), GENERATED);
    await beside.goto('/');
    const after = {
      card: await shownBy(card.locator('img').first(), GENERATED),
      chip: await shownBy(card.getByRole('button', { name }).locator('img'), GENERATED),
    };
    expect(after).toEqual(before);
  });

  it('that cannot be loaded leaves its place to the generated one', async () => {
    allowErrors(/ERR_FAILED/);
    const { name, session } = await played();
    const { dialog } = await editing(name, { size: 'phone', theme: 'light' });
    await give(dialog, picture('cover.png'));
    await isThere(dialog);
    const page = await pageOf(member);
    await page.route('**/files/**', (route) => route.abort());
    await page.goto('/');
    const image = cardOf(page, session.name).locator('img').first();
    expect(await shownBy(image, GENERATED)).toEqual({ width: 200, height: 140 });
  });
});

describe('a file that is no cover', () => {
  it('is refused in words, before it is sent where that can be known; what is typed stays', async () => {
    allowErrors(/422/);
    const { name } = await played();
    const { page, dialog } = await editing(name);
    await dialog.getByLabel('Name').fill(`${name} II`);
    await give(dialog, svg('cover.svg'));
    await dialog.getByText('Choose a JPG or PNG file.').waitFor();
    await give(dialog, picture('cover.png', [0, 0, 0], IMAGE_MAX_BYTES));
    await dialog.getByText('This file is larger than 10 MB. Choose a smaller one.').waitFor();
    await give(dialog, { ...svg('cover.png'), mimeType: 'image/png' });
    await dialog.getByText('Choose one of these file types: jpg, png.').waitFor();
    const bomb = picture('cover.png');
    bomb.buffer.writeUInt32BE(60_000, 16);
    await give(dialog, bomb);
    await dialog.getByText('This image is more than 12000 pixels wide or high.').waitFor();
    expect(await dialog.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    expect(await dialog.getByLabel('Name').inputValue()).toBe(`${name} II`);
    expect(await findBarriers(page)).toEqual([]);
  });
});

describe('a cover on its way', () => {
  it('shows how far it is, can be cancelled, and survives a lost connection', async () => {
    allowErrors(/ERR_FAILED/);
    const { name } = await played();
    const { page, dialog } = await editing(name);
    await dialog.getByLabel('Name').fill(`${name} II`);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/cover', async (route) => {
      await held;
      await route.abort();
    });
    await give(dialog, picture('cover.png'));
    await dialog.getByRole('progressbar', { name: 'Cover upload' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
    await dialog.locator('button:focus', { hasText: 'Upload cover' }).waitFor();

    release();
    await give(dialog, picture('cover.png'));
    await dialog.getByText('The upload was interrupted.').waitFor();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('The cover wasn’t uploaded.').waitFor();
    await page.unroute('**/cover');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await isThere(dialog);
    expect(await dialog.getByLabel('Name').inputValue()).toBe(`${name} II`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText(`${name} II was saved`).waitFor();
  });
});
