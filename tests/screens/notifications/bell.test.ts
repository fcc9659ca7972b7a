import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { dayAndClock } from '../../../web/ui/dates.ts';
import type { NoticeItem } from '../../../worker/contract/notice-item.ts';
import { answer, bodies, held, json, problem, requests, requestsEnd } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { noticeItem } from '../support/fixtures-notifications.ts';
import { applicationItem } from '../support/fixtures-session-page.ts';
import { currentUser, list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const bell = (name: string) => page.getByRole('button', { name, exact: true });
const panel = page.getByRole('dialog', { name: 'Notifications' });

/** Opens the bell's panel with these notices, on a screen that isn't about them. */
async function openBell(...notices: NoticeItem[]) {
  const answers = { 'GET /api/notices': list('/api/notices', notices) };
  await mount('/terms', { as: { unreadNotices: notices.length }, shell: true, answers });
  await bell(`Notifications, ${notices.length} unread`).click();
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
}

/** Sets the answers of the API after a notice was read. */
const whenRead = (notice: NoticeItem, left: NoticeItem[]) =>
  answer({
    [`PATCH ${notice['@id']}`]: { ...notice, read: true },
    'GET /api/notices': list('/api/notices', [{ ...notice, read: true }, ...left]),
    'GET /api/currentuser': currentUser({ unreadNotices: left.length }),
  });

it('counts what is unread, and reads a notice only when it is marked', async () => {
  const accepted = noticeItem({ kind: 'application-accepted' });
  const startsAt = '2031-03-04T20:15:00.000Z';
  const moved = noticeItem({ id: 2, kind: 'session-moved', startsAt });
  await openBell(accepted, moved);
  await expect
    .element(panel.getByText(dayAndClock(Date.parse(startsAt), Date.now())))
    .toBeVisible();
  const link = panel.getByRole('link', { name: 'You’re in: Dungeon night' });
  await expect.element(link).toHaveAttribute('href', '/session/31');
  await expectAccessible();
  expect(requests().filter(({ method }) => method === 'PATCH')).toEqual([]);

  whenRead(accepted, [moved]);
  const row = panel.getByRole('listitem').first();
  row
    .getByRole('button', { name: /^Mark “/ })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(row).toHaveFocus();
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
  expect(bodies('PATCH /api/notices/1')).toEqual([{ read: true }]);
  await expect.element(link).toBeVisible();
  const marks = panel.getByRole('button', { name: /^Mark “/ });
  await expect.poll(() => marks.elements().length).toBe(1);
});

it('reads a notice while another one is being read', async () => {
  const first = noticeItem({ kind: 'application-accepted' });
  const second = noticeItem({ id: 2, kind: 'friend-accepted', session: null });
  await openBell(first, second);
  const slow = held({ ...first, read: true });
  answer({
    [`PATCH ${first['@id']}`]: slow.answer,
    [`PATCH ${second['@id']}`]: { ...second, read: true },
  });
  const marks = panel.getByRole('button', { name: /^Mark “/ });
  await marks.first().click();
  await marks.last().click();
  await expect.poll(() => bodies('PATCH /api/notices/2')).toEqual([{ read: true }]);
  slow.release();
});

it('asks for no list once it is closed, though a notice is read only then', async () => {
  const accepted = noticeItem({ kind: 'application-accepted' });
  await openBell(accepted);
  const slow = held({ ...accepted, read: true });
  whenRead(accepted, []);
  answer({ [`PATCH ${accepted['@id']}`]: slow.answer });
  await panel.getByRole('button', { name: /^Mark “/ }).click();
  await userEvent.keyboard('{Escape}');
  slow.release();
  await expect.element(bell('Notifications')).toHaveAttribute('aria-expanded', 'false');
  await requestsEnd();
  await expect.element(bell('Notifications')).toHaveAttribute('aria-expanded', 'false');
  expect(requests('GET /api/notices')).toHaveLength(1);
});

it('accepts an applicant in the notice, which reads it', async () => {
  const { application: _, ...decided } = noticeItem({ application: 5 });
  await openBell(noticeItem({ application: 5 }));
  await expect.element(panel.getByText('Jonas applied for Dungeon night')).toBeVisible();
  answer({ 'PATCH /api/applications/5': applicationItem({ status: 'accepted' }) });
  whenRead(decided, []);
  await panel.getByRole('button', { name: 'Accept Jonas' }).click();
  await expect.element(bell('Notifications')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Accept Jonas' })).not.toBeInTheDocument();
  expect(bodies('PATCH /api/applications/5')).toEqual([{ status: 'accepted' }]);
});

it('keeps a notice unread if its answer is refused', async () => {
  await openBell(noticeItem({ application: 5 }));
  answer({ 'PATCH /api/applications/5': problem(409, 'This session is over.') });
  await panel.getByRole('button', { name: 'Accept Jonas' }).click();
  await expect.element(page.getByText('This session is over.')).toBeVisible();
  await expect.element(bell('Notifications, 1 unread')).toBeVisible();
  expect(requests('PATCH /api/notices/1')).toEqual([]);
});

it('accepts an invitation to a session in the notice', async () => {
  const { invitation: _, ...decided } = noticeItem({ kind: 'session-invited', invitation: 3 });
  await openBell(noticeItem({ kind: 'session-invited', invitation: 3 }));
  await expect.element(panel.getByText('Jonas invites you to Dungeon night')).toBeVisible();
  answer({
    'PATCH /api/invitations/3': {
      '@id': '/api/invitations/3',
      '@type': 'Invitation',
      id: 3,
      session: '/api/sessions/31',
      user: '/api/users/7',
      status: 'accepted',
      application: { id: 5, status: 'accepted' },
    },
  });
  whenRead(decided, []);
  await panel.getByRole('button', { name: 'Accept invitation' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('You’re in.');
  await expect.element(bell('Notifications')).toBeVisible();
  expect(bodies('PATCH /api/invitations/3')).toEqual([{ status: 'accepted' }]);
});

it('tells why a requested game was declined', async () => {
  const text = 'Solitaire: Played alone';
  await openBell(noticeItem({ kind: 'game-request-declined', actor: null, session: null, text }));
  await expect.element(panel.getByText('A game you requested was declined')).toBeVisible();
  await expect.element(panel.getByText(text)).toBeVisible();
});

it('lets someone who was removed report a person from the session, without naming anyone before', async () => {
  await openBell(noticeItem({ kind: 'member-removed', session: null, removedFrom: 31 }));
  answer({
    'GET /api/reports/roommates?session=%2Fapi%2Fsessions%2F31': list('/api/reports/roommates', [
      { id: 8, name: 'Jonas' },
      { id: 9, name: 'Ben' },
    ]),
    'POST /api/reports': json(201, {
      '@id': '/api/reports/3',
      '@type': 'Report',
      id: 3,
      about: '/api/users/9',
      reason: 'harassment',
      createdAt: '2026-11-20T18:00:00.000Z',
    }),
  });
  await panel.getByRole('button', { name: 'Report someone from this session' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report someone from this session' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog.getByText('Choose a person.')).toBeVisible();
  await dialog.getByLabelText('Who is it about?').selectOptions('Ben');
  await dialog.getByLabelText('What’s wrong?').selectOptions('Harassment or threats');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(bodies('POST /api/reports')).toEqual([
    { about: '/api/users/9', reason: 'harassment', text: '', session: '/api/sessions/31' },
  ]);
});
