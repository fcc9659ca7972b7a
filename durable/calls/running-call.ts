import { type CallEvent, applyEvent, dueAt } from './call-rules.ts';
import { type CallState, isIn, seated } from './call-state.ts';
import { type CallRecord, recordOf } from './call-record.ts';
import type { Store } from './known-calls.ts';
import type { Acted } from './ports.ts';

interface Ports {
  now: () => number;
  store: Store;
  /** Tells somebody's object; it may answer that it rings in vain. */
  tell: (user: number, call: CallState) => Promise<'busy' | null>;
  /** Writes what lists will show. */
  record: (record: CallRecord) => Promise<void>;
  /** Sets the one alarm, or with null takes it away. */
  wakeAt: (time: number | null) => void;
  /** Forgets everything. */
  clear: () => void;
}

interface Kept {
  call: CallState;
  /** The version that each has heard of. */
  told: Record<number, number>;
  /** What was recorded last, as JSON. */
  recorded: string;
}

const KEY = 'call';
const RETRY_MIN_MS = 1_000;
/** Somebody who is rung has 30 s in all; once it is over there is time. */
const RETRY_MAX_MS = 2_000;
const RETRY_MAX_ENDED_MS = 60_000;
/** Before whatever is under way is looked at again: an object that died in the middle of it takes it up. */
const GUARD_MS = 3_000;
/** An ended call is remembered so long: a start that is sent again must not ring again. */
const FORGET_MS = 60_000;
/** Whoever cannot be told for so long after the end never is. */
const GIVE_UP_MS = 60 * 60 * 1000;

/**
 * One call: decides one event at a time, and tells everybody concerned the whole state as often as it takes. Who
 * has heard of which version is kept, so that nothing that fails is forgotten.
 */
export class RunningCall {
  readonly #ports: Ports;
  readonly #telling = new Set<number>();
  #kept: Kept | null;
  #recording = false;
  #failures = 0;
  #alarm: number | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    const [row] = ports.store.list<Kept>({ prefix: KEY });
    this.#kept = row?.[1] ?? null;
  }

  /** Begins with this state, once. @returns the present one */
  start(begun: CallState): CallState {
    if (this.#kept) return this.#kept.call;
    const told = Object.fromEntries([[begun.callerId, begun.version]]);
    this.#change({ call: begun, told, recorded: '' });
    return begun;
  }

  /** @param covered whom the facts behind the event were about; somebody else in the call makes it `stale` */
  act(event: CallEvent, covered?: readonly number[]): Acted {
    if (!this.#kept) return { call: null, stale: false };
    const { call } = this.#kept;
    if (covered) {
      const present = event.type === 'accept' ? seated(call) : call.people.filter(isIn);
      if (present.some(({ id }) => !covered.includes(id))) return { call, stale: true };
    }
    const next = applyEvent(call, event, this.#ports.now());
    if (next !== call) this.#change({ ...this.#kept, call: next });
    return { call: next, stale: false };
  }

  look(): CallState | null {
    return this.#kept && this.act({ type: 'tick' }).call;
  }

  handleAlarm() {
    this.#alarm = null;
    if (!this.#kept) return;
    const { endedAt } = this.#kept.call;
    const since = endedAt === null ? 0 : this.#ports.now() - endedAt;
    if (since >= (this.#isSettled() ? FORGET_MS : GIVE_UP_MS)) {
      this.#kept = null;
      this.#ports.clear();
      return;
    }
    this.act({ type: 'tick' });
    this.#tellAll();
    this.#arm();
  }

  /** Tells first and writes then: whoever is rung doesn't wait for the disk, and a push that comes twice is nothing. */
  #change(kept: Kept) {
    this.#kept = kept;
    this.#failures = 0;
    this.#tellAll();
    this.#save();
  }

  #save() {
    if (this.#kept) this.#ports.store.put(KEY, this.#kept);
    this.#arm();
  }

  #owed(): number[] {
    if (!this.#kept) return [];
    const { call, told } = this.#kept;
    return call.people
      .filter((person) => (told[person.id] ?? 0) < (isIn(person) ? call.version : person.lastWord))
      .map(({ id }) => id);
  }

  #isSettled() {
    return this.#owed().length === 0 && this.#unrecorded() === null;
  }

  #unrecorded() {
    const record = this.#kept && recordOf(this.#kept.call);
    return record && JSON.stringify(record) !== this.#kept?.recorded ? record : null;
  }

  #tellAll() {
    for (const user of this.#owed()) void this.#tell(user);
    void this.#record();
  }

  /** One telling at a time to each, always of the newest. */
  async #tell(user: number): Promise<void> {
    if (!this.#kept || this.#telling.has(user)) return;
    this.#telling.add(user);
    const { call } = this.#kept;
    const answer = await this.#ports.tell(user, call).catch((error: unknown) => {
      console.error(`User ${user} could not be told of a call`, error);
      return 'failed' as const;
    });
    this.#telling.delete(user);
    if (answer === 'failed') this.#failures += 1;
    else if (this.#kept) {
      const { told } = this.#kept;
      this.#kept = {
        ...this.#kept,
        told: { ...told, [user]: Math.max(told[user] ?? 0, call.version) },
      };
      if (answer === 'busy') this.act({ type: 'busy', user });
      if (this.#owed().includes(user)) return this.#tell(user);
    }
    if (this.#telling.size === 0) this.#save();
  }

  async #record(): Promise<void> {
    const record = this.#unrecorded();
    if (!record || this.#recording) return;
    this.#recording = true;
    const recorded = await this.#ports.record(record).then(
      () => JSON.stringify(record),
      (error: unknown) => {
        console.error('A call could not be recorded', error);
        return null;
      },
    );
    this.#recording = false;
    if (recorded === null) this.#failures += 1;
    else if (this.#kept) {
      this.#kept = { ...this.#kept, recorded };
      if (this.#unrecorded()) return this.#record();
    }
    this.#save();
  }

  #arm() {
    const next = this.#nextAlarm();
    if (next === this.#alarm) return;
    this.#alarm = next;
    this.#ports.wakeAt(next);
  }

  #nextAlarm(): number | null {
    if (!this.#kept) return null;
    const { call } = this.#kept;
    const now = this.#ports.now();
    const { endedAt } = call;
    const settled = this.#isSettled();
    const forgetAt = endedAt === null ? null : endedAt + (settled ? FORGET_MS : GIVE_UP_MS);
    const times = [dueAt(call), forgetAt];
    if (!settled) {
      const busy = this.#telling.size > 0 || this.#recording;
      const most = endedAt === null ? RETRY_MAX_MS : RETRY_MAX_ENDED_MS;
      const retry = Math.min(RETRY_MIN_MS * 2 ** Math.max(0, this.#failures - 1), most);
      times.push(now + (busy ? GUARD_MS : retry));
    }
    const known = times.filter((at) => at !== null);
    return known.length > 0 ? Math.min(...known) : null;
  }
}
