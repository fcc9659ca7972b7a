import { createHmac } from 'node:crypto';
import { z } from 'zod';

import type { CallTransport } from '../contract/call-bounds.ts';
import type { IceServers } from '../contract/call-history.ts';
import { iso } from '../contract/time.ts';
import { stunUrls, turnUrls } from '../core/settings.ts';
import type { Env } from '../env.ts';
import { turnKind } from './turn.ts';

/**
 * STUN and TURN servers, with which the peers of a call find a connection. The operator configures TURN: Cloudflare's,
 * or a server that shares a secret with us (coturn's `use-auth-secret`). Credentials are made on request, for one
 * member of one call. A member whose call lasts longer requests new ones.
 */

/** Enough for a long evening's call without a second request. No longer, since credentials can't be revoked. */
const TTL_SECONDS = 2 * 60 * 60;
const CLOUDFLARE = 'https://rtc.live.cloudflare.com/v1/turn/keys';
const WITHIN_MS = 5_000;

type Server = IceServers['iceServers'][number];

const Generated = z.object({
  iceServers: z.array(
    z.object({
      urls: z.union([z.string().transform((url) => [url]), z.array(z.string())]),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});

async function generate(env: Env): Promise<Server[]> {
  const answer = await fetch(`${CLOUDFLARE}/${env.TURN_KEY_ID}/credentials/generate-ice-servers`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${env.TURN_KEY_API_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ ttl: TTL_SECONDS }),
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  if (!answer.ok) throw new Error(`Cloudflare answered ${answer.status} for TURN credentials`);
  return Generated.parse(await answer.json()).iceServers;
}

/** coturn's time-limited credentials: the name holds the expiry, and the secret proves that we issued it. */
function derive(env: Env, userId: number, expiresAt: number): Server[] {
  const username = `${Math.floor(expiresAt / 1000)}:${userId}`;
  const credential = createHmac('sha1', env.TURN_SECRET ?? '')
    .update(username)
    .digest('base64');
  return [{ urls: turnUrls(env), username, credential }];
}

/** How long servers without TURN last, which others should soon replace. Browsers ask again a minute before the end. */
const FAILED_MS = 75_000;

/** The servers for one member of a call. If TURN fails, STUN alone is better than no call. */
export async function iceServersFor(
  env: Env,
  { userId, transport }: { userId: number; transport: CallTransport },
  now: number,
): Promise<IceServers> {
  let expiresAt = now + TTL_SECONDS * 1000;
  const stun = stunUrls(env);
  const servers: Server[] = stun.length > 0 ? [{ urls: stun }] : [];
  // An SFU has a public address, so nobody needs a relay to reach it.
  const kind = transport === 'sfu' ? 'none' : turnKind(env);
  if (kind === 'shared-secret') servers.push(...derive(env, userId, expiresAt));
  if (kind === 'cloudflare') {
    try {
      servers.push(...(await generate(env)));
    } catch (error) {
      console.error('TURN credentials could not be created', error);
      expiresAt = now + FAILED_MS;
    }
  }
  return { iceServers: servers, expiresAt: iso(expiresAt) };
}
