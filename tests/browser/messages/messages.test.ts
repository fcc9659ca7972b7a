import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { ApplicationItem, ApplicationList } from '../../../worker/contract/application.ts';
import { FriendItem } from '../../../worker/contract/friend.ts';
import { MessageList } from '../../../worker/contract/message.ts';
import { ReportItem } from '../../../worker/contract/report.ts';
import { adminPage, confirm } from '../support/admins.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import {
  type Player,
  PASSWORD,
  accept,
  addSession,
  apply,
  call,
  newPlayer,
  openSession,
  pageOf,
} from '../support/players.ts';

let host: Player;
let guest: Player;
let third: Player;
let session: number;

beforeAll(async () => {
  [host, guest, third] = await Promise.all([
    newPlayer('Hosts'),
    newPlayer('Joins'),
    newPlayer('Leaves'),
  ]);
  session = (await addSession(host, 'Talks before')).id;
  for (const member of [guest, third]) await accept(host, await apply(member, session));
  // New accounts send links to friends alone.
  for (const [from, to] of [
    [host, guest],
    [guest, host],
    [host, third],
    [third, host],
  ] as const) {
    const body = { user1: `/api/users/${from.id}`, user2: `/api/users/${to.id}`, active: false };
    await call(FriendItem, 'POST', '/api/friends', { token: from.token, body });
  }
});

const logOf = (page: Page) => page.getByRole('log');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const shows = (page: Page, text: string) => logOf(page).getByText(text, { exact: true }).waitFor();

async function write(page: Page, text: string) {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The room's texts as the server has them. */
const stored = async () =>
  (
    await call(MessageList, 'GET', `/api/sessions/${session}/messages`, { token: host.token })
  ).member.map(({ text }) => text);

/** A device whose clock is wrong. */
const skew = (page: Page, minutes: number) =>
  page.context().addInitScript((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, minutes * 60_000);

it('two write at once, on a phone and at a desk, and each reads the other', async () => {
  const [desk, phone] = [await pageOf(host), await pageOf(guest, { size: 'phone' })];
  await Promise.all([skew(desk, 5), skew(phone, -7)]);
  await Promise.all([desk, phone].map((page) => page.goto(`/session/${session}`)));
  await Promise.all([write(desk, 'Which map?'), write(phone, 'I bring snacks')]);
  for (const page of [desk, phone]) {
    await shows(page, 'Which map?');
    await shows(page, 'I bring snacks');
  }
  const inLog = (page: Page) =>
    logOf(page)
      .locator('[data-number]')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('time')?.dateTime));
  expect(await inLog(desk)).toEqual(await inLog(phone));
  expect(await inLog(desk)).toHaveLength(2);

  allowErrors(/422/);
  // What the server refuses is said, and what was typed stays.
  await write(phone, 'gnp.\u202Etxt');
  await logOf(phone).getByRole('button', { name: 'Try again' }).waitFor();
  await logOf(phone).getByText('gnp.', { exact: false }).waitFor();
  await logOf(phone).getByRole('button', { name: 'Delete' }).click();

  await fieldOf(desk).fill('The old');
  await desk.keyboard.press('Shift+Enter');
  // Longer than the time between two signs of typing.
  await Promise.all([
    phone.getByText(`${host.name} is typing…`).waitFor(),
    desk.keyboard.type('one: https://example.org/map.', { delay: 150 }),
  ]);
  await desk.keyboard.press('Enter');
  const link = logOf(phone).getByRole('link', { name: 'https://example.org/map' });
  await link.waitFor();
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect((await stored()).at(-1)).toBe('The old\none: https://example.org/map.');
  // Under the bar, a link would be too small a target.
  await phone.evaluate(() => scrollTo(0, 0));
  expect(await findBarriers(phone)).toEqual([]);

  await desk.getByRole('button', { name: 'Search messages' }).click();
  await desk.getByRole('searchbox').fill('SNACKS');
  await desk.keyboard.press('Enter');
  await desk.getByText('1 message found.').waitFor();
  await desk.getByRole('search').locator('..').getByRole('listitem').getByRole('button').click();
  await expect
    .poll(() => desk.evaluate(() => document.activeElement?.textContent))
    .toContain('I bring snacks');
  await desk.getByRole('button', { name: 'Close search' }).click();

  // Each changes their own. The host removes what the guest wrote.
  const more = (page: Page, name: string) =>
    logOf(page).getByRole('button', { name: `More for the message from ${name}` });
  await more(phone, guest.name).click();
  await phone.getByRole('button', { name: 'Edit' }).click();
  await phone.getByRole('textbox', { name: 'Edit your message' }).fill('I bring cake');
  await phone.getByRole('button', { name: 'Save' }).click();
  await shows(desk, 'I bring cake');
  await more(desk, guest.name).click();
  await desk.getByRole('button', { name: 'Delete' }).click();
  await shows(phone, 'This message was removed by the host.');

  // An admin removes what was reported.
  const about = `/api/sessions/${session}/messages/3`;
  const report = await call(ReportItem, 'POST', '/api/reports', {
    token: guest.token,
    body: { about, reason: 'spam' },
  });
  const admin = await adminPage();
  await admin.goto(`/admin/reports/${report.id}`);
  await admin.getByRole('button', { name: 'Remove message' }).click();
  await confirm(admin, 'Remove message', 'An advert');
  await admin.getByText('It’s taken down.').waitFor();
  await shows(phone, 'This message was removed by an admin.');
});

it('sends what was typed without a network once, in order, also after a reload', async () => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket connection/);
  const page = await pageOf(guest);
  await openSession(page, session);
  await fieldOf(page).waitFor();
  await page.context().setOffline(true);
  await write(page, 'first offline');
  await write(page, 'second offline');
  await expect.poll(() => logOf(page).getByText('Sending…').count()).toBe(2);
  await fieldOf(page).fill('half a thought');
  await page.context().setOffline(false);
  await page.reload();
  await shows(page, 'second offline');
  await expect.poll(() => logOf(page).getByText('Sending…').count()).toBe(0);
  expect((await stored()).slice(-2)).toEqual(['first offline', 'second offline']);
  expect(await fieldOf(page).inputValue()).toBe('half a thought');
});

/** The same user on another device. */
async function anotherDevice(player: Player): Promise<Player> {
  const { email } = player;
  const body = { email, password: PASSWORD };
  const tokens = await call(LoggedIn, 'POST', '/api/login', { body });
  return { ...player, token: tokens.token, refreshToken: tokens.refresh_token };
}

const LoggedIn = z.object({ token: z.string(), refresh_token: z.string() });

it('counts what is unread on every device and in every tab, until it is read on one', async () => {
  const [writer, reader] = [await pageOf(host), await pageOf(guest)];
  const behind = await pageOf(await anotherDevice(guest), { size: 'phone' });
  const tab = await reader.context().newPage();
  await Promise.all([reader, behind, tab].map((page) => page.goto('/terms')));
  await writer.goto(`/messages/${guest.id}`);
  await write(writer, 'Only for you');
  const counted = { name: 'Messages, 1 conversation with new messages' };
  await shows(writer, 'Only for you');
  await Promise.all([reader, behind, tab].map((page) => page.getByRole('link', counted).waitFor()));
  await behind.reload();
  await behind.getByRole('link', counted).click();
  await behind.getByText('1 new').waitFor();
  expect(await findBarriers(behind)).toEqual([]);
  await reader.goto(`/messages/${host.id}`);
  await shows(reader, 'Only for you');
  const none = { name: 'Messages', exact: true };
  await Promise.all([reader, behind, tab].map((page) => page.getByRole('link', none).waitFor()));
  await behind.reload();
  await behind.getByRole('link', none).waitFor();
  await write(reader, 'Thanks');
  await shows(writer, 'Thanks');
});

it('keeps what one was typing in a room that one is removed from', async () => {
  // A read mark may be on its way, and so may a question for newer messages.
  allowErrors(/404.*\/messages/);
  const page = await pageOf(third);
  await page.goto(`/session/${session}`);
  await fieldOf(page).fill('I was about to say');
  const { member } = await call(
    ApplicationList,
    'GET',
    `/api/applications?session=/api/sessions/${session}&status=accepted`,
    { token: host.token },
  );
  const { id } = member.find(({ user }) => user.id === third.id) ?? { id: 0 };
  await call(ApplicationItem, 'PATCH', `/api/applications/${id}`, {
    token: host.token,
    body: { status: 'removed' },
  });
  await page.getByText('You’re no longer in this session').waitFor();
  await page.getByText('I was about to say').waitFor();
  expect(await logOf(page).count()).toBe(0);
});

const DRAWN_MAX = 300;

it('scrolls through five thousand messages and stays where one reads', async () => {
  const page = await pageOf(host);
  const total = 5_000;
  const message = (number: number) => ({
    '@id': `/api/sessions/${session}/messages/${number}`,
    '@type': 'Message',
    number,
    author:
      number % 3 === 0 ? { id: host.id, name: host.name } : { id: guest.id, name: guest.name },
    text: `${number} ${'words '.repeat(number % 40)}`,
    sentAt: new Date(Date.UTC(2025, 0, 1) + number * 600_000).toISOString(),
    editedAt: null,
    deleted: false,
    removedBy: null,
  });
  // So many can't be written here within the limits. The pages are those of a room that has them.
  await page.route(`**/api/sessions/${session}/messages?*`, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const after = Number(query.get('after') ?? 0);
    const end = query.has('after')
      ? Math.min(total, after + 60)
      : Number(query.get('before') ?? total + 1) - 1;
    const found = query.has('q') ? [42] : [];
    const numbers = Array.from({ length: Math.min(60, end) }, (_, index) => end - index);
    await route.fulfill({
      json: {
        '@id': '',
        '@type': 'Collection',
        member: (query.has('q') ? found : numbers.filter((one) => one > after).toReversed()).map(
          message,
        ),
        view: { '@id': '' },
        lastNumber: total,
        readNumber: total,
        writable: true,
      },
    });
  });
  await page.goto(`/session/${session}`);
  const log = logOf(page);
  await log.getByText(/^5000 /).waitFor();
  // Older ones load as one comes near the beginning, and what one reads doesn't move.
  const numbers = () =>
    log
      .locator('[data-number]')
      .evaluateAll((rows) =>
        rows.map((row) => (row instanceof HTMLElement ? Number(row.dataset['number']) : 0)),
      );
  for (let loaded = 60; loaded < 900; loaded += 60) {
    const first = log.locator(`[data-number="${total + 1 - loaded}"]`);
    const before = await first.evaluate((row) => {
      const area = row.closest('[role=log]');
      if (area) area.scrollTop = 100;
      return row.getBoundingClientRect().top;
    });
    await expect.poll(async () => (await numbers())[0]).toBe(total + 1 - loaded - 60);
    const now = await first.evaluate((row) => row.getBoundingClientRect().top);
    expect(Math.abs(now - before)).toBeLessThan(4);
  }
  // What is drawn is bounded, so that a room of thousands scrolls like a small one.
  expect((await numbers()).length).toBeLessThanOrEqual(DRAWN_MAX);
  await log.evaluate(async (area) => {
    const lastNumber = () =>
      [...area.querySelectorAll<HTMLElement>('[data-number]')].at(-1)?.dataset['number'];
    while (lastNumber() !== '5000') {
      area.scrollTop += 300;
      await new Promise(requestAnimationFrame);
    }
  });
  expect((await numbers()).length).toBeLessThanOrEqual(DRAWN_MAX);

  // A result that isn't loaded leads to its place, and back to the newest.
  await page.reload();
  await log.getByText(/^5000 /).waitFor();
  await page.getByRole('button', { name: 'Search messages' }).click();
  await page.getByRole('searchbox').fill('42');
  await page.keyboard.press('Enter');
  await page.getByRole('search').locator('..').getByRole('listitem').getByRole('button').click();
  await expect.poll(() => log.locator('[data-target=true]').textContent()).toContain('42 words');
  await page.getByRole('button', { name: 'Newest messages' }).click();
  await log.getByText(/^5000 /).waitFor();
});
