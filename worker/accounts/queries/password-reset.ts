import { sql } from 'drizzle-orm';

import { comparisonKey } from './accounts.ts';
import type { Database } from '../../core/database.ts';
import {
  RECIPIENT,
  type Recipient,
  type TokenToKeep,
  countTokenMail,
  keepToken,
} from './mail-tokens.ts';
import {
  type Mailing,
  countNotification,
  hasRoom,
} from '../../notifications/queries/sent-mails.ts';

/**
 * Stores a token to reset the password of the account with this email. The same statements run if there is no such
 * account. Even over the limit, the owner of a confirmed email always has a valid link or gets one.
 * @returns the recipient, or undefined without an account or over the limit of emails
 */
export async function requestReset(
  db: Database,
  { email, token, mailbox, now }: { email: string; token: TokenToKeep } & Mailing,
) {
  const mailing = { mailbox, now };
  const theUser = sql`(SELECT u.id FROM users u WHERE u.email_key = ${comparisonKey(email)}
    AND u.status IN ('active', 'suspended', 'leaving')
    AND CASE WHEN u.email_confirmed_at IS NULL THEN ${hasRoom('unconfirmed', mailing)}
      ELSE ${hasRoom('security', mailing)} OR NOT EXISTS (SELECT 1 FROM mail_tokens t
        WHERE t.user_id = u.id AND t.purpose = 'reset' AND t.expires_at > ${now}) END)`;
  const { recipients, mails } = await db.batch({
    recipients: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${theUser}`,
    token: keepToken(theUser, 'reset', token),
    mails: countTokenMail(mailing, token),
  });
  return mails.length > 0 ? recipients[0] : undefined;
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
    trusted: sql`DELETE FROM trusted_browsers WHERE user_id = ${theUser}`,
    emailChange: sql`DELETE FROM email_changes WHERE user_id = ${theUser}`,
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${theUser}`,
  });
  return changed[0];
}

/** Resets the failures of the account after a reset. @returns whether to email its owner */
export async function resetFailures(
  db: Database,
  userId: number,
  subjects: readonly string[],
  mailing: Mailing,
) {
  const { mails } = await db.batch({
    forgotten: subjects.map(
      (subject) => sql`DELETE FROM login_failures WHERE subject = ${subject}`,
    ),
    mails: countNotification('security', userId, mailing),
  });
  return mails.length > 0;
}
