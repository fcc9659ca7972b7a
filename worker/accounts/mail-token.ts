import type { Context } from 'hono';

import { mintSecret } from '../core/auth/secret.ts';
import type { AppEnv } from '../core/router.ts';
import { confirmLink } from '../notifications/mail/links.ts';
import { mailLater } from '../notifications/mail/mail.ts';
import { emailsIn } from '../notifications/mail/texts.ts';

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

/** Emails the link that confirms the address. */
export const mailConfirmation = (
  c: Context<AppEnv>,
  to: { email: string; locale: string | null },
  { token }: MailToken,
) => mailLater(c, to, emailsIn(to.locale).confirm(confirmLink(c.env, token)));
