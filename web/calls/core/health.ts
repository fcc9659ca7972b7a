import type { Clock } from '../../presence/clock.ts';

/** `lost`: was connected and is reconnecting. `failed`: was never connected, and is still retried. */
export type LinkState = 'connecting' | 'connected' | 'lost' | 'failed';

/** How long a connection may be interrupted before an ICE restart, and how long it may take to connect. */
const HICCUP_MS = 2_000;
const COMES_WITHIN_MS = 8_000;
/**
 * Each retry waits twice as long as the last, up to this time, because more attempts don't help an overloaded machine.
 */
const ATTEMPT_MAX_MS = 60_000;
/** The polite side waits this much longer, so that the other side retries first. */
const POLITE_MS = 3_000;
/** After this many failed ICE restarts the connection is replaced. */
const LOOKS_MAX = 2;

export interface HealthInputs {
  polite: boolean;
  clock: Clock;
  onState: (state: LinkState) => void;
  /** Repairs the connection. @param again ICE restarts have failed, so it is replaced */
  heal: (again: boolean) => void;
}

/** Tracks the state of a link, and decides when to repair it. */
export class Health {
  readonly #inputs: HealthInputs;
  #told: LinkState = 'connecting';
  #connected = false;
  #wasConnected = false;
  #looks = 0;
  #stop: (() => void) | null = null;

  constructor(inputs: HealthInputs) {
    this.#inputs = inputs;
  }

  /** Takes the browser's connection state. */
  see(state: RTCPeerConnectionState) {
    this.#connected = state === 'connected';
    if (this.#connected) {
      this.close();
      this.#looks = 0;
      this.#wasConnected = true;
      this.#tell('connected');
    } else if (state === 'disconnected' || state === 'failed') {
      if (this.#wasConnected) this.#tell('lost');
      else if (state === 'failed') this.#tell('failed');
      this.#healIn(state === 'failed' ? 0 : HICCUP_MS);
    }
  }

  /** Both sides have exchanged descriptions, so it should connect soon. */
  agreed() {
    if (!this.#connected) this.#healIn(COMES_WITHIN_MS);
  }

  /** The connection was replaced by a new one. */
  renewed() {
    this.#connected = false;
  }

  close() {
    this.#stop?.();
    this.#stop = null;
  }

  #healIn(ms: number) {
    this.close();
    const { polite, clock, heal } = this.#inputs;
    this.#stop = clock.after(polite ? ms + POLITE_MS : ms, () => {
      this.#looks += 1;
      const again = this.#looks > LOOKS_MAX;
      if (again) this.#looks = 0;
      this.#healIn(Math.min(2 * Math.max(ms, COMES_WITHIN_MS / 2), ATTEMPT_MAX_MS));
      heal(again);
    });
  }

  #tell(state: LinkState) {
    if (state === this.#told) return;
    this.#told = state;
    this.#inputs.onState(state);
  }
}
