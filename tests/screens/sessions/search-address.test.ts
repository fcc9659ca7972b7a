import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { problem, requests } from '../support/api.ts';
import { count, found, names, openSearch, quokkas } from '../support/fixtures-session-search.ts';
import { place } from '../support/mount.tsx';

const region = page.getByLabelText('Region');

it('says what is asked, and back and forward find the same again', async () => {
  await openSearch('q=quokka', {
    'GET /api/sessions?q=quokka': found(quokkas(5)),
    'GET /api/sessions?q=quokka&region=oceania': found(quokkas(4)),
    'GET /api/sessions?q=quokka&platform=switch&region=oceania': found(quokkas(3)),
    'GET /api/sessions?q=quokka&platform=switch&region=oceania&open=1': found(quokkas(2)),
    'GET /api/sessions?q=quokka&platform=switch&region=oceania&open=1&sort=newest': found(
      quokkas(2).toReversed(),
    ),
  });
  await expect.element(count('5 sessions')).toBeVisible();
  await region.selectOptions('Oceania');
  await expect.element(count('4 sessions')).toBeVisible();
  await page.getByLabelText('Platform').selectOptions('Switch');
  await expect.element(count('3 sessions')).toBeVisible();
  await page.getByRole('switch', { name: 'Has open seats' }).click();
  await expect.element(count('2 sessions')).toBeVisible();
  await page.getByLabelText('Sort').selectOptions('Newest first');
  await expect.poll(names).toEqual(['Quokka 2', 'Quokka 1']);
  expect(place()).toBe(
    '/sessions/search?q=quokka&platform=switch&region=oceania&open=1&sort=newest',
  );

  history.go(-4);
  await expect.element(count('5 sessions')).toBeVisible();
  expect(place()).toBe('/sessions/search?q=quokka');
  await expect.element(region).toHaveValue('');
  history.forward();
  await expect.element(count('4 sessions')).toBeVisible();
  await expect.element(region).toHaveValue('oceania');
});

it('leaves out what a broken link asks', async () => {
  await openSearch('q=quokka&platform=amiga&game=x&from=then&sort=odd&page=7', {
    'GET /api/sessions': found(quokkas(1)),
  });
  await expect.element(count('1 session')).toBeVisible();
  expect(requests('GET /api/sessions').map(({ path }) => path)).toEqual(['/api/sessions?q=quokka']);
});

it('names a game that doesn’t exist', async () => {
  await openSearch('game=999999', {
    'GET /api/sessions?game=999999': found([]),
    'GET /api/games/999999': problem(404, 'Not found.'),
  });
  await expect.element(count('0 sessions')).toBeVisible();
  await expect.element(page.getByText('Unknown game', { exact: true })).toBeVisible();
});
