/** A bucket's size in frames, and how many it regains per second. */
const BURST = 300;
const PER_SECOND = 60;
export const MESSAGE_COST = 1;
/** All frames but `signal` and `userid` cost this, too, since they may wake other objects. So 50 fit at once. */
export const DECISION_COST = 5;

interface Bucket {
  frames: number;
  /** In ms since 1970. */
  filledAt: number;
}

/**
 * One token bucket per socket. A negotiation with seven others takes some two hundred messages. A flood is refused
 * before a frame is read. The buckets are in memory only, since an evicted object had no traffic.
 */
export class TokenBuckets {
  readonly #buckets = new Map<string, Bucket>();

  take(socketId: string, cost: number, now: number): boolean {
    const { frames, filledAt } = this.#buckets.get(socketId) ?? { frames: BURST, filledAt: now };
    const filled = Math.min(BURST, frames + ((now - filledAt) / 1000) * PER_SECOND);
    const enough = filled >= cost;
    this.#buckets.set(socketId, { frames: enough ? filled - cost : filled, filledAt: now });
    return enough;
  }

  forget(socketId: string) {
    this.#buckets.delete(socketId);
  }
}
