import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, requests } from '../support/api.ts';
import {
  applicationItem,
  minutesFromNow,
  ownApplication,
  ownSession,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { list, sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

/** Fields of a session that starts in 20 minutes, with the viewer as a member. */
const soon = (checkedIn: boolean) => ({
  startsAt: minutesFromNow(20),
  application: ownApplication({ status: 'accepted', checkedIn }),
});

const joining = (checkedIn: boolean) => list('/api/sessions/own', [ownSession(soon(checkedIn))]);

it('asks a member shortly before the start whether they come, and says what not coming means', async () => {
  await mount('/sessions?tab=joining', {
    as: {},
    answers: {
      'GET /api/sessions/own?tab=hosting': list('/api/sessions/own', []),
      'GET /api/sessions/own?tab=joining': joining(false),
      'PATCH /api/applications/5': applicationItem({ status: 'accepted', checkedIn: true }),
    },
  });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Can’t make it' }).click();
  const question = main.getByText('Your seat is offered to the next person in line');
  await expect.element(question).toBeVisible();
  await main.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(requests('PATCH /api/applications/5')).toEqual([]);
  answer({ 'GET /api/sessions/own?tab=joining': joining(true) });
  await main.getByRole('button', { name: 'On my way' }).click();
  await expect.element(main.getByText('on the way', { exact: true })).toBeVisible();
  expect(requests('PATCH /api/applications/5').map(({ body }) => body)).toEqual([
    { checkedIn: true },
  ]);
});

it('says on the session’s page that the others see who is on their way', async () => {
  await mount('/session/31', { as: {}, answers: sessionAnswers(31, sessionDetail(soon(true))) });
  const said = page.getByText('The others can see that you’re on your way.');
  await expect.element(said.first()).toBeVisible();
});
