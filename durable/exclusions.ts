/** Whoever was closed for twenty bad frames may not come back for so long. */
const EXCLUSION_MS = 30_000;

/**
 * Devices that have flooded. Each time one of them was let in, it would be welcomed, announced to others and sent
 * away again, which costs more than its frames. In memory alone: an object that was evicted had nothing to do.
 */
export class Exclusions {
  readonly #until = new Map<number, number>();

  begin(deviceId: number, now: number) {
    this.#until.set(deviceId, now + EXCLUSION_MS);
  }

  /** For how long a device may not come in yet, in ms; 0 where it may. */
  left(deviceId: number, now: number): number {
    const left = (this.#until.get(deviceId) ?? 0) - now;
    if (left > 0) return left;
    this.#until.delete(deviceId);
    return 0;
  }
}
