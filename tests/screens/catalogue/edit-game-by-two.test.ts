import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { CategoryItem } from '../../../worker/contract/game.ts';
import { bodies, noContent, requests } from '../support/api.ts';
import { said } from '../support/fixtures-accounts.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import '../support/uploads.ts';

it('sends only what was changed here, so that what another admin has changed meanwhile stays', async () => {
  const racing: CategoryItem = {
    '@id': '/api/categories/2',
    '@type': 'Category',
    id: 2,
    name: 'Racing',
    gameCount: 0,
    openSessionCount: 0,
    games: [],
  };
  let game: AdminGameItem = {
    '@id': '/api/admin/games/5',
    '@type': 'AdminGame',
    id: 5,
    name: 'Harbour Lights',
    archived: false,
    mergedInto: null,
    categories: [],
    presets: [{ name: 'Squad of 4', seats: 4, roles: [] }],
    players: 0,
    sessions: 0,
  };
  const renamed = 'Harbour Lights Remastered';
  await mount('/admingames', {
    as: ADMIN,
    answers: {
      'GET /api/categories': list('/api/categories', [racing]),
      'GET /api/admin/games': () => list('/api/admin/games', [game]),
      'PUT /api/admin/games/5/preview': noContent,
      'PATCH /api/admin/games/5': () =>
        (game = { ...game, name: renamed, categories: [{ id: 2, name: 'Racing' }] }),
    },
  });
  await page.getByRole('button', { name: 'Edit Harbour Lights' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Racing' }).click();
  const presets = dialog.getByLabelText('Presets of seats and roles');
  await presets.fill('Squad of 4: 4\nRaid');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('This line isn’t a preset: Raid').first()).toBeVisible();
  await presets.fill('Squad of 4: 4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await said(`${renamed} was saved`);
  const row = page.getByRole('listitem').filter({ hasText: renamed });
  await expect.element(row.getByText('Racing')).toBeVisible();
  await expect.poll(() => requests('PUT /api/admin/games/5/preview')).toHaveLength(1);
  expect(bodies('PATCH /api/admin/games/5')).toEqual([{ categories: ['/api/categories/2'] }]);
});
