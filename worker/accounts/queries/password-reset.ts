import { sql } from 'drizzle-orm';

import { comparisonKey } from './accounts.ts';
import { countAttempt } from './attempts.ts';
import type { Database } from '../../core/database.ts';
import {
  type MailLimit,
  RECIPIENT,
  type Recipient,
  type TokenToKeep,
  keepToken,
  withinLimit,
} from './mail-tokens.ts';

/**
 * Stores a token to reset the password of the account with this email. The same statements run if there is no such
 * account.
 * @returns the recipient, or undefined without an account or over the limit of emails
 */
export async function requestReset(
  db: Database,
  {
    email,
    token,
    limit,
    now,
  }: { email: string; token: TokenToKeep; limit: MailLimit; now: number },
) {
  const theUser = sql`(SELECT id FROM users WHERE email_key = ${comparisonKey(email)}
    AND status IN ('active', 'suspended', 'leaving') AND ${withinLimit(limit)})`;
  const { recipients } = await db.batch({
    attempt: countAttempt(limit.subject, limit.windowMs, now),
    token: keepToken(theUser, 'reset', token),
    recipients: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${theUser}`,
  });
  return recipients[0];
}

/**
 * Sets a new password with an emailed token, which also confirms the email. Logs out every device, and ends a pending
 * change of email and all emailed tokens. @returns whose password it was, or undefined if the token is invalid
 */
export async function resetPassword(
  db: Database,
  { hash, passwordHash, now }: { hash: string; passwordHash: string; now: number },
) {
  // The token is deleted last, since every statement of the batch depends on it.
  const theUser = sql`(SELECT u.id FROM mail_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.hash = ${hash} AND t.purpose = 'reset' AND t.expires_at > ${now} AND t.email = u.email
      AND u.status IN ('active', 'suspended', 'leaving'))`;
  const { changed } = await db.batch({
    changed: sql<Recipient>`UPDATE users SET password_hash = ${passwordHash},
        email_confirmed_at = coalesce(email_confirmed_at, ${now})
      WHERE id = ${theUser} RETURNING ${RECIPIENT}`,
    devices: sql`UPDATE devices SET revoked_at = ${now} WHERE user_id = ${theUser} AND revoked_at IS NULL`,
    emailChange: sql`DELETE FROM email_changes WHERE user_id = ${theUser}`,
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${theUser}`,
  });
  return changed[0];
}
