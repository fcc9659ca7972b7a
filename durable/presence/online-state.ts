import type { Env } from '../../worker/env.ts';
import { storeOnline } from '../../worker/presence/queries/presence.ts';
import { Deadlines } from '../deadlines.ts';
import { inGroups, notifyGroups } from './notify-watchers.ts';
import { Watchers } from './watchers.ts';

interface State {
  online: boolean;
  /** In ms since 1970. */
  changedAt: number;
  /**
   * Grows with each change. `storedVersion` and `notifiedVersion` are the versions that were last stored and sent to
   * watchers.
   */
  version: number;
  storedVersion: number;
  notifiedVersion: number;
  /** Whether watchers must check again if they may see this user's presence. */
  recheck: boolean;
  /** The number of the last report about the user's sockets. */
  lastReport: number;
}

const NEVER: State = {
  online: false,
  changedAt: 0,
  version: 0,
  storedVersion: 0,
  notifiedVersion: 0,
  recheck: false,
  lastReport: 0,
};
const KEY = 'state';

/** Set before a change is published, so that an evicted object resumes it. */
const RECOVERY_MS = 10_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 60_000;
/** After this many attempts, an unreachable watcher counts as gone. Its next stream renews the lease. */
const NOTIFY_ATTEMPTS_MAX = 5;

/**
 * Whether one user is online. A change is saved first, then published: it is stored for the lists and sent to the
 * watchers, until both succeed. Repeating that is harmless, since a change has a version.
 */
export class OnlineState {
  readonly #storage: DurableObjectStorage;
  readonly #env: Env;
  readonly #userId: () => number;
  readonly #deadlines: Deadlines<'offline' | 'publish'>;
  readonly #watchers: Watchers;
  #state: State;
  #publishing: Promise<void> | null = null;
  #failures = 0;
  /** The watchers that the last notification didn't reach. Null means unknown, and all have to be notified. */
  #owed: { version: number; groups: number[][] } | null = null;

  constructor(storage: DurableObjectStorage, env: Env, userId: () => number) {
    this.#storage = storage;
    this.#env = env;
    this.#userId = userId;
    this.#deadlines = new Deadlines(storage, ['offline', 'publish']);
    this.#watchers = new Watchers(storage);
    this.#state = storage.kv.get<State>(KEY) ?? NEVER;
  }

  /** Acknowledges a report. @returns false if it was repeated or a later one came first */
  acknowledge(report: number): boolean {
    if (report <= this.#state.lastReport) return false;
    this.#save({ ...this.#state, lastReport: report });
    return true;
  }

  async arrive(now: number) {
    this.#deadlines.clear('offline');
    if (!this.#state.online) await this.#change({ online: true, changedAt: now }, now);
  }

  async leave(offlineAt: number, now: number) {
    if (!this.#state.online) return;
    if (offlineAt > now) {
      this.#deadlines.set('offline', offlineAt);
      return;
    }
    this.#deadlines.clear('offline');
    await this.#change({ online: false, changedAt: now }, now);
  }

  async changeAudience() {
    await this.#change({ recheck: true }, Date.now());
  }

  watch(viewer: number, now: number) {
    this.#watchers.lease(viewer, now);
    const { online, version } = this.#state;
    return { online, version };
  }

  async handleAlarm(now: number) {
    const due = this.#deadlines.due(now);
    if (due.includes('offline')) await this.leave(now, now);
    if (due.includes('publish')) await this.#publish();
    this.#deadlines.rearm();
  }

  #change(change: Partial<State>, now: number) {
    this.#save({ ...this.#state, ...change, version: this.#state.version + 1 });
    this.#failures = 0;
    this.#deadlines.set('publish', now + RECOVERY_MS);
    return this.#publish();
  }

  /** Publishes changes, one run at a time. The run also publishes changes that come meanwhile. */
  #publish(): Promise<void> {
    this.#publishing ??= this.#run().finally(() => {
      this.#publishing = null;
    });
    return this.#publishing;
  }

  async #run() {
    for (;;) {
      const { version, storedVersion, notifiedVersion, recheck } = this.#state;
      if (storedVersion === version && notifiedVersion === version) {
        this.#deadlines.clear('publish');
        return;
      }
      const [stored, notified] = await Promise.all([
        storedVersion === version || this.#store(),
        notifiedVersion === version || this.#notify(),
      ]);
      const latest = this.#state.version === version;
      this.#save({
        ...this.#state,
        ...(stored && { storedVersion: version }),
        ...(notified && {
          notifiedVersion: version,
          recheck: latest ? false : recheck || this.#state.recheck,
        }),
      });
      if (latest && !(stored && notified)) {
        const delay = Math.min(RETRY_MIN_MS * 2 ** this.#failures, RETRY_MAX_MS);
        this.#failures += 1;
        this.#deadlines.set('publish', Date.now() + delay);
        return;
      }
    }
  }

  async #store() {
    const { online, changedAt } = this.#state;
    try {
      await storeOnline(this.#env.DB, this.#userId(), online, changedAt);
      return true;
    } catch (error) {
      console.error('The online flag could not be stored', error);
      return false;
    }
  }

  async #notify() {
    const { version, online, recheck } = this.#state;
    const all = this.#watchers.begin(Date.now());
    const groups = this.#owed?.version === version ? this.#owed.groups : all;
    const change = { user: this.#userId(), online, version, recheck };
    const { gone, failed } = await notifyGroups(this.#env, change, groups);
    const givenUp = this.#failures >= NOTIFY_ATTEMPTS_MAX;
    this.#watchers.miss(givenUp ? [...gone, ...failed] : gone, Date.now());
    this.#owed = failed.length > 0 && !givenUp ? { version, groups: inGroups(failed) } : null;
    return this.#owed === null;
  }

  #save(state: State) {
    this.#state = state;
    this.#storage.kv.put(KEY, state);
  }
}
