import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { answer, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { noticeItem } from '../support/fixtures-notifications.ts';
import { currentUser, list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { withoutOffers } from '../support/passkeys.ts';

describe('a warning', () => {
  const warning = page.getByRole('alertdialog', { name: 'You received a warning' });
  const understood = warning.getByRole('button', { name: 'I understand' });
  const warned = { warning: { id: 5, text: 'Please leave people alone' }, unreadNotices: 1 };
  const notice = noticeItem({ id: 5, kind: 'account-warned', actor: null, session: null });

  it('is in the way on any screen until it is acknowledged', async () => {
    await page.viewport(390, 844);
    await mount('/terms', { as: warned, shell: true });
    await expect.element(warning.getByText('Please leave people alone')).toBeVisible();
    await expectAccessible();
    answer({ 'PATCH /api/notices/5': problem(500, 'Oops.') });
    await understood.click();
    await expect.element(page.getByText('This couldn’t be saved. Try again.')).toBeVisible();
    answer({
      'PATCH /api/notices/5': { ...notice, read: true },
      'GET /api/currentuser': currentUser(),
    });
    await understood.click();
    await expect.element(warning).not.toBeInTheDocument();
    expect(requests('PATCH /api/notices/5').at(-1)?.body).toEqual({ read: true });
  });
});

const DECIDED = [
  ['report-decided', 'Your report was reviewed', null],
  ['report-upheld', 'A report about you was upheld', null],
  ['session-taken-down', 'Dungeon night was taken down', { id: 31, name: 'Dungeon night' }],
  ['session-host-gone', 'because the host can’t run it anymore', { id: 31, name: 'Dungeon night' }],
  ['account-lifted', 'Your account is active again', null],
] as const;

it('a notice says what was decided, and why', async () => {
  const notices = DECIDED.map(([kind, , session], index) =>
    noticeItem({ id: index + 1, kind, actor: null, session, text: `Why ${index}` }),
  );
  await mount('/terms', {
    as: { unreadNotices: notices.length },
    shell: true,
    answers: { 'GET /api/notices': list('/api/notices', notices) },
  });
  await page.getByRole('button', { name: 'Notifications, 5 unread' }).click();
  const rows = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
  await expect.element(rows.first()).toBeVisible();
  const texts = rows.elements().map(({ textContent }) => textContent);
  expect(texts).toHaveLength(DECIDED.length);
  for (const [index, [, sentence]] of DECIDED.entries()) {
    expect(texts[index]).toMatch(new RegExp(`${sentence}.*Why ${index}`, 's'));
  }
});

describe('a log-in', () => {
  const until = '2031-05-06T07:08:00.000Z';

  beforeEach(() => void withoutOffers());
  afterEach(() => vi.restoreAllMocks());

  it('that a suspension refuses says until when, in one’s own time zone and format', async () => {
    const message = `This account is suspended until ${until}. Reason: Insults`;
    const shown = message.replace(
      until,
      new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(until),
      ),
    );
    await mount('/login', { answers: { 'POST /api/login': problem(401, message) } });
    await page.getByLabelText('Email').fill('ben@peerway.example');
    await page.getByLabelText('Password', { exact: true }).fill('a fine long one');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.element(page.getByText(shown)).toBeVisible();
  });
});
