import type { Locator, Page } from 'playwright';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { Preferences } from '../../../worker/contract/game.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { adminPage } from '../support/admins.ts';
import { tokensOf } from '../support/log-in.ts';
import { picture } from '../support/media-files.ts';
import { url } from '../support/place.ts';
import { type Player, call, newPlayer, pageOf } from '../support/players.ts';

/** Adds a game. The member plays it, and the host hosts a session of it. */
async function played(member: Player, host: Player) {
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
async function editing(name: string) {
  const page = await adminPage();
  await page.goto(`/admingames?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('img', { name: `The generated cover of ${name}` }).waitFor();
  return { page, dialog };
}

/** The source of an image once it is loaded, and its size. */
async function shownBy(image: Locator, source: RegExp) {
  await image.waitFor();
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc))
    .toMatch(source);
  const { width, height } = (await image.boundingBox()) ?? {};
  return { width, height };
}

/** The image that messengers show of a page: its size, and roughly the colour in the middle of the cover. */
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

const cardOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

it('a cover is uploaded by an admin, seen by a member, and shown by messengers', async () => {
  const member = await newPlayer('Beholder');
  const { name, session } = await played(member, await newPlayer('Painter'));
  const { page, dialog } = await editing(name);
  const chooser = page.waitForEvent('filechooser');
  const drawn = page.waitForResponse((answer) => answer.url().includes('/preview?'));
  await dialog.getByRole('button', { name: 'Upload cover' }).focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(picture('cover.png', [200, 60, 40]));
  await dialog.getByText('The cover was uploaded.').waitFor();
  await shownBy(dialog.getByRole('img', { name: `The uploaded cover of ${name}` }), /-200\.webp$/);
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
  // It may be among those of tonight, too.
  const card = cardOf(beside, session.name).first();
  const seen = {
    card: await shownBy(card.locator('img').first(), /-200\.webp$/),
    chip: await shownBy(card.getByRole('button', { name }).locator('img'), /-200\.webp$/),
  };
  expect(seen).toEqual({ card: { width: 200, height: 140 }, chip: { width: 20, height: 20 } });
  await beside.goto(`/session/${session.id}`);
  await shownBy(beside.locator('main img[src$="-1600.webp"]'), /-1600\.webp$/);
  await beside.goto('/games');
  await shownBy(
    beside.getByRole('listitem').filter({ hasText: name }).getByRole('presentation').first(),
    /-200\.webp$/,
  );
});
