import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { ownRow } from '../../core/refusals.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { emailChanges, users } from '../../core/schema/accounts.ts';
import { type calendarFeeds } from '../../core/schema/sessions.ts';

const ACCOUNT = columns(users, ['email', 'locale', 'emailConfirmedAt', 'leavesAt'], 'u');
const CHANGE = columns(emailChanges, ['oldConfirmedAt', 'newConfirmedAt'], 'c');

type Change = Row<typeof emailChanges>;

export interface OwnAccountRow extends RowOf<typeof ACCOUNT>, RowOf<typeof CHANGE> {
  /** Both are null if no change is pending. */
  newEmail: Change['email'] | null;
  changeEndsAt: Change['expiresAt'] | null;
  calendarFeedSince: Row<typeof calendarFeeds>['createdAt'] | null;
}

/** The user's own account, with a pending change of email. */
export async function findOwnAccount(db: Database, userId: number, now: number) {
  const rows = await db.all(sql<OwnAccountRow>`
    SELECT ${ACCOUNT}, ${CHANGE}, c.email AS newEmail, c.expires_at AS changeEndsAt,
      (SELECT f.created_at FROM calendar_feeds f WHERE f.user_id = u.id) AS calendarFeedSince
    FROM users u LEFT JOIN email_changes c ON c.user_id = u.id AND c.expires_at > ${now}
    WHERE u.id = ${userId}`);
  return ownRow(rows);
}
