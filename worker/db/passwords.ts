import { type SQL, sql } from 'drizzle-orm';

import { attemptsUnder } from './attempts.ts';
import type { Database } from './database.ts';

export interface PresentAccount {
  name: string;
  email: string;
  role: string;
  passwordHash: string;
}

/** One's own account, how often its present password was wrong of late, and what else is asked with it. */
export async function readPresent<Row = never>(
  db: Database,
  { userId, subject, now }: { userId: number; subject: string; now: number },
  also: SQL<Row> = sql<Row>`SELECT 1 WHERE 0`,
) {
  const [accounts, failures, rows] = await db.batch([
    sql<PresentAccount>`SELECT name, email, role, password_hash AS passwordHash FROM users
      WHERE id = ${userId}`,
    attemptsUnder([subject], now),
    also,
  ]);
  return { account: accounts[0], failures, rows };
}

/** Sets a new password and ends every other device, with every token that was sent. @returns their ids */
export async function changePassword(
  db: Database,
  change: { userId: number; deviceId: number; passwordHash: string; subject: string; now: number },
) {
  const { userId, deviceId, now } = change;
  const [, ended] = await db.batch([
    sql`UPDATE users SET password_hash = ${change.passwordHash} WHERE id = ${userId}`,
    sql<{ id: number }>`UPDATE devices SET revoked_at = ${now}
      WHERE user_id = ${userId} AND id <> ${deviceId} AND revoked_at IS NULL AND expires_at > ${now}
      RETURNING id`,
    sql`DELETE FROM email_changes WHERE user_id = ${userId}`,
    sql`DELETE FROM mail_tokens WHERE user_id = ${userId} AND purpose <> 'confirm'`,
    sql`DELETE FROM login_failures WHERE subject = ${change.subject}`,
  ]);
  return ended.map(({ id }) => id);
}
