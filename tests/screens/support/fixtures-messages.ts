// A conversation and the room of a session.
import { expect } from 'vitest';
import { page } from 'vitest/browser';

import type { MessageItem } from '../../../worker/contract/message.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { messageIn } from '../../support/message-item.ts';
import { type Answers, noContent } from './api.ts';
import { list, sessionDetail, userDetail } from './fixtures.ts';
import { mount } from './mount.tsx';
import { untilWelcome } from './socket.ts';

/** The viewer, and the user they write with. */
export const ME = { id: 7, name: 'Mira' };
export const OTHER = { id: 8, name: 'Jonas' };

/** The room of the conversation with `OTHER`. */
export const ROOM = '/api/users/8';

export const messageItem = (number: number, text: string, changes: Partial<MessageItem> = {}) =>
  messageIn(ROOM, number, {
    author: OTHER,
    text,
    sentAt: new Date().toISOString(),
    ...changes,
  });

/** A page of a room's messages, all of them read. */
export const messagePage = (member: MessageItem[], room = ROOM) => {
  const last = member.at(-1)?.number ?? 0;
  const more = { lastNumber: last, readNumber: last, writable: true, pinned: [] };
  return list(`${room}/messages`, member, more);
};

/** What /messages/8 asks for. */
export const conversation = (...messages: MessageItem[]): Answers => ({
  'GET /api/conversations': list('/api/conversations', []),
  'GET /api/users/8': userDetail({ relation: 'friends' }),
  'GET /api/users/8/messages': messagePage(messages),
  'PUT /api/users/8/messages/read': noContent(),
});

/** The field for a message. */
export const messageField = page.getByRole('textbox', { name: 'Write a message' });

/** Opens the conversation with these messages and an open socket. */
export async function openRoom(...messages: MessageItem[]) {
  await mount('/messages/8', { as: {}, shell: true, answers: conversation(...messages) });
  await expect.element(messageField).toBeVisible();
  await untilWelcome();
}

/** What /session/31 asks for somebody who is in its room. */
export const sessionRoom = (
  session: Partial<SessionDetail>,
  ...messages: MessageItem[]
): Answers => ({
  'GET /api/sessions/31': sessionDetail(session),
  'GET /api/sessions/31/messages': messagePage(messages, '/api/sessions/31'),
  'PUT /api/sessions/31/messages/read': noContent(),
});
