import type { TokenPair } from '../../worker/contract/account.ts';
import { checkAccount } from './account.ts';
import { storeEmail, storeTokens } from './credentials.ts';
import { clearPrefetched } from './prefetched.ts';

// Only the log-in and registration screens need this.

/** Stores the tokens of a log-in or a registration. */
export async function enter(tokens: TokenPair) {
  clearPrefetched();
  storeTokens(tokens);
  const state = await checkAccount();
  if (state.account) storeEmail(state.account.email);
  return state;
}
