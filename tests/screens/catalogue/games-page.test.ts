import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  APEX,
  CS,
  OVERWATCH,
  VALORANT,
  heading,
  openGames,
  savedGames,
  status,
} from '../support/fixtures-catalogue.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const order = page.getByRole('list', { name: 'Your order' });
const names = () =>
  order
    .getByRole('strong')
    .elements()
    .map(({ textContent }) => textContent);

it('who has no games is welcomed, and led home once there is one', async () => {
  await openGames([], {}, '?category=4');
  await expect.element(heading('Welcome! What do you play?')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Skip for now' })).toBeVisible();
  await expect.element(heading('No games yet')).not.toBeInTheDocument();
  await expectAccessible();
  await button('Overwatch 2').click();
  await expect.element(page.getByText('Great start!')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See who plays' }))
    .toHaveAttribute('href', '/');
  await expect.element(status('Saved')).toBeVisible();
  expect(savedGames()).toEqual([[3]]);
  expect(requests('GET /api/games').at(-1)?.query.get('category')).toBe('4');
  await expect.element(button('Overwatch 2')).toHaveAttribute('aria-pressed', 'true');
});

it('visitors log in first, and come back to the same category', async () => {
  await mount('/games?category=4');
  await expect.poll(place).toBe(`/login?back=${encodeURIComponent('/games?category=4')}`);
});

it('the order is changed by keyboard, said aloud, with the focus kept', async () => {
  await openGames([CS, VALORANT, OVERWATCH]);
  const down = button('Move Counter-Strike 2 down');
  await expect.element(down).toBeVisible();
  down.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status('Counter-Strike 2 is now number 2 of 3')).toBeInTheDocument();
  await expect.element(down).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status('Counter-Strike 2 is now number 3 of 3')).toBeInTheDocument();
  // It is the last game already, so nothing moves.
  await userEvent.keyboard('{Enter}');
  await expect.element(down).toHaveFocus();
  await expect.poll(() => savedGames().at(-1)).toEqual([2, 3, 1]);
  button('Remove Overwatch 2').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Remove Counter-Strike 2')).toHaveFocus();
  await expect.element(status('Overwatch 2 removed')).toBeInTheDocument();
  await expect.poll(() => savedGames().at(-1)).toEqual([2, 1]);
  await expect.element(status('Saved')).toBeVisible();
  await expectAccessible();
});

it('the order is changed by dragging', async () => {
  await openGames([CS, VALORANT, OVERWATCH, APEX]);
  const handle = page.getByTitle('Drag to move');
  await expect.element(handle.nth(2)).toBeVisible();
  const { height } = handle.nth(2).element().getBoundingClientRect();
  await userEvent.dragAndDrop(handle.nth(0), handle.nth(2), {
    targetPosition: { x: 4, y: height - 1 },
    // Doesn't wait for the row to stand still, because the rows move during the drag.
    force: true,
    steps: 12,
  });
  await expect.poll(names).toEqual(['Valorant', 'Overwatch 2', 'Counter-Strike 2', 'Apex Legends']);
  await expect.poll(() => savedGames().at(-1)).toEqual([2, 3, 1, 4]);
  await expect.element(status('Saved')).toBeVisible();
});

it('platform and level are saved, also on a narrow phone', async () => {
  await page.viewport(360, 740);
  await openGames([CS]);
  await page.getByLabelText('Platform for Counter-Strike 2').selectOptions('PC');
  await page.getByLabelText('Your level in Counter-Strike 2').selectOptions('Beginner');
  await expect.element(status('Saved')).toBeVisible();
  expect(requests('PUT /api/preferences').at(-1)?.body).toEqual({
    games: [{ game: '/api/games/1', platform: 'pc', level: 'beginner' }],
  });
  await expectAccessible();
});
