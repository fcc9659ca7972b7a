import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { unreachable } from '../support/api.ts';
import { CS, VALORANT, openGames, savedGames, status } from '../support/fixtures-catalogue.ts';
import { list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const KEY = 'preferences-draft-';
/** A user whom no other test has, because the client keeps a user's unsaved changes. */
const USER = 880;
const DRAFT = [CS, VALORANT].map(({ id, name }) => ({ id, name, platform: null, level: null }));

it('games that can’t be saved are kept in the browser', async () => {
  await openGames([CS], { 'PUT /api/preferences': unreachable });
  await page.getByRole('combobox', { name: 'Add a game' }).fill('valor');
  await userEvent.keyboard('{Enter}');
  await expect.element(status('Not saved')).toBeVisible();
  const key = Object.keys(localStorage).find((name) => name.startsWith(KEY)) ?? '';
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  expect(kept).toMatchObject(DRAFT);
});

it('games that were kept are shown after a reload instead of the server’s, and saved', async () => {
  localStorage.setItem(`${KEY}${USER}`, JSON.stringify(DRAFT));
  const none = { '@id': '/api/preferences', '@type': 'Preferences', games: [] };
  await mount('/games', {
    as: { id: USER },
    answers: {
      'GET /api/categories': list('/api/categories', []),
      'GET /api/preferences': none,
      'PUT /api/preferences': none,
    },
  });
  await expect.element(button('Remove Valorant')).toBeVisible();
  await expect.element(status('Saved')).toBeVisible();
  expect(savedGames()).toEqual([[CS.id, VALORANT.id]]);
  expect(localStorage.getItem(`${KEY}${USER}`)).toBeNull();
});
