import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';
import { reindexUser } from '../../core/search-index.ts';
import { type Mailing, countChange } from '../../notifications/queries/sent-mails.ts';
import { withdrawFromSessions, withdrawalNotices } from './withdraw-from-sessions.ts';

interface Leave extends Mailing {
  userId: number;
  leavesAt: number;
}

const LEAVES_AT = columns(users, ['leavesAt']);

/**
 * Marks an account for deletion, in one batch: it is hidden from lists and search, devices are logged out, emailed
 * links become invalid, hosted sessions are cancelled and seats are freed. Repeating it changes nothing.
 * @returns when the account will be deleted, the notices to deliver, whom to tell of freed seats, and whether to email its owner
 */
export async function scheduleDeletion(db: Database, leave: Leave) {
  const { userId, leavesAt, now } = leave;
  const { accounts, sessions, mails } = await db.batch({
    begun: sql`UPDATE users SET status = 'leaving', leaves_at = ${leavesAt}, suspended_until = NULL
      WHERE id = ${userId} AND (status = 'active' OR (status = 'suspended' AND suspended_until <= ${now}))`,
    mails: countChange('leaving', userId, leave),
    accounts: sql<RowOf<typeof LEAVES_AT>>`SELECT ${LEAVES_AT} FROM users
      WHERE id = ${userId} AND status = 'leaving'`,
    devices: sql`UPDATE devices SET revoked_at = ${now} WHERE user_id = ${userId} AND revoked_at IS NULL`,
    emailChange: sql`DELETE FROM email_changes WHERE user_id = ${userId}`,
    tokens: sql`DELETE FROM mail_tokens WHERE user_id = ${userId}`,
    index: reindexUser(userId),
    sessions: withdrawFromSessions(userId, now),
  });
  return {
    leavesAt: accounts[0]?.leavesAt,
    notices: withdrawalNotices(sessions),
    toTell: sessions.joined.people,
    told: mails.length > 0,
  };
}

/**
 * Cancels a deletion. Sessions that were cancelled and seats that were freed aren't restored.
 * @returns false after the 14 days to return, since parts of the account may be deleted already
 */
export async function cancelDeletion(db: Database, userId: number, now: number) {
  const { accounts } = await db.batch({
    returned: sql`UPDATE users SET status = 'active', leaves_at = NULL
      WHERE id = ${userId} AND status = 'leaving' AND leaves_at > ${now}`,
    index: reindexUser(userId),
    accounts: sql`SELECT 1 FROM users WHERE id = ${userId} AND status = 'active'`,
  });
  return accounts.length > 0;
}
