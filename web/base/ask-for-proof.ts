import { FACTOR_NEEDED, PROOF_NEEDED } from '../../worker/contract/proof.ts';
import { setProve } from './transport.ts';

/** Sets how a user is asked for a proof of who they are: with `factor` by a passkey or a code. */
export const setAskForProof = (ask: (factor: boolean) => Promise<boolean>) =>
  setProve(async (problem) => {
    const type =
      typeof problem === 'object' && problem !== null && 'type' in problem ? problem.type : '';
    return (type === PROOF_NEEDED || type === FACTOR_NEEDED) && ask(type === FACTOR_NEEDED);
  });
