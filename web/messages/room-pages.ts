import type { MessageItem } from '../../worker/contract/message.ts';
import { loadMessages } from './messages-api.ts';
import { withPin } from './with-pin.ts';

/** Frames leave out the names of former members. */
const newest = (one: MessageItem, later: MessageItem | undefined) =>
  later ? { ...later, author: one.author } : one;

/** Loads pages of a room. What comes by the socket meanwhile is newer than a page. */
export class RoomPages {
  readonly #room: string;
  /** For each request that is on its way, what has come since. */
  readonly #requests = new Set<Map<number, MessageItem>>();

  constructor(room: string) {
    this.#room = room;
  }

  /** A message has come or was changed. */
  take(message: MessageItem) {
    for (const newer of this.#requests) newer.set(message.number, message);
  }

  /** @throws ApiError */
  async load(query: Parameters<typeof loadMessages>[1]) {
    const newer = new Map<number, MessageItem>();
    this.#requests.add(newer);
    try {
      const page = await loadMessages(this.#room, query);
      return {
        ...page,
        member: page.member.map((one) => newest(one, newer.get(one.number))),
        pinned: [...newer.values()].reduce(withPin, page.pinned),
      };
    } finally {
      this.#requests.delete(newer);
    }
  }
}
