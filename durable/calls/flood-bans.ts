/** A faulty client may reconnect at once. A device that is closed this often within a minute is flooding. */
const CLOSES_MAX = 3;
const COUNTED_FOR_MS = 60_000;
const BAN_MS = 30_000;

interface Closed {
  closes: number;
  /** In ms since 1970. */
  lastAt: number;
}

/**
 * Bans devices whose sockets are closed again and again for twenty bad frames. Reconnecting costs more than the frames:
 * each new socket is admitted, welcomed and announced. The bans are in memory only, since an evicted object had no
 * traffic.
 */
export class FloodBans {
  readonly #closed = new Map<number, Closed>();

  /** Counts that a device was closed for its frames. */
  count(deviceId: number, now: number) {
    const before = this.#closed.get(deviceId);
    const recent = before !== undefined && now - before.lastAt < COUNTED_FOR_MS;
    this.#closed.set(deviceId, { closes: recent ? before.closes + 1 : 1, lastAt: now });
  }

  /** How long a device is still banned, in ms. 0 if it isn't. */
  left(deviceId: number, now: number): number {
    const { closes, lastAt } = this.#closed.get(deviceId) ?? { closes: 0, lastAt: 0 };
    return closes < CLOSES_MAX ? 0 : Math.max(0, lastAt + BAN_MS - now);
  }
}
