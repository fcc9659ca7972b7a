import { base64url } from 'jose';

import type { Env } from '../../env.ts';

export const SECRET_MIN_LENGTH = 32;

export type Secrets = Pick<Env, 'JWT_SECRET' | 'JWT_SECRET_PREVIOUS'>;

export interface SigningKey {
  /** Names the key in a token's header, so that two can be valid during a rotation. */
  id: string;
  bytes: Uint8Array;
}

interface Keyring {
  current: SigningKey;
  /** The key before the last rotation. */
  previous: SigningKey | undefined;
  find: (id: string) => SigningKey | undefined;
}

/** A secret is missing or too weak. Only the operator can fix that. */
export class ConfigurationError extends Error {}

const encoder = new TextEncoder();

async function toKey(secret: string): Promise<SigningKey> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', encoder.encode(`kid:${secret}`)),
  );
  return {
    id: base64url.encode(digest.subarray(0, 6)),
    bytes: encoder.encode(secret),
  };
}

const keyrings = new Map<string, Promise<Keyring>>();

/**
 * The keys that sign and verify, derived once per isolate and secret. A previous secret that is too short isn't used:
 * whoever guesses it could sign tokens for any user.
 * @throws ConfigurationError when JWT_SECRET is missing or shorter than 32 characters.
 */
export function keyring(env: Secrets): Promise<Keyring> {
  // The type says it is set, but the operator may have forgotten it.
  const secret: string | undefined = env.JWT_SECRET;
  if (!secret || secret.length < SECRET_MIN_LENGTH) {
    throw new ConfigurationError(
      `The secret JWT_SECRET is missing or shorter than ${SECRET_MIN_LENGTH} characters.`,
    );
  }
  const given = env.JWT_SECRET_PREVIOUS ?? '';
  const previous = given.length < SECRET_MIN_LENGTH ? '' : given;
  const cacheKey = `${secret}\n${previous}`;
  let ring = keyrings.get(cacheKey);
  if (!ring) {
    ring = Promise.all([toKey(secret), ...(previous ? [toKey(previous)] : [])]).then(
      ([current, ...older]) => ({
        current,
        previous: older[0],
        find: (id) => [current, ...older].find((key) => key.id === id),
      }),
    );
    keyrings.set(cacheKey, ring);
  }
  return ring;
}
