import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { checkAccount } from '../../../web/base/account.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { bodies, json, problem, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  applicationItem,
  minutesFromNow,
  openSession,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const region = () => page.getByRole('region', { name: 'Your place in this session' });

const applied = (changes: Parameters<typeof ownApplication>[0]): Partial<SessionDetail> => ({
  application: ownApplication(changes),
});
const full = { seats: 4, seatsTaken: 4, status: 'full' } as const;
const now = { startsAt: minutesFromNow(-30), status: 'running' } as const;
const friend = { id: 6, by: { id: 9, name: 'Sena' } };

const STATES: [says: string, offers: string | null, changes: Partial<SessionDetail>][] = [
  ['The host reads your application and decides.', 'apply', {}],
  ['All seats are taken', 'Join waiting list', { ...full }],
  ['You get a seat right away.', 'Join now', { instantly: true }],
  ['It has started, but the host can still let you in.', 'apply', { ...now }],
  ['Sena invited you', 'Accept invitation', { invitation: friend }],
  ['You’ve applied', 'Withdraw application', applied({ status: 'pending' })],
  [
    'Your role: Tank',
    'Withdraw application',
    {
      roles: [{ name: 'Tank', seats: 1, taken: 0 }],
      ...applied({ status: 'pending', role: 'Tank' }),
    },
  ],
  [
    'They can take you back as long as a seat is free',
    'Withdraw application',
    applied({ status: 'waiting', place: 1, movedBack: true }),
  ],
  [
    'Number 2 on the waiting list',
    'Withdraw application',
    { ...full, ...applied({ status: 'waiting', place: 2 }) },
  ],
  ['Are you coming?', 'Coming', applied({ status: 'accepted' })],
  ['See you there!', 'Coming', applied({ status: 'accepted', answer: 'coming' })],
  ['The host went with someone else this time.', null, applied({ status: 'declined' })],
  ['The host removed you from this session.', null, applied({ status: 'removed' })],
  ['Power cut', null, { status: 'cancelled', cancelReason: 'Power cut' }],
  ['The host can’t run it anymore.', null, { status: 'cancelled', cancelReason: '' }],
  ['This session is over', null, { status: 'ended', startsAt: minutesFromNow(-600) }],
];

it.each(STATES)('says “%s”, and offers %s', async (says, offers, changes) => {
  await openSession(sessionDetail({ application: null, ...changes }));
  await expect.element(region().getByText(says)).toBeVisible();
  const names = region()
    .getByRole('button')
    .elements()
    .map((element) => element.textContent ?? '');
  expect(names[0] ?? null).toBe(offers);
});

it('an application is withdrawn, and sent again with its message', async () => {
  let application: SessionDetail['application'] = ownApplication({ id: 5 });
  const answers = sessionAnswers(31, () => sessionDetail({ application }), {
    'PATCH /api/applications/5': () => {
      application = null;
      return applicationItem({ id: 5, status: 'withdrawn' });
    },
    'POST /api/applications': () => {
      application = ownApplication({ id: 6 });
      return json(201, applicationItem({ id: 6 }));
    },
  });
  await mount('/session/31', { as: {}, shell: true, answers });
  await button('Withdraw application').click();
  await expect.element(page.getByText('Your application was withdrawn.')).toBeVisible();
  await expect.element(button('apply')).toBeVisible();
  // The pressed button is gone, so the region has the focus.
  await expect.element(region()).toHaveFocus();
  await button('apply').click();
  await page.getByRole('dialog').getByLabelText('Message to the host').fill('I bring bricks');
  await button('Send application').click();
  await expect.element(page.getByText('Applied for Dungeon night')).toBeVisible();
  await expect.element(region().getByText('You’ve applied')).toBeVisible();
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ status: 'withdrawn' });
  expect(requests('POST /api/applications')[0]?.body).toEqual({
    text: 'I bring bricks',
    user: '/api/users/7',
    session: '/api/sessions/31',
  });
});

it('a role that the host has just renamed is refused by name, and the new ones are there', async () => {
  let name = 'Tank';
  await openSession(
    () => sessionDetail({ application: null, roles: [{ name, seats: 1, taken: 0 }] }),
    {
      'POST /api/applications': () => {
        name = 'Guardian';
        return violations({ role: 'This session doesn’t have this role anymore.' });
      },
    },
  );
  await button('apply').click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('radio', { name: 'Tank' }).click();
  await popup.getByLabelText('Message to the host').fill('I bring bricks');
  await button('Send application').click();
  await expect.element(popup.getByText('doesn’t have this role anymore')).toBeVisible();
  await expect.element(popup.getByText('Guardian')).toBeVisible();
  await expect.element(popup.getByLabelText('Message to the host')).toHaveValue('I bring bricks');
});

it('an invitation is accepted with any role if that is chosen, whatever one had before', async () => {
  const open = sessionDetail({
    invitation: friend,
    application: null,
    roles: [{ name: 'Tank', seats: 1, taken: 1 }],
  });
  await openSession(open, {
    'PATCH /api/invitations/6': {
      '@id': '/api/invitations/6',
      '@type': 'Invitation',
      id: 6,
      session: '/api/sessions/31',
      user: '/api/users/7',
      status: 'accepted',
      application: { id: 5, status: 'accepted' },
    },
  });
  await page.getByRole('radio', { name: 'Any role' }).click();
  await button('Accept invitation').click();
  await expect.element(page.getByText('You’re in.', { exact: true })).toBeVisible();
  expect(bodies('PATCH /api/invitations/6')).toEqual([{ status: 'accepted', role: null }]);
});

it('a visitor reads the session, and is asked to log in to apply', async () => {
  const { application: _none, ...session } = sessionDetail();
  await page.viewport(390, 844);
  await mount('/session/31', { answers: sessionAnswers(31, session) });
  await expect.element(page.getByRole('heading', { name: 'Dungeon night' })).toBeVisible();
  await expectAccessible();
  await button('More').click();
  await expect
    .element(page.getByRole('link', { name: 'Report' }))
    .toHaveAttribute('href', '/report?about=%2Fapi%2Fsessions%2F31');
  await userEvent.keyboard('{Escape}');
  await button('apply').click();
  const popup = page.getByRole('dialog');
  await expect.element(popup.getByText('Please Log in')).toBeVisible();
  await expect
    .element(popup.getByRole('link', { name: 'logg in' }))
    .toHaveAttribute('href', `/login?back=${encodeURIComponent('/session/31?apply=1')}`);
});

it('after the log-in the popup to apply is open, and its address has no trace of it once closed', async () => {
  await mount('/session/31?key=0123&apply=1', {
    as: { id: 7 },
    answers: sessionAnswers(31, sessionDetail({ application: null })),
  });
  await expect.element(button('Send application')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect.poll(place).toBe('/session/31?key=0123');
  expect(requests('GET /api/sessions/31')[0]?.query.get('key')).toBe('0123');
});

it('after a log-out on another device nothing of what a member saw is left', async () => {
  let loggedIn = true;
  const { application: _application, ...visitors } = sessionDetail();
  const member = sessionDetail({ ...applied({ status: 'accepted' }) });
  const answers = sessionAnswers(31, () => (loggedIn ? member : visitors));
  await mount('/session/31', { as: {}, shell: true, answers });
  await expect.element(page.getByText('You’re in')).toBeVisible();
  loggedIn = false;
  localStorage.removeItem('jwt_token');
  await checkAccount();
  await expect.element(button('apply')).toBeVisible();
  await expect.element(page.getByText('You’re in')).not.toBeInTheDocument();
  await expect.poll(() => requests('GET /api/sessions/31').length).toBeGreaterThan(1);
});

it('a session that isn’t there says so, also in the title', async () => {
  await mount('/session/999', { answers: { 'GET /api/sessions/999': problem(404, 'Not found.') } });
  await expect.element(page.getByText('or you don’t have access to it')).toBeVisible();
  await expect.poll(() => document.title).toBe('Page not found · Peerway');
});
