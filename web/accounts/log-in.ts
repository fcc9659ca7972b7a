import type { TokenPair } from '../../worker/contract/account.ts';
import { checkAccount } from './account.ts';
import { storeEmail, storeTokens } from './credentials.ts';
import { clearPrefetched } from '../app/prefetched.ts';

// Only the log-in and registration screens need this.

/** Stores the tokens of a log-in or a registration. */
export async function enter(tokens: TokenPair) {
  clearPrefetched();
  storeTokens(tokens);
  const state = await checkAccount();
  if (state.account) storeEmail(state.account.email);
  return state;
}

/**
 * A path of this site, never another site. It is read as browsers do: they take a backslash for a slash, skip tabs, and
 * leave out dots.
 */
export function ownPath(path: string) {
  if (!path.startsWith('/')) return '/';
  const { pathname, search, hash } = new URL(location.origin + path);
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** Where to return after a forced log-in. */
export const backFrom = (search: string) => ownPath(new URLSearchParams(search).get('back') ?? '/');
