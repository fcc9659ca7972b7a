import type { Clock } from '../../presence/clock.ts';

/** Whoever becomes large has spoken for so long without a pause, and whoever was has been silent for so long. */
const SPOKEN_MS = 1_000;
const SILENT_MS = 1_500;

/** Decides who is shown large: whoever spoke last. A word in between changes nothing. */
export class LargeSpeaker {
  readonly #clock: Pick<Clock, 'now'>;
  #large: string | null = null;
  #spokeAt = -Infinity;
  /** Since when each of those speaks who do. */
  readonly #since = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** @param others those in the call without this user. The first is large until somebody speaks */
  look(others: readonly { peerId: string; speaking: boolean }[]): string | null {
    const now = this.#clock.now();
    for (const { peerId, speaking } of others) {
      if (!speaking) this.#since.delete(peerId);
      else if (!this.#since.has(peerId)) this.#since.set(peerId, now);
    }
    const large = others.find(({ peerId }) => peerId === this.#large);
    if (large?.speaking) this.#spokeAt = now;
    if (large && now - this.#spokeAt < SILENT_MS) return this.#large;
    const [next] = others
      .flatMap(({ peerId }) => {
        const since = this.#since.get(peerId) ?? now;
        return now - since < SPOKEN_MS ? [] : [{ peerId, since }];
      })
      .toSorted((one, other) => other.since - one.since);
    if (next) this.#spokeAt = now;
    this.#large = (next ?? large ?? others[0])?.peerId ?? null;
    return this.#large;
  }
}
