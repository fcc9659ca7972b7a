import { sql } from 'drizzle-orm';

import { countAttempt } from '../../core/attempts.ts';
import type { Database } from '../../core/database.ts';
import { ownRow } from '../../core/refusals.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { zoneOf } from '../../core/zone-of.ts';
import { type Mailing, countChange } from '../../notifications/queries/sent-mails.ts';
import { endOthers } from './devices.ts';

const PRESENT_ACCOUNT = columns(users, ['name', 'email', 'locale', 'passwordHash']);

interface PresentAccount extends RowOf<typeof PRESENT_ACCOUNT> {
  zone: string;
}

const selectPresent = (userId: number) =>
  sql<PresentAccount>`SELECT ${PRESENT_ACCOUNT}, ${zoneOf('users.id')} AS zone FROM users WHERE id = ${userId}`;

export async function findPresent(db: Database, userId: number) {
  return ownRow(await db.all(selectPresent(userId)));
}

/** The user's own account. Counts the attempt at its password. */
export async function readPresent(
  db: Database,
  {
    userId,
    locked,
    now,
  }: { userId: number; locked: { subject: string; windowMs: number }; now: number },
) {
  const { accounts, attempts } = await db.batch({
    accounts: selectPresent(userId),
    attempts: countAttempt(locked.subject, locked.windowMs, now),
  });
  return { account: ownRow(accounts), attempts };
}

interface Change extends Mailing {
  userId: number;
  deviceId: number;
  passwordHash: string;
}

/**
 * Sets a new password, logs out every other device, ends the calendar feed and deletes emailed tokens, except for
 * confirmation.
 * @returns the ids of these devices, and whether to email the owner
 */
export async function changePassword(db: Database, change: Change) {
  const { userId, deviceId, now } = change;
  const { ended, mails } = await db.batch({
    password: sql`UPDATE users SET password_hash = ${change.passwordHash} WHERE id = ${userId}`,
    mails: countChange('password-changed', userId, change),
    ...endOthers(userId, deviceId, now),
    feed: sql`DELETE FROM calendar_feeds WHERE user_id = ${userId}`,
    emailChange: sql`DELETE FROM email_changes WHERE user_id = ${userId}`,
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND purpose <> 'confirm'`,
  });
  return { ended: ended.map(({ id }) => id), told: mails.length > 0 };
}
