import { useSyncExternalStore } from 'react';

import type { CurrentUser } from '../../worker/contract/account.ts';
import { ROLE_ADMIN, ROLE_MODERATOR } from '../../worker/contract/roles.ts';
import { ApiError, api, load } from './api.ts';
import { backoffMs } from './backoff.ts';
import { forgetLogin, storedRefreshToken, storedToken, usableToken } from './credentials.ts';
import { forgetFollowedZone } from './followed-zone.ts';
import { API_HOST } from './hosts.ts';
import { clearPrefetched } from './prefetched.ts';
import { createStore } from './store.ts';
import { deviceOf } from './token-claims.ts';

/** Who is logged in, and the answer of `GET /api/currentuser` about them. */
export interface AccountState {
  /** 0 when logged out. */
  user: number;
  login: boolean;
  admin: boolean;
  moderator: boolean;
  account: CurrentUser | null;
}

const LOGGED_OUT: AccountState = {
  user: 0,
  login: false,
  admin: false,
  moderator: false,
  account: null,
};

/** How often the client asks the server again who is logged in, in ms. */
export const RECHECK_EVERY_MS = 360_000;

const store = createStore(LOGGED_OUT);
let firstCheck: Promise<AccountState> | undefined;

function set(next: AccountState) {
  store.set(next);
  return next;
}

export const accountState = store.get;

export const useAccount = () => useSyncExternalStore(store.subscribe, store.get);

/** Calls back on every change, outside of React. @returns a function that stops it */
export const onAccount = (listener: (state: AccountState) => void) =>
  store.subscribe(() => listener(store.get()));

const storedDevice = () => deviceOf(storedToken() ?? '');

/** Loads the current user if there is a token. A 401 logs out silently. @throws ApiError for any other failure */
async function askAccount(): Promise<AccountState> {
  if (usableToken() === null) return store.get().login ? set(LOGGED_OUT) : store.get();
  const device = storedDevice();
  try {
    const account = await load(api.currentuser.$get({}, { init: { credentials: 'include' } }));
    // Logged out, or logged in again, maybe as another user, while the request was in progress.
    if (storedDevice() !== device) return await askAccount();
    return set({
      user: account.id,
      login: true,
      admin: account.roles.includes(ROLE_ADMIN),
      moderator: account.roles.includes(ROLE_MODERATOR),
      account,
    });
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthenticated') return set(LOGGED_OUT);
    throw error;
  }
}

/** Checks again who is logged in. If the server can't say it, nothing changes. */
export const checkAccount = () => askAccount().catch(store.get);

let failures = 0;

/**
 * Checks until the server says who is logged in, also after a log-in. Page content waits for it. For visitors and once
 * it is known it makes no request.
 * @throws ApiError if it has failed, which says when it is made again
 */
export const firstAccountCheck = async () =>
  store.get().login
    ? store.get()
    : (firstCheck ??= askAccount()
        .then((state) => {
          failures = 0;
          return state;
        })
        .catch((error: unknown) => {
          const { kind, status, message, retryAt } =
            error instanceof ApiError ? error : new ApiError('broken', 0, String(error));
          const again = retryAt ?? Date.now() + backoffMs(failures);
          failures += 1;
          throw new ApiError(kind, status, message, {}, again);
        })
        .finally(() => {
          firstCheck = undefined;
        }));

/** The key of a log-out that the server may not know of begins with this. Its refresh token follows. */
const OWED = 'owed_logout:';

/** Logs out here at once and on the server. The refresh token stays stored, but is revoked. */
export function leave() {
  const refreshToken = storedRefreshToken();
  forgetLogin();
  forgetFollowedZone();
  clearPrefetched();
  set(LOGGED_OUT);
  if (refreshToken === null) return;
  localStorage.setItem(OWED + refreshToken, '');
  void endOwed();
}

/** Tells the server of the log-outs that it may not know of. */
export async function endOwed() {
  const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  const owed = keys.filter((key) => key.startsWith(OWED));
  await Promise.all(
    owed.map(async (key) => {
      const token = key.slice(OWED.length);
      const inUse = storedToken() !== null && storedRefreshToken() === token;
      if (inUse || (await endLogin(token))) localStorage.removeItem(key);
    }),
  );
}

/** @returns whether the server has answered. Other statuses may come from a proxy. */
const endLogin = (refreshToken: string) =>
  fetch(`${API_HOST}/api/logout`, {
    method: 'POST',
    // It must survive a tab that is closed right away.
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  }).then(
    ({ status }) => status === 204,
    () => false,
  );

export const loginPath = (back: string) => `/login?${new URLSearchParams({ back }).toString()}`;
