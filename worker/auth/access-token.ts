import { SignJWT, errors, jwtVerify } from 'jose';

import type { Env } from '../env.ts';
import { keyring } from './keys.ts';

const ACCESS_TOKEN_LIFETIME_SECONDS = 15 * 60;
const ISSUER = 'peerway';
const AUDIENCE = 'peerway-api';

/** Who a request speaks for, taken from its token alone. */
export interface Viewer {
  id: number;
  deviceId: number;
}

/** Signs a bearer token (JWT, HS256) that is good for 15 minutes. */
export async function signAccessToken(env: Env, viewer: Viewer, now: number) {
  const { current } = await keyring(env);
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ did: viewer.deviceId })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setSubject(String(viewer.id))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_LIFETIME_SECONDS)
    .sign(current.bytes);
}

/** Whose token it is, or null where it is not ours, not whole or no longer good. */
export async function verifyAccessToken(env: Env, token: string): Promise<Viewer | null> {
  const { find } = await keyring(env);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : find(kid);
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key.bytes;
      },
      { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE, requiredClaims: ['exp', 'sub'] },
    );
    const id = Number(payload.sub);
    const deviceId = payload['did'];
    if (!Number.isSafeInteger(id) || id < 1 || typeof deviceId !== 'number') return null;
    return { id, deviceId };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
