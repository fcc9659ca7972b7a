import { type SQL, sql } from 'drizzle-orm';

import { CHECK_IN_BEFORE_MINUTES } from '../../contract/bounds.ts';

/** Whether members of session `s` can check in now: shortly before the start, and until the end. */
export const mayCheckIn = (now: SQL | number) =>
  sql`(s.cancelled_at IS NULL AND s.taken_down_at IS NULL
    AND s.starts_at <= ${now} + ${CHECK_IN_BEFORE_MINUTES * 60_000} AND s.ends_at > ${now})`;
