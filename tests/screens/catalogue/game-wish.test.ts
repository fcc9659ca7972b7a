import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, json, problem, violations } from '../support/api.ts';
import { CS, openGames } from '../support/fixtures-catalogue.ts';
import { button } from '../support/see.ts';

const POST = 'POST /api/game-requests';

it('a missing game is asked for by the name that found nothing, and refusals are told', async () => {
  const answers = {
    [POST]: json(201, {
      '@id': '/api/game-requests/5',
      '@type': 'GameRequest',
      id: 5,
      name: 'Zebra Dreams',
      createdAt: new Date().toISOString(),
    }),
  };
  await openGames([CS], answers, '', true);
  // What keeps the focus is loaded with the footer's tools.
  await expect.element(button('English')).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a game' }).fill('Zebra Dreams');
  await expect
    .element(
      page.getByText('No game called “Zebra Dreams” found. You can request it below.').first(),
    )
    .toBeVisible();
  const name = page.getByLabelText('Name of the game');
  await expect.element(name).toHaveValue('Zebra Dreams');
  button('Request game').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('You requested Zebra Dreams')).toBeVisible();
  await expect
    .poll(() => document.activeElement?.querySelector('h2')?.textContent)
    .toBe('Missing a game?');
  await expect.element(name).toHaveValue('');

  answer({ [POST]: problem(409, 'You’ve already requested this game.', { error: 'exists' }) });
  await name.fill('zebra dreams');
  await button('Request game').click();
  await expect.element(page.getByText('You’ve already requested this game.')).toBeVisible();
  await expect.element(name).toHaveValue('zebra dreams');

  answer({ [POST]: violations({ name: 'This game is already in the catalogue.' }) });
  await name.fill('Valorant');
  await button('Request game').click();
  await expect.element(page.getByText('This game is already in the catalogue.')).toBeVisible();
  expect(bodies(POST)).toEqual([
    { name: 'Zebra Dreams' },
    { name: 'zebra dreams' },
    { name: 'Valorant' },
  ]);
});
