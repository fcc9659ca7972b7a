/** What is told about somebody's sockets. Tellings are numbered: one that was overtaken is known for it. */
interface Told {
  /** The first socket is on. */
  arrive: (telling: number) => Promise<void>;
  /** The last one is off; the user is offline from `offlineAt` (ms since 1970) unless somebody arrives. */
  leave: (telling: number, offlineAt: number) => Promise<void>;
}

const KEY = 'attendance';
/** How many tellings there have been. */
export const TELLINGS_KEY = 'tellings';
/** Something was told and hasn't been acknowledged: an object that dies meanwhile has to tell again. */
const UNSURE = 'unsure';

/**
 * Keeps one other object in step with "any socket open?". Works by levels, not by edges: a lost, doubled or
 * reordered close changes nothing, since what is told is compared with what is so, one telling at a time.
 */
export class Attendance {
  readonly #storage: DurableObjectStorage;
  readonly #presence: () => Told;
  #turn: Promise<boolean> = Promise.resolve(true);

  constructor(storage: DurableObjectStorage, presence: () => Told) {
    this.#storage = storage;
    this.#presence = presence;
  }

  /**
   * @param offlineAt when an absence counts, should there be one to tell
   * @param again tells an absence even where one has been told: it is to count from another time
   * @returns false where the other object could not be told
   */
  settle(anybody: () => boolean, offlineAt: number, again = false): Promise<boolean> {
    this.#turn = this.#turn.then(() => {
      // In its turn, not before: the telling that runs would write over it.
      if (again && !anybody()) this.#storage.kv.put(KEY, UNSURE);
      return this.#tell(anybody, offlineAt);
    });
    return this.#turn;
  }

  async #tell(anybody: () => boolean, offlineAt: number): Promise<boolean> {
    try {
      for (;;) {
        const there = anybody() ? 'here' : 'away';
        const told = this.#storage.kv.get(KEY) ?? 'away';
        if (told === there) return true;
        this.#storage.kv.put(KEY, UNSURE);
        const telling = (this.#storage.kv.get<number>(TELLINGS_KEY) ?? 0) + 1;
        this.#storage.kv.put(TELLINGS_KEY, telling);
        if (there === 'here') await this.#presence().arrive(telling);
        else await this.#presence().leave(telling, offlineAt);
        this.#storage.kv.put(KEY, there);
      }
    } catch (error) {
      console.error('Presence could not be told', error);
      return false;
    }
  }
}
