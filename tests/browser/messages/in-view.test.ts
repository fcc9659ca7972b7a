import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { MessageItem, MessageList } from '../../../worker/contract/message.ts';
import {
  type Player,
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
let session: number;
let room: string;

beforeAll(async () => {
  [host, guest] = await Promise.all([newPlayer('Writes'), newPlayer('Reads')]);
});

/** A session with both of them, of whose room the guest has read the first message. */
async function open() {
  session = (await addSession(host, 'Far down')).id;
  room = `/api/sessions/${session}/messages`;
  await accept(host, await apply(guest, session));
  await write('first');
  await markRead(1);
  const page = await pageOf(guest);
  await page.setViewportSize({ width: 800, height: 600 });
  return page;
}

const write = (text: string) =>
  call(MessageItem, 'POST', room, {
    token: host.token,
    body: { text, nonce: crypto.randomUUID() },
  });

const markRead = (number: number) =>
  call(z.null(), 'PUT', `${room}/read`, { token: guest.token, body: { number } });

/** Up to where the guest has read, as the server knows it. */
const readNumber = async () =>
  (await call(MessageList, 'GET', room, { token: guest.token })).readNumber;

const badge = (page: Page) =>
  page.getByRole('link', { name: 'Messages, 1 conversation with new messages' });
const noBadge = (page: Page) => page.getByRole('link', { name: 'Messages', exact: true });
const logOf = (page: Page) => page.getByRole('log');
const row = (page: Page, number: number) => logOf(page).locator(`[data-number="${number}"]`);
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));
const toRoom = (page: Page) => logOf(page).evaluate((log) => log.scrollIntoView({ block: 'end' }));

/** Whether a row's beginning is in the viewport, and not scrolled away in the log. */
const beginsInView = (page: Page, number: number) =>
  row(page, number).evaluate((found) => {
    const log = found.closest('[role=log]')?.getBoundingClientRect();
    const { top } = found.getBoundingClientRect();
    return (
      log !== undefined && top >= Math.max(0, log.top) && top < Math.min(innerHeight, log.bottom)
    );
  });

/** Each is half as high as the log. */
const LONG = 'line\n'.repeat(9);

it('counts as unread what comes to a room far down on the page, until one scrolls there', async () => {
  const page = await open();
  await openSession(page, session);
  await row(page, 1).waitFor({ state: 'attached' });
  await toTop(page);
  await write('second');
  await badge(page).waitFor();
  // A new tab knows it, too, though the first is the one to say what was read.
  const tab = await page.context().newPage();
  await tab.goto('/terms');
  await badge(tab).waitFor();
  expect(await readNumber()).toBe(1);

  await toRoom(page);
  await Promise.all([noBadge(page).waitFor(), noBadge(tab).waitFor()]);
  await logOf(page).getByText('New', { exact: true }).waitFor();
  await expect.poll(readNumber).toBe(2);

  // What comes while one looks there was never unread.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const counted = document.querySelector('a[aria-label*="new messages"]');
      if (counted) document.body.setAttribute('data-counted', '');
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  for (const text of ['third', 'fourth']) await write(text);
  await row(page, 4).waitFor();
  await expect.poll(readNumber).toBe(4);
  expect(await page.locator('[data-counted]').count()).toBe(0);
});

it('scrolls past nothing that nobody saw, and reads on as one does', async () => {
  const page = await open();
  await openSession(page, session);
  await row(page, 1).waitFor({ state: 'attached' });
  await toTop(page);
  for (let number = 2; number <= 5; number += 1) await write(`${number}\n${LONG}`);
  await row(page, 5).waitFor({ state: 'attached' });
  await toRoom(page);
  await expect.poll(() => beginsInView(page, 2)).toBe(true);
  await expect.poll(readNumber).toBeGreaterThan(1);
  expect(await readNumber()).toBeLessThan(4);
  await badge(page).waitFor();

  await logOf(page).evaluate((log) => log.scrollBy(0, log.clientHeight / 2));
  await page.getByRole('button', { name: /new message/ }).click();
  await noBadge(page).waitFor();
  await expect.poll(readNumber).toBe(5);

  // Further up in the log, one doesn't see what comes below.
  await logOf(page).evaluate((log) => log.scrollTo(0, 0));
  await write('6');
  await badge(page).waitFor();
  expect(await readNumber()).toBe(5);
  await logOf(page).evaluate((log) => log.scrollTo(0, log.scrollHeight));
  await noBadge(page).waitFor();
  await expect.poll(readNumber).toBe(6);
});

it('opens at the first unread message', async () => {
  const page = await open();
  for (let number = 2; number <= 6; number += 1) await write(`${number}\n${LONG}`);
  await page.goto(`/session/${session}#room`);
  await expect.poll(() => beginsInView(page, 2)).toBe(true);
  await expect.poll(readNumber).toBeGreaterThan(1);
  expect(await readNumber()).toBeLessThan(5);
  await page.goto('/terms');
  await badge(page).waitFor();
  await markRead(6);
  await noBadge(page).waitFor();
});

it('reads nothing in a window that isn’t in front', async () => {
  const page = await open();
  await page.goto(`/session/${session}#room`);
  await row(page, 1).waitFor();
  await page.evaluate(() => {
    document.hasFocus = () => false;
    dispatchEvent(new Event('blur'));
  });
  await write('2');
  await row(page, 2).waitFor();
  await badge(page).waitFor();
  expect(await readNumber()).toBe(1);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  await noBadge(page).waitFor();
  await expect.poll(readNumber).toBe(2);
});
