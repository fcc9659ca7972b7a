// The catalogue as its admins see it, and the games that a user has chosen.
import { page } from 'vitest/browser';

import type { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import {
  type CategoryItem,
  type GameItem,
  PreferencesWrite,
} from '../../../worker/contract/game.ts';
import { type Answers, requests } from './api.ts';
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
    presets: [],
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

export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const dialog = page.getByRole('dialog');
/** A button of the dialog. */
export const submit = (name: string) => dialog.getByRole('button', { name, exact: true });
/** A message about a finished action. */
export const told = (text: string) => page.getByRole('alert').getByText(text);

export const CS = game(1, 'Counter-Strike 2');
export const VALORANT = game(2, 'Valorant');
export const OVERWATCH = game(3, 'Overwatch 2');
export const APEX = game(4, 'Apex Legends');
const CATALOGUE = [CS, VALORANT, OVERWATCH, APEX];

const preferences = (games: object[]) => ({
  '@id': '/api/preferences',
  '@type': 'Preferences',
  games,
});

/** Each opening has a new user, because the client keeps a user's unsaved changes. */
let lastUser = 900;

/** Opens the page of a user's chosen games. The catalogue has four games. */
export function openGames(chosen: GameItem[], answers: Answers = {}, search = '', shell = false) {
  lastUser += 1;
  return mount(`/games${search}`, {
    as: { id: lastUser },
    shell,
    answers: {
      'GET /api/categories': list('/api/categories', []),
      // What was saved last, or else what was chosen before.
      'GET /api/preferences': () => {
        const ids = savedGames().at(-1) ?? chosen.map(({ id }) => id);
        const games = ids.flatMap((id) => CATALOGUE.find((one) => one.id === id) ?? []);
        return preferences(
          games.map(({ '@id': iri, id, name }) => ({
            game: { '@id': iri, id, name },
            platform: null,
            level: null,
          })),
        );
      },
      // The client ignores this answer.
      'PUT /api/preferences': preferences([]),
      'GET /api/games': ({ query }) =>
        list(
          '/api/games',
          CATALOGUE.filter(({ name }) => name.toLowerCase().startsWith(query.get('q') ?? '')),
        ),
      ...answers,
    },
  });
}

/** The ids of the games in each request that saves them. */
export const savedGames = () =>
  requests('PUT /api/preferences').map(({ body }) =>
    PreferencesWrite.parse(body).games.map((one) => one.game),
  );

/** The status of the saving or of a move. */
export const status = (text: string) => page.getByRole('status').getByText(text, { exact: true });
