import { mintSecret } from '../core/auth/secret.ts';

/** How long a token in an email is valid. It works once. */
const MAIL_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

export interface MailToken {
  token: string;
  hash: string;
  expiresAt: number;
}

export function mintMailToken(now: number): MailToken {
  const { secret, hash } = mintSecret();
  return { token: secret, hash, expiresAt: now + MAIL_TOKEN_LIFETIME_MS };
}
