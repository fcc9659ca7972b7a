import type { RoomRefusal } from '../../worker/contract/objects/rpc.ts';
import type { RoomMember } from '../../worker/messages/queries/room-facts.ts';

/**
 * An author may send this many messages per window. Towards people who aren't friends, a new account's window is four
 * times as long.
 */
const MESSAGES_MAX = 5;
const WINDOW_MS = 5_000;
const NEW_ACCOUNT_WINDOW_MS = 4 * WINDOW_MS;

/** Kept in memory only, since an evicted object had no traffic. */
export class SendRates {
  readonly #sentAt = new Map<number, number[]>();

  /** @returns after how many ms the author may send again. 0 if at once */
  waitMs(author: number, limited: boolean, now: number): number {
    const window = limited ? NEW_ACCOUNT_WINDOW_MS : WINDOW_MS;
    const first = (this.#sentAt.get(author) ?? []).at(-MESSAGES_MAX);
    return first === undefined ? 0 : Math.max(0, first + window - now);
  }

  /** Why a member may not send now. Undefined if they may. */
  refusal({ id, limited }: RoomMember, now: number): RoomRefusal | undefined {
    const waitMs = this.waitMs(id, limited, now);
    return waitMs > 0
      ? { refused: 'too-fast', retryAfterSeconds: Math.ceil(waitMs / 1000) }
      : undefined;
  }

  record(author: number, now: number) {
    this.#sentAt.set(author, [...(this.#sentAt.get(author) ?? []), now].slice(-MESSAGES_MAX));
  }
}
