import { createHash, randomBytes } from 'node:crypto';

import { base64url } from 'jose';

/** How long a token in an email is valid. It works once. */
const MAIL_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

const TOKEN_BYTES = 32;

/** The database stores only a hash of the token. The hash itself isn't a valid token. */
export const hashMailToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

export interface MailToken {
  token: string;
  hash: string;
  expiresAt: number;
}

export function mintMailToken(now: number): MailToken {
  const token = base64url.encode(randomBytes(TOKEN_BYTES));
  return { token, hash: hashMailToken(token), expiresAt: now + MAIL_TOKEN_LIFETIME_MS };
}
