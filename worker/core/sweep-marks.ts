import { type SQL, sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/** What the sweep has noted of its own runs: when the last one was, and which steps fail. */

/** The cron trigger runs every minute. After this time without a run it has stopped, and a step that fails is broken. */
export const LATE_AFTER_MS = 5 * 60 * 1000;

const FAILED = 'failed ';

interface Mark {
  name: string;
  value: number;
}

export interface FailingStep {
  step: string;
  /** When it first failed, in ms. It hasn't worked since. */
  since: number;
}

export const selectMarks = (): SQL<Mark> => sql<Mark>`
  SELECT name, value FROM sweep_marks WHERE name = 'swept' OR (name > ${FAILED} AND name < 'failed!')`;

/** The time of the last run, null before the first one, and the steps that fail, the longest failing first. */
export const toRuns = (marks: readonly Mark[]) => ({
  sweptAt: marks.find(({ name }) => name === 'swept')?.value ?? null,
  failing: marks
    .filter(({ name }) => name.startsWith(FAILED))
    .map(({ name, value }): FailingStep => ({ step: name.slice(FAILED.length), since: value }))
    .toSorted((a, b) => a.since - b.since),
});

const namesOf = (steps: string[]) => JSON.stringify(steps.map((step) => FAILED + step));

/** Notes which steps of a run have failed, each with the time of its first failure, and forgets those that worked. */
export async function markSteps(
  db: Database,
  { worked, failed, now }: { worked: string[]; failed: string[]; now: number },
) {
  await db.batch({
    worked: sql`DELETE FROM sweep_marks WHERE name IN (SELECT value FROM json_each(${namesOf(worked)}))`,
    failed: sql`INSERT INTO sweep_marks (name, value) SELECT value, ${now} FROM json_each(${namesOf(failed)}) WHERE 1
      ON CONFLICT (name) DO NOTHING`,
  });
}
