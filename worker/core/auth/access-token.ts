import type { Env } from '../../env.ts';
import { type Viewer, signToken, verifyToken } from './signed-token.ts';

const LIFETIME_SECONDS = 15 * 60;
const AUDIENCE = 'peerway-api';

/** Signs a bearer token that is valid for 15 minutes. */
export const signAccessToken = (env: Env, viewer: Viewer, now: number) =>
  signToken(env, viewer, { audience: AUDIENCE, now, seconds: LIFETIME_SECONDS });

/** @returns the token's viewer, or null if the token isn't ours, is malformed or has expired */
export async function verifyAccessToken(env: Env, token: string): Promise<Viewer | null> {
  const verified = await verifyToken(env, token, { audience: AUDIENCE });
  return verified?.viewer ?? null;
}
