import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { base64url } from 'jose';

import { mintTicket, readTicket, secretOfTicket } from '../accounts/tickets.ts';
import { NoticeChallenge, type NoticeProof } from '../contract/notice-proof.ts';
import type { Env } from '../env.ts';

/** Rounds of each of the some 256 keys that a browser tries. It takes a phone seconds and makes floods expensive. */
const COST = 1000;

/** A secret per ticket, so that a ticket can’t be put into another challenge that is easier. */
const signedBy = async (env: Env, ticket: string) =>
  base64url.encode(await secretOfTicket(env, 'notice', ticket));

export async function newNoticeChallenge(env: Env, now: number): Promise<NoticeChallenge> {
  const { ticket } = await mintTicket(env, 'notice', 0, now);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    deriveKey,
    data: { ticket },
    hmacSignatureSecret: await signedBy(env, ticket),
  });
  return NoticeChallenge.parse(challenge);
}

/** The ticket of a proof. @returns null if it isn't ours or has expired, or the work isn't done */
export async function provenTicket(env: Env, { challenge, solution }: NoticeProof, now: number) {
  const { ticket: text } = challenge.parameters.data;
  const ticket = await readTicket(env, 'notice', text, now);
  if (!ticket) return null;
  const hmacSignatureSecret = await signedBy(env, text);
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret,
  });
  return verified ? ticket : null;
}
