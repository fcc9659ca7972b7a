import type { PresenceEvent } from '../../worker/contract/presence.ts';
import type { Clock } from './clock.ts';
import { type FollowedStream, Leader } from './leader.ts';
import { type TabMessage, readTabMessage } from './tab-messages.ts';

/** A leader that doesn't respond within this time is frozen in the background. Then a visible tab takes over. */
export const ANSWER_MAX_MS = 2_000;

/** WebKit rejects all lock requests while a page closes. Retrying without a delay would keep it from closing. */
export const LOCK_RETRY_MS = 1_000;

export interface TabsInputs {
  /** Names user and browser. Tabs with the same name share one stream. */
  name: string;
  /** This tab's own id. */
  tab: string;
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  clock: Clock;
  openStream: (onEvent: (event: PresenceEvent) => void) => FollowedStream;
  take: (event: PresenceEvent) => void;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

/**
 * One stream for all tabs, because over HTTP/1.1 a browser allows only six connections to a host. The tab with the
 * Web Lock is the leader. When it closes, freezes or crashes, another tab takes over.
 */
export class Tabs {
  readonly #inputs: TabsInputs;
  readonly #closing = new AbortController();
  /** Cancels this tab's request for the leader's lock. */
  #waiting = new AbortController();
  #leader: Leader | null = null;
  #users: readonly number[] = [];
  #stopAnswerTimer: (() => void) | null = null;
  #stopRetrying: (() => void) | null = null;

  constructor(inputs: TabsInputs) {
    this.#inputs = inputs;
    const { channel, locks, tab } = inputs;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = readTabMessage(data);
      if (message) this.#receive(message);
    });
    locks.request(this.#lockOf(tab), () => aborted(this.#closing.signal)).catch(() => undefined);
    this.#queue(false);
  }

  /** This tab shows these users. If the leader is frozen, a tab `inSight` takes over from it. */
  announce(users: readonly number[], inSight: boolean) {
    this.#users = users;
    const { clock, tab } = this.#inputs;
    if (this.#leader) {
      this.#takeAll(this.#leader.announce(tab, users));
      return;
    }
    this.#sendTopics();
    if (!inSight || this.#stopAnswerTimer) return;
    this.#stopAnswerTimer = clock.after(ANSWER_MAX_MS, () => {
      this.#stopAnswerTimer = null;
      if (!this.#closing.signal.aborted) this.#queue(true);
    });
  }

  wake() {
    if (this.#leader) this.#leader.wake();
    else this.#send({ kind: 'wake' });
  }

  close() {
    this.#answered();
    this.#stopRetrying?.();
    this.#leader?.close();
    this.#leader = null;
    this.#waiting.abort();
    this.#closing.abort();
    this.#inputs.channel.close();
  }

  #lockOf(tab: string) {
    return `${this.#inputs.name}/tab/${tab}`;
  }

  #send(message: TabMessage) {
    if (!this.#closing.signal.aborted) this.#inputs.channel.postMessage(message);
  }

  #sendTopics() {
    this.#send({ kind: 'topics', tab: this.#inputs.tab, users: [...this.#users] });
  }

  #takeAll(events: readonly PresenceEvent[]) {
    for (const event of events) this.#inputs.take(event);
  }

  #answered() {
    this.#stopAnswerTimer?.();
    this.#stopAnswerTimer = null;
  }

  /** Waits for the leader's lock, or steals it. */
  #queue(steal: boolean) {
    const { clock, locks, name } = this.#inputs;
    this.#stopRetrying?.();
    this.#waiting.abort();
    const mine = new AbortController();
    this.#waiting = mine;
    // The Web Locks API allows no signal together with `steal`.
    const options = steal ? { steal } : { signal: mine.signal };
    locks
      .request(`${name}/leader`, options, () => this.#lead())
      .catch(() => {
        if (mine.signal.aborted || this.#closing.signal.aborted) return;
        // Another tab has stolen the lock, or the browser grants none.
        this.#leader?.close();
        this.#leader = null;
        this.#sendTopics();
        this.#stopRetrying = clock.after(LOCK_RETRY_MS, () => this.#queue(false));
      });
  }

  async #lead() {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    const { clock, locks, openStream, tab, take } = this.#inputs;
    const leader = new Leader({
      clock,
      openStream,
      take,
      send: (message) => this.#send(message),
      // A tab's lock is granted to this request only when that tab is gone.
      onGone: (id, gone) => {
        if (id === tab) return;
        locks.request(this.#lockOf(id), { signal }, () => gone()).catch(() => undefined);
      },
    });
    this.#leader = leader;
    this.#answered();
    this.#takeAll(leader.announce(tab, this.#users));
    await aborted(signal);
  }

  #receive(message: TabMessage) {
    const { tab } = this.#inputs;
    switch (message.kind) {
      case 'topics':
        if (this.#leader) {
          const events = this.#leader.announce(message.tab, message.users);
          this.#send({ kind: 'events', to: message.tab, events });
        }
        return;
      case 'events':
        if (this.#leader) return;
        if (message.to === tab) this.#answered();
        if (message.to === tab || message.to === null) this.#takeAll(message.events);
        return;
      case 'ask':
        if (!this.#leader) this.#sendTopics();
        return;
      case 'wake':
        this.#leader?.wake();
        return;
      default:
        message satisfies never;
    }
  }
}
