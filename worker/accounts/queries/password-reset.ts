import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { emailKey } from '../../core/email-key.ts';
import {
  type Mailing,
  countNotification,
  hasRoom,
} from '../../notifications/queries/sent-mails.ts';
import {
  RECIPIENT,
  type Recipient,
  type TokenToKeep,
  countTokenMail,
  keepToken,
} from './mail-tokens.ts';

/**
 * Stores a token to reset the password of the account with this email. The same statements run if there is no such
 * account. Even over the limit, the owner of a confirmed email always has a valid link or gets one. So does a banned
 * owner, whose log-in leads to the decision and the appeal.
 * @returns the recipient, or undefined without an account or over the limit of emails
 */
export async function requestReset(
  db: Database,
  { email, token, mailbox, now }: { email: string; token: TokenToKeep } & Mailing,
) {
  const mailing = { mailbox, now };
  const theUser = sql`(SELECT u.id FROM users u WHERE u.email_key = ${emailKey(email)}
    AND u.status <> 'gone'
    AND CASE WHEN u.email_confirmed_at IS NULL THEN ${hasRoom('unconfirmed', mailing)}
      ELSE ${hasRoom('reset', mailing)} OR NOT EXISTS (SELECT 1 FROM mail_tokens t
        WHERE t.user_id = u.id AND t.purpose = 'reset' AND t.expires_at > ${now}) END)`;
  const isConfirmed = sql`EXISTS (SELECT 1 FROM users u
    WHERE u.email_key = ${emailKey(email)} AND u.email_confirmed_at IS NOT NULL)`;
  const { recipients, mails } = await db.batch({
    recipients: sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${theUser}`,
    token: keepToken(theUser, 'reset', token),
    mails: [
      countTokenMail('unconfirmed', mailing, token, sql`NOT ${isConfirmed}`),
      countTokenMail('reset', mailing, token, isConfirmed),
    ],
  });
  return mails.flat().length > 0 ? recipients[0] : undefined;
}

/** The user whose password an emailed token resets, as SQL. */
const ownerOf = (hash: string, now: number) => sql`(SELECT u.id FROM mail_tokens t
  JOIN users u ON u.id = t.user_id
  WHERE t.hash = ${hash} AND t.purpose = 'reset' AND t.expires_at > ${now} AND t.email = u.email
    AND u.status <> 'gone')`;

/** @returns undefined if the token is invalid */
export async function findReset(db: Database, hash: string, now: number) {
  const [owner] = await db.all(
    sql<Recipient>`SELECT ${RECIPIENT} FROM users WHERE id = ${ownerOf(hash, now)}`,
  );
  return owner;
}

/** A recovery code has no date of its own. It is as old as its second factor. */
const FACTOR_MADE = `(SELECT f.created_at FROM second_factors f WHERE f.user_id = recovery_codes.user_id)`;

/**
 * What lets someone log in or read along without the password, and when it was set up. A new kind is added here.
 * Recovery codes must come before second factors, since their age is read from those.
 */
const OTHER_WAYS = [
  ['passkeys', 'passkeys.created_at'],
  ['identities', 'identities.linked_at'],
  ['recovery_codes', FACTOR_MADE],
  ['second_factors', 'second_factors.created_at'],
  ['calendar_feeds', 'calendar_feeds.created_at'],
] as const;

interface Reset extends Mailing {
  hash: string;
  passwordHash: string;
  /** The subjects under which failed log-ins are counted. Their counts are deleted. */
  subjects: readonly string[];
}

/**
 * Sets a new password with an emailed token, which also confirms the email. Logs out every device, and ends the calendar
 * feed, a pending change of email and all emailed tokens. A stranger may have registered with this email before it was confirmed. So
 * everything in OTHER_WAYS that was set up before the confirmation is deleted.
 * @returns whether to email the owner and whether anything was deleted, or undefined if the token is invalid
 */
export async function resetPassword(
  db: Database,
  { hash, passwordHash, subjects, ...mailing }: Reset,
) {
  const { now } = mailing;
  // The token is deleted last, since every statement of the batch depends on it.
  const theUser = ownerOf(hash, now);
  const { strangers, changed, mails } = await db.batch({
    strangers: OTHER_WAYS.map(
      ([table, since]) => sql`DELETE FROM ${sql.raw(table)} WHERE user_id = ${theUser}
        AND EXISTS (SELECT 1 FROM users u WHERE u.id = user_id
          AND (u.email_confirmed_at IS NULL OR ${sql.raw(since)} < u.email_confirmed_at)) RETURNING 1`,
    ),
    changed: sql<Pick<Recipient, 'id'>>`UPDATE users SET password_hash = ${passwordHash},
        email_confirmed_at = coalesce(email_confirmed_at, ${now})
      WHERE id = ${theUser} RETURNING id`,
    devices: sql`UPDATE devices SET revoked_at = ${now} WHERE user_id = ${theUser} AND revoked_at IS NULL`,
    trusted: sql`DELETE FROM trusted_browsers WHERE user_id = ${theUser}`,
    feed: sql`DELETE FROM calendar_feeds WHERE user_id = ${theUser}`,
    emailChange: sql`DELETE FROM email_changes WHERE user_id = ${theUser}`,
    forgotten: subjects.map(
      (subject) =>
        sql`DELETE FROM login_failures WHERE subject = ${subject} AND ${theUser} IS NOT NULL`,
    ),
    mails: countNotification('password-changed', theUser, mailing),
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${theUser}`,
  });
  return changed.length > 0
    ? { told: mails.length > 0, removed: strangers.flat().length > 0 }
    : undefined;
}
