import type { Clock } from '../../presence/clock.ts';

/** `lost`: was there and is being sought again. `failed`: never came about, though it is still tried. */
export type LinkState = 'connecting' | 'connected' | 'lost' | 'failed';

/** A connection may hiccup for so long before new ways are looked for, and may take so long to come about. */
const HICCUP_MS = 2_000;
const COMES_WITHIN_MS = 8_000;
/** A machine that is short of breath is not helped by ever more attempts: each waits twice as long as the last. */
const ATTEMPT_MAX_MS = 60_000;
/** The polite one leaves it to the other for so much longer. */
const POLITE_MS = 3_000;
/** After so many looks for new ways in vain, everything is begun again. */
const LOOKS_MAX = 2;

export interface HealthInputs {
  polite: boolean;
  clock: Clock;
  onState: (state: LinkState) => void;
  /** Something has to be done. @param again it has been tried before, in vain */
  heal: (again: boolean) => void;
}

/** How a link does, and when something is to be done about it. */
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

  /** The browser says how the connection does. */
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

  /** Both sides have agreed on a connection: by now it should come about. */
  agreed() {
    if (!this.#connected) this.#healIn(COMES_WITHIN_MS);
  }

  /** The connection is another one from here on. */
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
