import type { TokenPair } from '../../worker/contract/account.ts';
import { checkAccount } from './account.ts';
import { storeEmail, storeTokens } from './credentials.ts';
import { noteOwner } from './page-owner.ts';
import { clearPrefetched } from './prefetched.ts';
import { userOf } from './token-claims.ts';

// Only the log-in and registration screens need this.

/** Stores the tokens of a log-in or a registration. */
export async function enter(tokens: TokenPair) {
  clearPrefetched();
  storeTokens(tokens);
  // The screen on which one logs in stays as it is.
  noteOwner(userOf(tokens.token));
  const state = await checkAccount();
  if (state.account) storeEmail(state.account.email);
  return state;
}
