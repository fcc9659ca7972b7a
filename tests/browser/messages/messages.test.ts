import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';

import { ReportItem } from '../../../worker/contract/report.ts';
import { tokensOf } from '../support/log-in.ts';
import {
  type Player,
  PASSWORD,
  accept,
  addSession,
  apply,
  call,
  newPlayer,
  pageOf,
} from '../support/players.ts';

let host: Player;
let guest: Player;
let session: number;

// The second test counts what is unread, so each has new users.
beforeEach(async () => {
  [host, guest] = await Promise.all([newPlayer('Hosts'), newPlayer('Joins')]);
  session = (await addSession(host, 'Talks before')).id;
  await accept(host, await apply(guest, session));
});

const logOf = (page: Page) => page.getByRole('log');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
/** Waits until the log has this message with its number. One that is being sent has none. */
const shows = (page: Page, text: string) =>
  logOf(page).locator('[data-number]').getByText(text, { exact: true }).waitFor();

async function write(page: Page, text: string) {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Gives a device a wrong clock. */
const skew = (page: Page, minutes: number) =>
  page.context().addInitScript((ms) => {
    const now = Date.now;
    Date.now = () => now() + ms;
  }, minutes * 60_000);

/** The times of the messages, in the order of the log. */
const inLog = (page: Page) =>
  logOf(page)
    .locator('[data-number]')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('time')?.dateTime));

const more = (page: Page, name: string) =>
  logOf(page).getByRole('button', { name: `More for the message from ${name}` });

it('two write at once, on a phone and at a desk, and each reads what the other writes, changes and loses', async () => {
  const [desk, phone] = [await pageOf(host), await pageOf(guest, { size: 'phone' })];
  await Promise.all([skew(desk, 5), skew(phone, -7)]);
  await Promise.all([desk, phone].map((page) => page.goto(`/session/${session}`)));
  await Promise.all([write(desk, 'Which map?'), write(phone, 'I bring snacks')]);
  for (const page of [desk, phone]) {
    await shows(page, 'Which map?');
    await shows(page, 'I bring snacks');
  }
  expect(await inLog(desk)).toEqual(await inLog(phone));
  expect(await inLog(desk)).toHaveLength(2);

  await write(desk, 'Buy gold!');
  await shows(phone, 'Buy gold!');

  // Each author changes their own message. The host removes the guest's.
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
  const { token } = await tokensOf('admin');
  const body = { reason: 'An advert' };
  await call(z.unknown(), 'POST', `/api/admin/reports/${report.id}/removal`, { token, body });
  await shows(phone, 'This message was removed by the Peerway team.');
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
  await reader.goto(`/messages/${host.id}`);
  await shows(reader, 'Only for you');
  const none = { name: 'Messages', exact: true };
  await Promise.all([reader, behind, tab].map((page) => page.getByRole('link', none).waitFor()));
  await behind.reload();
  await expect.poll(() => behind.getByRole('link', none).count()).toBe(1);
});
