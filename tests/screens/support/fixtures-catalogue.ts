// The catalogue as its admins see it, and the games that a user has chosen.
import { page } from 'vitest/browser';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import type { CategoryItem, GameItem } from '../../../worker/contract/game.ts';
import type { Answers } from './api.ts';
import { ADMIN, list } from './fixtures.ts';
import { mount } from './mount.tsx';

export const category = (id: number, name: string): CategoryItem => ({
  '@id': `/api/categories/${id}`,
  '@type': 'Category',
  id,
  name,
  gameCount: 12,
  openSessionCount: 3,
  games: [],
});

export const game = (id: number, name: string): GameItem => ({
  '@id': `/api/games/${id}`,
  '@type': 'Game',
  id,
  name,
  categories: [],
});

export const adminGame = (changes: Partial<AdminGameItem> = {}): AdminGameItem => {
  const id = changes.id ?? 20;
  return {
    '@id': `/api/admin/games/${id}`,
    '@type': 'AdminGame',
    id,
    name: 'Bright Harbour',
    archived: false,
    mergedInto: null,
    categories: [{ id: 2, name: 'Racing' }],
    players: 1,
    sessions: 2,
    ...changes,
  };
};

/** A page of the admins' list of games. */
export const adminGames = (...member: AdminGameItem[]) =>
  list('/api/admin/games', member, { totalItems: member.length });

/** Opens the admins' catalogue. */
export const openCatalogue = (search: string, answers: Answers) =>
  mount(`/admingames${search}`, {
    as: ADMIN,
    answers: {
      'GET /api/categories': list('/api/categories', [
        category(1, 'Shooter'),
        category(2, 'Racing'),
      ]),
      ...answers,
    },
  });

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const dialog = page.getByRole('dialog');
/** A button of the dialog. */
export const submit = (name: string) => dialog.getByRole('button', { name, exact: true });
/** A message that says what was done. */
export const told = (text: string) => page.getByRole('alert').getByText(text);
