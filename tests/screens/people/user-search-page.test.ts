import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { list, userItem } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const USERS = '/api/users';
const found = () => page.getByRole('region', { name: 'Results' }).getByRole('status').first();

const listOf = (...names: string[]) =>
  list(
    USERS,
    names.map((name, index) => userItem({ id: 20 + index, name, relation: 'none' })),
    { totalItems: names.length },
  );

it('people are found by name and filters, which the address says and a chip removes', async () => {
  await mount('/users/search?q=quetzal', {
    as: { id: 7 },
    answers: {
      'GET /api/users?q=quetzal': listOf('Quetzal'),
      'GET /api/users?q=quetzal&online=1': listOf(),
      'GET /api/users?q=mira': listOf(),
      'GET /api/sessions': list('/api/sessions', []),
      'GET /api/categories': list('/api/categories', []),
    },
  });
  await expect.element(found()).toHaveTextContent('1 person');
  await expect.element(page.getByRole('link', { name: 'Quetzal' }).first()).toBeVisible();
  await page.getByRole('switch', { name: 'Online now' }).click();
  await expect.element(found()).toHaveTextContent('0 people');
  expect(place()).toBe('/users/search?q=quetzal&online=1');
  await expect.element(page.getByRole('heading', { name: 'No people found' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Online now' }).click();
  await expect.element(found()).toHaveTextContent('1 person');
  // Waits for new results, because old ones are pale.
  await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull();
  await expectAccessible();
  await page.getByRole('searchbox', { name: 'Search text' }).fill('mira');
  await expect.element(found()).toHaveTextContent('0 people');
  // The other search keeps the filters that both have.
  await page
    .getByRole('navigation', { name: 'What to search' })
    .getByRole('link', { name: 'Sessions' })
    .click();
  await expect.poll(place).toBe('/sessions/search?q=mira');
});

it('visitors are asked to log in, come back to the question, and cost no request', async () => {
  await mount('/users/search?q=quetzal&platform=pc');
  await expect.element(page.getByText('Please Log in')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'logg in' }))
    .toHaveAttribute(
      'href',
      `/login?back=${encodeURIComponent('/users/search?q=quetzal&platform=pc')}`,
    );
  expect(requests('GET /api/users')).toEqual([]);
});
