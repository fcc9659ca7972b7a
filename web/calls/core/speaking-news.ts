import type { Clock } from '../../presence/clock.ts';

/** Whoever is silent for longer has stopped. A breath isn't told. */
const SILENT_MS = 1_500;
/** How often somebody who speaks and still isn't heard says so again, as the news may have been lost. */
const AGAIN_MS = 2_000;

interface Speaker {
  speaking: boolean;
  /** Whether the others receive this user's sound. */
  heard: boolean;
}

/** Decides when the others learn that this user has begun or stopped to speak. */
export class SpeakingNews {
  readonly #clock: Clock;
  readonly #tell: (on: boolean) => void;
  #on = false;
  #spokeAt = -Infinity;
  #toldAt = -Infinity;

  constructor(clock: Clock, tell: (on: boolean) => void) {
    this.#clock = clock;
    this.#tell = tell;
  }

  /** @param speaker null while all are heard anyway */
  look(speaker: Speaker | null) {
    if (!speaker) {
      if (this.#on) this.#tell(false);
      this.#on = false;
      return;
    }
    const now = this.#clock.now();
    if (speaker.speaking) this.#spokeAt = now;
    const on = now - this.#spokeAt < SILENT_MS;
    const again = on && !speaker.heard && now - this.#toldAt >= AGAIN_MS;
    if (on === this.#on && !again) return;
    this.#on = on;
    this.#toldAt = now;
    this.#tell(on);
  }
}
