import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

import { CALL_OUTCOMES } from '../../contract/call-history.ts';
import { users } from './accounts.ts';
import { refersTo, time } from './columns.ts';

/** Calls that took place. */

/** One row per call that has ended, or that someone has missed or left. A running call is in its Durable Object. */
export const calls = sqliteTable(
  'calls',
  {
    id: text().primaryKey(),
    callerId: refersTo('caller_id', () => users.id),
    sessionId: integer('session_id'),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
  },
  (row) => [index('calls_caller').on(row.callerId)],
);

export const callMembers = sqliteTable(
  'call_members',
  {
    callId: text('call_id')
      .notNull()
      .references(() => calls.id),
    userId: refersTo('user_id', () => users.id),
    outcome: text({ enum: CALL_OUTCOMES }).notNull(),
    at: time('at').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.callId, row.userId] }),
    index('call_members_user').on(row.userId, row.at),
  ],
);

/**
 * The running call of a session. The row is a claim: only the call that has it may start. A claim that nobody joins
 * expires after a few seconds. The row is deleted when the call ends.
 */
export const sessionCalls = sqliteTable('session_calls', {
  sessionId: integer('session_id').primaryKey(),
  callId: text('call_id').notNull(),
  claimedAt: time('claimed_at').notNull(),
  /** JSON: the ids of its members, as of this version of the call. */
  users: text().notNull().default('[]'),
  version: integer().notNull().default(0),
});
