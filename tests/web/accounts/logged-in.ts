import { vi } from 'vitest';

import { browser } from '../presence/browser.ts';

/** A token with the claims that the client reads. */
export const tokenUntil = (ms: number, device = 1) =>
  `a.${btoa(JSON.stringify({ exp: ms / 1_000, did: device }))}.b`;

/** A browser with its storage, locks and cache. Each copy of the client's modules is a tab of it. */
export function browserWith(stored: Record<string, string>) {
  const storage = new Map(Object.entries(stored));
  const cached = new Map<string, string>();
  const cache = {
    match: async (path: string) => {
      const text = cached.get(path);
      return text === undefined ? undefined : new Response(text);
    },
    put: async (path: string, response: Response) => cached.set(path, await response.text()),
  };
  const events = new EventTarget();
  vi.stubGlobal('location', { origin: 'https://peerway.test' });
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('navigator', { locks: browser().locks, onLine: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
    key: (at: number) => [...storage.keys()][at] ?? null,
    get length() {
      return storage.size;
    },
  });
  /** Tells this tab that another tab has changed the storage. */
  const elsewhere = (key: string | null, oldValue: string | null, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
  /** Shows the page of this tab, loaded again or from the back-forward cache. */
  const show = (persisted: boolean) =>
    events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { storage, elsewhere, show };
}
