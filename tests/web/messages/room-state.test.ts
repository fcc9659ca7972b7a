import { expect, it } from 'vitest';

import { firstUnread, seenUpTo, stillWaiting } from '../../../web/messages/room-state.ts';
import type { WaitingMessage } from '../../../web/messages/stored-messages.ts';
import type { MessageItem } from '../../../worker/contract/message.ts';
import { ROOM, message as plain } from './server-room.ts';

const ME = 1;

const message = (number: number, text: string, author = ME): MessageItem => ({
  ...plain(number, text),
  author: { id: author, name: `Player ${author}` },
});

const waits = (text: string, more: Partial<WaitingMessage> = {}): WaitingMessage => ({
  id: 1,
  user: ME,
  room: ROOM,
  text,
  nonce: '',
  after: 3,
  problem: null,
  ...more,
});

const left = (waiting: WaitingMessage[], messages: MessageItem[]) =>
  stillWaiting(waiting, messages, ME).map(({ text }) => text);

it('shows a message once: as waiting, then as the room’s', () => {
  expect(left([waits('hi'), waits('there')], [message(3, 'x', 2)])).toEqual(['hi', 'there']);
  expect(left([waits('hi'), waits('there')], [message(4, 'hi')])).toEqual(['there']);
});

it('takes neither an older message nor somebody else’s for it', () => {
  expect(left([waits('hi')], [message(3, 'hi'), message(4, 'hi', 2)])).toEqual(['hi']);
});

it('takes one message for one of two that read the same', () => {
  const twice = [waits('again'), waits('again', { id: 2 })];
  expect(left(twice, [message(4, 'again')])).toEqual(['again']);
  expect(left(twice, [message(4, 'again'), message(5, 'again')])).toEqual([]);
});

const picture = (id: number) => ({
  '@id': `/api/media/${id}`,
  '@type': 'Media' as const,
  id,
  extension: 'png' as const,
  deleted: false,
  newName: `~${id}.png`,
  alt: '',
  position: 0,
});

it('tells two messages without text apart by their pictures', () => {
  const both = [1, 2].map((id) => waits('', { id, pictures: [picture(id)] }));
  const arrived = { ...message(4, ''), pictures: [picture(2)] };
  expect(stillWaiting(both, [arrived], ME).map(({ id }) => id)).toEqual([1]);
});

it('hides nothing that was refused, or written before the room was known', () => {
  const kept = [waits('hi', { problem: 'Too long.' }), waits('hi', { after: undefined })];
  expect(left(kept, [message(4, 'hi')])).toEqual(['hi', 'hi']);
});

it('takes a message as seen once its end was in view, so that what follows it is', () => {
  const messages = [4, 5, 9].map((number) => message(number, 'x', 2));
  const seen = (newest: number, end = false) => seenUpTo(messages, { end, newest });
  expect([seen(0), seen(4), seen(5), seen(9), seen(9, true), seen(0, true)]).toEqual([
    0, 0, 4, 5, 9, 9,
  ]);
  expect(seenUpTo([], { end: true, newest: 0 })).toBe(0);
});

it('finds the first message that isn’t read, if what comes before it is loaded', () => {
  const messages = [4, 5, 9].map((number) => message(number, 'x', 2));
  expect([2, 3, 4, 5, 8, 9].map((read) => firstUnread(messages, read))).toEqual([0, 4, 5, 9, 9, 0]);
  expect(firstUnread([], 0)).toBe(0);
});
