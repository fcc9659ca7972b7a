/** The receiver of the reports. They are numbered, so that an outdated one is recognised. */
interface Receiver {
  arrive: (report: number) => Promise<void>;
  /** The last socket is closed. The user is offline from `offlineAt` (ms since 1970) unless a socket opens. */
  leave: (report: number, offlineAt: number) => Promise<void>;
}

/** The state that was acknowledged last. */
const ACKNOWLEDGED_KEY = 'reported-presence';
export const REPORTS_KEY = 'presence-reports';
/** A report was sent but not acknowledged. If the object is evicted then, it has to send the report again. */
const UNSURE = 'unsure';

/**
 * Reports to the user's Presence whether any socket is open. It compares the acknowledged state with the actual one,
 * one report at a time. So a lost, repeated or reordered close changes nothing.
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
   * @param offlineAt when the user counts as offline, if that is to be reported
   * @param again reports offline even if that was acknowledged, because it is to count from another time
   * @returns false if the Presence couldn't be reached
   */
  report(anySocket: () => boolean, offlineAt: number, again = false): Promise<boolean> {
    this.#turn = this.#turn.then(() => {
      // Only when its turn comes: the report in progress would overwrite it.
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
