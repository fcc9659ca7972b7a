import { SOCKET_PING_INTERVAL_MS } from '../../worker/contract/presence.ts';
import type { Clock } from './clock.ts';

/** A ping without an answer for so long: the network is gone, though the browser hasn't noticed. */
export const PONG_MAX_MS = 10_000;
/** The same once the network has changed: a call waits for it. */
export const PROOF_MAX_MS = 1_500;

interface HeartbeatInputs {
  clock: Clock;
  isOpen: () => boolean;
  sendPing: () => void;
  /** No answer came in time. */
  onDead: () => void;
}

/** Finds out whether an open socket still works. Its regular pings are what the server takes for a sign of life. */
export class Heartbeat {
  readonly #inputs: HeartbeatInputs;
  #stopPing: (() => void) | null = null;
  #stopPong: (() => void) | null = null;
  #pongBy = 0;

  constructor(inputs: HeartbeatInputs) {
    this.#inputs = inputs;
  }

  start() {
    this.stop();
    this.#schedule();
  }

  stop() {
    this.heard();
    this.#stopPing?.();
    this.#stopPing = null;
  }

  /** Whatever arrives says that the network is there. */
  heard() {
    this.#stopPong?.();
    this.#stopPong = null;
  }

  /** Asks for an answer within so many ms, unless an earlier ping has to be answered sooner. */
  ask(withinMs: number) {
    const { clock, isOpen, sendPing, onDead } = this.#inputs;
    const by = clock.now() + withinMs;
    if (!isOpen() || (this.#stopPong && this.#pongBy <= by)) return;
    sendPing();
    this.heard();
    this.#pongBy = by;
    this.#stopPong = clock.after(withinMs, onDead);
  }

  /** Regular, whatever else is said meanwhile. */
  #schedule() {
    this.#stopPing = this.#inputs.clock.after(SOCKET_PING_INTERVAL_MS, () => {
      this.ask(PONG_MAX_MS);
      this.#schedule();
    });
  }
}
