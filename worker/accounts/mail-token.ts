import { createHash, randomBytes } from 'node:crypto';

import { base64url } from 'jose';

/** So long a token of a mail is good, and once. */
const MAIL_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

const TOKEN_BYTES = 32;

/** What the database keeps of a token: nothing that could be sent in. */
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
