import { storeOnline } from '../worker/db/presence.ts';
import type { Env } from '../worker/env.ts';
import { Deadlines } from './deadlines.ts';
import { inGroups, tellGroups } from './notice.ts';
import { Watchers } from './watchers.ts';

interface State {
  online: boolean;
  /** In ms since 1970. */
  changedAt: number;
  /** Grows with each change; those below say how far the change has got. */
  version: number;
  storedVersion: number;
  toldVersion: number;
  /** Whether the watchers have to ask again if they may know. */
  judge: boolean;
  /** The number of the last telling about the user's sockets. */
  heard: number;
}

const NEVER: State = {
  online: false,
  changedAt: 0,
  version: 0,
  storedVersion: 0,
  toldVersion: 0,
  judge: false,
  heard: 0,
};
const KEY = 'state';

/** Set before a change is worked on: an object that dies in the middle of it takes it up again. */
const GUARD_MS = 10_000;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 60_000;
/** A watcher whose object could not be reached so often loses its lease; the next stream renews it. */
const TELL_ATTEMPTS_MAX = 5;

/**
 * Whether one user is online. A change is written down first, then stored for the lists and told to the
 * watchers, as often as it takes; doing it twice changes nothing, since a change has a version.
 */
export class OnlineState {
  readonly #storage: DurableObjectStorage;
  readonly #env: Env;
  readonly #userId: () => number;
  readonly #deadlines: Deadlines<'offline' | 'settle'>;
  readonly #watchers: Watchers;
  #state: State;
  #settling: Promise<void> | null = null;
  #failures = 0;
  /** Whom the last telling didn't reach; null where that isn't known, and all have to be told. */
  #owed: { version: number; groups: number[][] } | null = null;

  constructor(storage: DurableObjectStorage, env: Env, userId: () => number) {
    this.#storage = storage;
    this.#env = env;
    this.#userId = userId;
    this.#deadlines = new Deadlines(storage, ['offline', 'settle']);
    this.#watchers = new Watchers(storage);
    this.#state = storage.kv.get<State>(KEY) ?? NEVER;
  }

  /** Whether a telling is news: not one that came twice, or that was overtaken by a later one. */
  hears(telling: number): boolean {
    if (telling <= this.#state.heard) return false;
    this.#save({ ...this.#state, heard: telling });
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
    await this.#change({ judge: true }, Date.now());
  }

  watch(viewer: number, now: number) {
    this.#watchers.lease(viewer, now);
    const { online, version } = this.#state;
    return { online, version };
  }

  async handleAlarm(now: number) {
    const due = this.#deadlines.due(now);
    if (due.includes('offline')) await this.leave(now, now);
    if (due.includes('settle')) await this.#settle();
    this.#deadlines.rearm();
  }

  #change(change: Partial<State>, now: number) {
    this.#save({ ...this.#state, ...change, version: this.#state.version + 1 });
    this.#failures = 0;
    this.#deadlines.set('settle', now + GUARD_MS);
    return this.#settle();
  }

  /** One at a time; a change that comes meanwhile is seen by the one that runs. */
  #settle(): Promise<void> {
    this.#settling ??= this.#run().finally(() => {
      this.#settling = null;
    });
    return this.#settling;
  }

  async #run() {
    for (;;) {
      const { version, storedVersion, toldVersion, judge } = this.#state;
      if (storedVersion === version && toldVersion === version) {
        this.#deadlines.clear('settle');
        return;
      }
      const [stored, told] = await Promise.all([
        storedVersion === version || this.#store(),
        toldVersion === version || this.#tell(),
      ]);
      const latest = this.#state.version === version;
      this.#save({
        ...this.#state,
        ...(stored && { storedVersion: version }),
        ...(told && { toldVersion: version, judge: latest ? false : judge || this.#state.judge }),
      });
      if (latest && !(stored && told)) {
        const delay = Math.min(RETRY_MIN_MS * 2 ** this.#failures, RETRY_MAX_MS);
        this.#failures += 1;
        this.#deadlines.set('settle', Date.now() + delay);
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

  async #tell() {
    const { version, online, judge } = this.#state;
    const all = this.#watchers.begin(Date.now());
    const groups = this.#owed?.version === version ? this.#owed.groups : all;
    const notice = { user: this.#userId(), online, version, judge };
    const { gone, failed } = await tellGroups(this.#env, notice, groups);
    const givenUp = this.#failures >= TELL_ATTEMPTS_MAX;
    this.#watchers.miss(givenUp ? [...gone, ...failed] : gone, Date.now());
    this.#owed = failed.length > 0 && !givenUp ? { version, groups: inGroups(failed) } : null;
    return this.#owed === null;
  }

  #save(state: State) {
    this.#state = state;
    this.#storage.kv.put(KEY, state);
  }
}
