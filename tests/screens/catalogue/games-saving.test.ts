import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, held, unreachable } from '../support/api.ts';
import { stopClock } from '../support/clock.ts';
import {
  CS,
  OVERWATCH,
  VALORANT,
  openGames,
  savedGames,
  status,
} from '../support/fixtures-catalogue.ts';
import { navigate, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const PUT = 'PUT /api/preferences';
const saved = { '@id': '/api/preferences', '@type': 'Preferences', games: [] };

/** Adds a game by keyboard. */
async function add(typed: string) {
  await page.getByRole('combobox', { name: 'Add a game' }).fill(typed);
  await userEvent.keyboard('{Enter}');
}

it('a failure is said, loses nothing, and is tried again', async () => {
  await openGames([CS], { [PUT]: unreachable });
  await add('valor');
  await expect.element(status('Not saved')).toBeVisible();
  await expect.element(page.getByRole('alert').getByText(/^We can’t reach Peerway/)).toBeVisible();
  await expect.element(button('Remove Valorant')).toBeVisible();
  answer({ [PUT]: saved });
  await button('Try again').click();
  await expect.element(status('Saved')).toBeVisible();
  await expect.element(button('Try again')).not.toBeInTheDocument();
  expect(savedGames().at(-1)).toEqual([1, 2]);
});

it('a save that fails only after the network is back is tried again by itself', async () => {
  const { answer: late, release } = held(unreachable);
  await openGames([CS], { [PUT]: late });
  await add('valor');
  await expect.poll(savedGames).toHaveLength(1);
  answer({ [PUT]: saved });
  dispatchEvent(new Event('online'));
  release();
  await expect.element(status('Saved')).toBeVisible();
  expect(savedGames()).toEqual([
    [1, 2],
    [1, 2],
  ]);
});

it('the last state wins, however slow the first request is', async () => {
  const first = Promise.withResolvers<void>();
  const arrived: string[] = [];
  await openGames([CS, VALORANT, OVERWATCH], {
    [PUT]: async () => {
      await first.promise;
      arrived.push('first');
      return saved;
    },
  });
  await button('Remove Valorant').click();
  await expect.poll(savedGames).toEqual([[1, 3]]);
  answer({
    [PUT]: () => {
      arrived.push('second');
      return saved;
    },
  });
  await button('Remove Counter-Strike 2').click();
  await add('apex');
  await expect.element(button('Remove Apex Legends')).toBeVisible();
  // The event ends the pause. The first request must still be awaited.
  dispatchEvent(new Event('online'));
  await page.getByRole('combobox', { name: 'Add a game' }).click();
  first.resolve();
  await expect.element(status('Saved')).toBeVisible();
  // The later changes are sent together.
  expect(arrived).toEqual(['first', 'second']);
  expect(savedGames()).toEqual([
    [1, 3],
    [3, 4],
  ]);
});

it('what was changed is saved when one leaves at once', async () => {
  await openGames([CS, VALORANT]);
  await button('Remove Valorant').click();
  await navigate('/categories');
  await expect.poll(place).toBe('/categories');
  await expect.poll(savedGames).toEqual([[1]]);
});

it('what was changed isn’t saved for whoever has logged in in another tab meanwhile', async () => {
  await openGames([CS, VALORANT]);
  stopClock();
  await button('Remove Valorant').click();
  localStorage.setItem('jwt_token', `a.${btoa('{"sub":"8"}')}.b`);
  dispatchEvent(new Event('online'));
  await expect.element(status('Not saved')).toBeVisible();
  expect(savedGames()).toEqual([]);
});

it('what another tab or device has added meanwhile stays', async () => {
  await openGames([CS]);
  await expect.element(button('Remove Counter-Strike 2')).toBeVisible();
  const both = [CS, OVERWATCH].map(({ '@id': iri, id, name }) => ({
    game: { '@id': iri, id, name },
    platform: null,
    level: null,
  }));
  answer({ 'GET /api/preferences': { ...saved, games: both } });
  await add('apex');
  await expect.poll(savedGames).toEqual([[1, 3, 4]]);
});
