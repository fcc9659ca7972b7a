import { type PresenceEvent, TOPICS_MAX } from '../../worker/contract/presence.ts';
import type { Clock } from './clock.ts';
import type { PresenceStream } from './stream.ts';
import type { TabMessage } from './tab-messages.ts';

/** How long the stream keeps a topic that no tab shows any more, so that going back to a list causes no request. */
export const LINGER_MS = 10_000;

/** The part of a stream that a leader needs. */
export type FollowedStream = Pick<PresenceStream, 'follow' | 'wake' | 'close'>;

interface LeaderInputs {
  clock: Clock;
  openStream: (onEvent: (event: PresenceEvent) => void) => FollowedStream;
  send: (message: TabMessage) => void;
  take: (event: PresenceEvent) => void;
  /** Calls back when a tab is gone, even after a crash. */
  onGone: (tab: string, gone: () => void) => void;
}

/** The tab that holds the stream, for itself and for the others. */
export class Leader {
  readonly #inputs: LeaderInputs;
  readonly #stream: FollowedStream;
  /** The tabs' topics. The tab that announced last is last. */
  readonly #tabs = new Map<string, readonly number[]>();
  readonly #known = new Map<number, PresenceEvent>();
  #followed: ReadonlySet<number> = new Set();
  #stopLinger: (() => void) | null = null;
  #closed = false;

  constructor(inputs: LeaderInputs) {
    this.#inputs = inputs;
    this.#stream = inputs.openStream((event) => {
      this.#known.set(event.user, event);
      inputs.take(event);
      inputs.send({ kind: 'events', to: null, events: [event] });
    });
    inputs.send({ kind: 'ask' });
  }

  /** Sets a tab's topics. @returns the known events of these topics */
  announce(tab: string, users: readonly number[]): PresenceEvent[] {
    if (!this.#tabs.has(tab)) this.#inputs.onGone(tab, () => this.#drop(tab));
    this.#tabs.delete(tab);
    this.#tabs.set(tab, users);
    this.#refollow();
    return users.flatMap((user) => this.#known.get(user) ?? []);
  }

  wake() {
    this.#stream.wake();
  }

  close() {
    this.#closed = true;
    this.#stopLinger?.();
    this.#stream.close();
  }

  #drop(tab: string) {
    this.#tabs.delete(tab);
    this.#refollow();
  }

  /** The topics of the stream, at most 100. Those of the tab that announced last come first. */
  #wanted(): Set<number> {
    const users = [...this.#tabs.values()].toReversed().flat();
    return new Set([...new Set(users)].slice(0, TOPICS_MAX));
  }

  #refollow() {
    // A tab may turn out to be gone when this tab no longer leads.
    if (this.#closed) return;
    const wanted = this.#wanted();
    this.#stopLinger?.();
    this.#stopLinger = null;
    if ([...wanted].some((user) => !this.#followed.has(user))) this.#follow(wanted);
    else if (wanted.size < this.#followed.size) {
      this.#stopLinger = this.#inputs.clock.after(LINGER_MS, () => this.#follow(wanted));
    }
  }

  #follow(users: ReadonlySet<number>) {
    this.#followed = users;
    for (const user of this.#known.keys()) if (!users.has(user)) this.#known.delete(user);
    this.#stream.follow([...users]);
  }
}
