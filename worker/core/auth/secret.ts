import { base64url } from 'jose';
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** The database stores only a hash of a secret link. The hash itself isn't a valid one. */
export const hashSecret = (secret: string) =>
  createHash('sha256').update(secret).digest('base64url');

/** A secret for a link: 43 characters that can't be guessed. */
export function mintSecret() {
  const secret = base64url.encode(randomBytes(SECRET_BYTES));
  return { secret, hash: hashSecret(secret) };
}
