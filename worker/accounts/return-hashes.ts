import type { Context } from 'hono';
import { createHmac, hkdfSync } from 'node:crypto';

import { clientAddress } from '../core/auth/guards.ts';
import { type Secrets, type SigningKey, keyring } from '../core/auth/keys.ts';
import { mailboxOf } from '../core/mailbox.ts';
import type { AppEnv } from '../core/router.ts';
import { remembersAddresses } from '../core/settings.ts';

/**
 * Keyed hashes of what somebody may use again who comes back after a ban. The key is derived from `JWT_SECRET`, so the
 * table alone can't be searched for an address.
 */

const KEY_BYTES = 32;

interface Identity {
  provider: string;
  subject: string;
}

const hashed = ({ bytes }: SigningKey, kind: string, value: string) =>
  createHmac('sha256', new Uint8Array(hkdfSync('sha256', bytes, '', 'peerway return', KEY_BYTES)))
    .update(`${kind}\n${value}`)
    .digest('base64url');

const mailboxHash = (key: SigningKey, email: string) => hashed(key, 'mailbox', mailboxOf(email));
const identityHash = (key: SigningKey, { provider, subject }: Identity) =>
  hashed(key, 'identity', `${provider}\n${subject}`);

/** The /24 of an IPv4 address, or the /48 of an IPv6 address. */
const prefixOf = (address: string) =>
  address
    .split(/[.:]/)
    .slice(0, 3)
    .join(address.includes('.') ? '.' : ':');

export interface ReturnHash {
  kind: 'mailbox' | 'identity' | 'address';
  hash: string;
}

/** The hashes of a banned account under the present key. */
export async function hashesOf(
  env: Secrets,
  { email, identities }: { email: string; identities: readonly Identity[] },
): Promise<{ keyId: string; hashes: ReturnHash[] }> {
  const { current } = await keyring(env);
  return {
    keyId: current.id,
    hashes: [
      { kind: 'mailbox', hash: mailboxHash(current, email) },
      ...identities.map((one) => ({ kind: 'identity' as const, hash: identityHash(current, one) })),
    ],
  };
}

/** What a registration is compared by. */
export interface Arrival {
  /** Under the present and the previous key. What says most comes first. */
  hashes: string[];
  /** What is remembered of its address. Null if nothing is. */
  address: { hash: string; keyId: string } | null;
}

/** The header that names the caller's IP address, if addresses are remembered. */
export const rememberedAddress = ({ env, req }: Pick<Context<AppEnv>, 'env' | 'req'>) =>
  remembersAddresses(env) ? req.header('CF-Connecting-IP') : undefined;

/** @param address the header that names the caller's IP address. Left out if addresses aren't remembered */
export async function arrivalOf(
  env: Secrets,
  { email, identity, address }: { email: string; identity?: Identity; address: string | undefined },
): Promise<Arrival> {
  const { current, previous } = await keyring(env);
  const keys = [current, ...(previous ? [previous] : [])];
  const prefix = address === undefined ? null : prefixOf(clientAddress(address));
  const each = (hash: (key: SigningKey) => string) => keys.map(hash);
  return {
    hashes: [
      ...each((key) => mailboxHash(key, email)),
      ...(identity ? each((key) => identityHash(key, identity)) : []),
      ...(prefix === null ? [] : each((key) => hashed(key, 'address', prefix))),
    ],
    address:
      prefix === null ? null : { hash: hashed(current, 'address', prefix), keyId: current.id },
  };
}
