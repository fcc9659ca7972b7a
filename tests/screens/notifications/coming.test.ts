import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, json, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
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

it('invites a friend from the session’s page, once', async () => {
  const hosted = sessionDetail({ host: { id: 7, name: 'Mira' }, pendingCount: 0 });
  await mount('/session/31', {
    as: {},
    answers: sessionAnswers(31, hosted, {
      'GET /api/sessions/31/invitations': list('/api/sessions/31/invitations', [
        { id: 8, name: 'Jonas', firstFile: null, online: true, invited: false },
        { id: 9, name: 'Sena', firstFile: null, online: false, invited: true },
      ]),
      'POST /api/sessions/31/invitations': json(201, {
        '@id': '/api/invitations/3',
        '@type': 'Invitation',
        id: 3,
        session: '/api/sessions/31',
        user: '/api/users/8',
        status: 'open',
        application: null,
      }),
    }),
  });
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite friends' });
  const button = dialog.getByRole('button', { name: 'Invite Jonas' });
  await expect.element(button).toBeVisible();
  await expectAccessible();
  await button.click();
  await expect.poll(() => dialog.getByText('Invited', { exact: true }).elements().length).toBe(2);
  await expect.element(button).not.toBeInTheDocument();
  expect(requests('POST /api/sessions/31/invitations').map(({ body }) => body)).toEqual([
    { user: '/api/users/8' },
  ]);
});
