import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { users } from './accounts.ts';
import { refersTo, time } from './columns.ts';

/** Who may register, and by whose invite they did. */

/** What admins set in the admin area. A setting without a row has its default. */
export const settings = sqliteTable('settings', {
  name: text({ enum: ['registration', 'held-words'] }).primaryKey(),
  value: text().notNull(),
});

/** Links by which others may register, hashed. */
export const inviteLinks = sqliteTable(
  'invite_links',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    hash: text().notNull(),
    /** Who made it. */
    userId: refersTo('user_id', () => users.id),
    usesMax: integer('uses_max').notNull(),
    uses: integer().notNull().default(0),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (link) => [
    uniqueIndex('invite_links_hash').on(link.hash),
    index('invite_links_user').on(link.userId, link.id),
    index('invite_links_expiry').on(link.expiresAt),
  ],
);

/** Who invited whom. Deleted with either account. */
export const invitedUsers = sqliteTable(
  'invited_users',
  {
    /** Who registered. */
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    inviterId: refersTo('inviter_id', () => users.id),
    invitedAt: time('invited_at').notNull(),
  },
  (row) => [index('invited_users_inviter').on(row.inviterId)],
);
