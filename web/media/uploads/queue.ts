import { useSyncExternalStore } from 'react';

import type { OwnMedia } from '../../../worker/contract/media.ts';
import { ApiError } from '../../app/api.ts';
import { createStore } from '../../ui/store.ts';
import type { MediaKind } from '../media.ts';
import { type Refusal, judge } from './judge.ts';
import { sendPicture, sendVideo } from './send-file.ts';

/** One file on its way. Entries never change; each step makes a new one. */
export interface Entry {
  readonly key: string;
  readonly file: File;
  readonly kind: MediaKind;
  readonly alt: string;
  readonly state: 'waiting' | 'sending' | 'failed' | 'refused' | 'done';
  /** Of its bytes, 0 to 1. */
  readonly sent: number;
  readonly refusal?: Refusal;
  readonly failure?: ApiError;
  readonly media?: OwnMedia;
}

/** One after the other, so that they stand in the order they were chosen in. Side by side each would only be slower. */
const AT_ONCE = 1;

const isUnderWay = ({ state }: Entry) => state === 'waiting' || state === 'sending';

/**
 * Files that go to one owner. It lives as long as the tab, not as its screen: what was begun goes on while one looks
 * elsewhere. Without an owner it waits for one.
 */
export class UploadQueue {
  readonly #entries = createStore<readonly Entry[]>([]);
  #owner: string | null = null;
  readonly #running = new Map<string, AbortController>();

  constructor() {
    // What a lost connection has stopped goes on by itself once there is one again.
    addEventListener('online', () => {
      for (const { key, failure } of this.entries()) {
        if (failure?.kind === 'offline') this.retry(key);
      }
    });
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

  /** Says whose they are, and begins. */
  start(owner: string) {
    this.#owner = owner;
    this.#go();
  }

  describe(key: string, alt: string) {
    this.#change(key, { alt });
  }

  /** Stops all of them and forgets them. */
  clear() {
    for (const { key } of this.entries()) this.cancel(key);
  }

  /** Stops one and forgets it. */
  cancel(key: string) {
    this.#running.get(key)?.abort();
    this.#entries.set(this.entries().filter((entry) => entry.key !== key));
    this.#go();
  }

  retry(key: string) {
    const entry = this.#find(key);
    if (entry?.state !== 'failed') return;
    const { failure, ...rest } = entry;
    // What the server no longer knows is begun again.
    const again = failure?.kind === 'missing' ? crypto.randomUUID() : key;
    this.#replace(key, { ...rest, key: again, state: 'waiting' });
    this.#go();
  }

  /** Resolves once nothing is under way any more. */
  async settled() {
    while (this.#owner !== null && this.entries().some(isUnderWay)) {
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

  async #send({ key, file, kind }: Entry, owner: string) {
    const running = new AbortController();
    this.#running.set(key, running);
    this.#change(key, { state: 'sending', sent: 0 });
    const { alt = '' } = this.#find(key) ?? {};
    const send = kind === 'video' ? sendVideo : sendPicture;
    try {
      const media = await send(
        { file, key, owner, alt },
        {
          signal: running.signal,
          onSent: (bytes) => this.#change(key, { sent: Math.min(1, bytes / file.size) }),
        },
      );
      this.#change(key, { state: 'done', sent: 1, media });
    } catch (error) {
      if (!running.signal.aborted) {
        const failure = error instanceof ApiError ? error : new ApiError('broken', 0, '');
        this.#change(key, { state: 'failed', failure });
      }
    } finally {
      this.#running.delete(key);
      this.#go();
    }
  }
}

const queues = new Map<string, UploadQueue>();

/** The queue of an owner, by any name that the owner has. */
export function queueOf(name: string): UploadQueue {
  const queue = queues.get(name) ?? new UploadQueue();
  queues.set(name, queue);
  return queue;
}

/** Gives what waited without an owner to the one that is there now, and begins. */
export function handOver(name: string, owner: string): UploadQueue {
  const queue = queueOf(name);
  queues.delete(name);
  queues.set(owner, queue);
  queue.start(owner);
  return queue;
}

/** The queue of an owner, and what is in it now. */
export function useQueue(name: string) {
  const queue = queueOf(name);
  const entries = useSyncExternalStore(queue.subscribe, queue.entries);
  return { queue, entries };
}
