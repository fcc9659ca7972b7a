import { plural } from './grammar.ts';

/** Words of rooms and conversations. */
export const messages = {
  title: 'Messages',
  link: (unread: number) =>
    unread === 0
      ? 'Messages'
      : plural(unread, {
          one: 'Messages, 1 conversation with new messages',
          other: `Messages, ${unread} conversations with new messages`,
        }),
  none: 'No messages yet',
  noneText: 'You can write to friends, and to people you share a session with.',
  unread: (count: number) => `${count} new`,
  shown: (count: number, more: boolean) =>
    more ? `${count} conversations` : `All ${count} conversations`,
  moreConversations: 'Show more conversations',
  deletedLast: 'Message deleted',
  room: 'Room',
  roomHint: 'Only the host and members see this.',
  with: (name: string) => `Messages with ${name}`,
  message: 'Message',
  messageOne: (name: string) => `Message ${name}`,
  empty: 'Nothing here yet. Say hello!',
  failed: 'The messages couldn’t be loaded.',
  missing: 'You can’t write to this person.',
  retry: 'Try again',
  closed: 'You can’t write here anymore.',
  write: 'Write a message',
  send: 'Send',
  sending: 'Sending…',
  discard: 'Delete',
  older: 'Load older messages',
  newFrom: 'New',
  toNewest: (count: number) =>
    plural(count, { one: '1 new message', other: `${count} new messages` }),
  toBottom: 'Newest messages',
  edited: 'edited',
  removed: {
    author: 'This message was deleted.',
    host: 'This message was removed by the host.',
    admin: 'This message was removed by an admin.',
  },
  typing: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is typing…` : 'Several people are typing…',
  more: (name: string) => `More for the message from ${name}`,
  edit: 'Edit',
  remove: 'Delete',
  save: 'Save',
  cancel: 'Cancel',
  editing: 'Edit your message',
  you: 'You',
  search: {
    open: 'Search messages',
    label: 'Search messages',
    submit: 'Search',
    close: 'Close search',
    older: 'Search older messages',
    found: (count: number, more: boolean) => {
      if (count === 0) return more ? 'Nothing found so far.' : 'No messages found.';
      return more
        ? plural(count, {
            one: '1 message found so far.',
            other: `${count} messages found so far.`,
          })
        : plural(count, { one: '1 message found.', other: `${count} messages found.` });
    },
  },
  gone: 'You’re no longer in this session, so you can’t read its room or write here.',
  unsent: 'What you typed wasn’t sent:',
} as const;
