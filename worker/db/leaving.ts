import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { leaveSessions } from './farewell.ts';
import { reindexUser } from './search-index.ts';

interface Leave {
  userId: number;
  leavesAt: number;
  /** Under what wrong present passwords are counted. */
  subject: string;
  now: number;
}

/**
 * Begins to leave: out of every list and search, log-ins and links of mails ended, what is hosted cancelled and seats
 * freed, in one batch. Beginning again changes nothing. @returns when the account will be gone
 */
export async function beginLeaving(db: Database, { userId, leavesAt, subject, now }: Leave) {
  const [, accounts] = await db.batch([
    sql`UPDATE users SET status = 'leaving', leaves_at = ${leavesAt}, suspended_until = NULL
      WHERE id = ${userId} AND (status = 'active' OR (status = 'suspended' AND suspended_until <= ${now}))`,
    sql<{ leavesAt: number }>`SELECT leaves_at AS leavesAt FROM users
      WHERE id = ${userId} AND status = 'leaving'`,
    sql`UPDATE devices SET revoked_at = ${now} WHERE user_id = ${userId} AND revoked_at IS NULL`,
    sql`DELETE FROM email_changes WHERE user_id = ${userId}`,
    sql`DELETE FROM mail_tokens WHERE user_id = ${userId}`,
    sql`DELETE FROM login_failures WHERE subject = ${subject}`,
    ...reindexUser(userId),
    ...leaveSessions(userId, now),
  ]);
  return accounts[0]?.leavesAt;
}

/** Comes back. What the leave has cancelled stays cancelled. */
export async function returnToStay(db: Database, userId: number) {
  await db.batch([
    sql`UPDATE users SET status = 'active', leaves_at = NULL WHERE id = ${userId} AND status = 'leaving'`,
    ...reindexUser(userId),
  ]);
}
