import type { MessageItem } from '../../worker/contract/message.ts';
import { roomIri, type RoomKey } from '../../worker/contract/objects/room-name.ts';
import type { RoomMember } from '../../worker/messages/queries/room-facts.ts';
import type { StoredMessage } from './message-log.ts';

const iso = (time: number) => new Date(time).toISOString();

/** A message as a member reads it. Rooms don't know the names of former members: the route adds them. */
export function toMessageItem(
  { number, author, text, sentAt, editedAt, removedBy }: StoredMessage,
  { room, members, reader }: { room: RoomKey; members: readonly RoomMember[]; reader: number },
): MessageItem {
  return {
    '@id': `${roomIri(room, reader)}/messages/${number}`,
    '@type': 'Message',
    number,
    author: { id: author, name: members.find(({ id }) => id === author)?.name ?? '' },
    text,
    sentAt: iso(sentAt),
    editedAt: editedAt === null ? null : iso(editedAt),
    deleted: removedBy !== null,
    removedBy,
  };
}
