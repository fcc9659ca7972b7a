import { type SQL, sql } from 'drizzle-orm';

import { type RowOf, columns } from '../../core/rows.ts';
import { loginFailures } from '../../core/schema/accounts.ts';

/** Counts within a time window: failed log-ins, wrong present passwords, changes of email. */

const ATTEMPTS = columns(loginFailures, ['subject', 'count', 'windowEndsAt']);

export type Attempts = RowOf<typeof ATTEMPTS>;

/** Counts one attempt. A window that has ended starts again. @returns the count with this one */
export const countAttempt = (subject: string, windowMs: number, now: number) => sql<Attempts>`
  INSERT INTO login_failures (subject, count, window_ends_at) VALUES (${subject}, 1, ${now + windowMs})
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN window_ends_at <= ${now} THEN 1 ELSE count + 1 END,
    window_ends_at = CASE WHEN window_ends_at <= ${now} THEN ${now + windowMs} ELSE window_ends_at END
  RETURNING ${ATTEMPTS}`;

/** Takes back an attempt that was counted, since it wasn't a failure. */
export const uncountAttempt = (subject: string): SQL =>
  sql`UPDATE login_failures SET count = count - 1 WHERE subject = ${subject} AND count > 0`;

/** Forgets the failures of a subject: a success ends its window. */
export const forgetAttempts = (subject: string): SQL =>
  sql`DELETE FROM login_failures WHERE subject = ${subject}`;
