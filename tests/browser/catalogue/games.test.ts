import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { Preferences } from '../../../worker/contract/game.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import type { PageOptions } from '../support/look.ts';
import { pick } from '../support/pick.ts';
import { type Player, call, newPlayer, pageOf } from '../support/players.ts';

const PUT = '**/api/preferences';

/** The games on the server. */
const stored = async ({ token }: Player) =>
  (await call(Preferences, 'GET', '/api/preferences', { token })).games.map(({ game }) => game.id);

async function open(ids: number[] = [], options: PageOptions = {}) {
  const person = await newPlayer('Chooser');
  const body = { games: ids.map((id) => ({ game: `/api/games/${id}` })) };
  await call(Preferences, 'PUT', '/api/preferences', { token: person.token, body });
  const page = await pageOf(person, options);
  await page.goto('/games');
  await page.getByRole('combobox', { name: 'Add a game' }).waitFor();
  return { page, person };
}

/** Fails unless the page announces it. */
const expectSaid = (page: Page, text: string) =>
  page.locator('main output').getByText(text, { exact: true }).waitFor();

const rows = (page: Page) => page.locator('main ol > li strong').allTextContents();

const add = (page: Page, typed: string, name: string) => pick(page, 'Add a game', typed, name);

describe('the first time', () => {
  it('welcomes, saves what is chosen, and leads home', async () => {
    const { page, person } = await open();
    await page.getByRole('heading', { name: 'Welcome! What do you play?' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await add(page, 'valor', 'Valorant');
    await expectSaid(page, 'Saved');
    expect(await stored(person)).toEqual([2]);
    const account = await call(CurrentUser, 'GET', '/api/currentuser', { token: person.token });
    expect(account.preferenceCount).toBe(1);
    await page.getByRole('button', { name: 'Overwatch 2' }).click();
    await expect.poll(() => stored(person)).toEqual([2, 3]);
    await page.getByRole('link', { name: 'See who plays' }).click();
    await page.getByRole('heading', { name: 'sessions with your preferences' }).waitFor();
    expect(await page.getByText('Choose your games to see what fits you').count()).toBe(0);
  });

  it('sends visitors to the log-in, and back', async () => {
    const page = await newPage();
    await page.goto('/games?category=4');
    await page.waitForURL('**/login?*');
    expect(new URL(page.url()).searchParams.get('back')).toBe('/games?category=4');
  });
});

describe('order', () => {
  it('is changed by keyboard, said aloud, with the focus kept', async () => {
    const { page, person } = await open([1, 2, 3]);
    await page.getByRole('button', { name: 'Move Counter-Strike 2 down' }).press('Enter');
    await expectSaid(page, 'Counter-Strike 2 is now number 2 of 3');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await expect.poll(focused).toBe('Move Counter-Strike 2 down');
    await page.keyboard.press('Enter');
    await expectSaid(page, 'Counter-Strike 2 is now number 3 of 3');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Move Counter-Strike 2 down');
    await expect.poll(() => stored(person)).toEqual([2, 3, 1]);
    await page.getByRole('button', { name: 'Remove Overwatch 2' }).press('Enter');
    await expect.poll(focused).toBe('Remove Counter-Strike 2');
    await expect.poll(() => stored(person)).toEqual([2, 1]);
    expect(await findBarriers(page)).toEqual([]);
  });

  it('is changed by dragging', async () => {
    const { page, person } = await open([1, 2, 3, 4]);
    const handle = async (row: number) => {
      const box = await page.getByTitle('Drag to move').nth(row).boundingBox();
      if (!box) throw new Error('a row is missing');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const [from, to] = [await handle(0), await handle(2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 8, { steps: 12 });
    await page.mouse.up();
    await expect
      .poll(() => rows(page))
      .toEqual(['Valorant', 'Overwatch 2', 'Counter-Strike 2', 'Apex Legends']);
    await expect.poll(() => stored(person)).toEqual([2, 3, 1, 4]);
  });
});

describe('saving', () => {
  it('keeps platform and level', async () => {
    const { page, person } = await open([12], { size: 'phone' });
    await page.getByLabel('Platform for Splatoon 3').selectOption('Switch');
    await page.getByLabel('Your level in Splatoon 3').selectOption('Beginner');
    const games = async () =>
      (await call(Preferences, 'GET', '/api/preferences', { token: person.token })).games;
    await expect.poll(games).toMatchObject([{ platform: 'switch', level: 'beginner' }]);
    await expectSaid(page, 'Saved');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  it('loses nothing when it fails, not even over a reload', async () => {
    allowErrors(/Failed to load resource/);
    const { page, person } = await open([1]);
    await page.route(PUT, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await add(page, 'valor', 'Valorant');
    await expectSaid(page, 'Not saved');
    await page
      .getByRole('alert')
      .getByText(/^We can’t reach Peerway/)
      .waitFor();
    expect(await stored(person)).toEqual([1]);
    await page.reload();
    await expect.poll(() => rows(page)).toEqual(['Counter-Strike 2', 'Valorant']);
    await expectSaid(page, 'Not saved');
    await page.unroute(PUT);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectSaid(page, 'Saved');
    expect(await stored(person)).toEqual([1, 2]);
    await page.reload();
    await expect.poll(() => rows(page)).toEqual(['Counter-Strike 2', 'Valorant']);
    expect(await page.getByText('Not saved').count()).toBe(0);
  });

  it('lets the last state win, however slow the first request is', async () => {
    const { page, person } = await open([1, 2, 3]);
    let puts = 0;
    const gate = Promise.withResolvers<void>();
    await page.route(PUT, async (route) => {
      if (route.request().method() === 'PUT') {
        puts += 1;
        if (puts === 1) await gate.promise;
      }
      await route.continue();
    });
    await page.getByRole('button', { name: 'Remove Valorant' }).click();
    await expect.poll(() => puts).toBe(1);
    await page.getByRole('button', { name: 'Remove Counter-Strike 2' }).click();
    await add(page, 'apex', 'Apex Legends');
    gate.resolve();
    await expectSaid(page, 'Saved');
    expect(await stored(person)).toEqual([3, 4]);
    expect(puts).toBe(2);
  });

  it('goes on when one leaves at once', async () => {
    const { page, person } = await open([1, 2]);
    await page.getByRole('button', { name: 'Remove Valorant' }).click();
    await page.getByRole('link', { name: 'search', exact: true }).click();
    await page.waitForURL('**/sessions/search');
    await expect.poll(() => stored(person)).toEqual([1]);
  });
});

describe('a missing game', () => {
  it('is asked for by its name, once', async () => {
    allowErrors(/409|422/);
    const { page } = await open([1]);
    await page.getByRole('combobox', { name: 'Add a game' }).fill('Zebra Dreams');
    await page
      .getByText('No game called “Zebra Dreams” found. You can request it below.')
      .first()
      .waitFor();
    const name = page.getByLabel('Name of the game');
    await expect.poll(() => name.inputValue()).toBe('Zebra Dreams');
    await page.getByRole('button', { name: 'Request game' }).click();
    await page.getByText('You requested Zebra Dreams').waitFor();
    await name.fill('zebra dreams');
    await page.getByRole('button', { name: 'Request game' }).click();
    await page.getByText('You’ve already requested this game.').waitFor();
    expect(await name.inputValue()).toBe('zebra dreams');
    await name.fill('Valorant');
    await page.getByRole('button', { name: 'Request game' }).click();
    await page.getByText('This game is already in the catalogue.').waitFor();
  });
});
