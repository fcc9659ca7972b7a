import type { Env } from '../../env.ts';
import { type Viewer, signToken, verifyToken } from './signed-token.ts';

/**
 * A browser can't set a header on a socket's upgrade, and an access token must not be in a URL, since URLs are logged.
 * A ticket works once, only for a socket, and for a minute at most.
 */
const LIFETIME_SECONDS = 60;
const AUDIENCE = 'peerway-socket';

export interface Ticket extends Viewer {
  /** Redeemed once, by the object that holds the user's sockets. */
  ticketId: string;
  /** In ms since 1970. */
  expiresAt: number;
}

export const signSocketTicket = (env: Env, viewer: Viewer, now: number) =>
  signToken(
    env,
    viewer,
    { audience: AUDIENCE, now, seconds: LIFETIME_SECONDS },
    { jti: crypto.randomUUID() },
  );

/** The contents of a ticket, or null if it isn't ours, is malformed or has expired. */
export async function verifySocketTicket(env: Env, ticket: string): Promise<Ticket | null> {
  const verified = await verifyToken(env, ticket, {
    audience: AUDIENCE,
    maxTokenAge: LIFETIME_SECONDS,
  });
  if (!verified) return null;
  const { jti, exp } = verified.payload;
  if (jti === undefined || exp === undefined) return null;
  return { ...verified.viewer, ticketId: jti, expiresAt: exp * 1000 };
}
