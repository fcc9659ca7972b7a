import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SavedSearchItem } from '../../../worker/contract/saved-search.ts';
import { answer, bodies, held, json, noContent, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { count, found, openSearch, quokkas } from '../support/fixtures-session-search.ts';
import { list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const dialog = page.getByRole('dialog', { name: 'Saved searches' });
const save = dialog.getByRole('button', { name: 'Save search' });
const none = dialog.getByText('You haven’t saved any searches yet.');
const link = dialog.getByRole('link', { name: 'Down under' });

const saved: SavedSearchItem = {
  '@id': '/api/saved-searches/5',
  '@type': 'SavedSearch',
  id: 5,
  name: 'Down under',
  filters: 'q=quokka&region=oceania',
  createdAt: '2026-11-20T20:00:00.000Z',
};
const NOTHING_SAVED = { 'GET /api/saved-searches': list('/api/saved-searches', []) };
const ONE_SAVED = { 'GET /api/saved-searches': list('/api/saved-searches', [saved]) };

it('a search is saved under a name, and the same one not twice', async () => {
  await page.viewport(390, 844);
  const asked = 'q=quokka&region=oceania&sort=newest';
  await openSearch(
    asked,
    { [`GET /api/sessions?${asked}`]: found(quokkas(2)), ...NOTHING_SAVED },
    { id: 7 },
  );
  await expect.element(count('2 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect.element(none).toBeVisible();
  await expectAccessible();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('quokka, Oceania');
  await dialog.getByLabelText('Name').fill('Down under');
  answer({ 'POST /api/saved-searches': json(201, saved), ...ONE_SAVED });
  await save.click();
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText('Saved. We’ll tell you when')).toBeVisible();
  expect(bodies('POST /api/saved-searches')).toEqual([{ name: 'Down under', filters: asked }]);
  answer({
    'POST /api/saved-searches': problem(409, 'You’ve already saved this search.'),
  });
  await save.click();
  await expect.element(dialog.getByText('You’ve already saved this search.')).toBeVisible();
});

it('a search for a day is saved with its date, because it is read on other days', async () => {
  const from = new Date(Date.now() + 86_400_000);
  const query = `q=quokka&from=${encodeURIComponent(from.toISOString())}`;
  await openSearch(
    query,
    { [`GET /api/sessions?${query}`]: found(quokkas(2)), ...NOTHING_SAVED },
    { id: 7 },
  );
  await expect.element(page.getByText(/^from tomorrow/)).toBeVisible();
  await page.getByRole('button', { name: 'Save search' }).click();
  const date = from.toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
  const name = dialog.getByLabelText('Name');
  await expect
    .poll(() => name.element())
    .toHaveProperty('value', expect.stringContaining(`from ${date}`));
});

it('a saved search is found among one’s own sessions, opened, and removed', async () => {
  await page.viewport(390, 844);
  await mount('/sessions', {
    as: { id: 7 },
    answers: {
      'GET /api/sessions/own': list('/api/sessions/own', []),
      'GET /api/categories': list('/api/categories', []),
      'GET /api/sessions?q=quokka&region=oceania': found(quokkas(2)),
      'DELETE /api/saved-searches/5': noContent,
      ...ONE_SAVED,
    },
  });
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await expect.element(link).toBeVisible();
  const remove = dialog.getByRole('button', { name: 'Remove search: Down under' }).element();
  const { left, top, bottom } = remove.getBoundingClientRect();
  // Both targets are 44 px high, and the button’s is 44 px wide.
  const hit = (x: number, step: number) => document.elementFromPoint(x, (top + bottom) / 2 + step);
  for (const step of [-21, 21]) {
    expect(hit(link.element().getBoundingClientRect().left, step)).toBe(link.element());
    for (const x of [left - 11, left + 31]) expect(hit(x, step)).toBe(remove);
  }
  await link.click();
  await expect.element(count('2 sessions')).toBeVisible();
  expect(place()).toBe('/sessions/search?q=quokka&region=oceania');
  await expect.element(dialog).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save search' }).click();
  await expect.element(link).toBeVisible();
  answer(NOTHING_SAVED);
  await dialog.getByRole('button', { name: 'Remove search: Down under' }).click();
  await expect.element(none).toBeVisible();
  expect(requests('DELETE /api/saved-searches/5')).toHaveLength(1);
});

it('several saved searches are removed one right after the other', async () => {
  const other = { ...saved, '@id': '/api/saved-searches/6', id: 6, name: 'Up north' };
  const first = held(noContent);
  await mount('/sessions', {
    as: { id: 7 },
    shell: true,
    answers: {
      'GET /api/sessions/own': list('/api/sessions/own', []),
      'GET /api/categories': list('/api/categories', []),
      'GET /api/saved-searches': list('/api/saved-searches', [saved, other]),
      'DELETE /api/saved-searches/5': first.answer,
      'DELETE /api/saved-searches/6': noContent,
    },
  });
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog.getByRole('button', { name: 'Remove search: Down under' }).click();
  answer(ONE_SAVED);
  await dialog.getByRole('button', { name: 'Remove search: Up north' }).click();
  await expect.element(dialog.getByRole('link', { name: 'Up north' })).not.toBeInTheDocument();
  // The focus stays at the list.
  await expect
    .poll(() => document.activeElement?.closest('dialog div')?.contains(link.element()))
    .toBe(true);
  answer(NOTHING_SAVED);
  first.release();
  await expect.element(none).toBeVisible();
});
