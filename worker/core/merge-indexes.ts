import { type SQL, sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/**
 * FTS5 stores an index in segments, and merges few of them by itself. A search looks up each of its words in every
 * segment. The words of a deleted row stay until their segment is merged, which can take months. (The option
 * secure-delete doesn't apply to tables with contentless_delete.) So the sweep merges each index that holds users'
 * words into one segment: once a day, and after an account is deleted, a little per run.
 */
export const INDEXES = [
  'session_soonest',
  'session_newest',
  'user_search',
  'account_search',
  'audit_search',
] as const;

/**
 * How many pages of an index one run merges, which takes about 0.1 s of the database's time. A million sessions take
 * half a day.
 */
const PAGES_PER_RUN = 2000;

const MARK = 'index-merge';

/** Requests a merge. If one is in progress, another one follows. */
export const wantMerge = (now: number): SQL =>
  sql`INSERT INTO sweep_marks (name, value) VALUES (${MARK}, ${now})
    ON CONFLICT (name) DO UPDATE SET value = max(value + 1, excluded.value)`;

/** Row 10 of an index describes its segments. It changes with every merge. */
const structureOf = (index: string) =>
  sql<{ block: string }>`SELECT hex(block) AS block FROM ${sql.raw(`${index}_data`)} WHERE id = 10`;

/**
 * Merges a part of an index, down to a single segment in the end (a negative number of pages means that). @returns
 * whether more is left
 */
async function mergeSome(db: Database, index: (typeof INDEXES)[number]) {
  const { before, after } = await db.batch({
    before: structureOf(index),
    merge: sql.raw(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', -${PAGES_PER_RUN})`),
    after: structureOf(index),
  });
  return before[0]?.block !== after[0]?.block;
}

export async function mergeIndexes(db: Database) {
  const [mark] = await db.all(
    sql<{ value: number }>`SELECT value FROM sweep_marks WHERE name = ${MARK}`,
  );
  if (!mark) return;
  let left = false;
  for (const index of INDEXES) left = (await mergeSome(db, index)) || left;
  // If another merge was requested meanwhile, the value differs and the request stays.
  if (!left)
    await db.all(sql`DELETE FROM sweep_marks WHERE name = ${MARK} AND value = ${mark.value}`);
}
