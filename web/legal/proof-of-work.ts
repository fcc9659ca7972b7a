import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

import type { NoticeChallenge, NoticeProof } from '../../worker/contract/notice-proof.ts';

/** Does the work of a challenge. It takes as long as it takes: the server says if it was too long. */
export async function proveWork(challenge: NoticeChallenge): Promise<NoticeProof> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 0 });
  if (!solution) throw new Error('Nothing aborts it.');
  return { challenge, solution };
}
