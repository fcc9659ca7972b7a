import { retryAfterMs } from '../../worker/contract/retry-after.ts';
import { ApiError } from './api.ts';
import { backoffMs } from './backoff.ts';
import {
  giveUp,
  storeTokens,
  storedRefreshToken,
  storedToken,
  usableToken,
} from './credentials.ts';
import { API_HOST } from './hosts.ts';
import { unlessLeaving } from './page-left.ts';
import { number, shape, text } from './parse.ts';
import { expiryOf, userOf } from './token-claims.ts';

// Loaded when a token has expired, or when the socket or the stream needs one.

/** The result of a refresh. */
type Renewal =
  | { kind: 'token'; token: string }
  /** The log-in is over: the server says so, there is no refresh token, or another tab has logged out. */
  | { kind: 'ended' }
  /** The server couldn't be asked. No tab asks it again before this time, in ms since 1970. */
  | { kind: 'unavailable'; until: number };

const REFRESH_LOCK = 'peerway-refresh';

/** A server that hasn't answered within this time counts as unreachable. */
const TIMEOUT_MS = 20_000;
/** A longer Retry-After counts as this. */
const RETRY_AFTER_MAX_MS = 60 * 60 * 1_000;

/** The last request for a new token, in any tab. */
interface Attempt {
  /** Identifies the expired token. */
  of: string;
  /** The number of failures in a row. 0 once the token is exchanged. */
  failures: number;
  /** When the next attempt is allowed, in ms since 1970. */
  until: number;
}

/** The end of a token. It is different in every token. */
const idOf = (token: string) => token.slice(-16);

/** The last attempt of this tab, for browsers that refuse the Cache API, for example because the storage is full. */
let own: Attempt | undefined;
const LAST = '/last';

/** The last attempt of any tab. It is in the Cache API, because localStorage lags between tabs. */
async function readAttempt(expired: string): Promise<Attempt | undefined> {
  const shared = await caches
    .open(REFRESH_LOCK)
    .then(async (cache): Promise<unknown> => (await cache.match(LAST))?.json())
    .catch(() => undefined);
  return [own, shared]
    .flatMap((attempt) => readAttempted(attempt) ?? [])
    .filter(({ of }) => of === idOf(expired))
    .toSorted((one, other) => other.until - one.until)[0];
}

async function writeAttempt(attempt: Attempt) {
  own = attempt;
  await caches
    .open(REFRESH_LOCK)
    .then((cache) => cache.put(LAST, Response.json(attempt)))
    .catch(() => undefined);
}

const readAttempted = shape<Attempt>({ of: text, failures: number, until: number });

/** The server's answer. Null if it can't be reached. */
async function askServer(refreshToken: string) {
  try {
    const response = await fetch(`${API_HOST}/api/token/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token: refreshToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = response.ok ? await response.json() : null;
    return { status: response.status, body, retryAfter: response.headers.get('Retry-After') };
  } catch {
    await unlessLeaving();
    return null;
  }
}

/** The result of another tab: it has stored a new token or has logged out. Null if it did neither. */
function doneElsewhere(expired: string): Renewal | null {
  const token = storedToken();
  if (token === expired) return null;
  return token === null ? { kind: 'ended' } : { kind: 'token', token };
}

/** Exchanges the refresh token. Only a 401 ends the log-in. */
async function exchange(expired: string, failures: number): Promise<Renewal> {
  const refreshToken = storedRefreshToken();
  const answer = refreshToken === null ? null : await askServer(refreshToken);
  // After a log-out the new token must not log in again.
  const done = doneElsewhere(expired);
  if (done) return done;
  if (refreshToken === null || answer?.status === 401) {
    giveUp(expired);
    return { kind: 'ended' };
  }
  const now = Date.now();
  if (answer && isTokens(answer.body)) {
    storeTokens(answer.body);
    await writeAttempt({ of: idOf(expired), failures: 0, until: now });
    return { kind: 'token', token: answer.body.token };
  }
  const asked = retryAfterMs(answer?.retryAfter ?? null, now) ?? 0;
  const until = now + backoffMs(failures, Math.min(asked, RETRY_AFTER_MAX_MS));
  // Offline nothing was sent, so the next request doesn't have to wait.
  if (answer || navigator.onLine) {
    await writeAttempt({ of: idOf(expired), failures: failures + 1, until });
  }
  return { kind: 'unavailable', until };
}

/** How long to wait for localStorage to show another tab's change. On a busy machine that takes a while. */
const STORAGE_PATIENCE_MS = 5_000;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const storageChange = () =>
  new Promise<void>((resolve) => {
    addEventListener('storage', () => resolve(), { once: true });
  });

/** Once for all tabs: the first one to hold the lock exchanges the token, the others read the result. */
const renew = (expired: string): Promise<Renewal> =>
  navigator.locks.request(REFRESH_LOCK, async () => {
    const last = await readAttempt(expired);
    if (last?.failures === 0 && storedToken() === expired) {
      await Promise.race([storageChange(), wait(STORAGE_PATIENCE_MS)]);
    }
    const done = doneElsewhere(expired);
    if (done) return done;
    const waitMs = (last?.until ?? 0) - Date.now();
    // Longer than any wait: the system's clock was set back.
    const runs = waitMs > 0 && waitMs < 2 * RETRY_AFTER_MAX_MS;
    if (last && runs) return { kind: 'unavailable', until: last.until };
    return exchange(expired, last?.failures ?? 0);
  });

let inProgress: Promise<Renewal> | undefined;

/**
 * Gets a new token for an expired one.
 * @returns null if the log-in is over
 * @throws ApiError as long as the server can't be asked, which says when it is tried again
 */
export async function refresh(expired: string): Promise<string | null> {
  inProgress ??= renew(expired).finally(() => {
    inProgress = undefined;
  });
  const renewal = await inProgress;
  if (renewal.kind === 'unavailable') {
    throw new ApiError('offline', 0, 'The server cannot be reached.', {}, renewal.until);
  }
  return renewal.kind === 'token' ? renewal.token : null;
}

const isTokens = (value: unknown): value is { token: string; refresh_token?: string } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  typeof value.token === 'string';

/** A token that is valid now, for the stream and the socket. Null for visitors. @throws as `refresh` does */
export async function freshToken(): Promise<string | null> {
  const token = usableToken();
  if (token === null || secondsLeft(token) > 30) return token;
  return refresh(token);
}

const secondsLeft = (token: string) => ((expiryOf(token) ?? 0) - Date.now()) / 1000;

/**
 * Renews the token of a request, but waits no longer than the request may take. Another tab may be renewing it without
 * an answer. If that tab has logged in as somebody else, what this user wrote isn't sent in their name.
 * @throws ApiError then, and as `refresh` does
 */
export async function refreshWithin(
  token: string,
  { signal, method = 'GET' }: Pick<RequestInit, 'signal' | 'method'> = {},
) {
  signal?.throwIfAborted();
  const ended = new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const renewed = await Promise.race([refresh(token), ended]);
  if (method !== 'GET' && renewed !== null && !Object.is(userOf(renewed), userOf(token))) {
    throw new ApiError('unauthenticated', 401, '');
  }
  return renewed;
}
