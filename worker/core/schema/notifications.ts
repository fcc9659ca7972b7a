import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import { NOTICE_KINDS } from '../../contract/vocabulary.ts';
import { devices, users } from './accounts.ts';
import { flag, partialIndex, refersTo, time } from './columns.ts';
import { sessions } from './sessions.ts';

/** Notices, and how they reach a user. */

export const notices = sqliteTable(
  'notices',
  {
    id: integer().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    actorId: integer('actor_id'),
    sessionId: integer('session_id'),
    text: text().notNull().default(''),
    readAt: time('read_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('notices_user').on(row.userId, row.id),
    // Counts them, and finds those that a newer one replaces: the trigger `notices_replaced`.
    partialIndex('notices_unread', 'read_at IS NULL', row.userId, row.sessionId),
    // Finds the texts that a user sent to others, to delete them with the account.
    partialIndex('notices_texts', "actor_id IS NOT NULL AND text <> ''", row.actorId),
    // Finds an admin's warning, which is shown until the user acknowledges it.
    partialIndex('notices_warnings', "kind = 'account-warned' AND read_at IS NULL", row.userId),
    // Finds unread reminders. They are marked as read when the session moves or is cancelled.
    partialIndex(
      'notices_reminders',
      "kind IN ('reminder-day', 'reminder-soon') AND read_at IS NULL",
      row.sessionId,
      row.userId,
    ),
  ],
);

/** How a user wants to be notified. A user without a row has the defaults of contract/notification.ts. */
export const notificationSettings = sqliteTable('notification_settings', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** JSON: what differs from the defaults, by topic and channel. */
  channels: text().notNull().default('{}'),
  /** IANA zone of the quiet hours and of the daily digest. */
  zone: text().notNull().default('UTC'),
  /** Minutes of the day, local. Both null without quiet hours. They may go over midnight. */
  quietFrom: integer('quiet_from'),
  quietTo: integer('quiet_to'),
  /** Pushes say what has happened, but name no one and quote nothing. */
  privatePush: flag('private_push').notNull().default(false),
  /** What was missed comes as one email a day. */
  digest: flag('digest').notNull().default(false),
});

/** Sessions that a user wants no pushes and emails about. */
export const mutedSessions = sqliteTable(
  'muted_sessions',
  {
    userId: refersTo('user_id', () => users.id),
    sessionId: integer('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.sessionId] }),
    index('muted_sessions_session').on(row.sessionId),
  ],
);

/** Where a browser takes pushes. It belongs to a log-in and is deleted when that ends, by a trigger. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: integer().primaryKey(),
    userId: refersTo('user_id', () => users.id),
    deviceId: refersTo('device_id', () => devices.id),
    endpoint: text().notNull(),
    /** The browser's public key and secret, base64url: RFC 8291. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('push_subscriptions_endpoint').on(row.endpoint),
    index('push_subscriptions_user').on(row.userId),
    index('push_subscriptions_device').on(row.deviceId),
  ],
);
