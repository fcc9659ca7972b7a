import type { ActResult, Basis, CallState, CallEvent } from '../../worker/contract/objects/call.ts';
import {
  type StoredCall,
  type Written,
  acknowledge,
  canWait,
  decide,
  forgetAt,
  nextAlarm,
  unnotified,
  unrecorded,
} from './call-delivery.ts';
import type { Store } from './user-state.ts';

export interface CallPorts {
  now: () => number;
  store: Store;
  /** Sends the call to a user's object. @returns `busy` if it can't ring there */
  notify: (user: number, call: CallState) => Promise<'busy' | null>;
  /** Writes the call's history, and who is in a session's call. */
  record: (written: Written, version: number) => Promise<void>;
  /** Sets the only alarm, or deletes it with null. */
  wakeAt: (time: number | null) => void;
  /** Deletes everything stored. */
  clear: () => void;
}

const KEY = 'call';
/** So long after a change was sent, changes that can wait are collected. A user's object gets them as one. */
const BUNDLE_MS = 100;

/**
 * Runs the reducer of one call. It applies one event at a time, and sends the whole state to everyone concerned until
 * they acknowledge it. The acknowledged versions are stored, so a failed delivery is retried.
 */
export class CallRunner {
  readonly #ports: CallPorts;
  readonly #notifying = new Set<number>();
  #stored: StoredCall | null;
  #recording = false;
  #failures = 0;
  #alarm: number | null = null;
  /** Before this, changes that can wait do. */
  #bundleUntil: number;
  #waits: boolean;

  constructor(ports: CallPorts) {
    this.#ports = ports;
    const [row] = ports.store.list<StoredCall>({ prefix: KEY });
    this.#stored = row?.[1] ?? null;
    // What an eviction left unsent is due at once, since it is forgotten until when that had to wait.
    this.#bundleUntil = ports.now();
    this.#waits = this.#stored !== null && unnotified(this.#stored).length > 0;
  }

  /** Starts the call with this state, once. @returns the present state */
  start(begun: CallState): CallState {
    if (this.#stored) return this.#stored.call;
    const acknowledged = { [begun.callerId]: begun.version };
    this.#change({ call: begun, acknowledged, recorded: '' }, false);
    return begun;
  }

  /** @param basis what the event's facts are about. If the call has changed since, the answer is `needsFacts` */
  act(event: CallEvent, basis?: Basis): ActResult {
    const stored = this.#stored;
    if (!stored) return { call: null, needsFacts: false };
    const acted = decide(stored, event, basis, this.#ports.now());
    if (acted.call !== stored.call) {
      this.#change({ ...stored, call: acted.call }, canWait(event, acted.call));
    }
    return acted;
  }

  look(): CallState | null {
    return this.#stored && this.act({ type: 'tick' }).call;
  }

  /** When an alarm is needed, in ms since 1970, or null. */
  dueAt(): number | null {
    const busy = this.#notifying.size > 0 || this.#recording;
    const around = { now: this.#ports.now(), busy, failures: this.#failures };
    const next = this.#stored && nextAlarm(this.#stored, around);
    return this.#waits ? Math.min(this.#bundleUntil, next ?? Infinity) : next;
  }

  handleAlarm() {
    this.#alarm = null;
    if (!this.#stored) return;
    if ((forgetAt(this.#stored) ?? Infinity) <= this.#ports.now()) {
      this.#stored = null;
      this.#ports.clear();
      return;
    }
    this.act({ type: 'tick' });
    this.#deliver();
    this.#arm();
  }

  /** Sends first, then writes. A ring must not wait for the disk, and a state that comes twice is harmless. */
  #change(stored: StoredCall, mayWait: boolean) {
    const isShown = stored.call.version !== this.#stored?.call.version;
    this.#stored = stored;
    // Who speaks is written with the next change that others are told of.
    if (!isShown) return;
    this.#failures = 0;
    this.#waits = mayWait && this.#ports.now() < this.#bundleUntil;
    if (!this.#waits) this.#deliver();
    this.#save();
  }

  #save() {
    if (this.#stored) this.#ports.store.put(KEY, this.#stored);
    this.#arm();
  }

  #deliver() {
    if (!this.#stored) return;
    this.#waits = false;
    this.#bundleUntil = this.#ports.now() + BUNDLE_MS;
    for (const user of unnotified(this.#stored)) void this.#notify(user);
    void this.#record();
  }

  /** One notification at a time per user, always with the newest state. */
  async #notify(user: number): Promise<void> {
    if (!this.#stored || this.#notifying.has(user)) return;
    this.#notifying.add(user);
    const { call } = this.#stored;
    const answer = await this.#ports.notify(user, call).catch((error: unknown) => {
      console.error(`User ${user} could not be notified of a call`, error);
      return 'failed' as const;
    });
    this.#notifying.delete(user);
    if (answer === 'failed') this.#failures += 1;
    else if (this.#stored) {
      this.#stored = acknowledge(this.#stored, user, call.version);
      if (answer === 'busy') this.act({ type: 'busy', user });
      if (!this.#waits && unnotified(this.#stored).includes(user)) return this.#notify(user);
    }
    if (this.#notifying.size === 0) this.#save();
  }

  async #record(): Promise<void> {
    if (!this.#stored || this.#recording) return;
    const record = unrecorded(this.#stored);
    if (!record) return;
    this.#recording = true;
    // After an eviction it is unknown whether this was written, so it is written again.
    this.#stored = { ...this.#stored, recorded: '' };
    this.#save();
    const recorded = await this.#ports.record(record, this.#stored.call.version).then(
      () => JSON.stringify(record),
      (error: unknown) => {
        console.error('A call could not be recorded', error);
        return null;
      },
    );
    this.#recording = false;
    if (recorded === null) this.#failures += 1;
    else if (this.#stored) {
      this.#stored = { ...this.#stored, recorded };
      if (!this.#waits && unrecorded(this.#stored)) return this.#record();
    }
    this.#save();
  }

  #arm() {
    const next = this.dueAt();
    if (next === this.#alarm) return;
    this.#alarm = next;
    this.#ports.wakeAt(next);
  }
}
