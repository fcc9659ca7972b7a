import { type SQL, sql } from 'drizzle-orm';

import { countAttempt } from './attempts.ts';
import type { Database } from '../../core/database.ts';
import { type Mailing, countNews } from '../../notifications/queries/sent-mails.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { type devices, users } from '../../core/schema.ts';

const PRESENT_ACCOUNT = columns(users, ['name', 'email', 'role', 'passwordHash']);

export type PresentAccount = RowOf<typeof PRESENT_ACCOUNT>;

/** One's own account, and what else is asked with it. The try at its password is counted. */
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
  /** What the tries at the present password were counted under. */
  subject: string;
}

/**
 * Sets a new password and ends every other device, with every token that was sent.
 * @returns their ids, and whether the owner is to be told by mail
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
    mails: countNews('security', userId, change),
  });
  return { ended: ended.map(({ id }) => id), told: mails.length > 0 };
}
