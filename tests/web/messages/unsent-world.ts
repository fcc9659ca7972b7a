import { vi } from 'vitest';

import type { WaitingMessage } from '../../../web/messages/stored-messages.ts';
import { MessageCreate } from '../../../worker/contract/message.ts';
import { browser } from '../presence/browser.ts';
import { message } from './server-room.ts';

export const ME = 1;

/** A token with the claim that is read here. */
const tokenOf = (user: number) => `a.${btoa(JSON.stringify({ sub: String(user) }))}.b`;

const failure = (name: string) => new DOMException('The database can’t be used.', name);

/** A fake of IndexedDB, as unsent messages use it by `idb`. The test can make it fail. */
class Disk {
  readonly rows = new Map<number, WaitingMessage>();
  refused = false;
  /** Whether every write fails because the disk is full. */
  full = false;
  #slow: Promise<void> | null = null;
  #connections = 0;

  /** Ends every open connection, as iOS does. */
  end() {
    this.#connections += 1;
  }

  /** Makes later writes wait. @returns a function that finishes them */
  slowDown() {
    const done = new EventTarget();
    this.#slow = new Promise((resolve) => {
      done.addEventListener('done', () => resolve());
    });
    return () => done.dispatchEvent(new Event('done'));
  }

  async open() {
    if (this.refused) throw failure('SecurityError');
    const connection = this.#connections;
    const access = async () => {
      if (connection !== this.#connections || this.refused) throw failure('InvalidStateError');
    };
    const write = async () => {
      await access();
      if (this.full) throw failure('QuotaExceededError');
      await this.#slow;
    };
    const store = {
      getAll: () =>
        access().then(() =>
          structuredClone([...this.rows.values()].toSorted((a, b) => a.id - b.id)),
        ),
      put: (row: WaitingMessage) => write().then(() => this.rows.set(row.id, row) && row.id),
      delete: (id: number) => write().then(() => void this.rows.delete(id)),
    };
    return {
      close: () => undefined,
      getAll: store.getAll,
      put: (_store: string, row: WaitingMessage) => store.put(row),
      delete: (_store: string, id: number) => store.delete(id),
      transaction: () => ({ store, done: Promise.resolve() }),
    };
  }
}

/** The server of the rooms. Requests with the same nonce make one message. */
class Server {
  readonly texts: string[] = [];
  readonly #numbers = new Map<string, number>();
  requests = 0;
  /** What happens to a request with this text. */
  fate: (text: string) => 'answered' | 'unanswered' | 'unsent' | 'lost' | number = () => 'answered';

  readonly fetch = async (_url: string, init: RequestInit) => {
    this.requests += 1;
    const { text, nonce } = MessageCreate.parse(
      JSON.parse(typeof init.body === 'string' ? init.body : ''),
    );
    const fate = this.fate(text);
    if (typeof fate === 'number') return Response.json({ status: fate }, { status: fate });
    if (fate === 'unanswered') {
      return new Promise<Response>((_resolve, reject) => {
        const { signal } = init;
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    }
    if (fate === 'unsent') throw new TypeError('Failed to fetch');
    if (!this.#numbers.has(nonce)) {
      this.texts.push(text);
      this.#numbers.set(nonce, this.texts.length);
    }
    if (fate === 'lost') throw new TypeError('Failed to fetch');
    return Response.json(message(this.#numbers.get(nonce) ?? 0, text));
  };
}

/** A browser with a controlled clock, and the server. */
export function world() {
  vi.useFakeTimers();
  const [disk, server, storage] = [new Disk(), new Server(), new Map([['jwt_token', tokenOf(ME)]])];
  vi.doMock('idb', () => ({ openDB: () => disk.open() }));
  vi.stubGlobal('location', { origin: 'https://peerway.test' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', { locks: browser().locks });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('fetch', server.fetch);
  /** Tabs that are opened now never act by their own timers. */
  const frozen = { value: false };
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    if (!frozen.value) setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
  /** Another tab logs in as this user. */
  const logInElsewhere = (user: number) => storage.set('jwt_token', tokenOf(user));
  return { disk, server, frozen, logInElsewhere };
}

/** Opens a tab, or opens it again after a reload. */
export async function openTab() {
  vi.resetModules();
  const unsent = await import('../../../web/messages/unsent.ts');
  const drafts = await import('../../../web/messages/draft.ts');
  const { toasts } = await import('../../../web/base/toast-store.ts');
  unsent.startSending(ME);
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...unsent,
    drafts,
    /** The texts that are shown as unsent. */
    shown: () => unsent.unsent.get().map(({ text }) => text),
    toasts: () => toasts.get().map(({ text }) => text),
    /** Types a text and sends it. */
    write: async (room: string, text: string) => {
      drafts.writeDraft(ME, room, text);
      void unsent.sendLater({ user: ME, room, text, after: undefined });
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

export const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms);
