import type { RoomFacts } from '../../worker/messages/queries/room-facts.ts';

interface Read {
  /** When the query began, in ms since 1970. */
  at: number;
  epoch: number;
  facts: Promise<RoomFacts>;
}

/**
 * What the database says about a room, kept for a short time. `changed` discards it, and also the answer to a query
 * that is still running. Callers that wait for such a query get the answer to a new one.
 */
export class Roster {
  readonly #read: () => Promise<RoomFacts>;
  #latest: Read | undefined;
  #epoch = 0;

  constructor(read: () => Promise<RoomFacts>) {
    this.#read = read;
  }

  changed() {
    this.#epoch += 1;
    this.#latest = undefined;
  }

  /** @param maxAgeMs how old the answer may be. With 0 the database is always queried */
  async facts(maxAgeMs: number): Promise<RoomFacts> {
    const now = Date.now();
    const known = this.#latest;
    const read = known && maxAgeMs > 0 && now - known.at <= maxAgeMs ? known : this.#begin(now);
    const facts = await read.facts;
    return read.epoch === this.#epoch ? facts : this.facts(maxAgeMs);
  }

  #begin(at: number): Read {
    const facts = this.#read();
    const read = { at, epoch: this.#epoch, facts };
    this.#latest = read;
    facts.catch(() => {
      this.#latest = undefined;
    });
    return read;
  }
}
