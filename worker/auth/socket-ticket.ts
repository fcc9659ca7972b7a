import { SignJWT, errors, jwtVerify } from 'jose';

import type { Env } from '../env.ts';
import type { Viewer } from './access-token.ts';
import { keyring } from './keys.ts';

/**
 * A browser cannot send a header with a socket's upgrade, and an access token has no business in a URL, where
 * logs keep it. A ticket is good for the socket alone, once, and for a minute at most.
 */
const TICKET_LIFETIME_SECONDS = 60;
const ISSUER = 'peerway';
const AUDIENCE = 'peerway-socket';

export interface Ticket extends Viewer {
  /** Redeemed once, by the object that holds the person's sockets. */
  ticketId: string;
  /** In ms since 1970. */
  expiresAt: number;
}

/** Signs a ticket (JWT, HS256) for one socket of this device. */
export async function signSocketTicket(env: Env, viewer: Viewer, now: number) {
  const { current } = await keyring(env);
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ did: viewer.deviceId })
    .setProtectedHeader({ alg: 'HS256', kid: current.id })
    .setSubject(String(viewer.id))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setJti(crypto.randomUUID())
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + TICKET_LIFETIME_SECONDS)
    .sign(current.bytes);
}

/** What a ticket says, or null where it is not ours, not whole or no longer good. */
export async function verifySocketTicket(env: Env, ticket: string): Promise<Ticket | null> {
  const { find } = await keyring(env);
  try {
    const { payload } = await jwtVerify(
      ticket,
      ({ kid }) => {
        const key = kid === undefined ? undefined : find(kid);
        if (!key) throw new errors.JWSInvalid('unknown key');
        return key.bytes;
      },
      {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['exp', 'sub', 'jti'],
        maxTokenAge: TICKET_LIFETIME_SECONDS,
      },
    );
    const id = Number(payload.sub);
    const deviceId = payload['did'];
    const { jti, exp } = payload;
    if (!Number.isSafeInteger(id) || id < 1 || typeof deviceId !== 'number') return null;
    if (jti === undefined || exp === undefined) return null;
    return { id, deviceId, ticketId: jti, expiresAt: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
