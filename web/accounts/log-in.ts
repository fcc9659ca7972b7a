import type { TokenPair } from '../../worker/contract/account.ts';
import { checkAccount } from './account.ts';
import { storeEmail, storeTokens } from './credentials.ts';
import { dropEarly } from '../app/early.ts';

// What only those screens need that one logs in by.

/** Takes over the tokens of a log-in or a registration. */
export async function enter(email: string, tokens: TokenPair) {
  dropEarly();
  storeTokens(tokens);
  storeEmail(email);
  return checkAccount();
}

/** Where a forced log-in leads back to: a path of ours, never another site. */
export const backFrom = (search: string) => {
  const back = new URLSearchParams(search).get('back') ?? '/';
  return /^\/(?![/\\])/.test(back) ? back : '/';
};
