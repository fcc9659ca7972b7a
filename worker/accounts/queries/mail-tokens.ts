import { type SQL, sql } from 'drizzle-orm';

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

/** Under what the mails to one address are counted, and how many there may be in a window. */
export interface MailLimit {
  subject: string;
  mailsMax: number;
  windowMs: number;
}

/** True while the mails counted under a subject, this one included, are not too many. */
export const withinLimit = ({ subject, mailsMax }: MailLimit): SQL =>
  sql`(SELECT count FROM login_failures WHERE subject = ${subject}) <= ${mailsMax}`;

/** To whom a mail goes. */
export const RECIPIENT = columns(users, ['id', 'name', 'email']);

export type Recipient = RowOf<typeof RECIPIENT>;
