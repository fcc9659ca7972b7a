import type { MediaItem } from '../../worker/contract/media.ts';
import type { Remover } from '../../worker/contract/message.ts';
import { sqlOf } from '../sql.ts';
import { MessageLog, type StoredMessage } from './message-log.ts';
import { Pictures } from './pictures.ts';
import { Pins } from './pins.ts';
import { Reactions, type StoredReaction } from './reactions.ts';
import { RoomTables } from './room-tables.ts';

/** A message with what others have added to it. */
export interface FullMessage extends StoredMessage {
  reactions: readonly StoredReaction[];
  pinned: boolean;
  pictures: readonly MediaItem[];
}

export class RoomStore {
  readonly #tables: RoomTables;
  readonly log: MessageLog;
  readonly reactions: Reactions;
  readonly pins: Pins;
  readonly pictures: Pictures;

  constructor(storage: SqlStorage) {
    const sql = sqlOf(storage);
    this.#tables = new RoomTables(storage);
    this.log = new MessageLog(storage, this.#tables);
    this.reactions = new Reactions(sql, this.#tables);
    this.pins = new Pins(sql, this.#tables);
    this.pictures = new Pictures(sql, this.#tables);
  }

  complete(messages: readonly StoredMessage[]): FullMessage[] {
    const numbers = messages.map(({ number }) => number);
    const reactions = this.reactions.to(numbers);
    const pictures = this.pictures.to(numbers);
    return messages.map((message) => ({
      ...message,
      reactions: reactions.get(message.number) ?? [],
      pinned: this.pins.list().includes(message.number),
      pictures: pictures.get(message.number) ?? [],
    }));
  }

  find(number: number): FullMessage | undefined {
    return this.#completed(this.log.find(number));
  }

  /** The message that this author has already sent with this nonce. */
  repeated = (author: number, nonce: string) => this.#completed(this.log.repeated(author, nonce));

  #completed = (message: StoredMessage | undefined) => message && this.complete([message])[0];

  remove(number: number, by: Remover) {
    this.log.remove(number, by);
    this.reactions.clear(number);
    this.pins.remove(number);
    this.pictures.clear(number);
  }

  /** Removes everything that a user wrote and how they reacted. */
  forget(user: number) {
    this.pictures.forget(user);
    this.log.forget(user);
    this.reactions.forget(user);
    for (const { number } of this.log.pick(this.pins.list(), [])) {
      if (this.log.find(number)?.removedBy !== null) this.pins.remove(number);
    }
  }

  /** Resets what is in memory after the storage was emptied. */
  cleared() {
    this.#tables.dropped();
    this.log.cleared();
    this.pins.cleared();
  }
}
