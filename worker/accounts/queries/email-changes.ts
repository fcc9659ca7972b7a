import { type SQL, sql } from 'drizzle-orm';

import { comparisonKey } from './accounts.ts';
import { countAttempt } from './attempts.ts';
import type { Database } from '../../core/database.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type emailChanges, users } from '../../core/schema.ts';
import {
  type MailLimit,
  RECIPIENT,
  type Purpose,
  type Recipient,
  type TokenToKeep,
  keepToken,
  withinLimit,
} from './mail-tokens.ts';

const CONFIRMED_AT = columns(users, ['emailConfirmedAt']);

/** Stores a token to confirm the user's email, unless it is confirmed or over the limit of emails. */
export async function requestConfirmation(
  db: Database,
  {
    userId,
    token,
    limit,
    now,
  }: { userId: number; token: TokenToKeep; limit: MailLimit; now: number },
) {
  const theUser = sql`(SELECT id FROM users WHERE id = ${userId} AND email_confirmed_at IS NULL
    AND ${withinLimit(limit)})`;
  const { recipients, accounts } = await db.batch({
    attempt: countAttempt(limit.subject, limit.windowMs, now),
    token: keepToken(theUser, 'confirm', token),
    recipients: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${theUser}`,
    accounts: sql<
      RowOf<typeof CONFIRMED_AT>
    >`SELECT ${CONFIRMED_AT} FROM users WHERE id = ${userId}`,
  });
  const [account] = accounts;
  return {
    recipient: recipients[0],
    confirmed: account !== undefined && account.emailConfirmedAt !== null,
  };
}

interface NewChange {
  userId: number;
  email: string;
  /** For the email to the present address. The other one goes to the new address. */
  oldToken: TokenToKeep;
  newToken: TokenToKeep;
  limit: MailLimit;
  /** The subject under which attempts at the present password were counted. */
  subject: string;
  now: number;
}

const takenBy = (emailKey: SQL | string, userId: SQL | number): SQL =>
  sql`EXISTS (SELECT 1 FROM users o WHERE o.email_key = ${emailKey} AND o.id <> ${userId})`;

/**
 * Begins a change of email. It replaces a pending one, whose links become invalid.
 * @returns the recipient of both emails, or else what prevents the change
 */
export async function beginEmailChange(db: Database, change: NewChange) {
  const { userId, email, oldToken, newToken, limit, now } = change;
  const emailKey = comparisonKey(email);
  const allowed = sql`(SELECT id FROM users WHERE id = ${userId} AND email_key <> ${emailKey}
    AND NOT ${takenBy(emailKey, userId)} AND ${withinLimit(limit)})`;
  const { facts, recipients } = await db.batch({
    attempt: countAttempt(limit.subject, limit.windowMs, now),
    tries: sql`DELETE FROM login_failures WHERE subject = ${change.subject}`,
    facts: sql<{ taken: number; same: number }>`SELECT ${takenBy(emailKey, userId)} AS taken,
      u.email_key = ${emailKey} AS same FROM users u WHERE u.id = ${userId}`,
    oldTokens: sql`DELETE FROM mail_tokens WHERE user_id = ${allowed} AND purpose IN ('change-old', 'change-new')`,
    change: sql`INSERT INTO email_changes (user_id, email, email_key, expires_at)
      SELECT id, ${email}, ${emailKey}, ${newToken.expiresAt} FROM users WHERE id = ${allowed}
      ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, email_key = excluded.email_key,
        old_confirmed_at = NULL, new_confirmed_at = NULL, expires_at = excluded.expires_at`,
    recipients: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${allowed}`,
    oldToken: keepToken(allowed, 'change-old', oldToken),
    newToken: keepToken(allowed, 'change-new', newToken),
  });
  return { taken: facts[0]?.taken === 1, same: facts[0]?.same === 1, recipient: recipients[0] };
}

/** Cancels a pending change of email. Its links become invalid. */
export async function endEmailChange(db: Database, userId: number) {
  await db.batch({
    change: sql`DELETE FROM email_changes WHERE user_id = ${userId}`,
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND purpose IN ('change-old', 'change-new')`,
  });
}

interface Confirmed {
  purpose: Exclude<Purpose, 'reset'>;
}

/**
 * Redeems an email's token: confirms the account's email, or one end of a change. The change takes effect once both
 * ends are confirmed. Every statement depends on the token, so the token is deleted last.
 * @returns undefined if the token is invalid
 */
export async function confirmEmail(db: Database, hash: string, now: number) {
  const token = sql`SELECT t.user_id FROM mail_tokens t JOIN users u ON u.id = t.user_id
    WHERE t.hash = ${hash} AND t.expires_at > ${now} AND u.status <> 'gone'`;
  const confirming = sql`(${token} AND t.purpose = 'confirm' AND t.email = u.email)`;
  const changing = sql`(${token} AND t.purpose IN ('change-old', 'change-new'))`;
  const ready = sql`(SELECT c.user_id FROM email_changes c WHERE c.user_id = ${changing}
    AND c.old_confirmed_at IS NOT NULL AND c.new_confirmed_at IS NOT NULL
    AND NOT ${takenBy(sql`c.email_key`, sql`c.user_id`)})`;
  const stamp = (column: SQL, purpose: Confirmed['purpose']): SQL =>
    sql`${column} = CASE WHEN (SELECT purpose FROM mail_tokens WHERE hash = ${hash}) = ${purpose}
      THEN coalesce(${column}, ${now}) ELSE ${column} END`;
  const { found, changes, changed } = await db.batch({
    found: sql<Confirmed>`SELECT t.purpose FROM mail_tokens t JOIN users u ON u.id = t.user_id
      WHERE t.user_id IN (${confirming}, ${changing}) AND t.hash = ${hash}`,
    confirmed: sql`UPDATE users SET email_confirmed_at = coalesce(email_confirmed_at, ${now}) WHERE id = ${confirming}`,
    halfway: sql`UPDATE email_changes SET ${stamp(sql`old_confirmed_at`, 'change-old')},
        ${stamp(sql`new_confirmed_at`, 'change-new')}
      WHERE user_id = ${changing} AND expires_at > ${now}`,
    changes: sql<{ email: Row<typeof emailChanges>['email']; complete: number }>`SELECT c.email,
        c.old_confirmed_at IS NOT NULL AND c.new_confirmed_at IS NOT NULL AS complete
      FROM email_changes c WHERE c.user_id = ${changing}`,
    changed: sql<Recipient>`UPDATE users SET email_confirmed_at = ${now},
        email = (SELECT c.email FROM email_changes c WHERE c.user_id = users.id),
        email_key = (SELECT c.email_key FROM email_changes c WHERE c.user_id = users.id)
      WHERE id = ${ready} RETURNING ${RECIPIENT}`,
    // The change was made, or someone else took the address meanwhile. Either way it is over.
    over: sql`DELETE FROM email_changes WHERE user_id = ${changing}
      AND old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL`,
    usedUp: sql`DELETE FROM mail_tokens WHERE hash = ${hash}`,
  });
  const change = changes[0];
  if (!found[0]) return undefined;
  return {
    purpose: found[0].purpose,
    email: change?.email,
    changed: changed[0],
    lost: change?.complete === 1 && changed.length === 0,
  };
}
