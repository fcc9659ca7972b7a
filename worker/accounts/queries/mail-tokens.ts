import { type SQL, sql } from 'drizzle-orm';

import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type mailTokens, users } from '../../core/schema/accounts.ts';
import { zoneOf } from '../../core/zone-of.ts';
import { type MailKind, type Mailing, countMail } from '../../notifications/queries/sent-mails.ts';

export type Purpose = Row<typeof mailTokens>['purpose'];

/** The part of a token that is stored. */
export interface TokenToKeep {
  hash: string;
  expiresAt: number;
}

/** Stores a token for the user's present email. Does nothing if there is no such user. */
export const keepToken = (
  userId: SQL | number,
  purpose: Purpose,
  { hash, expiresAt }: TokenToKeep,
): SQL => sql`
  INSERT INTO mail_tokens (hash, user_id, purpose, email, expires_at)
  SELECT ${hash}, id, ${purpose}, email, ${expiresAt} FROM users WHERE id = ${userId}`;

/** Counts the email of a token, if the token was stored. @returns a row if it must be sent */
export const countTokenMail = (
  kind: MailKind,
  mailing: Mailing,
  { hash }: TokenToKeep,
  when: SQL = sql`1`,
) =>
  countMail(
    kind,
    mailing,
    sql`${when} AND EXISTS (SELECT 1 FROM mail_tokens WHERE hash = ${hash})`,
  );

const OF_RECIPIENT = columns(users, ['id', 'name', 'email', 'locale', 'emailConfirmedAt']);

export const RECIPIENT = sql<Recipient>`${OF_RECIPIENT}, ${zoneOf('users.id')} AS zone`;

export interface Recipient extends RowOf<typeof OF_RECIPIENT> {
  zone: string;
}
