import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { Preferences } from '../../../worker/contract/game.ts';
import { allowErrors } from '../support/harness.ts';
import { pick } from '../support/pick.ts';
import { type Player, call, newPlayer, pageOf } from '../support/players.ts';

const PUT = '**/api/preferences';

/** The games on the server. */
const stored = async ({ token }: Player) =>
  (await call(Preferences, 'GET', '/api/preferences', { token })).games.map(({ game }) => game.id);

/** Fails unless the page announces it. */
const expectSaid = (page: Page, text: string) =>
  page.locator('main output').getByText(text, { exact: true }).waitFor();

const rows = (page: Page) => page.locator('main ol > li strong').allTextContents();

it('games are chosen, decide what home shows, and survive a reload while they can’t be saved', async () => {
  allowErrors(/Failed to load resource/);
  const person = await newPlayer('Chooser');
  const page = await pageOf(person);
  await page.goto('/games');
  await page.getByRole('heading', { name: 'Welcome! What do you play?' }).waitFor();
  await pick(page, 'Add a game', 'valor', 'Valorant');
  // The first category is open already.
  await page.getByRole('button', { name: 'Overwatch 2' }).click();
  await expectSaid(page, 'Saved');
  await expect.poll(() => stored(person)).toEqual([2, 3]);
  await page.getByRole('link', { name: 'See who plays' }).click();
  await page.getByRole('heading', { name: 'sessions with your preferences' }).waitFor();
  expect(await page.getByText('Choose your games to see what fits you').count()).toBe(0);

  await page.goto('/games');
  await page.route(PUT, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await pick(page, 'Add a game', 'apex', 'Apex Legends');
  await expectSaid(page, 'Not saved');
  expect(await stored(person)).toEqual([2, 3]);
  const shown = ['Valorant', 'Overwatch 2', 'Apex Legends'];
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(shown);
  await expectSaid(page, 'Not saved');
  await page.unroute(PUT);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectSaid(page, 'Saved');
  expect(await stored(person)).toEqual([2, 3, 4]);
  await page.reload();
  await expect.poll(() => rows(page)).toEqual(shown);
  expect(await page.getByText('Not saved').count()).toBe(0);
});
