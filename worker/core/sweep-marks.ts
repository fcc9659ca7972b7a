import { type SQL, sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/** What the sweep has noted of its own runs, and what it has to run for others. */

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

const PENDING = 'pending ';
const PENDING_PER_RUN = 50;

/** Stores a command for an object that can't be reached now. Only once, and with the time of the first failure. */
export const addPending = (db: Database, command: string, now: number) =>
  db.all(sql`INSERT INTO sweep_marks (name, value) VALUES (${PENDING + command}, ${now})
    ON CONFLICT (name) DO NOTHING`);

export const listPending = (db: Database) =>
  db.all(sql<{ command: string; since: number }>`
    SELECT substr(name, ${PENDING.length + 1}) AS command, value AS since FROM sweep_marks
    WHERE name > ${PENDING} AND name < 'pending!' LIMIT ${PENDING_PER_RUN}`);

export const removePending = (db: Database, commands: string[]) =>
  db.all(sql`DELETE FROM sweep_marks WHERE name IN (
    SELECT ${PENDING} || value FROM json_each(${JSON.stringify(commands)}))`);
