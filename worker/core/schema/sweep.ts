import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What the sweep still has to do. */

/**
 * Rows of the search indexes that are out of date after a change of the catalogue or of the index's form. The sweep
 * writes them again. `start` also means sessions: an older release doesn't know this kind, so it can't rewrite them in
 * the old form. `…-words` are texts without the words under which they are found (core/search-words.ts), `search` are
 * saved searches whose words are compared in another way now.
 */
export const staleIndex = sqliteTable(
  'stale_index',
  {
    kind: text({
      enum: [
        'session',
        'user',
        'start',
        'game-words',
        'user-words',
        'log-words',
        'session-words',
        'search',
      ],
    }).notNull(),
    id: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.id] })],
);

/**
 * The progress of the sweep's tasks: the last row that was counted, or the time of the last run. A name such as
 * `pending ["block",3,7]` is a command for an object that couldn't be reached, since then.
 */
export const sweepMarks = sqliteTable('sweep_marks', {
  name: text().primaryKey(),
  value: integer().notNull(),
});
