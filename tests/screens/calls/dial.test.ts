import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { announce } from '../../../web/base/toast-store.ts';
import type { CallItem } from '../../../worker/contract/call-history.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { type Answers, answer, held, json, problem, requests } from '../support/api.ts';
import {
  CALL,
  JONAS,
  NIGHT,
  SENA,
  button,
  callAnswers,
  connected,
  ended,
  inCall,
  letIn,
  nowIn,
  openCall,
  openFriends,
  sent,
  stage,
  useDevices,
} from '../support/fixtures-calls.ts';
import { friendEntry, playedWith } from '../support/fixtures-people.ts';
import {
  afterwards,
  companion,
  member,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { list, sessionDetail, userItem } from '../support/fixtures.ts';
import { mount, navigate, place } from '../support/mount.tsx';
import { pushFrame } from '../support/socket.ts';

it('calls the friends that were selected at once', async () => {
  useDevices();
  await openFriends();
  await button('Select friends').click();
  await expect.element(page.getByText('Up to 7')).toBeVisible();
  await expect.element(button('Call the group')).toBeDisabled();
  for (const name of ['Jonas', 'Sena']) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).click({ force: true });
  }
  await expect.element(page.getByText('2 people selected')).toBeVisible();
  await button('Video call with the group').click();
  await expect.poll(() => sent('call')).toEqual([{ to: [8, 9], media: 'video' }]);
  await expect.element(stage.getByText('Starting the call…')).toBeVisible();
});

it('adds a friend to the running call, and says who is in it', async () => {
  useDevices();
  await openFriends();
  await button('Call Jonas').click();
  // Until the server says that one is in, it would refuse.
  await expect.element(button('Add Sena to the call')).toBeDisabled();
  await expect.element(button('Call Sena')).not.toBeInTheDocument();
  await letIn([inCall(JONAS)]);
  await button('Add Sena to the call').click();
  await expect.poll(() => sent('addcall').map(({ to }) => to)).toEqual([[9]]);
  await nowIn([inCall(JONAS), inCall(SENA)]);
  await expect.element(button('Add Sena to the call')).not.toBeInTheDocument();
  await expect.poll(() => page.getByText('In this call').elements().length).toBe(2);
});

const missed = (changes: Partial<CallItem> = {}): CallItem => ({
  '@id': '/api/calls/9d1b6c1e-53a8-4c8a-9b0e-2f6a7c4d8e11',
  '@type': 'Call',
  id: '9d1b6c1e-53a8-4c8a-9b0e-2f6a7c4d8e11',
  caller: { id: 8, name: 'Jonas' },
  session: null,
  startedAt: new Date(Date.now() - 60_000).toISOString(),
  endedAt: new Date(Date.now() - 30_000).toISOString(),
  members: [],
  mine: { outcome: 'no-answer' },
  missed: true,
  ...changes,
});

const topOfJonas = () => button('Call Jonas').element().getBoundingClientRect().top;

it('lists what was missed without moving what is below, and calls back', async () => {
  useDevices();
  const recent = held(list('/api/calls', [missed()]));
  await openFriends({ 'GET /api/calls': recent.answer });
  const title = page.getByText('Recent calls');
  await expect.element(title).toBeVisible();
  const before = topOfJonas();
  recent.release();
  await expect.element(page.getByText('1 missed call')).toBeVisible();
  expect(topOfJonas()).toBe(before);
  await title.click();
  const row = page.getByRole('listitem').filter({ hasText: 'missed · 1 min ago' });
  await row.getByRole('button', { name: 'Call Jonas back' }).click();
  await expect.poll(() => sent('call')).toEqual([{ to: [8], media: 'audio' }]);
});

it('offers no call back to more people than a call holds', async () => {
  useDevices();
  const members = Array.from({ length: 7 }, (_, nth) => ({
    id: 100 + nth,
    name: `Guest ${nth}`,
    outcome: 'accepted' as const,
  }));
  const fewer = { id: CALL, '@id': `/api/calls/${CALL}`, members: members.slice(1) };
  const recent = [missed({ members }), missed(fewer)];
  await openFriends({ 'GET /api/calls': list('/api/calls', recent) });
  await page.getByText('Recent calls').click();
  await expect.element(page.getByRole('button', { name: /back$/ })).toBeVisible();
  expect(page.getByRole('button', { name: /back$/ }).elements()).toHaveLength(1);
});

it('says that the recent calls can’t be loaded, and tries again', async () => {
  await openFriends({ 'GET /api/calls': problem(500, 'Oops.') });
  const retry = button('Try again');
  await expect.element(retry).toBeVisible();
  answer({ 'GET /api/calls': list('/api/calls', [missed()]) });
  await retry.click();
  await expect.element(page.getByText('1 missed call')).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});

/** Opens the page of a session in which the viewer and others are members. */
const openSession = async (changes: Partial<SessionDetail> = {}, more: Answers = {}) => {
  const session = sessionDetail({
    application: ownApplication({ status: 'accepted' }),
    roster: [member()],
    relay: false,
    ...changes,
  });
  const answers = { ...callAnswers(), ...sessionAnswers(31, session), ...more };
  await mount('/session/31', { as: {}, shell: true, answers });
  await connected();
};

it('joins a session’s voice, and says who is in it', async () => {
  useDevices();
  await openSession();
  await expect.element(button('Join voice')).toBeVisible();
  const warning = 'Without a relay, people in this call can see your IP address.';
  await expect.element(page.getByText(warning)).toBeVisible();
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users: [JONAS] } } });
  await expect.element(page.getByText('Jonas in voice')).toBeVisible();
  await expect.element(button('Call everyone')).not.toBeInTheDocument();
  const users = [JONAS, { ...JONAS, id: 7, name: 'Mira' }];
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users } } });
  await expect.element(button('Continue voice here')).toBeVisible();
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users: [JONAS] } } });
  await button('Join voice · 1 in it').click();
  await expect.poll(() => sent('join')).toEqual([{ session: 31, media: 'audio' }]);
  // The call stays on the page: on a wide screen as a whole, on a phone as a strip. Elsewhere it is a bar.
  await letIn([inCall(JONAS)], { session: NIGHT });
  await expect.element(stage.getByRole('listitem').first()).toBeVisible();
  expect(place()).toBe('/session/31');
  const bar = page.getByRole('region', { name: 'Current call' });
  await expect.element(bar).not.toBeInTheDocument();
  await page.viewport(390, 844);
  await expect.element(bar.getByRole('button', { name: 'Mute' })).toBeVisible();
  expect(getComputedStyle(bar.element()).position).toBe('static');
  await ended('left');
  const article = page.getByRole('article', { name: 'Dungeon night' });
  await expect.element(article.getByText('Jonas left. The call is over.')).toBeVisible();
  // Hidden ones would ask for the same users.
  expect(page.getByText('Jonas left. The call is over.').elements()).toHaveLength(1);
});

it('takes back that a call could not start once another one begins', async () => {
  useDevices();
  await openSession();
  await button('Join voice').click();
  await expect.poll(() => sent('join')).toHaveLength(1);
  await pushFrame({ event: 'error', data: { message: 'busy' } });
  const refused = page.getByText('You may already be in a call in another tab');
  await expect.element(refused).toBeVisible();
  await button('Join voice').click();
  await letIn([inCall(JONAS)], { session: NIGHT });
  await expect.element(stage.getByRole('listitem').first()).toBeVisible();
  // Not only after the time that it would be shown.
  expect(refused.elements()).toEqual([]);
});

it('leads from the end of a call on the session’s page to thanks', async () => {
  useDevices();
  const accepted = { application: ownApplication({ status: 'accepted' }), roster: [member()] };
  let shown = sessionDetail(accepted);
  await openSession(
    {},
    {
      'GET /api/sessions/31': () => shown,
      'GET /api/sessions/31/afterwards': afterwards({ people: [companion()] }),
      'GET /api/played-with': list('/api/played-with', [playedWith()]),
    },
  );
  await button('Join voice').click();
  await expect.poll(() => sent('join')).toHaveLength(1);
  await letIn([inCall(JONAS)], { session: NIGHT });
  await expect.element(stage.getByRole('listitem').first()).toBeVisible();
  shown = sessionDetail({ ...accepted, status: 'ended' });
  await ended('left');
  await page.getByRole('link', { name: 'Say thanks' }).click();
  await expect.element(page.getByRole('region', { name: 'After the session' })).toBeVisible();
});

it('adds several friends after a call, one right after the other', async () => {
  useDevices();
  const strangers = [
    userItem({ id: 8, name: 'Jonas', relation: 'none' }),
    userItem({ id: 9, name: 'Sena', relation: 'none' }),
  ];
  const first = held(json(201, friendEntry({ id: 8 })));
  await openCall([inCall(JONAS), inCall(SENA)], {
    more: {
      'GET /api/users': list('/api/users', strangers),
      'POST /api/friends': (request) =>
        requests('POST /api/friends').length === 1
          ? first.answer(request)
          : json(201, friendEntry({ id: 9 })),
    },
  });
  await button('Hang up').click();
  await button('Add friend').click();
  await button('Jonas').click();
  await button('Add friend').click();
  await button('Sena').click();
  await expect.element(page.getByText('Invite send for user Sena')).toBeVisible();
  first.release();
  await expect.element(page.getByText('Invite send for user Jonas')).toBeVisible();
  await expect.element(button('Add friend')).not.toBeInTheDocument();
});

it('offers no way back into a session’s call that is full', async () => {
  useDevices();
  await openCall([inCall(JONAS), inCall(SENA)], { ofSession: true });
  const users = Array.from({ length: 8 }, (_, nth) => ({ ...JONAS, id: 100 + nth }));
  const nowInVoice = (among: typeof users) =>
    pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users: among } } });
  await nowInVoice(users.slice(1));
  await button('Hang up').click();
  await expect.element(button('Rejoin')).toBeVisible();
  await nowInVoice(users);
  await expect.element(button('Rejoin')).not.toBeInTheDocument();
});

const visibleToasts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-toasts] > div')]
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .map(({ textContent }) => textContent);

it('says after a call of who was invited meanwhile that they are, and offers it no more', async () => {
  useDevices();
  await openCall([inCall(JONAS), inCall(SENA)], {
    more: {
      'GET /api/users': list('/api/users', [userItem({ id: 9, name: 'Sena', relation: 'none' })]),
      'POST /api/friends': problem(409, 'You’re already friends.', { error: 'exists' }),
    },
  });
  await button('Hang up').click();
  await button('Add friend').click();
  await expect.element(page.getByText('invite already send')).toBeVisible();
  await expect.element(button('Add friend')).not.toBeInTheDocument();
});

it('offers after a session’s call to join again, to thank and to befriend', async () => {
  useDevices();
  const other = { id: 9, name: 'Sena', relation: 'none' as const };
  await openCall([inCall(JONAS), inCall(SENA)], {
    ofSession: true,
    more: {
      'GET /api/users': list('/api/users', [userItem(other)]),
      'GET /api/played-with': list('/api/played-with', [playedWith()]),
      'POST /api/friends': json(201, friendEntry({ id: 9, active: false })),
    },
  });
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users: [JONAS] } } });
  await button('Hang up').click();
  await expect
    .element(page.getByRole('link', { name: 'Say thanks' }))
    .toHaveAttribute('href', '/session/31#afterwards');
  await page.viewport(390, 844);
  await button('Add friend').click();
  const toast = page.getByRole('alert').filter({ hasText: 'Invite send for user Sena' });
  await expect.element(toast).toBeVisible();
  const card = page.getByText('You left the call with').element();
  const { bottom } = card.getBoundingClientRect();
  expect(toast.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
  // Only what isn't a problem makes way for what comes later and is visible.
  announce('That failed.', 'problem');
  announce('Saved.', 'done');
  announce('Read aloud.', 'heard');
  await expect.poll(visibleToasts).toEqual(['That failed.', 'Saved.']);
  await expect.element(button('Add friend')).not.toBeInTheDocument();
  // The button had the focus, and the card has it now.
  await expect.poll(() => document.activeElement?.hasAttribute('data-ended')).toBe(true);
  // Everyone is asked about at once.
  expect(requests('GET /api/users').at(-1)?.query.get('ids')).toBe('8,9');
  expect(requests('POST /api/friends')[0]?.body).toMatchObject({ user2: '/api/users/9' });
  await button('Rejoin').click();
  await expect.poll(() => sent('join')).toEqual([{ session: 31, media: 'audio' }]);
});

it('shows a session’s call as a bar on other screens', async () => {
  useDevices();
  await openCall(undefined, { ofSession: true });
  await navigate('/terms');
  const bar = page.getByRole('region', { name: 'Current call' });
  await expect.element(bar.getByText('Dungeon night')).toBeVisible();
  expect(getComputedStyle(bar.element()).position).toBe('fixed');
});

it('says before one joins that sound and video go through a server, and takes more people', async () => {
  useDevices();
  await page.viewport(360, 740);
  await openSession({ voice: 'sfu' });
  const said = page.getByText('They aren’t end-to-end encrypted.');
  await expect.element(said).toBeVisible();
  // A phone shows all of it.
  expect(said.element().scrollWidth).toBe(said.element().clientWidth);
  await expect.element(page.getByText('Without a relay')).not.toBeInTheDocument();
  const users = Array.from({ length: 8 }, (_, nth) => ({ ...JONAS, id: 100 + nth }));
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users } } });
  await expect.element(button('Join voice · 8 in it')).toBeVisible();
});

it('calls everyone in a session', async () => {
  useDevices();
  await openSession();
  await button('Call everyone').click();
  await expect.poll(() => sent('call')).toEqual([{ session: 31, media: 'audio' }]);
});
