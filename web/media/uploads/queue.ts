import { useSyncExternalStore } from 'react';

import type { OwnMedia } from '../../../worker/contract/media.ts';
import { accountState, onAccount } from '../../base/account.ts';
import { ApiError, api, byId, load } from '../../base/api.ts';
import { assertStill } from '../../base/assert-still.ts';
import type { MediaKind } from '../../base/media.ts';
import { createStore } from '../../base/store.ts';
import { type Refusal, judge } from './check-file.ts';
import { type Sent, sendPicture, sendVideo } from './send-file.ts';

/** One upload. Entries are immutable. Each change creates a new one. */
export interface Entry extends Partial<Sent> {
  readonly key: string;
  readonly file: File;
  readonly kind: MediaKind;
  readonly alt: string;
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done';
  /** The uploaded share of the file, in [0, 1]. */
  readonly sent: number;
  readonly refusal?: Refusal;
  readonly failure?: ApiError;
}

/** One at a time, so that the files keep the chosen order. In parallel each one would only be slower. */
const AT_ONCE = 1;
/** When a lost upload is retried, if the browser has a network by then. */
const RETRY_MS = 5_000;

const isInProgress = ({ state }: Entry) => state === 'waiting' || state === 'sending';

/**
 * The uploads to one owner. A queue lives as long as the tab, so uploads continue while the user visits other
 * screens. Without an owner it waits for one.
 */
export class UploadQueue {
  readonly #entries = createStore<readonly Entry[]>([]);
  #owner: string | null = null;
  readonly #running = new Map<string, AbortController>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    addEventListener('online', this.#retryLost);
    addEventListener('beforeunload', (event) => {
      if (this.#running.size > 0) event.preventDefault();
    });
  }

  entries = this.#entries.get;

  subscribe = this.#entries.subscribe;

  #replace(key: string, next: Entry) {
    this.#entries.set(this.entries().map((entry) => (entry.key === key ? next : entry)));
  }

  #change(key: string, change: Partial<Entry>) {
    const entry = this.#find(key);
    if (entry) this.#replace(key, { ...entry, ...change });
  }

  #find(key: string) {
    return this.entries().find((entry) => entry.key === key);
  }

  add(files: readonly File[]) {
    const added = files.map((file): Entry => {
      const { kind, refusal } = judge(file);
      const start = { key: crypto.randomUUID(), file, kind, alt: '', sent: 0 };
      return refusal ? { ...start, state: 'refused', refusal } : { ...start, state: 'waiting' };
    });
    this.#entries.set([...this.entries(), ...added]);
    this.#go();
  }

  /** Adds files that are uploaded already. Their bytes aren't here. */
  restore(media: readonly OwnMedia[]) {
    const restored = media.map((item): Entry => {
      const file = new File([], item.newName);
      const { alt } = item;
      return { key: item.newName, file, kind: 'image', alt, state: 'done', sent: 1, media: item };
    });
    this.#entries.set([...this.entries(), ...restored]);
  }

  /** Sets the owner and starts the uploads. */
  start(owner: string) {
    this.#owner = owner;
    this.#go();
  }

  describe(key: string, alt: string) {
    this.#change(key, { alt });
  }

  /** Cancels and removes all of them. */
  clear() {
    for (const { key } of this.entries()) this.cancel(key);
  }

  /** Cancels and removes one. If all of it is sent, its file is deleted as soon as the server has answered. */
  cancel(key: string) {
    this.#running.get(key)?.abort();
    this.#entries.set(this.entries().filter((entry) => entry.key !== key));
    this.#go();
  }

  retry(key: string) {
    const entry = this.#find(key);
    if (entry?.state !== 'failed') return;
    const { failure, ...rest } = entry;
    // An upload that the server no longer knows starts again from the beginning.
    const again = failure?.kind === 'missing' ? crypto.randomUUID() : key;
    this.#replace(key, { ...rest, key: again, state: 'waiting' });
    this.#go();
  }

  #retrySoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#retryLost, RETRY_MS);
  }

  /** Retries the uploads that lost their connection. */
  readonly #retryLost = () => {
    if (!navigator.onLine) return;
    for (const { key, failure } of this.entries()) if (failure?.kind === 'offline') this.retry(key);
  };

  /** Resolves once no upload is in progress. */
  async settled() {
    while (this.#owner !== null && this.entries().some(isInProgress)) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  #go() {
    const owner = this.#owner;
    if (owner === null) return;
    for (const entry of this.entries()) {
      if (this.#running.size >= AT_ONCE) return;
      if (entry.state === 'waiting') void this.#send(entry, owner);
    }
  }

  async #send(entry: Entry, owner: string) {
    const { key, file, kind } = entry;
    const by = chooser;
    const running = new AbortController();
    this.#running.set(key, running);
    this.#change(key, { state: 'sending', sent: 0 });
    const { alt = '' } = this.#find(key) ?? {};
    const send = kind === 'video' ? sendVideo : sendPicture;
    try {
      if (by !== 0) assertStill(by);
      const result = await send(
        { file, key, owner, alt },
        {
          signal: running.signal,
          onSent: (bytes) => this.#change(key, { sent: Math.min(1, bytes / file.size) }),
        },
      );
      const done = { ...entry, ...this.#find(key), ...result, state: 'done' as const, sent: 1 };
      if (running.signal.aborted) await this.#takeBack(done, by);
      else this.#replace(key, done);
    } catch (error) {
      if (!running.signal.aborted) {
        const failure = error instanceof ApiError ? error : new ApiError('broken', 0, '');
        this.#change(key, { state: 'failed', failure });
        // The network may have come back while the upload failed, or only the server may be away.
        if (failure.kind === 'offline') this.#retrySoon();
      }
    } finally {
      this.#running.delete(key);
      this.#go();
    }
  }

  /** Deletes the file of an upload that was cancelled too late. */
  async #takeBack(done: Entry & Sent, by: number) {
    // Whoever has logged in since can't delete it.
    assertStill(by);
    try {
      await load(api.media[':id'].$delete(byId(done.media.id)));
    } catch {
      // The file is there, so the user sees it.
      this.#entries.set([...this.entries(), done]);
    }
  }
}

const queues = new Map<string, UploadQueue>();

/** Who has chosen the files. */
let chooser = accountState().user;

// Files of a user who comes back after their log-in has expired stay.
onAccount(({ user }) => {
  if (user === 0 || user === chooser) return;
  for (const queue of queues.values()) queue.clear();
  chooser = user;
});

/** The queue of an owner. The name is its path, or the name before it had one. */
export function queueOf(name: string): UploadQueue {
  const queue = queues.get(name) ?? new UploadQueue();
  queues.set(name, queue);
  return queue;
}

/** Gives the files that waited without an owner to their new owner, and starts the uploads. */
export function assignOwner(name: string, owner: string): void {
  const queue = queueOf(name);
  queues.delete(name);
  queues.set(owner, queue);
  queue.start(owner);
}

/** The queue of an owner and its current entries. */
export function useQueue(name: string) {
  const queue = queueOf(name);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return { queue, entries };
}
