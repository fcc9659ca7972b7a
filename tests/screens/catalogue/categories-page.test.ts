import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../support/axe.ts';
import { list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

it('categories lead visitors to their sessions', async () => {
  await mount('/categories', {
    answers: {
      'GET /api/categories': list('/api/categories', [
        {
          '@id': '/api/categories/4',
          '@type': 'Category',
          id: 4,
          name: 'MMO',
          gameCount: 12,
          openSessionCount: 3,
          games: [{ id: 3, name: 'Deep Rock Galactic' }],
        },
      ]),
    },
  });
  await expect
    .element(page.getByRole('link', { name: 'MMO', exact: true }))
    .toHaveAttribute('href', '/sessions/search?category=4');
  await expectAccessible();
});
