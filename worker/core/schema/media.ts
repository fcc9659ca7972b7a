import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

import { MEDIA_EXTENSIONS } from '../../contract/file-types.ts';
import { users } from './accounts.ts';
import { flag, partialIndex, refersTo, time } from './columns.ts';
import { sessions } from './sessions.ts';

/** Files and what is being uploaded. */

/** A file in R2 under files/{new_name}. It belongs to a user's page, to a session or to a room, and to one of them only. */
export const media = sqliteTable(
  'media',
  {
    /** From `newId`. */
    id: integer().primaryKey(),
    uploaderId: refersTo('uploader_id', () => users.id),
    userId: integer('user_id').references(() => users.id),
    sessionId: integer('session_id').references(() => sessions.id),
    /** The name of the room whose messages may show it: `session/7`, `pair/3-9`. */
    room: text(),
    /** Whether a message shows it. The sweep asks the room once, an hour after the upload, and deletes it if none does. */
    sent: flag('sent').notNull().default(false),
    position: integer().notNull(),
    extension: text({ enum: MEDIA_EXTENSIONS }).notNull(),
    newName: text('new_name').notNull(),
    alt: text().notNull().default(''),
    bytes: integer().notNull(),
    /** Names of its smaller copies, smallest first. A video has copies of its still. */
    copies: text({ mode: 'json' })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    deletedAt: time('deleted_at'),
    takenDownAt: time('taken_down_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('media_new_name').on(row.newName),
    // Not partial: SQLite looks a foreign key up only through an index that holds every row.
    index('media_user').on(row.userId, row.position),
    index('media_session').on(row.sessionId, row.position),
    index('media_uploader').on(row.uploaderId, row.createdAt),
    partialIndex('media_deleted', 'deleted_at IS NOT NULL', row.deletedAt),
    partialIndex('media_room', 'room IS NOT NULL', row.room),
    partialIndex('media_unsent', 'room IS NOT NULL AND sent = 0', row.createdAt),
    partialIndex(
      'media_newest',
      'room IS NULL AND deleted_at IS NULL AND taken_down_at IS NULL',
      row.createdAt,
    ),
    partialIndex('media_taken_down', 'taken_down_at IS NOT NULL', row.id),
  ],
);

/**
 * Uploads in progress. Each takes one of its owner's slots for files. Its row leads to everything that it has in R2,
 * so an abandoned upload is deleted once it expires. A finished one stays until then, so that a repeated request finds
 * its result.
 */
export const uploads = sqliteTable(
  'uploads',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    uploaderId: refersTo('uploader_id', () => users.id),
    /** Chosen by the client. The same key means the same upload. */
    key: text().notNull(),
    userId: integer('user_id').references(() => users.id),
    sessionId: integer('session_id').references(() => sessions.id),
    room: text(),
    /** The prefix of all its names in R2. */
    stem: text().notNull(),
    /** NULL until its first bytes have arrived. */
    extension: text(),
    alt: text().notNull().default(''),
    bytes: integer().notNull(),
    copies: text().notNull().default('[]'),
    /** R2's id of the multipart upload, and the etag of each part by its number. */
    multipartId: text('multipart_id'),
    parts: text({ mode: 'json' })
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'`),
    /** The file that it has become. */
    mediaId: integer('media_id'),
    expiresAt: time('expires_at').notNull(),
  },
  (row) => [
    uniqueIndex('uploads_once').on(row.uploaderId, row.key),
    index('uploads_user').on(row.userId),
    index('uploads_session').on(row.sessionId),
    index('uploads_expiry').on(row.expiresAt),
  ],
);
