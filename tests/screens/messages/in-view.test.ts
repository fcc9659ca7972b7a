import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { type Answers, bodies } from '../support/api.ts';
import { messageItem, messagePage, sessionRoom } from '../support/fixtures-messages.ts';
import { ownApplication } from '../support/fixtures-session-page.ts';
import { mount } from '../support/mount.tsx';
import { pushFrame, sentFrames } from '../support/socket.ts';

const ROOM = '/api/sessions/31';
/** A text that makes a message half as high as the log. */
const LONG = 'line\n'.repeat(7);

const badge = page.getByRole('link', { name: 'Messages, 1 conversation with new messages' });
const noBadge = page.getByRole('link', { name: 'Messages', exact: true });
const log = page.getByRole('log');
const row = (number: number) => document.querySelector(`[data-number="${number}"]`);
const nth = (number: number, text = `Message ${number}`) =>
  messageItem(number, text, { '@id': `${ROOM}/messages/${number}` });

const arrive = (number: number, text?: string) =>
  pushFrame({ event: 'message', data: { room: ROOM, message: nth(number, text) } });

/** The number up to which the page has reported messages as read, by request or by socket. */
const readNumber = () => {
  const asked = bodies(`PUT ${ROOM}/messages/read`).flatMap((body) =>
    typeof body === 'object' && body !== null && 'number' in body ? [Number(body.number)] : [],
  );
  const said = sentFrames().flatMap((frame) =>
    frame.event === 'viewing' ? [frame.data.read ?? 0] : [],
  );
  return Math.max(0, ...asked, ...said);
};

/** Opens a member's page of a session, with its parts as tabs. For the page, the browser's tab is in front. */
async function open(path: string, more: Answers = {}) {
  const focus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await page.viewport(800, 900);
  const session = { application: ownApplication({ status: 'accepted' }) };
  const answers = { ...sessionRoom(session, nth(1)), ...more };
  await mount(path, { as: {}, shell: true, answers });
  await expect.poll(() => row(1)).not.toBeNull();
  return focus;
}

const toRoom = () => page.getByRole('tab', { name: 'Chat' }).click();

/** Leaves the room, and waits until the browser has told its observers, of which this is the last. */
async function fromRoom() {
  await page.getByRole('tab', { name: 'People' }).click();
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      resolve();
    });
    const first = row(1);
    if (first) observer.observe(first);
  });
}

/** Whether the beginning of a row is in the window and in the visible part of the log. */
function beginsInView(number: number) {
  const area = log.element().getBoundingClientRect();
  const top = row(number)?.getBoundingClientRect().top ?? Number.NaN;
  return top >= Math.max(0, area.top) && top < Math.min(innerHeight, area.bottom);
}

it('counts as unread what comes to a room that another part of the page covers, until one goes there', async () => {
  await open('/session/31');
  await fromRoom();
  await arrive(2);
  await expect.element(badge).toBeVisible();
  await expect.element(page.getByRole('tab', { name: /^Chat ?New$/ })).toBeVisible();
  expect(readNumber()).toBe(0);
  await toRoom();
  await expect.element(noBadge).toBeVisible();
  await expect.element(log.getByText('New', { exact: true })).toBeVisible();
  await expect.poll(readNumber).toBe(2);

  // A message that arrives in view is never counted as unread.
  let counted = false;
  const watching = new MutationObserver(() => {
    counted ||= badge.elements().length > 0;
  });
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const number of [3, 4]) {
    await arrive(number);
    await expect.element(log.getByText(`Message ${number}`)).toBeInViewport();
  }
  watching.disconnect();
  expect(counted).toBe(false);
});

it('scrolls past nothing that nobody saw, and reads on as one does', async () => {
  await open('/session/31');
  await fromRoom();
  for (const number of [2, 3, 4, 5]) await arrive(number, `${number}\n${LONG}`);
  await expect.poll(() => row(5)).not.toBeNull();
  await toRoom();
  await expect.poll(() => beginsInView(2)).toBe(true);
  await expect.poll(readNumber).toBeGreaterThan(1);
  expect(readNumber()).toBeLessThan(4);
  await expect.element(badge).toBeVisible();
  await page.getByRole('button', { name: /new message/ }).click();
  await expect.element(noBadge).toBeVisible();
});

it('opens at the first unread message', async () => {
  const messages = [nth(1), ...[2, 3, 4, 5, 6].map((number) => nth(number, `${number}\n${LONG}`))];
  const unread = { ...messagePage(messages, ROOM), readNumber: 1 };
  await open('/session/31#room', { [`GET ${ROOM}/messages`]: unread });
  await pushFrame({ event: 'unread', data: { rooms: [{ room: ROOM, number: 6 }] } });
  await expect.poll(() => beginsInView(2)).toBe(true);
  await expect.poll(readNumber).toBeGreaterThan(1);
  expect(readNumber()).toBeLessThan(5);
  await expect.element(badge).toBeVisible();
  await pushFrame({ event: 'read', data: { room: ROOM, number: 6 } });
  await expect.element(noBadge).toBeVisible();
});

it('reads nothing in a window that isn’t in front', async () => {
  const focus = await open('/session/31#room');
  focus.mockReturnValue(false);
  dispatchEvent(new Event('blur'));
  for (const number of [2, 3]) {
    await arrive(number);
    await expect.element(log.getByText(`Message ${number}`)).toBeInViewport();
  }
  await expect.element(badge).toBeVisible();
  expect(readNumber()).toBe(0);
  focus.mockReturnValue(true);
  dispatchEvent(new Event('focus'));
  await expect.element(noBadge).toBeVisible();
  await expect.poll(readNumber).toBe(3);
});
