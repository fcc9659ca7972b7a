import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { users } from './accounts.ts';
import { flag, partialIndex, refersTo, time } from './columns.ts';

/**
 * Sessions that are posted to a Discord channel. The host's Notifier sends the post and keeps its id. A row goes once its
 * session is over. It doesn't refer to the session, because it outlives a deleted one until the post is deleted, too.
 */
export const discordPosts = sqliteTable(
  'discord_posts',
  {
    sessionId: integer('session_id').primaryKey(),
    hostId: refersTo('host_id', () => users.id),
    /** The webhook's address, encrypted under the key that `keyId` names. NULL once it was removed. */
    webhook: text(),
    keyId: text('key_id'),
    /** Whether the host wants an unlisted session's link in the channel. */
    withKey: flag('with_key').notNull().default(false),
    /** Grows when the host connects a webhook. A post of an earlier connection is deleted. */
    connection: integer().notNull().default(1),
    /** Grows with every change that the post shows, by triggers. */
    version: integer().notNull().default(1),
    /** The version that the Notifier knows of. It sends the latest one, whatever this says. */
    queued: integer().notNull().default(0),
    /** Why the last attempt failed. */
    problem: text({ enum: ['removed', 'unreadable', 'refused', 'unreachable'] }),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('discord_posts_host').on(row.hostId),
    index('discord_posts_key').on(row.keyId),
    partialIndex('discord_posts_due', 'queued < version', row.sessionId),
  ],
);
