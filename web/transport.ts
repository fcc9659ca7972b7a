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

/**
 * Gets a new token for one that has expired: once for all tabs, since the first to hold the lock leaves the
 * others a fresh one. @returns null where there is none to be had: the user stays logged out
 */
const refresh = (expired: string): Promise<string | null> =>
  navigator.locks.request(REFRESH_LOCK, async () => {
    const current = storedToken();
    if (current === null || current !== expired) return current;
    const refreshToken = storedRefreshToken();
    if (refreshToken === null) return null;
    const response = await fetch(`${API_HOST}/api/token/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    if (!response.ok) return null;
    const tokens: unknown = await response.json();
    if (!isTokens(tokens)) return null;
    // Logged out in another tab while this was under way: nothing comes back to life.
    if (storedToken() !== expired) return storedToken();
    storeTokens(tokens);
    return tokens.token;
  });

const isTokens = (value: unknown): value is { token: string; refresh_token?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';

/** fetch() with the stored token; a 401 is followed by one silent refresh and one more try. */
export async function authorisedFetch(input: RequestInfo | URL, init?: RequestInit) {
  const url = input instanceof Request ? input.url : String(input);
  const token = storedToken();
  const early = init?.method === undefined || init.method === 'GET' ? takeEarly(url) : undefined;
  const response = await (early ?? exchange(url, init, token));
  if (response.status !== 401 || token === null) return response;
  const renewed = await refresh(token);
  return renewed === null ? response : exchange(url, init, renewed);
}

/** A token that is good now, for the stream and the socket; null for visitors. */
export async function freshToken(): Promise<string | null> {
  const token = storedToken();
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
