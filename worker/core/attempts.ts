import { type SQL, sql } from 'drizzle-orm';

import { type RowOf, columns } from './rows.ts';
import { loginFailures } from './schema/accounts.ts';

/** Counts within a time window: failed log-ins, wrong present passwords, changes of email, images. */

export interface LockSubject {
  /** A hash, so that the table of failures doesn't hold what users typed. */
  subject: string;
  failuresMax: number;
  windowMs: number;
}

const ATTEMPTS = columns(loginFailures, ['subject', 'count', 'windowEndsAt']);

export type Attempts = RowOf<typeof ATTEMPTS>;

/** Counts one attempt. A window that has ended starts again. @returns the count with this one */
export const countAttempt = (
  subject: string,
  windowMs: number,
  now: number,
  when: SQL = sql`1`,
) => sql<Attempts>`
  INSERT INTO login_failures (subject, count, window_ends_at)
  SELECT ${subject}, 1, ${now + windowMs} WHERE ${when}
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END,
    window_ends_at = CASE WHEN window_ends_at <= ${now} THEN ${now + windowMs} ELSE window_ends_at END
  RETURNING ${ATTEMPTS}`;

const isLocked = ({ subject, failuresMax }: LockSubject, now: number): SQL =>
  sql`EXISTS (SELECT 1 FROM login_failures l WHERE l.subject = ${subject} AND l.count > ${failuresMax}
    AND l.window_ends_at > ${now})`;

/**
 * Counts one attempt under several subjects, the narrowest first. What one of them refuses isn't counted under the
 * wider ones: no password was checked, so a few locked pairs can't lock the whole account.
 */
export const countAttempts = (subjects: readonly LockSubject[], now: number) =>
  subjects.map(({ subject, windowMs }, index) => {
    const refused = subjects.slice(0, index).map((narrower) => isLocked(narrower, now));
    const when = sql`NOT (${sql.join([sql`0`, ...refused], sql` OR `)})`;
    return countAttempt(subject, windowMs, now, when);
  });

/** Takes back an attempt that was counted, since it wasn't a failure. */
export const uncountAttempt = (subject: string): SQL =>
  sql`UPDATE login_failures SET count = count - 1 WHERE subject = ${subject} AND count > 0`;

/** Forgets the failures of a subject: a success ends its window. */
export const forgetAttempts = (subject: string): SQL =>
  sql`DELETE FROM login_failures WHERE subject = ${subject}`;
