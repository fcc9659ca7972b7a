import { type ScryptOptions, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

import { base64url } from 'jose';

import { EASY_PASSWORD } from '../contract/account.ts';
import { isEasyToGuess } from '../contract/weak-password.ts';
import { invalid } from '../core/problems.ts';
import { LEAKED_PASSWORDS } from './leaked-passwords.ts';

/** scrypt with OWASP's parameters for 16 MiB (Password Storage Cheat Sheet). Workers have 128 MB and no Argon2. */
const COST_LOG2 = 14;
const BLOCK_SIZE = 8;
const PARALLELISM = 5;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = (password: string, salt: Uint8Array, options: ScryptOptions) =>
  new Promise<Uint8Array>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });

const options = (costLog2: number, blockSize: number, parallelism: number): ScryptOptions => ({
  N: 2 ** costLog2,
  r: blockSize,
  p: parallelism,
  maxmem: 256 * 2 ** costLog2 * blockSize,
});

/** Hashes a password. The result contains its own parameters, so that they can be raised later. */
export async function hashPassword(password: string, salt = randomBytes(SALT_BYTES)) {
  const key = await derive(password, salt, options(COST_LOG2, BLOCK_SIZE, PARALLELISM));
  return [
    'scrypt',
    COST_LOG2,
    BLOCK_SIZE,
    PARALLELISM,
    base64url.encode(salt),
    base64url.encode(key),
  ].join('$');
}

/** A hash that matches no password. Checking an unknown email against it takes as long as checking a known one. */
export const NOBODYS_HASH = `scrypt$${COST_LOG2}$${BLOCK_SIZE}$${PARALLELISM}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** Whether the password is the account's. Without an account or a password it takes as long and is never true. */
export async function verifyPassword(password: string, stored: string | undefined) {
  const [, cost, block, parallelism, salt = '', hash = ''] = (stored || NOBODYS_HASH).split('$');
  const expected = base64url.decode(hash);
  const actual = await derive(
    password,
    base64url.decode(salt),
    options(Number(cost), Number(block), Number(parallelism)),
  );
  return timingSafeEqual(actual, expected) && Boolean(stored);
}

/** @throws ProblemError 422 for a common leaked password, or one made of the account's own name or email */
export function assertHardToGuess(password: string, own: { name: string; email: string }) {
  const words = [own.name, ...own.name.split(/\s+/), own.email, own.email.split('@')[0] ?? ''];
  const leaked = LEAKED_PASSWORDS.has(password.normalize('NFKC').toLowerCase());
  if (leaked || isEasyToGuess(password, words)) throw invalid('password', EASY_PASSWORD);
}
