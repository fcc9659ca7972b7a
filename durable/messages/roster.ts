import type { RoomFacts } from '../../worker/messages/queries/room-facts.ts';

interface Read {
  /** In ms since 1970, taken before the database was asked. */
  at: number;
  epoch: number;
  facts: Promise<RoomFacts>;
}

/**
 * What the database says of a room, kept for a short time. `changed` ends what is known, and what is being read at that
 * moment. Callers that wait for it get what is read afterwards.
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
