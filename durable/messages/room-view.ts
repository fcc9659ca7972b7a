import type { RoomKey } from '../../worker/contract/objects/room-name.ts';
import type { PageQuery } from '../../worker/contract/objects/rpc.ts';
import type { RoomFacts, RoomMember } from '../../worker/messages/queries/room-facts.ts';
import { reactorsOf, toMessageItem } from './message-item.ts';
import type { StoredMessage } from './message-log.ts';
import type { RoomStore } from './room-store.ts';

export type RoomView = ReturnType<typeof viewOf>;

/** A room's messages as one of its members sees them. */
export function viewOf(
  room: RoomKey,
  store: RoomStore,
  { members }: RoomFacts,
  { id: reader, blocked }: RoomMember,
) {
  const { log } = store;
  /** The authors whose messages the member doesn't see. */
  const hidden = room.kind === 'session' ? blocked : [];
  const isShown = (message: StoredMessage | undefined): message is StoredMessage =>
    message !== undefined && !hidden.includes(message.author);
  return {
    /** Whether the member sees this message, deleted or not. */
    shows: (number: number) => isShown(log.find(number)),
    /** Like `shows`, without deleted messages. */
    showsText(number: number) {
      const message = log.find(number);
      return isShown(message) && message.removedBy === null;
    },
    items: (messages: readonly StoredMessage[]) =>
      store.complete(messages).map((message) => toMessageItem(message, { room, members, reader })),
    find({ q, numbers, ...page }: PageQuery) {
      if (numbers) return { found: log.pick(numbers, hidden), next: undefined };
      if (q === undefined) return { found: log.page({ ...page, hidden }), next: undefined };
      const before = Math.min(page.before ?? Infinity, log.last() + 1);
      return log.search({ q, before, limit: page.limit, hidden });
    },
    last: () => log.page({ limit: 1, hidden }),
    /** @param readNumber the number up to which the member's object says that they have read */
    unread: (readNumber: number) => log.countAfter(log.readBy(reader, readNumber), hidden),
    pinned() {
      const pinned = store.pins.list();
      const shown = new Set(log.pick(pinned, hidden).map(({ number }) => number));
      return pinned.filter((number) => shown.has(number));
    },
    /** Who has reacted to a message. Emojis are in the order of their first use. */
    reactors: (number: number) =>
      reactorsOf(store.reactions.to([number]).get(number) ?? [], blocked),
  };
}
