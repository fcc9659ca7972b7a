import type { CallMedia } from '../../worker/contract/call-bounds.ts';
import type { CallEvent } from './call-rules.ts';
import { type CallState, type Peer, ringing } from './call-state.ts';
import type { Store } from './known-calls.ts';

/** What one user's object has to do elsewhere. Each may be done twice. */
export type Errand =
  | {
      kind: 'start';
      call: string;
      peer: Peer;
      /** Who is called, or in `session` whose members are. */
      to: number[];
      session: number | null;
      media: CallMedia;
      /** In ms since 1970. */
      at: number;
    }
  /** What `start` has come to: it may have been heard, whatever became of the answer. */
  | { kind: 'begin'; call: string; peer: Peer; begun: CallState }
  | { kind: 'ring'; call: string; peer: Peer; to: number[] }
  | { kind: 'accept'; call: string; peer: Peer; connected: boolean }
  | { kind: 'act'; call: string; event: CallEvent };

const PREFIX = 'errand/';
const ATTEMPTS_MAX = 15;
const RETRY_MS = 1_000;
/** When whatever waits is looked at in any case: the object may have died over it. */
const GUARD_MS = 4_000;

interface Ports {
  store: Store;
  run: (errand: Errand) => Promise<unknown>;
  /** Nothing can be done for this one any more. */
  giveUp: (errand: Errand) => void;
  /** There is one more or one less. */
  changed: () => void;
  /** Asks to be resumed after so many ms. */
  wakeIn: (ms: number) => void;
}

/**
 * One after another, in the order they came, and written down before: an object that dies in the middle takes
 * them up again. So one user's calls are decided at one place, one at a time.
 */
export class Errands {
  readonly #ports: Ports;
  readonly #waiting: Map<string, Errand>;
  readonly #attempts = new Map<string, number>();
  #last: number;
  #run: Promise<void> | null = null;

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#waiting = new Map(ports.store.list<Errand>({ prefix: PREFIX }));
    this.#last = Math.max(
      0,
      ...[...this.#waiting.keys()].map((key) => Number(key.slice(PREFIX.length))),
    );
  }

  add(errand: Errand) {
    const text = JSON.stringify(errand);
    // On, off and on again are three; anything else is done as well by the one that waits.
    const repeated = errand.kind !== 'act' || errand.event.type !== 'switch';
    if (repeated && this.#some((other) => JSON.stringify(other) === text)) return;
    if (this.#waiting.size === 0) this.#ports.wakeIn(GUARD_MS);
    this.#last += 1;
    const key = PREFIX + String(this.#last).padStart(12, '0');
    this.#waiting.set(key, errand);
    this.#ports.store.put(key, errand);
    void this.resume();
    this.#ports.changed();
  }

  #some(is: (errand: Errand) => boolean): boolean {
    return [...this.#waiting.values()].some(is);
  }

  /** Puts what an errand has come to in its place. */
  replace(errand: Errand, by: Errand) {
    const [key] = [...this.#waiting].find(([, other]) => other === errand) ?? [];
    if (key === undefined) return;
    this.#waiting.set(key, by);
    this.#ports.store.put(key, by);
    this.#ports.changed();
  }

  /** The ring that is about to be started. */
  starting() {
    return [...this.#waiting.values()].find(({ kind }) => kind === 'start' || kind === 'begin');
  }

  /** Whom the user is about to ring, if it is one. */
  calling(): number | null {
    const errand = this.starting();
    const to =
      errand?.kind === 'start' && errand.session === null
        ? errand.to
        : errand?.kind === 'begin' && errand.begun.session === null
          ? ringing(errand.begun).map(({ id }) => id)
          : [];
    const [only, more] = to;
    return more === undefined ? (only ?? null) : null;
  }

  /** Resolves when everything is done, or something has failed and waits for another attempt. */
  resume(): Promise<void> {
    if (this.#waiting.size === 0) return Promise.resolve();
    this.#run ??= this.#work();
    return this.#run;
  }

  async #work() {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) break;
      const [key, errand] = next;
      try {
        await this.#ports.run(errand);
      } catch (error) {
        const attempts = (this.#attempts.get(key) ?? 0) + 1;
        this.#attempts.set(key, attempts);
        console.error(`A call's ${errand.kind} failed`, error);
        if (attempts < ATTEMPTS_MAX) {
          this.#ports.wakeIn(RETRY_MS);
          break;
        }
        this.#ports.giveUp(errand);
      }
      this.#attempts.delete(key);
      this.#waiting.delete(key);
      this.#ports.store.delete(key);
      this.#ports.changed();
    }
    // At once, not when the promise has settled: what is added in between must not wait for another.
    this.#run = null;
  }
}
