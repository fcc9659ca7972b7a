import { SOCKET_PING_INTERVAL_MS } from '../../worker/contract/presence.ts';
import type { Clock } from './clock.ts';

/** If a ping gets no response for this long, the network is down, even if the browser hasn't noticed. */
export const PONG_MAX_MS = 10_000;
/** How long a response may take after a network change. It is short because a call may be waiting. */
export const PROBE_TIMEOUT_MS = 1_500;

interface HeartbeatInputs {
  clock: Clock;
  isOpen: () => boolean;
  sendPing: () => void;
  /** No response came in time. */
  onDead: () => void;
}

/** Finds out whether an open socket still works. Its regular pings tell the server that the tab is alive. */
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

  /** Any message proves that the network works. */
  heard() {
    this.#stopPong?.();
    this.#stopPong = null;
  }

  /** Sends a ping that needs a response within this time, unless an earlier ping is due sooner. */
  ask(withinMs: number) {
    const { clock, isOpen, sendPing, onDead } = this.#inputs;
    const by = clock.now() + withinMs;
    if (!isOpen() || (this.#stopPong && this.#pongBy <= by)) return;
    sendPing();
    this.heard();
    this.#pongBy = by;
    this.#stopPong = clock.after(withinMs, onDead);
  }

  /** Pings at a fixed interval, whatever other messages are sent. */
  #schedule() {
    this.#stopPing = this.#inputs.clock.after(SOCKET_PING_INTERVAL_MS, () => {
      this.ask(PONG_MAX_MS);
      this.#schedule();
    });
  }
}
