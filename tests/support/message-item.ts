import type { MessageItem } from '../../worker/contract/message.ts';

/** A room's message that nobody has changed or reacted to, unless the test says otherwise. */
export const messageIn = (
  room: string,
  number: number,
  changes: Partial<MessageItem> = {},
): MessageItem => ({
  '@id': `${room}/messages/${number}`,
  '@type': 'Message',
  number,
  author: { id: 2, name: 'Ben' },
  text: `text ${number}`,
  sentAt: new Date(number).toISOString(),
  editedAt: null,
  deleted: false,
  removedBy: null,
  reactions: [],
  replyTo: null,
  pinned: false,
  pictures: [],
  ...changes,
});
