import type { PresenceEvent } from '../../worker/contract/presence.ts';
import { type Clock, realClock } from './clock.ts';

/** Several cards come and go in one render. The topics are passed on once, so long after the first change. */
export const TOPICS_DELAY_MS = 50;

/**
 * Who is online, by user id, and whom the screen shows: each subscription is a topic. Nothing is kept of users
 * that nobody follows.
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

  /** Follows a user as long as anybody listens. @returns how to stop */
  subscribe(user: number, listener: () => void): () => void {
    const listeners = this.#listeners.get(user) ?? new Set();
    if (listeners.size === 0) this.#schedule();
    // One function may listen twice; each gets a wrapper, so that each can leave alone.
    const entry = () => listener();
    this.#listeners.set(user, listeners.add(entry));
    return () => {
      listeners.delete(entry);
      if (listeners.size > 0 || this.#listeners.get(user) !== listeners) return;
      this.#listeners.delete(user);
      this.#schedule();
    };
  }

  /** What the stream has said; undefined before it has, where a list's own flag stands in. */
  online(user: number): boolean | undefined {
    return this.#online.get(user);
  }

  take({ user, online }: PresenceEvent) {
    const listeners = this.#listeners.get(user);
    if (!listeners || this.#online.get(user) === (online === 1)) return;
    this.#online.set(user, online === 1);
    for (const listener of listeners) listener();
  }

  /** Calls back with the users on screen, now and whenever they have changed. @returns how to stop */
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

  /** Forgets what was heard: somebody else is logged in, or nobody. */
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

/** The one of this tab. */
export const presence = new PresenceStore();
