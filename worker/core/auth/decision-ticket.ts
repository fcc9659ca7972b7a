import type { Env } from '../../env.ts';
import { signClaims, verifyClaims } from './signed-token.ts';

/**
 * What a suspended or banned user gets from a log-in that was refused for that reason alone. It is good for reading the
 * decisions about them and for appealing. No other route knows its audience.
 */
const LIFETIME_SECONDS = 30 * 60;
const AUDIENCE = 'peerway-decisions';

export const signDecisionTicket = (env: Env, userId: number, now: number) =>
  signClaims(env, userId, { audience: AUDIENCE, now, seconds: LIFETIME_SECONDS }, {});

/** @returns the user, or null if the ticket isn't ours, is malformed or has expired */
export async function verifyDecisionTicket(env: Env, ticket: string): Promise<number | null> {
  const verified = await verifyClaims(env, ticket, { audience: AUDIENCE });
  return verified?.userId ?? null;
}
