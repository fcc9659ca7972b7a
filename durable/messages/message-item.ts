import type { MessageItem } from '../../worker/contract/message.ts';
import { roomIri, type RoomKey } from '../../worker/contract/objects/room-name.ts';
import { iso } from '../../worker/contract/time.ts';
import type { RoomMember } from '../../worker/messages/queries/room-facts.ts';
import type { StoredReaction } from './reactions.ts';
import type { FullMessage } from './room-store.ts';

/** Users by the emoji that they reacted with. Those that the reader has a block with aren't included. */
export const reactorsOf = (reactions: readonly StoredReaction[], blocked: readonly number[]) => {
  const shown = reactions.filter(({ user }) => !blocked.includes(user));
  const byEmoji = Map.groupBy(shown, ({ emoji }) => emoji);
  return Array.from(byEmoji, ([emoji, all]) => ({ emoji, users: all.map(({ user }) => user) }));
};

/** A message as a member reads it. Rooms don't know the names of former members: the route adds them. */
export function toMessageItem(
  message: FullMessage,
  { room, members, reader }: { room: RoomKey; members: readonly RoomMember[]; reader: number },
): MessageItem {
  const { number, author, text, sentAt, editedAt, removedBy, replyTo, pinned, pictures } = message;
  const blocked = members.find(({ id }) => id === reader)?.blocked ?? [];
  return {
    '@id': `${roomIri(room, reader)}/messages/${number}`,
    '@type': 'Message',
    number,
    author: { id: author, name: members.find(({ id }) => id === author)?.name ?? '' },
    text,
    sentAt: iso(sentAt),
    editedAt: iso(editedAt),
    deleted: removedBy !== null,
    removedBy,
    reactions: reactorsOf(message.reactions, blocked).map(({ emoji, users }) => ({
      emoji,
      count: users.length,
      own: users.includes(reader),
    })),
    replyTo,
    pinned,
    pictures: [...pictures],
  };
}
