import type { CallState } from './call-state.ts';
import type { Relayed } from './user-commands.ts';

/** As much of another user's object as is needed. */
interface UserObject {
  relay: (message: Relayed) => Promise<void>;
  learn: (call: CallState) => Promise<unknown>;
}

/**
 * The way from one user's object to others': one stub each, so that what is sent arrives in its order. Nothing is
 * awaited and nothing stored: a message that is lost is made good by the peers, which negotiate again.
 */
export class Relays {
  readonly #stubOf: (user: number) => UserObject;
  readonly #stubs = new Map<number, UserObject>();

  constructor(stubOf: (user: number) => UserObject) {
    this.#stubOf = stubOf;
  }

  send(user: number, message: Relayed) {
    this.#to(user)
      .relay(message)
      .catch(() => {
        // A broken stub stays broken.
        this.#stubs.delete(user);
        return this.#to(user).relay(message);
      })
      .catch((error: unknown) => {
        this.#stubs.delete(user);
        console.error(`User ${user} could not be signalled`, error);
      });
  }

  async announce(user: number, call: CallState) {
    this.#to(user)
      .learn(call)
      .catch(() => this.#stubs.delete(user));
    // A turn: where objects share a thread, what is asked for next is not begun before it.
    await scheduler.wait(0);
  }

  #to(user: number) {
    const stub = this.#stubs.get(user) ?? this.#stubOf(user);
    this.#stubs.set(user, stub);
    return stub;
  }
}
