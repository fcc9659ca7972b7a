import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { AdminGameRequestItem } from '../../../worker/contract/admin-game.ts';
import { bodies, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  dialog,
  game,
  heading,
  openCatalogue,
  submit,
  told,
} from '../support/fixtures-catalogue.ts';
import { list } from '../support/fixtures.ts';
import { button } from '../support/see.ts';

const PREVIEW = 'PUT /api/admin/games/50/preview';

/** Opens the queue with a request for this game. A decided request leaves the queue. */
async function openQueue(name: string, asked: number, result: { id: number; name: string } | null) {
  let waiting: AdminGameRequestItem[] = [
    {
      '@id': '/api/admin/game-requests/5',
      '@type': 'AdminGameRequest',
      id: 5,
      name,
      askedBy: { id: 8, name: 'Jonas' },
      asked,
      createdAt: new Date().toISOString(),
    },
  ];
  await openCatalogue('?tab=requests', {
    'GET /api/admin/game-requests': () => list('/api/admin/game-requests', waiting),
    'GET /api/games': list('/api/games', [game(14, 'Minecraft')]),
    'PATCH /api/admin/game-requests/5': ({ body }) => {
      waiting = [];
      const decision =
        typeof body === 'object' && body !== null && 'decision' in body ? body.decision : null;
      return {
        '@id': '/api/admin/game-requests/5',
        '@type': 'AdminGameRequest',
        id: 5,
        decision,
        game: result,
        told: result ? asked : 0,
      };
    },
    [PREVIEW]: noContent(),
  });
  await expect.element(heading(name)).toBeVisible();
}

/** The decisions that were sent. */
const decided = () => bodies('PATCH /api/admin/game-requests/5');

it('a request is added to the catalogue, with its categories', async () => {
  await openQueue('Velvet Siege', 1, { id: 50, name: 'Velvet Siege' });
  await expect
    .element(page.getByRole('link', { name: 'requested by Jonas' }))
    .toHaveAttribute('href', '/detail/8');
  await expectAccessible();
  await button('Add Velvet Siege to the catalogue').click();
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Velvet Siege');
  await dialog.getByLabelText('Shooter').click();
  await submit('Add to catalogue').click();
  await expect.element(told('Velvet Siege was added. 1 person was notified.')).toBeVisible();
  await expect.element(heading('No game requests')).toBeVisible();
  expect(decided()).toEqual([
    { decision: 'accepted', name: 'Velvet Siege', categories: ['/api/categories/1'] },
  ]);
  await expect
    .poll(() => requests(PREVIEW).map(({ query }) => query.get('of')))
    .toEqual(['Velvet Siege']);
});

it('a request means a game that is listed already', async () => {
  await openQueue('Mine craft', 3, { id: 14, name: 'Minecraft' });
  await expect.element(page.getByText('requested by Jonas and 2 more')).toBeVisible();
  await button('Mine craft is already listed').click();
  await submit('Use this game').click();
  await expect.element(dialog.getByText('Choose a game first.').first()).toBeVisible();
  expect(decided()).toEqual([]);
  await dialog.getByRole('combobox').fill('minecraft');
  await dialog.getByRole('listbox').getByRole('option').click();
  await submit('Use this game').click();
  await expect.element(told('Minecraft was added. 3 people were notified.')).toBeVisible();
  await expect.element(heading('No game requests')).toBeVisible();
  expect(decided()).toEqual([{ decision: 'merged', game: '/api/games/14' }]);
});

it('a request is declined with a reason, which its users read', async () => {
  await openQueue('Solitaire', 1, null);
  await button('Decline Solitaire').click();
  await expect.element(dialog.getByText('The people who requested it read this.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Played alone');
  await submit('Decline').click();
  await expect.element(told('Solitaire was declined')).toBeVisible();
  await expect.element(heading('Solitaire')).not.toBeInTheDocument();
  expect(decided()).toEqual([{ decision: 'declined', reason: 'Played alone' }]);
});
