import type { Level, Platform } from '../../../worker/contract/vocabulary.ts';
import { type Store, createStore } from '../../base/store.ts';

/** A chosen game of a user. */
export interface Choice {
  id: number;
  name: string;
  cover?: readonly string[];
  platform: Platform | null;
  level: Level | null;
}

export interface Saving {
  choices: readonly Choice[];
  state: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Why saving failed. */
  failure: unknown;
}

interface Options {
  /** The games on the server. */
  saved: readonly Choice[];
  /** The games that an earlier page could not save. They count instead of the server's. */
  draft: readonly Choice[] | null;
  send: (choices: readonly Choice[]) => Promise<void>;
  /** Stores unsaved games for a reload. Null removes them. */
  keep: (draft: readonly Choice[] | null) => void;
  onSaved: () => void;
}

/** Changes within this pause are saved together. */
const PAUSE_MS = 500;

/**
 * Saves changes automatically, after a pause and with one request at a time, so that the last state wins. A failure
 * loses no changes.
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

  /** Saves pending or failed changes at once. */
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
      // The games were changed during the request, so its result no longer matters.
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
