import type { Level, Platform } from '../../worker/contract/vocabulary.ts';

/** A game that somebody plays, as chosen on the page. */
export interface Choice {
  id: number;
  name: string;
  cover?: readonly string[] | undefined;
  platform: Platform | null;
  level: Level | null;
}

export interface Saving {
  choices: readonly Choice[];
  state: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Why it is not saved. */
  failure: unknown;
}

interface Options {
  /** What the server has. */
  saved: readonly Choice[];
  /** What an earlier page could not save; it goes before what the server has. */
  draft: readonly Choice[] | null;
  send: (choices: readonly Choice[]) => Promise<void>;
  /** Keeps what is not saved yet over a reload; null forgets it. */
  keep: (draft: readonly Choice[] | null) => void;
  onSaved: () => void;
}

/** Changes that follow each other closely are saved as one. */
const PAUSE_MS = 500;

/**
 * Saves as one changes: after a pause, one request at a time, so that the last state is the one that stays.
 * Whatever fails, nothing chosen is lost.
 */
export class PreferenceSaver {
  readonly #options: Options;
  readonly #listeners = new Set<() => void>();
  #saving: Saving;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: readonly Choice[] | undefined;

  constructor(options: Options) {
    this.#options = options;
    const { saved, draft } = options;
    this.#saving = { choices: draft ?? saved, state: draft ? 'unsaved' : 'saved', failure: null };
    if (draft) this.#wait();
  }

  readonly current = () => this.#saving;

  /** Nothing has been changed since the page was loaded. */
  readonly untouched = () => this.#saving.choices === this.#options.saved;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly change = (choices: readonly Choice[]) => {
    this.#options.keep(choices);
    this.#set({ choices, state: 'unsaved', failure: null });
    this.#wait();
  };

  /** Saves now what waits for its pause, or has failed. */
  readonly flush = () => {
    clearTimeout(this.#timer);
    if (this.#saving.state === 'saved' || this.#sending !== undefined) return;
    void this.#send(this.#saving.choices);
  };

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, PAUSE_MS);
  }

  #set(saving: Saving) {
    this.#saving = saving;
    for (const listener of this.#listeners) listener();
  }

  async #send(choices: readonly Choice[]) {
    this.#sending = choices;
    this.#set({ choices, state: 'saving', failure: null });
    let failure: unknown = null;
    try {
      await this.#options.send(choices);
    } catch (error) {
      failure = error ?? new Error('The save failed.');
    }
    this.#sending = undefined;
    if (this.#saving.choices !== choices) {
      // Changed meanwhile: what was sent is old, whatever became of it.
      this.flush();
      return;
    }
    if (failure !== null) {
      this.#set({ choices, state: 'failed', failure });
      return;
    }
    this.#options.keep(null);
    this.#set({ choices, state: 'saved', failure: null });
    this.#options.onSaved();
  }
}
