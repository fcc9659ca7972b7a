import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { held, requests } from '../support/api.ts';
import { stopClock } from '../support/clock.ts';
import { count, found, openSearch, quokkas } from '../support/fixtures-session-search.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { place } from '../support/mount.tsx';

const field = page.getByRole('searchbox', { name: 'Search text' });
const asked = () => requests('GET /api/sessions').map(({ query }) => query.get('q'));

it('is asked once typing pauses, without a step in the history', async () => {
  await openSearch('', {
    'GET /api/sessions': found(quokkas(3)),
    'GET /api/sessions?q=Quokka': found(quokkas(2)),
  });
  await expect.element(count('3 sessions')).toBeVisible();
  const steps = history.length;
  stopClock();
  await field.click();
  await userEvent.keyboard('Quokka');
  expect(asked()).toEqual([null]);
  vi.advanceTimersByTime(300);
  await expect.element(count('2 sessions')).toBeVisible();
  expect(asked()).toEqual([null, 'Quokka']);
  expect(place()).toBe('/sessions/search?q=Quokka');
  expect(history.length).toBe(steps);
  await expect.element(field).toHaveFocus();
  vi.useRealTimers();
  await page.getByRole('button', { name: 'Clear text' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(count('3 sessions')).toBeVisible();
  expect(place()).toBe('/sessions/search');
});

it('is not asked anymore once a link is followed', async () => {
  const session = held(sessionDetail({ id: 101, name: 'Quokka 1' }));
  await openSearch('q=Quokka', {
    'GET /api/sessions?q=Quokka': found(quokkas(1)),
    'GET /api/sessions/101': session.answer,
  });
  await expect.element(count('1 session')).toBeVisible();
  stopClock();
  await field.click();
  await userEvent.keyboard('{End}s');
  await page.getByRole('link', { name: 'Quokka 1', exact: true }).click();
  await expect.poll(() => requests('GET /api/sessions/101')).toHaveLength(1);
  // The pause ends while the session still loads.
  vi.advanceTimersByTime(1_000);
  session.release();
  await expect.element(page.getByRole('heading', { name: 'Quokka 1', level: 1 })).toBeVisible();
  expect(place()).toBe('/session/101');
  expect(asked()).toEqual(['Quokka']);
});

it('takes what a keyboard can do to it, and Enter asks at once', async () => {
  await openSearch('', { 'GET /api/sessions': found([]) });
  await expect.poll(asked).toEqual([null]);
  stopClock();
  await field.fill('"Quokka" OR * &page=2');
  await userEvent.keyboard('{Enter}');
  await expect.poll(asked).toEqual([null, '"Quokka" OR * &page=2']);
  await expect.element(page.getByRole('heading', { name: 'No sessions found' })).toBeVisible();
  expect(new URLSearchParams(location.search).get('q')).toBe('"Quokka" OR * &page=2');
});
