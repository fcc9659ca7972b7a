import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';

/**
 * FTS5 keeps the words of a deleted row until the segment that has them is merged with others, which can take months.
 * (Its option secure-delete doesn't apply to tables with contentless_delete.) After an account is deleted, the sweep
 * therefore merges each index that holds people's words, a little per run, until nothing is left to merge.
 */
const INDEXES = [
  'session_soonest',
  'session_newest',
  'user_search',
  'account_search',
  'audit_search',
] as const;

/** Pages of 4 KiB that one run merges of each index. A million rows take some hours. */
const PAGES_PER_RUN = 64;

const MARK = 'index-purge';

/** For the batch that deletes words. */
export const wantPurge = (now: number): SQL =>
  sql`INSERT INTO sweep_marks (name, value) VALUES (${MARK}, ${now})
    ON CONFLICT (name) DO UPDATE SET value = max(value + 1, excluded.value)`;

/** Row 10 of an index describes its segments. It changes with every merge. */
const structureOf = (index: string) =>
  sql<{ block: string }>`SELECT hex(block) AS block FROM ${sql.raw(`${index}_data`)} WHERE id = 10`;

/** Merges some of each index. A negative number of pages means: down to a single segment. */
async function mergeSome(db: Database, index: (typeof INDEXES)[number]) {
  const { before, after } = await db.batch({
    before: structureOf(index),
    merge: sql.raw(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', -${PAGES_PER_RUN})`),
    after: structureOf(index),
  });
  return before[0]?.block !== after[0]?.block;
}

/** Takes a purge one step further, if one is wanted. */
export async function purgeIndexes(db: Database) {
  const [mark] = await db.all(
    sql<{ value: number }>`SELECT value FROM sweep_marks WHERE name = ${MARK}`,
  );
  if (!mark) return;
  let left = false;
  for (const index of INDEXES) left = (await mergeSome(db, index)) || left;
  // Unless another account was deleted meanwhile.
  if (!left)
    await db.all(sql`DELETE FROM sweep_marks WHERE name = ${MARK} AND value = ${mark.value}`);
}
