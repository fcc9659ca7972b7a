// The form that hosts or edits a session.
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { GameItem } from '../../../worker/contract/game.ts';
import type { Answers } from './api.ts';
import { list, sessionDetail, userDetail } from './fixtures.ts';
import { mount } from './mount.tsx';
import { button } from './see.ts';

export const minecraft: GameItem = {
  '@id': '/api/games/14',
  '@type': 'Game',
  id: 14,
  name: 'Minecraft',
  categories: [],
};

/** The answers for the form. It makes session 31. */
const ANSWERS: Answers = {
  'GET /api/users/7': userDetail({ id: 7, name: 'Mira' }),
  'GET /api/preferences': { '@id': '/api/preferences', '@type': 'Preferences', games: [] },
  'GET /api/sessions/own': list('/api/sessions/own', []),
  'GET /api/games': list('/api/games', [minecraft]),
  // Session 31 belongs to someone else, because a host's page would also ask for its messages.
  'GET /api/sessions/31': sessionDetail({ id: 31, name: 'Made' }),
};

/** Opens the form: for a new session, or for the session with this id. */
export const openEditor = (id: 'new' | number = 'new', answers: Answers = {}, user = 7) =>
  mount(`/sessions/add/${id}`, { as: { id: user }, answers: { ...ANSWERS, ...answers } });

export const nameField = page.getByLabelText('Name', { exact: true });

/** Fills in the fields that have no default. */
export async function fillIn(name: string) {
  await nameField.fill(name);
  await page.getByRole('combobox', { name: 'Games' }).fill('minecr');
  await expect.element(page.getByRole('listbox').getByRole('option')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await button('PC').click();
}
