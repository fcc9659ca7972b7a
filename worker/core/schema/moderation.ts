import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import { users } from './accounts.ts';
import { time } from './columns.ts';

/** Reports and what admins did. */

export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey(),
    reporterId: integer('reporter_id')
      .notNull()
      .references(() => users.id),
    /** The IRI of what was reported. */
    about: text().notNull(),
    reason: text().notNull(),
    text: text().notNull(),
    /** A copy of the reported item from the time of the report. */
    evidence: text({ mode: 'json' }).notNull(),
    /** The owner of the reported page, session, file or words. NULL if there is none or several. */
    reportedId: integer('reported_id').references(() => users.id),
    takenBy: integer('taken_by'),
    decision: text(),
    note: text(),
    decidedBy: integer('decided_by'),
    decidedAt: time('decided_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('reports_open_once')
      .on(row.reporterId, row.about)
      .where(sql`decided_at IS NULL`),
    index('reports_reporter').on(row.reporterId),
    index('reports_queue')
      .on(row.id)
      .where(sql`decided_at IS NULL`),
    index('reports_taken')
      .on(row.takenBy, row.id)
      .where(sql`decided_at IS NULL`),
    index('reports_decided')
      .on(row.id)
      .where(sql`decided_at IS NOT NULL`),
    index('reports_about').on(row.about),
    index('reports_reported').on(row.reportedId),
  ],
);

/** Files that an open report shows as evidence. Even if they are deleted, their bytes stay until it is decided. */
export const reportFiles = sqliteTable(
  'report_files',
  {
    mediaId: integer('media_id').notNull(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id),
  },
  (row) => [
    primaryKey({ columns: [row.mediaId, row.reportId] }),
    index('report_files_report').on(row.reportId),
  ],
);

/**
 * The authors of messages that a report keeps as evidence. The messages are emptied when their author's account is
 * deleted.
 */
export const reportAuthors = sqliteTable(
  'report_authors',
  {
    authorId: integer('author_id').notNull(),
    reportId: integer('report_id')
      .notNull()
      .references(() => reports.id),
  },
  (row) => [
    primaryKey({ columns: [row.authorId, row.reportId] }),
    index('report_authors_report').on(row.reportId),
  ],
);

/** Append-only: triggers refuse DELETE, and UPDATE of anything but the words of the search. */
export const auditLog = sqliteTable(
  'audit_log',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    actorId: integer('actor_id').notNull(),
    action: text().notNull(),
    about: text().notNull(),
    reason: text().notNull(),
    /** Beside the reason, the words under which it is found: see core/search-words.ts. */
    reasonWords: text('reason_words').notNull().default(''),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    index('audit_log_about').on(row.about, row.id),
    index('audit_log_actor').on(row.actorId, row.id),
    index('audit_log_time').on(row.createdAt),
  ],
);

/**
 * What a log line quotes of a user's own texts. Log lines can't be changed, so the quotes are stored here and deleted
 * with the user's account.
 */
export const auditQuotes = sqliteTable(
  'audit_quotes',
  {
    logId: integer('log_id')
      .primaryKey()
      .references(() => auditLog.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
  },
  (row) => [index('audit_quotes_user').on(row.userId)],
);

/** One number per day and figure, so that /admin never counts tables. */
export const dailyCounts = sqliteTable(
  'daily_counts',
  {
    day: text().notNull(),
    figure: text().notNull(),
    count: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.figure] })],
);
