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
import { type Mailing, countNews, hasRoom } from '../../notifications/queries/sent-mails.ts';

/**
 * Keeps a token to reset the password of whoever has this address. The same statements run whether there is
 * such an account or not. However much mail a confirmed address has had, its owner has a link that works, or gets one.
 * @returns to whom it is to be sent; nobody where there is no account, or too much mail
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
 * Sets a new password by a mail's token, which confirms the address too. Every device, every other token of this
 * kind and a change of address under way end with it. @returns whose; nothing where the token is not good
 */
export async function resetPassword(
  db: Database,
  { hash, passwordHash, now }: { hash: string; passwordHash: string; now: number },
) {
  // Good as long as its batch runs: the token goes last.
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

/** Forgets the wrong guesses that a reset makes up for. @returns whether its owner is to be told by mail */
export async function settleReset(
  db: Database,
  userId: number,
  subjects: readonly string[],
  mailing: Mailing,
) {
  const { mails } = await db.batch({
    forgotten: subjects.map(
      (subject) => sql`DELETE FROM login_failures WHERE subject = ${subject}`,
    ),
    mails: countNews('security', userId, mailing),
  });
  return mails.length > 0;
}
