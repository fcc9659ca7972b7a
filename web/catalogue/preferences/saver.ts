import type { Level, Platform } from '../../../worker/contract/vocabulary.ts';
import { type Store, createStore } from '../../ui/store.ts';

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
  readonly #store: Store<Saving>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: readonly Choice[] | undefined;

  constructor(options: Options) {
    this.#options = options;
    const { saved, draft } = options;
    this.#store = createStore<Saving>({
      choices: draft ?? saved,
      state: draft ? 'unsaved' : 'saved',
      failure: null,
    });
    if (draft) this.#wait();
  }

  readonly current = () => this.#store.get();

  /** Nothing has been changed since the page was loaded. */
  readonly untouched = () => this.current().choices === this.#options.saved;

  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);

  readonly change = (choices: readonly Choice[]) => {
    this.#options.keep(choices);
    this.#store.set({ choices, state: 'unsaved', failure: null });
    this.#wait();
  };

  /** Saves now what waits for its pause, or has failed. */
  readonly flush = () => {
    clearTimeout(this.#timer);
    if (this.current().state === 'saved' || this.#sending !== undefined) return;
    void this.#send(this.current().choices);
  };

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, PAUSE_MS);
  }

  async #send(choices: readonly Choice[]) {
    this.#sending = choices;
    this.#store.set({ choices, state: 'saving', failure: null });
    let failure: unknown = null;
    try {
      await this.#options.send(choices);
    } catch (error) {
      failure = error ?? new Error('The save failed.');
    }
    this.#sending = undefined;
    if (this.current().choices !== choices) {
      // Changed meanwhile: what was sent is old, whatever became of it.
      this.flush();
      return;
    }
    if (failure !== null) {
      this.#store.set({ choices, state: 'failed', failure });
      return;
    }
    this.#options.keep(null);
    this.#store.set({ choices, state: 'saved', failure: null });
    this.#options.onSaved();
  }
}
