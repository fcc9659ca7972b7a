import type { CallServerFrame } from '../../../worker/contract/call.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import type { CallController, CallControllerInputs } from './call-controller.ts';
import type { CallInput } from './machine.ts';
import { calls } from './store.ts';

/** How long after the socket has opened the controller is loaded in advance. Then it also works after a deploy. */
const AHEAD_MS = 3_000;

/** Frames that have nothing to do with calls. They aren't kept for the controller. */
const NO_CALLS: Record<
  Exclude<ServerFrame['event'], CallServerFrame['event'] | 'welcome' | 'error'>,
  1
> = {
  notice: 1,
  'notice-count': 1,
  'notice-read': 1,
  roster: 1,
  voice: 1,
  message: 1,
  typing: 1,
  read: 1,
  unread: 1,
};
/** Frames that load the controller. */
const RINGS = new Set<ServerFrame['event']>(['call', 'addcall', 'joined']);

/**
 * Waits for rings with as little code as possible. The call controller is loaded with the first ring or call, and
 * then receives all earlier frames in order.
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

  /** Called before the socket opens. @returns the peer id to rejoin as, if a reload interrupted a call */
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

  /** @throws if the script can't be loaded. The next call tries again */
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
    else if (!(input.frame.event in NO_CALLS)) this.#waiting.push(input);
  }
}

let current: LazyCallClient | null = null;

/** This tab's client. Null while logged out. */
export const callClient = {
  set: (next: LazyCallClient | null) => {
    current?.close();
    current = next;
  },
  /** @throws if no one is logged in, or if it can't be loaded */
  controller: (): Promise<CallController> =>
    current ? current.controller() : Promise.reject(new Error('Nobody is logged in.')),
};
