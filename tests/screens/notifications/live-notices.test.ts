import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { answer, requests } from '../support/api.ts';
import { friendsPage, memberHome } from '../support/fixtures-app.ts';
import { noticeItem } from '../support/fixtures-notifications.ts';
import { friendEntry } from '../support/fixtures-people.ts';
import {
  applicationItem,
  member,
  ownApplication,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { currentUser, list, sessionDetail, sessionItem, userItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { OWN_PEER, pushFrame, untilWelcome } from '../support/socket.ts';

const counted = page.getByRole('button', { name: 'Notifications, 1 unread' });
const main = page.getByRole('main');
const READ = `PATCH /api/notices/${noticeItem().id}`;

/** The user is looking at this window. */
function lookAtIt() {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  onTestFinished(() => focus.mockRestore());
}

/** Sends a notice to the tab, as the server does. */
async function notify(changes: Parameters<typeof noticeItem>[0] = {}) {
  const { id, kind, actor, session } = noticeItem(changes);
  answer({ 'GET /api/currentuser': currentUser({ unreadNotices: 1 }) });
  await pushFrame({ event: 'notice', data: { id, kind, actor, session } });
}

const HOSTED = sessionDetail({ host: { id: 7, name: 'Mira' }, pendingCount: 0 });
it('shows the host an applicant as they apply', async () => {
  await mount('/session/31', { as: {}, shell: true, answers: sessionAnswers(31, HOSTED) });
  await expect.element(main.getByRole('heading', { name: 'Applications' })).toBeVisible();
  answer({
    'GET /api/sessions/31': { ...HOSTED, pendingCount: 1 },
    'GET /api/applications': list('/api/applications', [
      applicationItem({ user: { '@id': '/api/users/8', id: 8, name: 'Jonas', firstFile: null } }),
    ]),
  });
  await notify();
  const told = page.getByRole('alert').getByText('Jonas applied for Dungeon night');
  await expect.element(told).toBeInTheDocument();
  await expect.element(counted).toBeVisible();
  await expect.element(main.getByText('Jonas')).toBeVisible();
  // What is on screen is only said to screen readers. No message covers what one decides.
  expect(told.element()).toHaveClass('visually-hidden');
  await notify({ id: 2, kind: 'session-moved' });
  const moved = page.getByRole('alert').getByText('New time for Dungeon night');
  await expect.element(moved).not.toHaveClass('visually-hidden');
});

it('counts an answer as read that the page shows as it comes', async () => {
  lookAtIt();
  const pending = sessionDetail({ application: ownApplication() });
  const answers = sessionAnswers(31, pending, { [READ]: noticeItem({ read: true }) });
  await mount('/session/31', { as: {}, shell: true, answers });
  await expect.element(main.getByText('You’ve applied')).toBeVisible();
  answer({
    'GET /api/sessions/31': { ...pending, application: ownApplication({ status: 'accepted' }) },
  });
  await notify({ kind: 'application-accepted' });
  await expect.element(main.getByText('You’re in', { exact: true })).toBeVisible();
  await expect.poll(() => requests(READ).length).toBe(1);
});

it.each([
  ['a notice as read whose push or email led here', 9, 1],
  ['nothing as read by a link of somebody else', 10, 0],
])('marks %s', async (_, opened, times) => {
  window.peerwayNotice = opened;
  const answers = {
    'GET /api/notices': list('/api/notices', [noticeItem({ id: 8 }), noticeItem({ id: 9 })]),
    ...(times > 0 && { 'PATCH /api/notices/9': noticeItem({ id: 9, read: true }) }),
  };
  await mount('/terms', { as: {}, shell: true, answers });
  await expect.poll(() => requests('GET /api/notices').length).toBe(1);
  await expect.poll(() => requests('PATCH /api/notices/9').length).toBe(times);
  expect(window.peerwayNotice).toBeUndefined();
});

it('tells it on a screen that is about something else, too, but not over an open dialog', async () => {
  await mount('/terms', { as: {}, shell: true });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  onTestFinished(() => dialog.remove());
  dialog.showModal();
  await notify({ kind: 'application-accepted' });
  const link = page.getByRole('alert').getByRole('link', { name: 'You’re in: Dungeon night' });
  const text = page.getByText('You’re in: Dungeon night');
  await expect.element(text).toBeInTheDocument();
  await expect.element(text).not.toBeVisible();
  dialog.close();
  await expect.element(link).toHaveAttribute('href', '/session/31');
  await expect.element(counted).toBeVisible();
});

it('counts what came between the page and its socket', async () => {
  await mount('/terms', { as: {}, shell: true });
  answer({ 'GET /api/currentuser': currentUser({ unreadNotices: 1 }) });
  await pushFrame({ event: 'notice-count', data: { unread: 1 } });
  await expect.element(counted).toBeVisible();
  // By now the check is over that a welcome may cause.
  answer({ 'GET /api/currentuser': currentUser({ unreadNotices: 2 }) });
  await pushFrame({ event: 'notice-count', data: { unread: 2 } });
  const more = page.getByRole('button', { name: 'Notifications, 2 unread' });
  await expect.element(more).toBeVisible();
});

it('shows on a card that one is in, as the host accepts', async () => {
  await mount('/', { as: {}, shell: true, answers: memberHome() });
  const card = main.getByRole('listitem').filter({ hasText: 'Dungeon night' });
  await expect.element(card.getByText('2 of 4 seats')).toBeVisible();
  const joined = sessionItem({
    seatsTaken: 3,
    application: ownApplication({ status: 'accepted' }),
  });
  const basis = { basis: 'preferences' };
  answer({ 'GET /api/sessionsgames': list('/api/sessionsgames', [joined], basis) });
  await notify({ kind: 'application-accepted' });
  await expect.element(card.getByText('you’re in')).toBeVisible();
  await expect.element(card.getByText('3 of 4 seats')).toBeVisible();
  // The rest of the page is asked for again, too.
  await expect.poll(() => requests('GET /api/sessions/own').length).toBe(2);
});

it('shows an invite at /friends as it arrives, once, and counts what another tab shows', async () => {
  lookAtIt();
  await mount('/friends?tab=in', { as: {}, shell: true, answers: friendsPage([]) });
  await expect.element(main.getByRole('heading', { name: 'No invites waiting' })).toBeVisible();
  const invite = friendEntry({ user: userItem({ relation: 'invites' }) });
  answer(friendsPage([invite], { in: 1 }));
  await notify({ kind: 'friend-invited', session: null });
  const accept = main.getByRole('button', { name: 'Accept invite from Jonas' });
  await expect.element(accept).toBeVisible();
  expect(accept.elements()).toHaveLength(1);
  await notify({ kind: 'friend-accepted', session: null });
  await expect.element(counted).toBeVisible();
  expect(requests(READ)).toEqual([]);
});

/** A session of the viewer's with a member, who has said whether they come or not. */
const comes = (said: 'late' | null) => ({
  ...HOSTED,
  roster: [member({ id: 8, name: 'Jonas', applicationId: 5, answer: said })],
});

it('shows the host who comes late, as they say so', async () => {
  const answers = sessionAnswers(31, comes(null));
  await mount('/session/31', { as: {}, shell: true, answers });
  const roster = page.getByRole('region', { name: 'People' });
  await expect.element(roster.getByRole('link', { name: 'Jonas', exact: true })).toBeVisible();
  answer({ 'GET /api/sessions/31': comes('late') });
  await pushFrame({ event: 'roster', data: { session: 31 } });
  await expect.element(roster.getByText('late', { exact: true })).toBeVisible();
});

it('loads home again once the socket is back, such as after a night of sleep', async () => {
  await mount('/', { as: {}, shell: true, answers: memberHome() });
  const card = main.getByRole('listitem').filter({ hasText: 'Dungeon night' });
  await expect.element(card.getByText('2 of 4 seats')).toBeVisible();
  await untilWelcome();
  expect(requests('GET /api/sessions/own')).toHaveLength(1);
  const basis = { basis: 'preferences' };
  answer({
    'GET /api/sessionsgames': list('/api/sessionsgames', [sessionItem({ seatsTaken: 3 })], basis),
  });
  await pushFrame({ event: 'welcome', data: { userSocketId: 'socket-2', peerId: OWN_PEER } });
  await expect.element(card.getByText('3 of 4 seats')).toBeVisible();
});
