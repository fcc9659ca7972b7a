import type { Signalling } from '../signalling.ts';
import type { CallState } from './call-state.ts';
import type { Relayed } from './ports.ts';

type Namespace = DurableObjectNamespace<Signalling>;

/**
 * The way from one user's object to others': one stub each, so that what is sent arrives in its order. Nothing is
 * awaited and nothing stored: a message that is lost is made good by the peers, which negotiate again.
 */
export class Relays {
  readonly #namespace: Namespace;
  readonly #stubs = new Map<number, DurableObjectStub<Signalling>>();

  constructor(namespace: Namespace) {
    this.#namespace = namespace;
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

  async tell(user: number, call: CallState) {
    this.#to(user)
      .learn(call)
      .catch(() => this.#stubs.delete(user));
    // A turn: where objects share a thread, what is asked for next is not begun before it.
    await scheduler.wait(0);
  }

  #to(user: number) {
    const stub = this.#stubs.get(user) ?? this.#namespace.getByName(String(user));
    this.#stubs.set(user, stub);
    return stub;
  }
}
