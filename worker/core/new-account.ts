import { type SQL, sql } from 'drizzle-orm';

import { holdsLink } from '../contract/link.ts';
import { DAY_MS } from '../contract/time.ts';

const NEW_ACCOUNT_MS = 3 * DAY_MS;

/** Whether an account is so young that it is limited towards people who aren't its friends. */
export const isNewAccount = (createdAt: SQL, now: number): SQL =>
  sql`(${createdAt} > ${now - NEW_ACCOUNT_MS})`;

/** Whether this user may send this text to someone who isn't a friend: a new account can't send links. */
export const maySend = (userId: number, text: string, now: number): SQL =>
  holdsLink(text)
    ? sql`NOT EXISTS (SELECT 1 FROM users w WHERE w.id = ${userId} AND ${isNewAccount(sql`w.created_at`, now)})`
    : sql`1`;
