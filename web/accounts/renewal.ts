import { expiryOf } from './token-claims.ts';
import {
  giveUp,
  storeTokens,
  storedRefreshToken,
  storedToken,
  usableToken,
} from './credentials.ts';
import { API_HOST } from '../app/hosts.ts';

// Loaded when a token has expired, or when the socket or the stream needs one.

const REFRESH_LOCK = 'peerway-refresh';

/** Exchanges the refresh token for new tokens. @returns null if that fails */
async function trade(expired: string): Promise<string | null> {
  // Another tab was faster: it has stored a new token, or has logged out.
  if (storedToken() !== expired) return storedToken();
  const response = await fetch(`${API_HOST}/api/token/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: storedRefreshToken() ?? '' }),
  });
  const tokens: unknown = response.ok ? await response.json() : null;
  if (response.status === 401) giveUp(expired);
  if (!isTokens(tokens)) return null;
  // Another tab logged out during the request. The new token must not log in again.
  if (storedToken() !== expired) return storedToken();
  storeTokens(tokens);
  return tokens.token;
}

/** How long to wait for localStorage to show another tab's change. On a busy machine that takes a while. */
const STORAGE_PATIENCE_MS = 5_000;
const TRADED = '/traded';

/**
 * localStorage lags between tabs, the Cache API doesn't. So the tab that gets the lock looks there whether another
 * tab has already exchanged this token. The end of the expired token identifies it.
 */
const mark = (expired: string) => expired.slice(-16);

async function wasExchanged(expired: string) {
  const cache = await caches.open(REFRESH_LOCK);
  return (await (await cache.match(TRADED))?.text()) === mark(expired);
}

async function markExchanged(expired: string) {
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

/** Once for all tabs: the first one to hold the lock exchanges the token, the others read the result. */
const renew = (expired: string): Promise<string | null> =>
  navigator.locks.request(REFRESH_LOCK, async () => {
    const changed = storageChange();
    if (storedToken() === expired && (await wasExchanged(expired))) {
      await Promise.race([changed, wait(STORAGE_PATIENCE_MS)]);
    }
    const token = await trade(expired);
    if (token !== null) await markExchanged(expired);
    return token;
  });

let inProgress: Promise<string | null> | undefined;

/** Gets a new token for an expired one. @returns null if there is none */
export const refresh = (expired: string) =>
  (inProgress ??= renew(expired).finally(() => {
    inProgress = undefined;
  }));

const isTokens = (value: unknown): value is { token: string; refresh_token?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';

/** A token that is valid now, for the stream and the socket. Null for visitors. */
export async function freshToken(): Promise<string | null> {
  const token = usableToken();
  if (token === null || secondsLeft(token) > 30) return token;
  return refresh(token);
}

const secondsLeft = (token: string) => ((expiryOf(token) ?? 0) - Date.now()) / 1000;
