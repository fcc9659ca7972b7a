import { type SQL, sql } from 'drizzle-orm';

import { countAttempt } from './attempts.ts';
import type { Database } from '../../core/database.ts';
import { type Mailing, countNotification } from '../../notifications/queries/sent-mails.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type devices, users } from '../../core/schema.ts';

const PRESENT_ACCOUNT = columns(users, ['name', 'email', 'role', 'passwordHash']);

export type PresentAccount = RowOf<typeof PRESENT_ACCOUNT>;

/** The user's own account, and the rows of `also`. Counts the attempt at its password. */
export async function readPresent<Also = never>(
  db: Database,
  {
    userId,
    locked,
    now,
  }: { userId: number; locked: { subject: string; windowMs: number }; now: number },
  also: SQL<Also> = sql<Also>`SELECT 1 WHERE 0`,
) {
  const { accounts, attempts, rows } = await db.batch({
    accounts: sql<PresentAccount>`SELECT ${PRESENT_ACCOUNT} FROM users WHERE id = ${userId}`,
    attempts: countAttempt(locked.subject, locked.windowMs, now),
    rows: also,
  });
  return { account: accounts[0], attempts, rows };
}

interface Change extends Mailing {
  userId: number;
  deviceId: number;
  passwordHash: string;
  /** The subject under which attempts at the present password were counted. */
  subject: string;
}

/**
 * Sets a new password, logs out every other device and deletes emailed tokens, except for confirmation.
 * @returns the ids of these devices, and whether to email the owner
 */
export async function changePassword(db: Database, change: Change) {
  const { userId, deviceId, now } = change;
  const { ended, mails } = await db.batch({
    password: sql`UPDATE users SET password_hash = ${change.passwordHash} WHERE id = ${userId}`,
    ended: sql<Pick<Row<typeof devices>, 'id'>>`UPDATE devices SET revoked_at = ${now}
      WHERE user_id = ${userId} AND id <> ${deviceId} AND revoked_at IS NULL AND expires_at > ${now}
      RETURNING id`,
    emailChange: sql`DELETE FROM email_changes WHERE user_id = ${userId}`,
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND purpose <> 'confirm'`,
    attempts: sql`DELETE FROM login_failures WHERE subject = ${change.subject}`,
    mails: countNotification('security', userId, change),
  });
  return { ended: ended.map(({ id }) => id), told: mails.length > 0 };
}
