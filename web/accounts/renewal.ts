import { expiryOf } from './token-expiry.ts';
import {
  giveUp,
  storeTokens,
  storedRefreshToken,
  storedToken,
  usableToken,
} from './credentials.ts';
import { API_HOST } from '../app/hosts.ts';

// Loaded when a token has expired, or is needed for something that outlives it.

const REFRESH_LOCK = 'peerway-refresh';

/** Trades the refresh token for new tokens. @returns null where there are none to be had */
async function trade(expired: string): Promise<string | null> {
  // Another tab has been here: with a new token, or without any, logged out.
  if (storedToken() !== expired) return storedToken();
  const response = await fetch(`${API_HOST}/api/token/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: storedRefreshToken() ?? '' }),
  });
  const tokens: unknown = response.ok ? await response.json() : null;
  if (response.status === 401) giveUp(expired);
  if (!isTokens(tokens)) return null;
  // Logged out in another tab while this was under way: nothing comes back to life.
  if (storedToken() !== expired) return storedToken();
  storeTokens(tokens);
  return tokens.token;
}

/** Another tab shows what this one has stored a moment later, which on a busy machine is a long one. */
const STORAGE_PATIENCE_MS = 5_000;
const TRADED = '/traded';

/**
 * Storage lags between tabs, a cache doesn't: whoever gets the lock reads there whether the token has been traded
 * and the new one is only still on its way. An expired token's end is enough to know it by.
 */
const mark = (expired: string) => expired.slice(-16);

async function wasTraded(expired: string) {
  const cache = await caches.open(REFRESH_LOCK);
  return (await (await cache.match(TRADED))?.text()) === mark(expired);
}

async function noteTraded(expired: string) {
  const cache = await caches.open(REFRESH_LOCK);
  await cache.put(TRADED, new Response(mark(expired)));
}

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const storageChange = () =>
  new Promise<void>((resolve) => {
    addEventListener('storage', () => resolve(), { once: true });
  });

/** Once for all tabs: the first to hold the lock trades, the others find what it has left them. */
const renew = (expired: string): Promise<string | null> =>
  navigator.locks.request(REFRESH_LOCK, async () => {
    const changed = storageChange();
    if (storedToken() === expired && (await wasTraded(expired))) {
      await Promise.race([changed, wait(STORAGE_PATIENCE_MS)]);
    }
    const token = await trade(expired);
    if (token !== null) await noteTraded(expired);
    return token;
  });

let underWay: Promise<string | null> | undefined;

/** Gets a new token for one that has expired. @returns null where the user stays logged out */
export const refresh = (expired: string) =>
  (underWay ??= renew(expired).finally(() => {
    underWay = undefined;
  }));

const isTokens = (value: unknown): value is { token: string; refresh_token?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';

/** A token that is good now, for the stream and the socket; null for visitors. */
export async function freshToken(): Promise<string | null> {
  const token = usableToken();
  if (token === null || secondsLeft(token) > 30) return token;
  return refresh(token);
}

const secondsLeft = (token: string) => ((expiryOf(token) ?? 0) - Date.now()) / 1000;
