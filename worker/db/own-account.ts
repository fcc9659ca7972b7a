import { sql } from 'drizzle-orm';

import type { Database } from './database.ts';

export interface OwnAccountRow {
  email: string;
  confirmedAt: number | null;
  leavesAt: number | null;
  newEmail: string | null;
  oldConfirmedAt: number | null;
  newConfirmedAt: number | null;
  changeEndsAt: number | null;
}

/** One's own account, with the change of address that is under way. */
export async function findOwnAccount(db: Database, userId: number, now: number) {
  const [row] = await db.all(sql<OwnAccountRow>`
    SELECT u.email, u.email_confirmed_at AS confirmedAt, u.leaves_at AS leavesAt, c.email AS newEmail,
      c.old_confirmed_at AS oldConfirmedAt, c.new_confirmed_at AS newConfirmedAt, c.expires_at AS changeEndsAt
    FROM users u LEFT JOIN email_changes c ON c.user_id = u.id AND c.expires_at > ${now}
    WHERE u.id = ${userId}`);
  return row;
}
