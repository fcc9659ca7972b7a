import type { CallState, ForwardedSignal } from '../../worker/contract/objects/call.ts';

/** The part of another user's object that is needed here. */
interface UserObject {
  forward: (message: ForwardedSignal) => Promise<void>;
  learn: (call: CallState) => Promise<unknown>;
}

/**
 * Sends from one user's object to others. One stub per user keeps messages in order. Nothing is awaited or stored: if
 * a message is lost, the peers negotiate again.
 */
export class Forwarder {
  readonly #stubOf: (user: number) => UserObject;
  readonly #stubs = new Map<number, UserObject>();

  constructor(stubOf: (user: number) => UserObject) {
    this.#stubOf = stubOf;
  }

  send(user: number, message: ForwardedSignal) {
    this.#to(user)
      .forward(message)
      .catch(() => {
        // A broken stub stays broken.
        this.#stubs.delete(user);
        return this.#to(user).forward(message);
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
    // Yields once. Objects that share a thread then handle this message before what is requested next.
    await scheduler.wait(0);
  }

  #to(user: number) {
    const stub = this.#stubs.get(user) ?? this.#stubOf(user);
    this.#stubs.set(user, stub);
    return stub;
  }
}
