import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  editorAnswers,
  minutesFromNow,
  ownApplication,
  ownSession,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { list, sessionDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const HOST = { id: 7, name: 'Mira' };
const OWN = '/api/sessions/own';
const heading = (name: string) => page.getByRole('heading', { name });

const hosting = list(OWN, [
  ownSession({ id: 32, name: 'It runs', host: HOST, status: 'running' }),
  ownSession({ id: 31, name: 'Tabs of mine', host: HOST, pendingCount: 1 }),
]);
const joining = list(OWN, [
  ownSession({
    id: 33,
    name: 'Next one',
    startsAt: minutesFromNow(40),
    application: ownApplication({ status: 'accepted' }),
  }),
]);

const LISTS = {
  [`GET ${OWN}?tab=hosting`]: hosting,
  [`GET ${OWN}?tab=joining`]: joining,
  [`GET ${OWN}?tab=applied`]: list(OWN, []),
};

it.each([390, 1440])(
  'one’s own sessions are in tabs, with who waits for an answer: %i px wide',
  async (width) => {
    await page.viewport(width, 900);
    await mount('/sessions', {
      as: { id: 7 },
      answers: {
        ...LISTS,
        ...sessionAnswers(31, sessionDetail({ name: 'Tabs of mine', host: HOST })),
      },
    });
    const cards = page.getByRole('main').getByRole('heading', { level: 3 });
    // The running session comes first.
    await expect
      .poll(() => cards.elements().map((element) => element.textContent))
      .toEqual(['It runs', 'Tabs of mine']);
    await expect.element(page.getByRole('link', { name: 'Next one' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('link', { name: /^Joining/ }).click();
    await expect.element(heading('Next one')).toBeVisible();
    await expect.element(heading('Tabs of mine')).not.toBeInTheDocument();
    await page.getByRole('link', { name: /^Applied/ }).click();
    await expect.element(heading('No open applications')).toBeVisible();
    await page.getByRole('link', { name: /^Hosting/ }).click();
    await page.getByRole('link', { name: '1 application for Tabs of mine' }).click();
    await expect.poll(() => location.pathname + location.hash).toBe('/session/31#applicants');
  },
);

it('a past session is hosted again as it was, or played again if it took place', async () => {
  const cancelled = {
    id: 31,
    name: 'Stormy one',
    description: 'Slow and kind.',
    host: HOST,
    status: 'cancelled',
    cancelReason: 'Storm',
  } as const;
  await mount('/sessions?tab=past', {
    as: { id: 7 },
    answers: editorAnswers({
      ...LISTS,
      [`GET ${OWN}?tab=past`]: list(OWN, [
        ownSession({ ...cancelled }),
        ownSession({ id: 34, name: 'Good one', host: HOST, status: 'ended' }),
      ]),
      [`GET ${OWN}?tab=attended`]: list(OWN, [
        ownSession({ id: 35, name: 'Not to be', status: 'cancelled', cancelReason: 'Ill' }),
        ownSession({ id: 36, name: 'Left alone', status: 'cancelled', cancelReason: '' }),
      ]),
      'GET /api/sessions/31': sessionDetail(cancelled),
    }),
  });
  await expect
    .element(page.getByRole('link', { name: 'Play Good one again' }))
    .toHaveAttribute('href', '/sessions/add/new?again=34');
  await expect.element(page.getByText('Ill', { exact: true })).toBeVisible();
  await expect.element(page.getByText('The host can’t run it anymore.')).toBeVisible();
  await page.getByRole('link', { name: 'Host Stormy one again' }).click();
  await expect.element(heading('Host a session')).toBeVisible();
  await expect.poll(place).toBe('/sessions/add/new?from=31');
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Stormy one');
  await expect
    .element(page.getByLabelText('Description', { exact: true }))
    .toHaveValue('Slow and kind.');
});

it('visitors are asked to log in first', async () => {
  await mount('/sessions?tab=past');
  await expect.poll(place).toBe(`/login?back=${encodeURIComponent('/sessions?tab=past')}`);
  expect(requests('GET /api/sessions/own')).toEqual([]);
});
