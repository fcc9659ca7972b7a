import { type JWTPayload, type JWTVerifyOptions, SignJWT, errors, jwtVerify } from 'jose';

import type { Env } from '../../env.ts';
import { type Secrets, keyring } from './keys.ts';

const ISSUER = 'peerway';

/** Who a request acts for. Taken only from its token. */
export interface Viewer {
  id: number;
  deviceId: number;
}

interface Validity {
  audience: string;
  now: number;
  seconds: number;
}

/** Signs a JWT (HS256) about a user, valid for `seconds` from `now` (ms since 1970). Other audiences reject it. */
export async function signClaims(
  env: Secrets,
  userId: number,
  { audience, now, seconds }: Validity,
  claims: JWTPayload,
) {
  const { current } = await keyring(env);
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setSubject(String(userId))
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(current.bytes);
}

type Expected = { audience: string } & Pick<JWTVerifyOptions, 'maxTokenAge'>;

/** @returns the token's user and claims, or null if it isn't ours, is for another audience or has expired */
export async function verifyClaims(env: Secrets, token: string, expected: Expected) {
  const { find } = await keyring(env);
  try {
    const { payload } = await jwtVerify(
      token,
      ({ kid }) => {
        const key = kid === undefined ? undefined : find(kid);
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key.bytes;
      },
      { ...expected, algorithms: ['HS256'], issuer: ISSUER, requiredClaims: ['exp', 'sub'] },
    );
    const userId = Number(payload.sub);
    return Number.isSafeInteger(userId) && userId >= 1 ? { userId, payload } : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

export const signToken = (
  env: Env,
  { id, deviceId }: Viewer,
  validity: Validity,
  claims: { jti?: string } = {},
) => signClaims(env, id, validity, { ...claims, did: deviceId });

/** @returns the token's viewer and claims, or null as `verifyClaims` does */
export async function verifyToken(
  env: Env,
  token: string,
  expected: Expected,
): Promise<{ viewer: Viewer; payload: JWTPayload } | null> {
  const verified = await verifyClaims(env, token, expected);
  const deviceId = verified?.payload['did'];
  if (!verified || typeof deviceId !== 'number') return null;
  return { viewer: { id: verified.userId, deviceId }, payload: verified.payload };
}
