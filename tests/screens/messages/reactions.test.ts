import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { MessageItem } from '../../../worker/contract/message.ts';
import { answer, bodies, json, noContent, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  conversation,
  ME,
  messageField as field,
  messageItem,
  messagePage,
  openRoom,
  OTHER,
  ROOM,
  sessionRoom,
} from '../support/fixtures-messages.ts';
import { list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { pushFrame } from '../support/socket.ts';

const log = page.getByRole('log');
const menu = (name: string) =>
  log.getByRole('button', { name: `More for the message from ${name}` });
const chip = (name: string | RegExp) => log.getByRole('button', { name });

const of = (number: number, emoji: string) =>
  `${ROOM}/messages/${number}/reactions/${encodeURIComponent(emoji)}`;

beforeEach(() => localStorage.removeItem('peerway/emojis'));

const change = (message: MessageItem) =>
  pushFrame({ event: 'message', data: { room: ROOM, message, changed: true } });

const LIKED = messageItem(1, 'Which map?', {
  reactions: [
    { emoji: '👍', count: 2, own: false },
    { emoji: '#️⃣', count: 1, own: true },
  ],
});

it('toggles one’s own reaction, and shows those of others as they come', async () => {
  await openRoom(LIKED);
  await expectAccessible();
  answer({ [`PUT ${of(1, '👍')}`]: noContent(), [`DELETE ${of(1, '#️⃣')}`]: noContent() });
  await expect
    .element(log.getByRole('toolbar', { name: 'Reactions: 👍 2 and #️⃣ 1' }))
    .toBeVisible();
  await chip('👍 2').click();
  await expect.element(chip('👍 3')).toHaveAttribute('aria-pressed', 'true');
  await chip('#️⃣ 1').click();
  await expect.element(chip('#️⃣')).not.toBeInTheDocument();
  await expect.poll(() => requests(`DELETE ${of(1, '#️⃣')}`).length).toBe(1);
  expect(requests(`PUT ${of(1, '👍')}`)).toHaveLength(1);
  await change({ ...LIKED, reactions: [{ emoji: '🎉', count: 4, own: false }] });
  await expect.element(chip('🎉 4')).toBeVisible();
});

it('takes back a reaction that is refused, and says why', async () => {
  await openRoom(LIKED);
  const why = 'A message can have at most 12 different emojis.';
  answer({ [`PUT ${of(1, '👍')}`]: problem(409, why) });
  await chip('👍 2').click();
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(chip('👍 2')).toHaveAttribute('aria-pressed', 'false');
});

it('offers six emojis, and all others with a search, by keyboard alone', async () => {
  await openRoom(messageItem(1, 'Which map?'));
  answer({ [`PUT ${of(1, '🎉')}`]: noContent(), [`PUT ${of(1, '🐉')}`]: noContent() });
  const react = log.getByRole('button', { name: 'React to the message from Jonas' });
  await expect.element(react).toBeVisible();
  react.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('👍');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(getComputedStyle(document.activeElement ?? document.body).outlineStyle).toBe('solid');
  await userEvent.keyboard('{Enter}');
  await expect.element(chip('🎉 1')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(react.element());

  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('👍');
  await userEvent.keyboard('{End}{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Choose an emoji' });
  await expect.element(dialog.getByRole('heading', { name: 'Recently used' })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('dragon');
  await expect.element(dialog.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'dragon', exact: true })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement?.closest('section')).not.toBeNull();
  dialog.getByRole('button', { name: 'dragon', exact: true }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(chip('🐉 1')).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(react.element());
  expect(localStorage.getItem('peerway/emojis')).toBe('["🐉","🎉"]');
});

it('says who has reacted', async () => {
  await openRoom(LIKED);
  answer({
    [`GET ${ROOM}/messages/1/reactions`]: list(`${ROOM}/messages/1/reactions`, [
      { emoji: '👍', users: [ME, OTHER] },
    ]),
  });
  await menu('Jonas').click();
  await page.getByRole('button', { name: 'Who reacted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who reacted' });
  await expect.element(dialog.getByText('👍 Mira, Jonas')).toBeVisible();
});

it('replies to a message, and leads from the quote to it', async () => {
  await openRoom(messageItem(41, 'Which map?'), messageItem(42, 'The old one', { author: ME }));
  await menu('Jonas').click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const banner = page.getByText('Reply to Jonas Which map?');
  await expect.element(banner).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(field.element());
  page.getByRole('button', { name: 'Don’t reply' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await menu('Jonas').click();
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const sent = messageItem(43, 'The new one', { author: ME, replyTo: 41 });
  answer({ [`POST ${ROOM}/messages`]: json(201, sent) });
  await userEvent.keyboard('The new one{Enter}');
  await expect
    .poll(() => bodies(`POST ${ROOM}/messages`))
    .toMatchObject([{ text: 'The new one', replyTo: 41 }]);
  await expect.element(page.getByText('Reply to Jonas')).not.toBeInTheDocument();
  await log.getByRole('button', { name: 'Jonas Which map?' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('data-number')).toBe('41');

  // A quote changes with its message.
  await change(messageItem(41, '', { deleted: true, removedBy: 'author' }));
  await expect.element(log.getByRole('button', { name: 'Jonas Message deleted' })).toBeVisible();
});

it('quotes messages that aren’t loaded, and says where one can’t be seen', async () => {
  const old = messageItem(3, 'The first map');
  const answers = conversation(
    messageItem(90, 'Again?', { replyTo: 3 }),
    messageItem(91, 'Never', { replyTo: 4, author: ME }),
  );
  const others = { [`GET ${ROOM}/messages?numbers=3%2C4`]: messagePage([old]) };
  await mount('/messages/8', { as: {}, shell: true, answers: { ...answers, ...others } });
  const quote = log.getByRole('button', { name: 'Jonas The first map' });
  await expect.element(quote).toBeVisible();
  await expect.element(log.getByText('The original message isn’t available.')).toBeVisible();
  const around = messagePage([old, messageItem(4, 'Other things')]);
  answer({ [`GET ${ROOM}/messages?after=0&itemsPerPage=60`]: { ...around, lastNumber: 91 } });
  await quote.click();
  await expect.poll(() => document.activeElement?.getAttribute('data-number')).toBe('3');
});

const at = (number: number) => ({ '@id': `/api/sessions/31/messages/${number}` });

it('lets the host pin messages, which all see at the top', async () => {
  const password = messageItem(1, 'The password is moon', at(1));
  const answers = sessionRoom(
    { host: { id: 7, name: 'Mira' }, pendingCount: 0 },
    password,
    messageItem(2, 'Thanks', at(2)),
  );
  await mount('/session/31', { as: {}, shell: true, answers });
  const pin = '/api/sessions/31/messages/1/pin';
  answer({ [`PUT ${pin}`]: noContent(), [`DELETE ${pin}`]: noContent() });
  await menu('Jonas').first().click();
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await expect.poll(() => requests(`PUT ${pin}`).length).toBe(1);
  const pinned = { ...password, pinned: true };
  const room = '/api/sessions/31';
  await pushFrame({ event: 'message', data: { room, message: pinned, changed: true } });
  const pins = page.getByRole('list', { name: 'Pinned messages' });
  await pins.getByRole('button', { name: 'Jonas The password is moon' }).click();
  await expect.poll(() => document.activeElement?.getAttribute('data-number')).toBe('1');
  await expectAccessible();
  await pins.getByRole('button', { name: 'Unpin' }).click();
  await expect.poll(() => requests(`DELETE ${pin}`).length).toBe(1);
  await pushFrame({ event: 'message', data: { room, message: password, changed: true } });
  await expect.element(pins).not.toBeInTheDocument();
});
