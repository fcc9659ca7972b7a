import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

import { AUDIT_ACTIONS, HELD_FIELDS, RETURN_KINDS } from '../../contract/admin-vocabulary.ts';
import { APPEAL_STATUSES, DECISION_KINDS } from '../../contract/decision-vocabulary.ts';
import { REPORT_DECISIONS, REPORT_REASONS } from '../../contract/report-vocabulary.ts';
import { users } from './accounts.ts';
import { flag, partialIndex, refersTo, time } from './columns.ts';

/** Reports and what admins did. */

export const reports = sqliteTable(
  'reports',
  {
    id: integer().primaryKey(),
    /** 0 for a visitor: see moderation/queries/visitor-notices.ts. */
    reporterId: refersTo('reporter_id', () => users.id),
    /** The IRI of what was reported. */
    about: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    text: text().notNull(),
    /** A copy of the reported item from the time of the report. */
    evidence: text({ mode: 'json' }).notNull(),
    /** The owner of the reported page, session, file or words. NULL if there is none or several. */
    reportedId: integer('reported_id').references(() => users.id),
    takenBy: integer('taken_by'),
    decision: text({ enum: REPORT_DECISIONS }),
    note: text(),
    decidedBy: integer('decided_by'),
    decidedAt: time('decided_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('reports_open_once')
      .on(row.reporterId, row.about)
      .where(sql`decided_at IS NULL AND reporter_id <> 0`),
    index('reports_reporter').on(row.reporterId),
    partialIndex('reports_queue', 'decided_at IS NULL', row.id),
    partialIndex('reports_taken', 'decided_at IS NULL', row.takenBy, row.id),
    partialIndex('reports_decided', 'decided_at IS NOT NULL', row.id),
    index('reports_about').on(row.about),
    index('reports_reported').on(row.reportedId),
  ],
);

/** What a visitor told of themselves in a report. Deleted some time after the decision. */
export const visitorNotices = sqliteTable(
  'visitor_notices',
  {
    reportId: integer('report_id')
      .primaryKey()
      .references(() => reports.id),
    /** '' if none was given. */
    email: text().notNull(),
    name: text().notNull(),
    locale: text(),
    /** NULL until the report is decided. */
    forgetAt: time('forget_at'),
  },
  (row) => [partialIndex('visitor_notices_due', 'forget_at IS NOT NULL', row.forgetAt)],
);

/** Files that an open report shows as evidence. Even if they are deleted, their bytes stay until it is decided. */
export const reportFiles = sqliteTable(
  'report_files',
  {
    mediaId: integer('media_id').notNull(),
    reportId: refersTo('report_id', () => reports.id),
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
    reportId: refersTo('report_id', () => reports.id),
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
    action: text({ enum: AUDIT_ACTIONS }).notNull(),
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
    userId: refersTo('user_id', () => users.id),
    before: text({ mode: 'json' }),
    after: text({ mode: 'json' }),
  },
  (row) => [index('audit_quotes_user').on(row.userId)],
);

/**
 * What was restricted, and why: the statement of reasons that the user reads (Digital Services Act, article 17). The
 * row is written in the batch of the act.
 */
export const decisions = sqliteTable(
  'decisions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Whom it concerns. */
    userId: refersTo('user_id', () => users.id),
    kind: text({ enum: DECISION_KINDS }).notNull(),
    /** The IRI of the account, the session, the file or the message. */
    about: text().notNull(),
    /** The end of a suspension. */
    until: time('until'),
    /** A rule of the terms. Without a rule and a law, the ground is the terms as a whole. */
    rule: text(),
    law: text(),
    facts: text().notNull(),
    /** Whether a report led to it. */
    fromNotice: flag('from_notice').notNull(),
    /** The report that has a copy of a removed message. */
    reportId: integer('report_id'),
    decidedBy: integer('decided_by').notNull(),
    decidedAt: time('decided_at').notNull(),
    /** When it was undone, or replaced by a later decision about the account. */
    endedAt: time('ended_at'),
    /** Until then what was taken down is kept, so that an appeal can put it back. NULL if nothing is kept. */
    keptUntil: time('kept_until'),
  },
  (row) => [
    index('decisions_user').on(row.userId, row.id),
    index('decisions_about').on(row.about),
    partialIndex('decisions_kept', 'kept_until IS NOT NULL', row.keptUntil),
  ],
);

/** One per decision. */
export const appeals = sqliteTable(
  'appeals',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    decisionId: refersTo('decision_id', () => decisions.id),
    text: text().notNull(),
    status: text({ enum: APPEAL_STATUSES }).notNull().default('open'),
    /** The reasons of the answer. */
    answer: text(),
    /** Whether a granted appeal could put back what it was about. */
    restored: flag('restored'),
    decidedBy: integer('decided_by'),
    decidedAt: time('decided_at'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('appeals_decision').on(row.decisionId),
    partialIndex('appeals_queue', 'decided_at IS NULL', row.id),
    partialIndex('appeals_decided', 'decided_at IS NOT NULL', row.id),
  ],
);

/**
 * Keyed hashes by which a registration is recognised as the return of somebody who was banned: see
 * accounts/return-hashes.ts.
 */
export const returnHashes = sqliteTable(
  'return_hashes',
  {
    userId: refersTo('user_id', () => users.id),
    /** Of what it is. `due` has no hash yet: the sweep writes those of a banned account. */
    kind: text({ enum: ['due', 'mailbox', 'identity', 'address'] }).notNull(),
    hash: text().notNull(),
    /** Names the key, as in a token's header. '' if it is due. */
    keyId: text('key_id').notNull(),
    /** NULL for as long as the ban. */
    expiresAt: time('expires_at'),
  },
  (row) => [
    primaryKey({ columns: [row.hash, row.userId] }),
    index('return_hashes_user').on(row.userId),
    index('return_hashes_key').on(row.keyId),
    partialIndex('return_hashes_expiry', 'expires_at IS NOT NULL', row.expiresAt),
  ],
);

/** Accounts that may belong to somebody who was banned. */
export const returningUsers = sqliteTable(
  'returning_users',
  {
    userId: refersTo('user_id', () => users.id),
    bannedId: refersTo('banned_id', () => users.id),
    /** What is the same. */
    kind: text({ enum: RETURN_KINDS }).notNull(),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.bannedId] }),
    index('returning_users_banned').on(row.bannedId),
  ],
);

/**
 * New texts of pages, sessions and their files that wait for a moderator, or that one has refused: see core/held-texts.ts. Refused
 * ones are kept for an appeal.
 */
export const heldTexts = sqliteTable(
  'held_texts',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: refersTo('user_id', () => users.id),
    /** 0 for the user's own page. */
    sessionId: integer('session_id').notNull(),
    /** The file that an alternative text is of. Otherwise 0. */
    mediaId: integer('media_id').notNull().default(0),
    field: text({ enum: HELD_FIELDS }).notNull(),
    text: text().notNull(),
    /** What is stored beside the text once it is shown. */
    words: text().notNull(),
    nameKey: text('name_key'),
    nameShape: text('name_shape'),
    refused: flag('refused').notNull().default(false),
    /** The decision that refused it. Its appeal shows this text. */
    decisionId: integer('decision_id'),
    createdAt: time('created_at').notNull(),
  },
  (row) => [
    uniqueIndex('held_texts_once').on(row.userId, row.sessionId, row.mediaId, row.field),
    partialIndex('held_texts_name', 'name_key IS NOT NULL', row.nameKey),
    partialIndex('held_texts_shape', 'name_shape IS NOT NULL', row.nameShape),
    partialIndex('held_texts_queue', 'refused = 0', row.id),
  ],
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
