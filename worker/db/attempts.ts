import { type SQL, sql } from 'drizzle-orm';

import type { Database } from './database.ts';

/** What is counted within a window: failed log-ins, wrong present passwords, mails to one address. */

export interface Attempts {
  subject: string;
  count: number;
  windowEndsAt: number;
}

/** Counts one more under a subject; a window that has ended starts anew. */
export const countAttempt = (subject: string, windowMs: number, now: number): SQL => sql`
  INSERT INTO login_failures (subject, count, window_ends_at) VALUES (${subject}, 1, ${now + windowMs})
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END,
    window_ends_at = CASE WHEN window_ends_at <= ${now} THEN ${now + windowMs} ELSE window_ends_at END`;

export const attemptsUnder = (subjects: readonly string[], now: number) => sql<Attempts>`
  SELECT subject, count, window_ends_at AS windowEndsAt FROM login_failures
  WHERE subject IN (${sql.join(
    subjects.map((subject) => sql`${subject}`),
    sql`, `,
  )}) AND window_ends_at > ${now}`;

/** Counts a failure under each subject. */
export async function countFailure(
  db: Database,
  subjects: readonly { subject: string; windowMs: number }[],
  now: number,
) {
  await db.batch(subjects.map(({ subject, windowMs }) => countAttempt(subject, windowMs, now)));
}

/** Forgets what was counted. */
export async function forgetAttempts(db: Database, subjects: readonly string[]) {
  await db.batch(
    subjects.map((subject) => sql`DELETE FROM login_failures WHERE subject = ${subject}`),
  );
}
