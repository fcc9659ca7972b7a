import { PAGE_SIZE_MAX } from '../../worker/contract/bounds.ts';
import type { MessageItem } from '../../worker/contract/message.ts';
import type { RoomPages } from './room-pages.ts';

/** Messages by number. Null if there is none that the user may see. */
export type Others = ReadonlyMap<number, MessageItem | null>;

/** Messages that aren't among the loaded ones, but are pinned or answered by one of those. */
export class OtherMessages {
  readonly #pages: RoomPages;
  readonly #publish: (others: Others) => void;
  #known: Others = new Map();
  readonly #asked = new Set<number>();

  constructor(pages: RoomPages, publish: (others: Others) => void) {
    this.#pages = pages;
    this.#publish = publish;
  }

  #set(more: readonly (readonly [number, MessageItem | null])[]) {
    this.#known = new Map([...this.#known, ...more]);
    this.#publish(this.#known);
  }

  /** A message was changed. */
  take(message: MessageItem) {
    const known = this.#known.get(message.number);
    if (!known) return;
    const author = message.author.name === '' ? known.author : message.author;
    this.#set([[message.number, { ...message, author }]]);
  }

  /** Loads those of the messages that weren't loaded yet. If that fails, the next call tries again. */
  async want(numbers: readonly number[]) {
    const missing = [...new Set(numbers)].filter((number) => !this.#asked.has(number));
    const asked = missing.slice(0, PAGE_SIZE_MAX);
    if (asked.length === 0) return;
    for (const number of asked) this.#asked.add(number);
    try {
      const { member } = await this.#pages.load({ numbers: asked.join() });
      const found = new Map(member.map((message) => [message.number, message]));
      this.#set(asked.map((number) => [number, found.get(number) ?? null]));
    } catch {
      for (const number of asked) this.#asked.delete(number);
    }
  }

  /** The messages may have been changed unnoticed, so they are loaded again when they are wanted. */
  expire() {
    this.#asked.clear();
  }
}
