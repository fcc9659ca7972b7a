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
 * Keeps a token to reset the password of whoever has this address. The same statements run whether there is
 * such an account or not. @returns to whom it is to be sent; nobody where there is no account, or too much mail
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
