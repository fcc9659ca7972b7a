import { FACTOR_NEEDED, PROOF_NEEDED } from '../../worker/contract/proof.ts';
import { usableToken } from './credentials.ts';
import { userOf } from './token-claims.ts';
import { setProve } from './transport.ts';

/**
 * Sets how a user is asked for a proof of who they are: with `factor` by a passkey or a code. A proof counts only if
 * nobody else has logged in in another tab meanwhile. Otherwise the request would be sent again in their name.
 */
export const setAskForProof = (ask: (factor: boolean) => Promise<boolean>) =>
  setProve(async (problem, token) => {
    const type =
      typeof problem === 'object' && problem !== null && 'type' in problem ? problem.type : '';
    if (type !== PROOF_NEEDED && type !== FACTOR_NEEDED) return false;
    const proved = await ask(type === FACTOR_NEEDED);
    return proved && Object.is(userOf(usableToken() ?? ''), userOf(token ?? ''));
  });
