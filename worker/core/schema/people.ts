import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import { users } from './accounts.ts';
import { flag, partialIndex, refersTo, time } from './columns.ts';

/** Who is whose friend, and who has blocked whom. */

/** One row per pair, no matter who sent the invite. low_id < high_id. */
export const friends = sqliteTable(
  'friends',
  {
    /** From `newId`. */
    id: integer().primaryKey(),
    lowId: refersTo('low_id', () => users.id),
    highId: refersTo('high_id', () => users.id),
    inviterId: integer('inviter_id').notNull(),
    active: flag('active').notNull(),
    description: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('friends_pair').on(row.lowId, row.highId),
    // Each list of /friends walks one of these, newest first. The list of friends walks two.
    partialIndex('friends_low', 'active = 1', row.lowId),
    partialIndex('friends_high', 'active = 1', row.highId),
    partialIndex('friends_inviter', 'active = 0', row.inviterId),
    // The one of the pair who was invited.
    index('friends_invited')
      .on(sql`(low_id + high_id - inviter_id)`)
      .where(sql`active = 0`),
    check('friends_order', sql`low_id < high_id`),
  ],
);

/**
 * Friendships and invites that have ended, one row per pair, for `ENDED_FRIENDSHIP_DAYS`. Thanks and attendance among
 * friends don't count, and an invite can't follow another at once, so ending one must gain nothing. Triggers write them.
 */
export const endedFriends = sqliteTable(
  'ended_friends',
  {
    lowId: integer('low_id').notNull(),
    highId: integer('high_id').notNull(),
    /** When the first of their friendships began. Null if there were only invites. */
    createdAt: time('created_at'),
    /** Of the last invite. Null if there was only a friendship. */
    inviterId: integer('inviter_id'),
    invitedAt: time('invited_at'),
    endedAt: time('ended_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.lowId, row.highId] }),
    index('ended_friends_high').on(row.highId),
    index('ended_friends_ended').on(row.endedAt),
  ],
);

export const blocks = sqliteTable(
  'blocks',
  {
    userId: refersTo('user_id', () => users.id),
    blockedId: refersTo('blocked_id', () => users.id),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.blockedId] }),
    index('blocks_blocked').on(row.blockedId),
  ],
);
