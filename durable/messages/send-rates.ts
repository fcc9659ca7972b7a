/** So many messages of one author in so many ms. New accounts among people who aren't friends get a quarter. */
const MESSAGES_MAX = 5;
const WINDOW_MS = 5_000;
const NEW_ACCOUNT_WINDOW_MS = 4 * WINDOW_MS;

/** Kept in memory only: an object that was evicted had nothing to do. */
export class SendRates {
  readonly #sentAt = new Map<number, number[]>();

  /** @returns after how many ms the author may send again, or 0 */
  waitMs(author: number, limited: boolean, now: number): number {
    const window = limited ? NEW_ACCOUNT_WINDOW_MS : WINDOW_MS;
    const first = (this.#sentAt.get(author) ?? []).at(-MESSAGES_MAX);
    return first === undefined ? 0 : Math.max(0, first + window - now);
  }

  record(author: number, now: number) {
    this.#sentAt.set(author, [...(this.#sentAt.get(author) ?? []), now].slice(-MESSAGES_MAX));
  }
}
