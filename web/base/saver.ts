import { useEffect, useSyncExternalStore } from 'react';

import { type Store, createStore } from './store.ts';

export interface Saving<Value> {
  value: Value;
  state: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Why saving failed. */
  failure: unknown;
}

interface Options<Value> {
  /** What the server has. */
  saved: Value;
  /** What an earlier page could not save. It counts instead of the server's. */
  draft?: Value | null;
  /** Applies what was changed here to what the server has now. So changes of another tab or device stay. */
  merge: (before: Value, value: Value) => Promise<Value>;
  send: (value: Value) => Promise<void>;
  /** Stores what is unsaved for a reload. Null removes it. */
  keep?: (draft: Value | null) => void;
  onSaved?: () => void;
}

/** Changes within this pause are saved together. */
const PAUSE_MS = 500;

/**
 * Saves changes automatically, after a pause and with one request at a time, so that the last state wins. A failure
 * loses no changes.
 */
export class Saver<Value> {
  readonly #options: Options<Value>;
  readonly #store: Store<Saving<Value>>;
  /** What this page has sent last, or has begun with. */
  #before: Value;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = false;
  /** Whether it was asked to save during the last request, for example because the network came back. */
  #again = false;

  constructor(options: Options<Value>) {
    this.#options = options;
    const { saved, draft = null } = options;
    this.#before = saved;
    this.#store = createStore<Saving<Value>>({
      value: draft ?? saved,
      state: draft === null ? 'saved' : 'unsaved',
      failure: null,
    });
    if (draft !== null) this.#wait();
  }

  readonly current = () => this.#store.get();

  /** Nothing has been changed since the page was loaded. */
  readonly untouched = () => this.current().value === this.#options.saved;

  readonly subscribe = (listener: () => void) => this.#store.subscribe(listener);

  readonly change = (value: Value) => {
    this.#options.keep?.(value);
    this.#store.set({ value, state: 'unsaved', failure: null });
    this.#wait();
  };

  /** Saves pending or failed changes at once. A page that is being closed has no time to merge them. */
  readonly flush = (event?: { type: string }) => {
    clearTimeout(this.#timer);
    if (this.current().state === 'saved') return;
    if (this.#sending) {
      this.#again = true;
      return;
    }
    void this.#send(this.current().value, event?.type !== 'pagehide');
  };

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  async #send(value: Value, merges: boolean) {
    this.#sending = true;
    this.#again = false;
    this.#store.set({ value, state: 'saving', failure: null });
    const { merge, send } = this.#options;
    let failure: unknown = null;
    try {
      await send(merges ? await merge(this.#before, value) : value);
      this.#before = value;
    } catch (error) {
      failure = error ?? new Error('The save failed.');
    }
    this.#sending = false;
    if (this.current().value !== value) {
      // It was changed during the request, so its result no longer matters.
      this.flush();
      return;
    }
    if (failure !== null) {
      this.#store.set({ value, state: 'failed', failure });
      if (this.#again) this.flush();
      return;
    }
    this.#options.keep?.(null);
    this.#store.set({ value, state: 'saved', failure: null });
    this.#options.onSaved?.();
  }
}

/** What is shown. It is saved at once when the user leaves the page or the network is back. */
export function useSaver<Value>(saver: Saver<Value>) {
  useEffect(() => {
    addEventListener('online', saver.flush);
    addEventListener('pagehide', saver.flush);
    return () => {
      removeEventListener('online', saver.flush);
      removeEventListener('pagehide', saver.flush);
      saver.flush();
    };
  }, [saver]);
  return useSyncExternalStore(saver.subscribe, saver.current);
}
