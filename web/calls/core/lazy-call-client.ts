import type { ServerFrame } from '../../../worker/contract/socket.ts';
import type { CallController, CallControllerInputs } from './call-controller.ts';
import type { CallInput } from './machine.ts';
import { calls } from './store.ts';

/** So long after the socket has opened what a ring needs is fetched: it must be there at once, also after a deploy. */
const AHEAD_MS = 3_000;

/** Frames that need the controller. */
const RINGS = new Set<ServerFrame['event']>(['call', 'addcall', 'joined']);

/** Frames that are none of its business. */
const APART = new Set<ServerFrame['event']>(['notice', 'voice']);

/**
 * Waits for rings with as little code as that takes. The call controller is loaded with the first ring or call, and
 * then given what came before, in order.
 */
export class LazyCallClient {
  readonly #inputs: CallControllerInputs;
  #controller: Promise<CallController> | null = null;
  #open: CallController | null = null;
  #waiting: CallInput[] = [];
  #closed = false;

  constructor(inputs: CallControllerInputs) {
    this.#inputs = inputs;
  }

  /** Before the socket opens: the peer to come back as, where a reload cut this tab off its call. */
  async comeBack(): Promise<string | null> {
    const { tabPeer } = this.#inputs;
    if (this.#open || this.#controller) return tabPeer.peerId;
    const kept = await tabPeer.recall();
    if (!kept || this.#closed) return null;
    this.#waiting.push({ kind: 'resume', ...kept });
    this.controller().catch(() => undefined);
    return kept.peerId;
  }

  take(frame: ServerFrame) {
    this.#put({ kind: 'frame', frame });
    if (RINGS.has(frame.event)) this.controller().catch(() => undefined);
    else if (frame.event === 'welcome') this.#fetchAhead();
  }

  down() {
    this.#put({ kind: 'down' });
  }

  /** @throws where the script can't be loaded now; asked for again, it is tried again */
  controller(): Promise<CallController> {
    this.#controller ??= import('./call-controller.ts').then(
      ({ CallController: Loaded }) => {
        const controller = new Loaded(this.#inputs);
        for (const input of this.#waiting) controller.put(input);
        this.#waiting = [];
        if (this.#closed) controller.close();
        else this.#open = controller;
        return controller;
      },
      (error: unknown) => {
        this.#controller = null;
        throw error;
      },
    );
    return this.#controller;
  }

  close() {
    this.#closed = true;
    this.#open?.close();
    this.#open = null;
    calls.clear();
  }

  #fetchAhead() {
    this.#inputs.clock.after(AHEAD_MS, () => {
      if (!this.#closed) import('./call-controller.ts').catch(() => undefined);
    });
  }

  #put(input: Extract<CallInput, { kind: 'frame' | 'down' }>) {
    if (this.#open) this.#open.put(input);
    else if (this.#controller) this.#waiting.push(input);
    else if (input.kind === 'down') this.#waiting = [];
    else if (input.frame.event === 'welcome') this.#waiting = [input];
    else if (!APART.has(input.frame.event)) this.#waiting.push(input);
  }
}

let current: LazyCallClient | null = null;

/** The one of this tab; null while nobody is logged in. */
export const callClient = {
  set: (next: LazyCallClient | null) => {
    current?.close();
    current = next;
  },
  /** @throws where nobody is logged in, or it can't be loaded */
  controller: (): Promise<CallController> =>
    current ? current.controller() : Promise.reject(new Error('Nobody is logged in.')),
};
