import { sql } from 'drizzle-orm';

import type { Failure, Figure } from '../../contract/admin-vocabulary.ts';
import type { Database } from '../../core/database.ts';
import type { Row } from '../../core/rows.ts';
import type { dailyCounts } from '../../core/schema/moderation.ts';
import { selectMarks, toRuns } from '../../core/sweep-marks.ts';

/**
 * Numbers per day (UTC), so that /admin never counts a table. The sweep counts the rows that were added since its last
 * run. Row ids only grow, so each row is read once, and no request has to write a counter.
 */

const TABLES: Record<Exclude<Figure, Failure>, { table: string; at: string }> = {
  users: { table: 'users', at: 'created_at' },
  sessions: { table: 'sessions', at: 'created_at' },
  applications: { table: 'applications', at: 'created_at' },
  calls: { table: 'calls', at: 'started_at' },
  files: { table: 'media', at: 'created_at' },
};

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Counts what is new, in one transaction, so that nothing is counted twice or missed. */
export async function countNew(db: Database, now: number) {
  await db.batch({
    figures: Object.entries(TABLES).flatMap(([figure, { table, at }]) => {
      const [from, column] = [sql.raw(table), sql.raw(at)];
      return [
        sql`INSERT INTO daily_counts (day, figure, count)
          SELECT date(t.${column} / 1000, 'unixepoch') AS day, ${figure}, count(*) FROM ${from} t
          WHERE t.rowid > coalesce((SELECT value FROM sweep_marks WHERE name = ${figure}), 0) GROUP BY 1
          ON CONFLICT (day, figure) DO UPDATE SET count = count + excluded.count`,
        sql`INSERT INTO sweep_marks (name, value)
          SELECT ${figure}, m.most FROM (SELECT max(t.rowid) AS most FROM ${from} t) m
          WHERE m.most IS NOT (SELECT value FROM sweep_marks WHERE name = ${figure}) AND m.most IS NOT NULL
          ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      ];
    }),
    swept: sql`INSERT INTO sweep_marks (name, value) VALUES ('swept', ${now})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  });
}

const COUNTED_MAX = 1_000;
const count = (from: string) =>
  sql.raw(`(SELECT count(*) FROM (SELECT 1 FROM ${from} LIMIT ${COUNTED_MAX}))`);

interface NowRow {
  online: number;
  openReports: number;
  openGameRequests: number;
  waiting: number;
  suspended: number;
  takenDown: number;
}

/** The counts of the days since `from` (ms), and the present counts. One round trip. */
export async function readOverview(db: Database, from: number) {
  const { days, now, marks } = await db.batch({
    days: sql<Row<typeof dailyCounts>>`
      SELECT day, figure, count FROM daily_counts WHERE day >= ${dayOf(from)}`,
    now: sql<NowRow>`SELECT ${count("users WHERE status = 'active' AND online = 1")} AS online,
      ${count('reports WHERE decided_at IS NULL')} AS openReports,
      ${count('game_requests WHERE decided_at IS NULL AND asked > 0')} AS openGameRequests,
      ${count("users WHERE status = 'pending' AND leaves_at IS NOT NULL")} AS waiting,
      ${count("users WHERE status = 'suspended'")} AS suspended,
      ${count('sessions WHERE taken_down_at IS NOT NULL')}
        + ${count('media WHERE taken_down_at IS NOT NULL AND deleted_at IS NULL AND room IS NULL')} AS takenDown`,
    marks: selectMarks(),
  });
  return { days, now: now[0], runs: toRuns(marks) };
}
