import { type JWTPayload, type JWTVerifyOptions, SignJWT, errors, jwtVerify } from 'jose';

import type { Env } from '../../env.ts';
import { keyring } from './keys.ts';

const ISSUER = 'peerway';

/** Who a request acts for. Taken only from its token. */
export interface Viewer {
  id: number;
  deviceId: number;
}

/** Signs a JWT (HS256), valid for `seconds` from `now` (ms since 1970). Other audiences reject it. */
export async function signToken(
  env: Env,
  viewer: Viewer,
  { audience, now, seconds }: { audience: string; now: number; seconds: number },
  claims: { jti?: string } = {},
) {
  const { current } = await keyring(env);
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ ...claims, did: viewer.deviceId })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setSubject(String(viewer.id))
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(current.bytes);
}

/** @returns the token's viewer and claims, or null if it isn't ours, is for another audience or has expired */
export async function verifyToken(
  env: Env,
  token: string,
  options: { audience: string } & Pick<JWTVerifyOptions, 'maxTokenAge'>,
): Promise<{ viewer: Viewer; payload: JWTPayload } | null> {
  const { find } = await keyring(env);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : find(kid);
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key.bytes;
      },
      { ...options, algorithms: ['HS256'], issuer: ISSUER, requiredClaims: ['exp', 'sub'] },
    );
    const id = Number(payload.sub);
    const deviceId = payload['did'];
    if (!Number.isSafeInteger(id) || id < 1 || typeof deviceId !== 'number') return null;
    return { viewer: { id, deviceId }, payload };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
