import { type SQL, sql } from 'drizzle-orm';

import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type mailTokens, users } from '../../core/schema.ts';

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

/** The subject under which emails are counted, and how many may be sent per window. */
export interface MailLimit {
  subject: string;
  mailsMax: number;
  windowMs: number;
}

/** Whether the emails counted under a subject, including this one, are within the limit. */
export const withinLimit = ({ subject, mailsMax }: MailLimit): SQL =>
  sql`(SELECT count FROM login_failures WHERE subject = ${subject}) <= ${mailsMax}`;

/** The recipient of an email. */
export const RECIPIENT = columns(users, ['id', 'name', 'email']);

export type Recipient = RowOf<typeof RECIPIENT>;
