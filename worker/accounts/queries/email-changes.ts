import { type SQL, sql } from 'drizzle-orm';

import { countAttempt } from '../../core/attempts.ts';
import type { Database } from '../../core/database.ts';
import { emailKey } from '../../core/email-key.ts';
import { columns, fields, flag, select } from '../../core/rows.ts';
import { emailChanges } from '../../core/schema/accounts.ts';
import { type Mailing, hasRoom } from '../../notifications/queries/sent-mails.ts';
import {
  type Purpose,
  RECIPIENT,
  type Recipient,
  type TokenToKeep,
  countTokenMail,
  keepToken,
} from './mail-tokens.ts';

/** Stores a token to confirm the user's email. @returns false if it is confirmed or the limit of emails is reached */
export async function requestConfirmation(
  db: Database,
  { userId, token, mailbox, now }: { userId: number; token: TokenToKeep } & Mailing,
) {
  const mailing = { mailbox, now };
  const theUser = sql`(SELECT id FROM users WHERE id = ${userId} AND email_confirmed_at IS NULL
    AND ${hasRoom('unconfirmed', mailing)})`;
  const { mails } = await db.batch({
    token: keepToken(theUser, 'confirm', token),
    mails: countTokenMail('unconfirmed', mailing, token),
  });
  return mails.length > 0;
}

/** The subject under which a user's changes of email are counted, and how many are allowed per window. */
export interface MailLimit {
  subject: string;
  mailsMax: number;
  windowMs: number;
}

interface NewChange {
  userId: number;
  email: string;
  /** For the email to the present address, if that is confirmed. `newToken` is for the email to the new address. */
  oldToken: TokenToKeep;
  newToken: TokenToKeep;
  oldMailbox: string;
  newMailbox: string;
  limit: MailLimit;
  now: number;
}

const takenBy = (key: SQL | string, userId: SQL | number): SQL =>
  sql`EXISTS (SELECT 1 FROM users o WHERE o.email_key = ${key} AND o.id <> ${userId})`;

/**
 * Begins a change of email. It replaces a pending one, whose links become invalid. An unconfirmed present address gets
 * no email, since it may be someone else's.
 * @returns whether the change was begun and who gets the email to the present address. If not, what prevents it
 */
export async function beginEmailChange(db: Database, change: NewChange) {
  const { userId, email, oldToken, newToken, limit, now } = change;
  const key = emailKey(email);
  const [toOld, toNew] = [
    { mailbox: change.oldMailbox, now },
    { mailbox: change.newMailbox, now },
  ];
  const within = sql`(SELECT count FROM login_failures WHERE subject = ${limit.subject}) <= ${limit.mailsMax}`;
  const allowed = sql`(SELECT id FROM users WHERE id = ${userId} AND email_key <> ${key}
    AND NOT ${takenBy(key, userId)} AND ${hasRoom('change-new', toNew)}
    AND (email_confirmed_at IS NULL OR ${hasRoom('change-old', toOld)})
    AND ${within})`;
  const confirmed = sql`(SELECT id FROM users WHERE id = ${allowed} AND email_confirmed_at IS NOT NULL)`;
  const { facts, recipients, mailsToOld, mailsToNew } = await db.batch({
    attempt: countAttempt(limit.subject, limit.windowMs, now),
    facts: select({
      // Beyond the limit the answer would only tell which addresses have an account.
      taken: flag(sql`${within} AND ${takenBy(key, userId)}`),
      same: flag(sql`u.email_key = ${key}`),
    })`FROM users u WHERE u.id = ${userId}`,
    oldTokens: sql`DELETE FROM mail_tokens WHERE user_id = ${allowed} AND purpose IN ('change-old', 'change-new')`,
    change: sql`INSERT INTO email_changes (user_id, email, email_key, old_confirmed_at, expires_at)
      SELECT id, ${email}, ${key}, iif(email_confirmed_at IS NULL, ${now}, NULL), ${newToken.expiresAt}
      FROM users WHERE id = ${allowed}
      ON CONFLICT (user_id) DO UPDATE SET email = excluded.email, email_key = excluded.email_key,
        old_confirmed_at = excluded.old_confirmed_at, new_confirmed_at = NULL, expires_at = excluded.expires_at`,
    recipients: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${allowed}`,
    oldToken: keepToken(confirmed, 'change-old', oldToken),
    newToken: keepToken(allowed, 'change-new', newToken),
    mailsToOld: countTokenMail('change-old', toOld, oldToken),
    mailsToNew: countTokenMail('change-new', toNew, newToken),
  });
  return {
    taken: facts[0]?.taken ?? false,
    same: facts[0]?.same ?? false,
    begun: mailsToNew.length > 0,
    recipient: mailsToOld.length > 0 ? recipients[0] : undefined,
  };
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
    changes: select(
      fields(columns(emailChanges, ['email'], 'c'), {
        complete: flag(sql`c.old_confirmed_at IS NOT NULL AND c.new_confirmed_at IS NOT NULL`),
      }),
    )`FROM email_changes c WHERE c.user_id = ${changing}`,
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
    lost: change?.complete === true && changed.length === 0,
  };
}
