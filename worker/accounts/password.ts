import { base64url } from 'jose';
import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { isEasyToGuess } from '../contract/weak-password.ts';
import { invalid } from '../core/problems.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.ts';
import { PASSWORD_COST } from './password-cost.ts';
import { inTurn } from './password-turn.ts';

const { log2, blockSize, parallelism } = PASSWORD_COST;
/** What each hash begins with: its own parameters, so that they can be raised later. */
const PARAMETERS = `scrypt$${log2}$${blockSize}$${parallelism}`;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = (password: string, salt: Uint8Array, options: ScryptOptions) =>
  inTurn(
    () =>
      new Promise<Uint8Array>((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
          if (error) reject(error);
          else resolve(key);
        });
      }),
  );

const options = (cost: typeof PASSWORD_COST): ScryptOptions => ({
  N: 2 ** cost.log2,
  r: cost.blockSize,
  p: cost.parallelism,
  maxmem: 256 * 2 ** cost.log2 * cost.blockSize,
});

/** @throws ProblemError 503 if too many passwords wait to be hashed */
export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)) {
  const key = await derive(password, salt, options(PASSWORD_COST));
  return `${PARAMETERS}$${base64url.encode(salt)}$${base64url.encode(key)}`;
}

/** A hash that matches no password. Checking an unknown email against it takes as long as checking a known one. */
export const NOBODYS_HASH = `${PARAMETERS}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/**
 * Whether the password is the account's. False without an account or a password, after the same time.
 * @throws ProblemError 503 if too many passwords wait to be hashed
 */
export async function verifyPassword(password: string, stored: string | undefined) {
  const [, cost, block, parallel, salt = '', hash = ''] = (stored || NOBODYS_HASH).split('$');
  const expected = base64url.decode(hash);
  const actual = await derive(
    password,
    base64url.decode(salt),
    options({ log2: Number(cost), blockSize: Number(block), parallelism: Number(parallel) }),
  );
  return timingSafeEqual(actual, expected) && Boolean(stored);
}

/** @throws ProblemError 422 for a common leaked password, or one made of the account's own name or email */
export function assertHardToGuess(password: string, own: { name: string; email: string }) {
  const words = [own.name, ...own.name.split(/\s+/), own.email, own.email.split('@')[0] ?? ''];
  const leaked = LEAKED_PASSWORDS.has(password.normalize('NFKC').toLowerCase());
  if (leaked || isEasyToGuess(password, words))
    throw invalid('password', (say) => say.values.easyPassword);
}
