import {
  giveUp,
  storeTokens,
  storedRefreshToken,
  storedToken,
  usableToken,
} from './credentials.ts';
import { API_HOST } from './hosts.ts';

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

/** Other tabs see what this one has stored a moment later: so long the lock is kept, so long they look for it. */
const STORAGE_LAG_MS = 250;
const STORAGE_PATIENCE_MS = 1_000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const storageChange = () =>
  new Promise<void>((resolve) => {
    addEventListener('storage', () => resolve(), { once: true });
  });

/** Once for all tabs: the first to hold the lock trades, the others find what it has left them. */
function renew(expired: string): Promise<string | null> {
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const tradeHere = async () => {
    const before = storedToken();
    await trade(expired).then(resolve, reject);
    if (storedToken() !== before) await wait(STORAGE_LAG_MS);
  };
  const { locks } = navigator;
  const hold = async () => {
    const free = await locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) => {
      if (lock) await tradeHere();
      return lock !== null;
    });
    if (free) return;
    await locks.request(REFRESH_LOCK, async () => {
      if (storedToken() === expired)
        await Promise.race([storageChange(), wait(STORAGE_PATIENCE_MS)]);
      await tradeHere();
    });
  };
  hold().catch(reject);
  return promise;
}

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

function secondsLeft(token: string): number {
  try {
    const payload: unknown = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
    const expires =
      typeof payload === 'object' && payload !== null && 'exp' in payload ? payload.exp : 0;
    return Number(expires) - Date.now() / 1000;
  } catch {
    return 0;
  }
}
