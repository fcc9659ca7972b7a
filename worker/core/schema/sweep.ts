import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the sweep has yet to do. */

/**
 * Rows of the search indexes that are stale, by a change of the catalogue or of what an index holds. The sweep writes
 * them again. Kind `start` are sessions, too: the release before doesn't know it, and so can't write them as they were.
 */
export const staleIndex = sqliteTable(
  'stale_index',
  {
    kind: text({ enum: ['session', 'user', 'start'] }).notNull(),
    id: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.id] })],
);

/** How far a task of the sweep has got: the last row that it has counted, or the time of its last run. */
export const sweepMarks = sqliteTable('sweep_marks', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
