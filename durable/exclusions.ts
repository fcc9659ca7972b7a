/** A faulty client may come back at once; whoever was closed so often within a minute is one that floods. */
const CLOSES_MAX = 3;
const COUNTED_FOR_MS = 60_000;
const EXCLUSION_MS = 30_000;

interface Closed {
  closes: number;
  /** In ms since 1970. */
  lastAt: number;
}

/**
 * Devices that are closed for twenty bad frames again and again. Each time one of them was let in, it would be
 * welcomed, announced to others and sent away, which costs more than its frames. In memory alone: an object that
 * was evicted had nothing to do.
 */
export class Exclusions {
  readonly #closed = new Map<number, Closed>();

  /** A device was closed for its frames. */
  count(deviceId: number, now: number) {
    const before = this.#closed.get(deviceId);
    const recent = before !== undefined && now - before.lastAt < COUNTED_FOR_MS;
    this.#closed.set(deviceId, { closes: recent ? before.closes + 1 : 1, lastAt: now });
  }

  /** For how long a device may not come in yet, in ms; 0 where it may. */
  left(deviceId: number, now: number): number {
    const { closes, lastAt } = this.#closed.get(deviceId) ?? { closes: 0, lastAt: 0 };
    return closes < CLOSES_MAX ? 0 : Math.max(0, lastAt + EXCLUSION_MS - now);
  }
}
