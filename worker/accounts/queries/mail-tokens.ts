import { type SQL, sql } from 'drizzle-orm';

import { type Mailing, countMail } from '../../notifications/queries/sent-mails.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type mailTokens, users } from '../../core/schema.ts';

export type Purpose = Row<typeof mailTokens>['purpose'];

/** A token as it is kept: by its hash alone. */
export interface TokenToKeep {
  hash: string;
  expiresAt: number;
}

/** Keeps a token for the user's present address; nothing where there is no such user. */
export const keepToken = (
  userId: SQL | number,
  purpose: Purpose,
  { hash, expiresAt }: TokenToKeep,
): SQL => sql`
  INSERT INTO mail_tokens (hash, user_id, purpose, email, expires_at)
  SELECT ${hash}, id, ${purpose}, email, ${expiresAt} FROM users WHERE id = ${userId}`;

/** Counts the mail of a token where the token was kept. @returns a row where it is to be sent */
export const countTokenMail = (mailing: Mailing, { hash }: TokenToKeep) =>
  countMail(mailing, sql`EXISTS (SELECT 1 FROM mail_tokens WHERE hash = ${hash})`);

/** To whom a mail goes. */
export const RECIPIENT = columns(users, ['id', 'name', 'email', 'emailConfirmedAt']);

export type Recipient = RowOf<typeof RECIPIENT>;
