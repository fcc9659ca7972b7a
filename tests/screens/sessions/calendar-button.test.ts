import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { requests, unreachable } from '../support/api.ts';
import { savedFiles } from '../support/fixtures-accounts.ts';
import { openSession, ownApplication, sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { more } from '../support/session-menu.ts';

const add = () => page.getByRole('button', { name: 'Add to calendar' });
const link = () => page.getByRole('link', { name: 'Add to calendar' });
const FRIENDS = { visibility: 'friends', pendingCount: 0 } as const;

it.each(['pending', 'accepted'] as const)(
  'the calendar file is for host and members: someone whose application is %s',
  async (status) => {
    await openSession(sessionDetail({ application: ownApplication({ status }) }));
    await more().click();
    await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(link().elements()).toHaveLength(status === 'accepted' ? 1 : 0);
  },
);

it.each([
  ['public', '', 'lang=en'],
  ['unlisted', '?key=0123', 'key=0123&lang=en'],
] as const)('a link leads to the file of a session that is %s', async (visibility, key, query) => {
  const shown = sessionDetail({ visibility, pendingCount: 0 });
  await mount(`/session/31${key}`, { as: { id: 8 }, answers: sessionAnswers(31, shown) });
  await more().click();
  await expect.element(link()).toHaveAttribute('href', `/api/sessions/31/calendar.ics?${query}`);
});

it('the host saves the file of a session for friends, also once it was cancelled', async () => {
  const saved = savedFiles();
  await mount('/session/31', {
    as: { id: 8 },
    answers: sessionAnswers(
      31,
      sessionDetail({ ...FRIENDS, status: 'cancelled', cancelReason: 'Ill' }),
      {
        'GET /api/sessions/31/calendar.ics': new Response('BEGIN:VCALENDAR', {
          headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
        }),
      },
    ),
  });
  await more().click();
  await add().click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.name).toBe('peerway-session-31.ics');
  expect(await saved[0]?.text).toBe('BEGIN:VCALENDAR');
  const [asked] = requests('GET /api/sessions/31/calendar.ics');
  // The file is fetched with the token, because a link has none and a session for friends needs one.
  expect(asked?.headers.get('Authorization')).toMatch(/^Bearer /);
});

it('a calendar file that can’t be had says so, and can be asked for again', async () => {
  const nowhere = { 'GET /api/sessions/31/calendar.ics': unreachable };
  await openSession(sessionDetail(FRIENDS), nowhere, 8);
  await more().click();
  await add().click();
  await expect.element(page.getByText('We can’t reach Peerway.')).toBeVisible();
  await more().click();
  await expect.element(add()).toBeEnabled();
});
