import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { answer, bodies, held, json, noContent, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  adminGame,
  adminGames,
  dialog,
  game,
  heading,
  openCatalogue,
  submit,
  told,
} from '../support/fixtures-catalogue.ts';
import { list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const PREVIEW = 'PUT /api/admin/games/20/preview';
const PATCH = 'PATCH /api/admin/games/20';
const name = dialog.getByLabelText('Name', { exact: true });
const reason = dialog.getByLabelText('Reason');

it('a game is added with its categories, listed, and drawn for those who share links to it', async () => {
  let games: AdminGameItem[] = [];
  await openCatalogue('', {
    'GET /api/admin/games': () => adminGames(...games),
    'POST /api/admin/games': () => {
      games = [adminGame()];
      return json(201, adminGame());
    },
    [PREVIEW]: noContent(),
  });
  await expect.element(heading('No games found')).toBeVisible();
  await button('Add a game').click();
  await name.fill('Bright Harbour');
  await dialog.getByLabelText('Racing').click();
  await dialog.getByLabelText('Presets of seats and roles').fill('Squad of 4: 4');
  await expectAccessible();
  await submit('Save').click();
  await expect.element(told('Bright Harbour was added')).toBeVisible();
  await expect.element(heading('Bright Harbour')).toBeVisible();
  await expect.element(page.getByText('1 player', { exact: true })).toBeVisible();
  await expect.element(page.getByText('2 sessions', { exact: true })).toBeVisible();
  await expectAccessible();
  expect(bodies('POST /api/admin/games')).toEqual([
    {
      name: 'Bright Harbour',
      categories: ['/api/categories/2'],
      presets: [{ name: 'Squad of 4', seats: 4, roles: [] }],
    },
  ]);
  await expect
    .poll(() => requests(PREVIEW).map(({ query }) => query.get('of')))
    .toEqual(['Bright Harbour']);
});

it('a name that is taken is told at its field, and only what was changed is sent', async () => {
  await openCatalogue('', {
    'GET /api/admin/games': adminGames(adminGame()),
    [PATCH]: violations({ name: 'This game is already in the catalogue.' }),
    [PREVIEW]: noContent(),
  });
  await button('Edit Bright Harbour').click();
  await name.fill('Minecraft');
  await submit('Save').click();
  await expect.element(dialog.getByText('This game is already in the catalogue.')).toBeVisible();
  await expect.element(name).toHaveValue('Minecraft');
  const renamed = adminGame({ name: 'Bright Harbour II' });
  answer({ [PATCH]: renamed, 'GET /api/admin/games': adminGames(renamed) });
  await name.fill('Bright Harbour II');
  await submit('Save').click();
  await expect.element(told('Bright Harbour II was saved')).toBeVisible();
  await expect.element(heading('Bright Harbour II')).toBeVisible();
  expect(bodies(PATCH)).toEqual([{ name: 'Minecraft' }, { name: 'Bright Harbour II' }]);
  await expect
    .poll(() => requests(PREVIEW).map(({ query }) => query.get('of')))
    .toEqual(['Bright Harbour II']);
});

it('what isn’t a preset is told, and what another admin has changed meanwhile stays', async () => {
  let saved = adminGame({ categories: [], presets: [{ name: 'Squad of 4', seats: 4, roles: [] }] });
  await openCatalogue('', {
    'GET /api/admin/games': () => adminGames(saved),
    [PREVIEW]: noContent(),
    [PATCH]: () => (saved = adminGame({ name: 'Bright Harbour II' })),
  });
  await button('Edit Bright Harbour').click();
  await dialog.getByRole('checkbox', { name: 'Racing' }).click();
  const presets = dialog.getByLabelText('Presets of seats and roles');
  await presets.fill('Squad of 4: 4\nRaid');
  await submit('Save').click();
  await expect.element(dialog.getByText('This line isn’t a preset: Raid').first()).toBeVisible();
  await presets.fill('Squad of 4: 4');
  await submit('Save').click();
  await expect.element(told('Bright Harbour II was saved')).toBeVisible();
  await expect.element(heading('Bright Harbour II')).toBeVisible();
  expect(bodies(PATCH)).toEqual([{ categories: ['/api/categories/2'] }]);
  // Its image follows, since its name is another now.
  await expect.poll(() => requests(PREVIEW)).toHaveLength(1);
});

it('games are searched by text, category and status together, however slow the list is', async () => {
  const slow = held(adminGames(adminGame()));
  await openCatalogue('', { 'GET /api/admin/games': adminGames(adminGame()) });
  await expect.element(heading('Bright Harbour')).toBeVisible();
  answer({ 'GET /api/admin/games': slow.answer });
  const category = page.getByLabelText('Category');
  await page.getByRole('searchbox').fill('harbour');
  await expect.poll(place).toBe('/admingames?q=harbour');
  await category.selectOptions('Racing');
  await expect.element(category).toHaveDisplayValue('Racing');
  await page.getByLabelText('Status').selectOptions('Archived');
  await expect.poll(place).toBe('/admingames?q=harbour&category=2&state=archived');
  await expect.element(category).toHaveDisplayValue('Racing');
  slow.release();
  await expect
    .poll(() => Object.fromEntries(requests('GET /api/admin/games').at(-1)?.query ?? []))
    .toEqual({ q: 'harbour', category: '2', state: 'archived' });
  await expect.element(page.getByLabelText('Status')).toHaveDisplayValue('Archived');
});

it('a game is archived with a reason, and put back', async () => {
  let archived = false;
  await openCatalogue('', {
    'GET /api/admin/games': ({ query }) =>
      (query.get('state') === 'archived') === archived
        ? adminGames(adminGame({ archived }))
        : adminGames(),
    [PATCH]: () => {
      archived = !archived;
      return adminGame({ archived });
    },
  });
  await button('Archive Bright Harbour').click();
  await submit('Archive').click();
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true');
  expect(requests(PATCH)).toEqual([]);
  await reason.fill('Its servers are gone');
  await submit('Archive').click();
  await expect.element(told('Bright Harbour was archived')).toBeVisible();
  await expect.element(heading('No games found')).toBeVisible();
  await page.getByLabelText('Status').selectOptions('Archived');
  await button('Restore Bright Harbour').click();
  await reason.fill('They are back');
  await submit('Restore').click();
  await expect.element(told('Bright Harbour was restored')).toBeVisible();
  await expect.element(heading('No games found')).toBeVisible();
  expect(bodies(PATCH)).toEqual([
    { archived: true, reason: 'Its servers are gone' },
    { archived: false, reason: 'They are back' },
  ]);
});

it('a game is merged into another one, after saying what will happen, with a reason', async () => {
  await openCatalogue('', {
    'GET /api/admin/games': adminGames(adminGame()),
    'GET /api/games': list('/api/games', [game(20, 'Bright Harbour'), game(21, 'Harbour Bright')]),
    'POST /api/admin/games/20/merge': () => {
      answer({ 'GET /api/admin/games': adminGames(adminGame({ id: 21, name: 'Harbour Bright' })) });
      return adminGame({ id: 21, name: 'Harbour Bright' });
    },
  });
  await button('Merge Bright Harbour').click();
  await expect.element(dialog.getByText('You can’t undo this.')).toBeVisible();
  await reason.fill('The same game');
  await submit('Merge games').click();
  await expect.element(dialog.getByText('Choose a game first.').first()).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Game' }).fill('harbour');
  const options = dialog.getByRole('listbox').getByRole('option');
  await expect.element(options.getByText('Harbour Bright')).toBeVisible();
  // A game can't be merged into itself.
  expect(options.elements()).toHaveLength(1);
  await options.click();
  await expect.element(dialog.getByText('Selected: Harbour Bright')).toBeVisible();
  await expectAccessible();
  await submit('Merge games').click();
  await expect.element(told('Bright Harbour was merged into Harbour Bright')).toBeVisible();
  await expect.element(heading('Harbour Bright')).toBeVisible();
  await expect.element(heading('Bright Harbour')).not.toBeInTheDocument();
  expect(bodies('POST /api/admin/games/20/merge')).toEqual([
    { into: '/api/games/21', reason: 'The same game' },
  ]);
});

it('a user who is no admin learns nothing of it', async () => {
  await mount('/admingames', { as: {} });
  await expect.element(heading('Page not found')).toBeVisible();
  expect(requests('GET /api/admin/games')).toEqual([]);
});

it('visitors log in first, and come back to the same tab', async () => {
  await mount('/admingames?tab=requests');
  await expect.poll(place).toBe(`/login?back=${encodeURIComponent('/admingames?tab=requests')}`);
});
