/** How many frames a tab may send at once, and how many a second in the long run. */
const BURST = 300;
const PER_SECOND = 60;
/** What another object has to decide costs more than what is only passed on. */
export const DECISION_COST = 5;
export const MESSAGE_COST = 1;

interface Left {
  frames: number;
  /** In ms since 1970. */
  at: number;
}

/**
 * How much each tab may still send. A negotiation with seven others is some two hundred messages; a flood is
 * refused before anything of it is read. In memory alone: an object that was evicted had nothing to do.
 */
export class Allowance {
  readonly #left = new Map<string, Left>();

  take(socketId: string, cost: number, now: number): boolean {
    const { frames, at } = this.#left.get(socketId) ?? { frames: BURST, at: now };
    const left = Math.min(BURST, frames + ((now - at) / 1000) * PER_SECOND) - cost;
    const enough = left >= 0;
    this.#left.set(socketId, { frames: enough ? left : left + cost, at: now });
    return enough;
  }

  forget(socketId: string) {
    this.#left.delete(socketId);
  }
}
