import type { PresenceEvent } from '../../worker/contract/presence.ts';
import { type Clock, realClock } from './clock.ts';

/** Cards come and go together in one render. Their topics are sent once, this long after the first change. */
export const TOPICS_DELAY_MS = 50;

/**
 * Who is online, by user id, and which users are on screen: each subscription is a topic. Users without a
 * subscription are forgotten.
 */
export class PresenceStore {
  readonly #clock: Clock;
  readonly #listeners = new Map<number, Set<() => void>>();
  readonly #online = new Map<number, boolean>();
  #onTopics: ((users: number[]) => void) | null = null;
  #scheduled = false;

  constructor(clock: Clock = realClock) {
    this.#clock = clock;
  }

  /** Follows a user as long as there is a listener. @returns a function that unsubscribes */
  subscribe(user: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(user) ?? new Set();
    if (listeners.size === 0) this.#schedule();
    // The same function may subscribe twice. Each gets a wrapper, so that each can unsubscribe on its own.
    const entry = () => listener();
    this.#listeners.set(user, listeners.add(entry));
    return () => {
      listeners.delete(entry);
      if (listeners.size > 0 || this.#listeners.get(user) !== listeners) return;
      this.#listeners.delete(user);
      this.#schedule();
    };
  }

  /** The state from the stream. Undefined until there is one. Then the flag from the list counts. */
  online(user: number): boolean | undefined {
    return this.#online.get(user);
  }

  take({ user, online }: PresenceEvent) {
    const listeners = this.#listeners.get(user);
    if (!listeners || this.#online.get(user) === (online === 1)) return;
    this.#online.set(user, online === 1);
    for (const listener of listeners) listener();
  }

  /** Calls back with the users on screen, now and after every change. @returns a function that stops it */
  onTopics(listener: (users: number[]) => void): () => void {
    this.#onTopics = listener;
    this.#schedule();
    return () => {
      if (this.#onTopics === listener) this.#onTopics = null;
    };
  }

  topics(): number[] {
    return [...this.#listeners.keys()];
  }

  /** Forgets all presence, after a log-in as another user or a log-out. */
  clear() {
    const known = [...this.#online.keys()];
    this.#online.clear();
    for (const user of known) for (const listener of this.#listeners.get(user) ?? []) listener();
  }

  #schedule() {
    if (this.#scheduled) return;
    this.#scheduled = true;
    this.#clock.after(TOPICS_DELAY_MS, () => {
      this.#scheduled = false;
      for (const user of this.#online.keys()) {
        if (!this.#listeners.has(user)) this.#online.delete(user);
      }
      this.#onTopics?.(this.topics());
    });
  }
}

/** This tab's store. */
export const presence = new PresenceStore();
