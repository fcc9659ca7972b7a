import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { CategoryItem } from '../../../worker/contract/game.ts';
import { type Answers, held } from '../support/api.ts';
import { friendsPage, memberHome, ownProfile } from '../support/fixtures-app.ts';
import { friendEntry } from '../support/fixtures-people.ts';
import { ownSession } from '../support/fixtures-session-page.ts';
import { list, userDetail, userItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

/** Smaller shifts are ignored. A font that arrives late moves words by less than a pixel, and CLS is still 0.000. */
const SHIFT_MIN = 0.000_5;

/** Resolves once the current content is painted. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

/** Watches for layout shifts (CLS). @returns a function that gives the shifts so far */
function watchShifts() {
  const seen: string[] = [];
  const observer = new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const value = 'value' in entry ? Number(entry.value) : 0;
      if (value >= SHIFT_MIN) seen.push(JSON.stringify(entry));
    }
  });
  observer.observe({ type: 'layout-shift' });
  return async () => {
    // The browser delivers entries in a task, at the latest before the second frame from here.
    await painted();
    observer.disconnect();
    return seen;
  };
}

const category = (id: number, name: string): CategoryItem => ({
  '@id': `/api/categories/${id}`,
  '@type': 'Category',
  id,
  name,
  gameCount: 12,
  openSessionCount: 3,
  games: [{ id: 3, name: 'Deep Rock Galactic' }],
});

const CATEGORIES = {
  'GET /api/categories': list('/api/categories', [category(1, 'Shooter'), category(2, 'Racing')]),
};

const SCREENS: [path: string, last: string, answers: Answers][] = [
  ['/', 'Mine', memberHome({ own: [ownSession({ name: 'Mine' })], friends: [friendEntry()] })],
  ['/user', 'All changes are saved.', ownProfile()],
  [
    '/friends',
    'Jonas',
    friendsPage([friendEntry({ user: userItem({ online: true }) })], { online: 1, active: 1 }),
  ],
  [
    '/games',
    'Missing a game?',
    {
      ...CATEGORIES,
      'GET /api/preferences': { '@id': '/api/preferences', '@type': 'Preferences', games: [] },
      'GET /api/games': list('/api/games', []),
    },
  ],
  ['/categories', 'Shooter', CATEGORIES],
  [
    '/detail/8',
    'Jonas',
    {
      'GET /api/users/8': userDetail({ id: 8, relation: 'none' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
    },
  ],
];

it.each(SCREENS)('nothing moves about when a slow server answers: %s', async (path, last, all) => {
  await page.viewport(390, 844);
  await document.fonts.load("1rem 'Figtree Variable'");
  const shifts = watchShifts();
  const waiting = Object.entries(all).map(([key, body]) => [key, held(body)] as const);
  const answers = Object.fromEntries(waiting.map(([key, { answer }]) => [key, answer]));
  const mounted = mount(path, { as: { preferenceCount: 0 }, shell: true, answers });
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  await painted();
  for (const [, { release }] of waiting) release();
  await mounted;
  await expect.element(page.getByRole('main').getByText(last).first()).toBeVisible();
  await expect.poll(() => document.querySelector('main [aria-busy="true"]')).toBeNull();
  expect(await shifts()).toEqual([]);
});
