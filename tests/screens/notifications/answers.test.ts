import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { MemberAnswer } from '../../../worker/contract/vocabulary.ts';
import { answer, held, requests } from '../support/api.ts';
import {
  applicationItem,
  member,
  minutesFromNow,
  openSession,
  ownApplication,
  ownSession,
} from '../support/fixtures-session-page.ts';
import { list, sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

/** Fields of a session with the viewer as a member. */
const joined = (minutes: number, said: MemberAnswer | null) => ({
  startsAt: minutesFromNow(minutes),
  application: ownApplication({ status: 'accepted', answer: said }),
});

const joining = (said: MemberAnswer | null) =>
  list('/api/sessions/own', [ownSession(joined(20, said))]);

it('asks a member shortly before the start whether they come, and says what not coming means', async () => {
  await mount('/sessions?tab=joining', {
    as: {},
    answers: {
      'GET /api/sessions/own?tab=hosting': list('/api/sessions/own', []),
      'GET /api/sessions/own?tab=joining': joining(null),
      'PATCH /api/applications/5': applicationItem({ status: 'accepted', answer: 'coming' }),
    },
  });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Can’t make it' }).click();
  const question = main.getByText('Your seat is offered to the next person in line');
  await expect.element(question).toBeVisible();
  await main.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(requests('PATCH /api/applications/5')).toEqual([]);
  answer({ 'GET /api/sessions/own?tab=joining': joining('coming') });
  await main.getByRole('button', { name: 'Coming' }).click();
  await expect.element(main.getByRole('button', { name: 'Your answer: Coming' })).toBeVisible();
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ answer: 'coming' });
});

/** The viewer's session with two others. */
const three = (said: MemberAnswer | null) =>
  sessionDetail({
    ...joined(3 * 24 * 60, said),
    roster: [
      member({ id: 1, name: 'Me', answer: said }),
      member({ id: 7, name: 'Jonas', answer: 'late' }),
      member({ id: 9, name: 'Ada', answer: null }),
    ],
  });

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });

it('shows each member’s answer on the session’s page, and lets one change one’s own days before', async () => {
  const changed = held(applicationItem({ status: 'accepted', answer: 'unsure' }));
  await openSession(three('coming'), { 'PATCH /api/applications/5': changed.answer });
  await expect.element(row('Jonas').getByText('late', { exact: true })).toBeVisible();
  await expect.element(row('Ada').getByText('no answer yet')).toBeVisible();
  answer({ 'GET /api/sessions/31': three('unsure') });
  await page.getByRole('button', { name: 'Your answer: Coming' }).click();
  await page.getByRole('button', { name: 'Not sure' }).click();
  // Another choice meanwhile would not be sent.
  await expect
    .element(page.getByRole('button', { name: 'Your answer: Coming' }))
    .toHaveAttribute('aria-busy', 'true');
  changed.release();
  await expect.element(page.getByRole('button', { name: 'Your answer: Not sure' })).toBeVisible();
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ answer: 'unsure' });
});
