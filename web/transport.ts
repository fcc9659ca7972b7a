import { storeTokens, storedRefreshToken, storedToken } from './credentials.ts';
import { takeEarly } from './early.ts';
import { API_HOST } from './hosts.ts';

const BOOKMARK_HEADER = 'X-D1-Bookmark';
const REFRESH_LOCK = 'peerway-refresh';

/** Where in the database's history this tab has got to: a near replica must not show less. */
let bookmark: string | null = null;

function withHeaders(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (bookmark !== null) headers.set(BOOKMARK_HEADER, bookmark);
  if (headers.get('Content-Type')?.startsWith('application/json')) {
    headers.set('Content-Type', 'application/ld+json');
  }
  return { ...init, headers };
}

async function exchange(url: string, init: RequestInit | undefined, token: string | null) {
  const response = await fetch(url, withHeaders(init, token));
  bookmark = response.headers.get(BOOKMARK_HEADER) ?? bookmark;
  return response;
}

/** A token that cannot be renewed any more: from then on this tab asks as a visitor. */
let deadToken: string | null = null;

const usableToken = () => {
  const token = storedToken();
  return token === deadToken ? null : token;
};

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
  if (response.status === 401) deadToken = expired;
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
const refresh = (expired: string) =>
  (underWay ??= renew(expired).finally(() => {
    underWay = undefined;
  }));

const isTokens = (value: unknown): value is { token: string; refresh_token?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';

/** fetch() with the stored token; a 401 is followed by one silent refresh and one more try. */
export async function authorisedFetch(input: RequestInfo | URL, init?: RequestInit) {
  const url = input instanceof Request ? input.url : String(input);
  const token = usableToken();
  const early = init?.method === undefined || init.method === 'GET' ? takeEarly(url) : undefined;
  const response = await (early ?? exchange(url, init, token));
  if (response.status !== 401 || token === null) return response;
  const renewed = await refresh(token);
  // Without a log-in what is open to visitors is still to be had.
  return exchange(url, init, renewed);
}

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
