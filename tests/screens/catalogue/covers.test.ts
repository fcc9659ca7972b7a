import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { found, openSearch } from '../support/fixtures-session-search.ts';
import { sessionItem } from '../support/fixtures.ts';

it('a cover that can’t be loaded leaves its place to the generated one', async () => {
  const cover = ['gone-200.webp', 'gone-400.webp', 'gone-1600.webp'];
  const games = [{ id: 20, name: 'Painted Coast', cover }];
  await openSearch('name=evening', {
    'GET /api/sessions': found([sessionItem({ name: 'Evening', games })]),
  });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Evening' }) });
  await expect.element(card).toBeVisible();
  const pictures = () =>
    [...card.element().querySelectorAll('img')]
      .filter(({ currentSrc }) => currentSrc.startsWith('data:image/svg'))
      .map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
  // The card's own image, and the small one beside the game's name.
  await expect.poll(pictures).toEqual(
    expect.arrayContaining([
      [200, 140],
      [20, 20],
    ]),
  );
});
