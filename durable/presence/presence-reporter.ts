/** Whom the reports go to. They are numbered, so that one that was overtaken is recognised. */
interface Receiver {
  /** The first socket is on. */
  arrive: (report: number) => Promise<void>;
  /** The last one is off. The user is offline from `offlineAt` (ms since 1970) unless a socket opens. */
  leave: (report: number, offlineAt: number) => Promise<void>;
}

/** What was acknowledged last. */
const ACKNOWLEDGED_KEY = 'reported-presence';
/** How many reports there have been. */
export const REPORTS_KEY = 'presence-reports';
/** A report was sent and not acknowledged: an object that dies meanwhile has to send it again. */
const UNSURE = 'unsure';

/**
 * Keeps the user's Presence in step with "any socket open?". It compares what was acknowledged with what is so, one
 * report at a time. A lost, doubled or reordered close therefore changes nothing.
 */
export class PresenceReporter {
  readonly #storage: DurableObjectStorage;
  readonly #receiver: () => Receiver;
  #turn: Promise<boolean> = Promise.resolve(true);

  constructor(storage: DurableObjectStorage, receiver: () => Receiver) {
    this.#storage = storage;
    this.#receiver = receiver;
  }

  /**
   * @param offlineAt from when an absence counts, should there be one to report
   * @param again reports an absence even where one was acknowledged: it is to count from another time
   * @returns false where the Presence could not be reached
   */
  report(anySocket: () => boolean, offlineAt: number, again = false): Promise<boolean> {
    this.#turn = this.#turn.then(() => {
      // In its turn, not before: the report under way would write over it.
      if (again && !anySocket()) this.#storage.kv.put(ACKNOWLEDGED_KEY, UNSURE);
      return this.#send(anySocket, offlineAt);
    });
    return this.#turn;
  }

  async #send(anySocket: () => boolean, offlineAt: number): Promise<boolean> {
    const { kv } = this.#storage;
    try {
      for (;;) {
        const present = anySocket() ? 'here' : 'away';
        if ((kv.get(ACKNOWLEDGED_KEY) ?? 'away') === present) return true;
        kv.put(ACKNOWLEDGED_KEY, UNSURE);
        const report = (kv.get<number>(REPORTS_KEY) ?? 0) + 1;
        kv.put(REPORTS_KEY, report);
        if (present === 'here') await this.#receiver().arrive(report);
        else await this.#receiver().leave(report, offlineAt);
        kv.put(ACKNOWLEDGED_KEY, present);
      }
    } catch (error) {
      console.error('Presence could not be reported', error);
      return false;
    }
  }
}
