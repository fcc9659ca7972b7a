import type { ServerFrame } from '../../worker/contract/socket.ts';
import type { Desk, DeskInputs } from './desk.ts';
import type { CallInput } from './machine.ts';
import { calls } from './store.ts';

/** So long after the socket has opened what a ring needs is fetched: it must be there at once, also after a deploy. */
const AHEAD_MS = 3_000;

/** What is heard here, and passed on to the desk. */
const RINGS = new Set<ServerFrame['event']>(['call', 'addcall', 'joined']);

/**
 * Listens for rings with as little as that takes. All the rest is loaded with the first ring or call; what came
 * before it is told to it then, in its order.
 */
export class Doorbell {
  readonly #inputs: DeskInputs;
  #desk: Promise<Desk> | null = null;
  #open: Desk | null = null;
  #waiting: CallInput[] = [];
  #closed = false;

  constructor(inputs: DeskInputs) {
    this.#inputs = inputs;
  }

  /** Before the socket opens: the peer to come back as, where a reload cut this tab off its call. */
  async comeBack(): Promise<string | null> {
    const { tabPeer } = this.#inputs;
    if (this.#open || this.#desk) return tabPeer.peerId;
    const kept = await tabPeer.recall();
    if (!kept || this.#closed) return null;
    this.#waiting.push({ kind: 'resume', ...kept });
    this.desk().catch(() => undefined);
    return kept.peerId;
  }

  hear(frame: ServerFrame) {
    this.#put({ kind: 'frame', frame });
    if (RINGS.has(frame.event)) this.desk().catch(() => undefined);
    else if (frame.event === 'welcome') this.#fetchAhead();
  }

  down() {
    this.#put({ kind: 'down' });
  }

  /** @throws where the script can't be loaded now; asked for again, it is tried again */
  desk(): Promise<Desk> {
    this.#desk ??= import('./desk.ts').then(
      ({ Desk: Loaded }) => {
        const desk = new Loaded(this.#inputs);
        for (const input of this.#waiting) desk.put(input);
        this.#waiting = [];
        if (this.#closed) desk.close();
        else this.#open = desk;
        return desk;
      },
      (error: unknown) => {
        this.#desk = null;
        throw error;
      },
    );
    return this.#desk;
  }

  close() {
    this.#closed = true;
    this.#open?.close();
    this.#open = null;
    calls.clear();
  }

  #fetchAhead() {
    this.#inputs.clock.after(AHEAD_MS, () => {
      if (!this.#closed) import('./desk.ts').catch(() => undefined);
    });
  }

  #put(input: Extract<CallInput, { kind: 'frame' | 'down' }>) {
    if (this.#open) this.#open.put(input);
    else if (this.#desk) this.#waiting.push(input);
    else if (input.kind === 'down') this.#waiting = [];
    else if (input.frame.event === 'welcome') this.#waiting = [input];
    else if (input.frame.event !== 'notice') this.#waiting.push(input);
  }
}

let current: Doorbell | null = null;

/** The one of this tab; null while nobody is logged in. */
export const doorbell = {
  set: (next: Doorbell | null) => {
    current?.close();
    current = next;
  },
  /** @throws where nobody is logged in, or it can't be loaded */
  desk: (): Promise<Desk> =>
    current ? current.desk() : Promise.reject(new Error('Nobody is logged in.')),
};
