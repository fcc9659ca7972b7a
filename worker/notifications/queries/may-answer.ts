import { type SQL, sql } from 'drizzle-orm';

/** Whether members of session `s` can say whether they come: until its end. */
export const mayAnswer = (now: SQL | number) =>
  sql`(s.cancelled_at IS NULL AND s.taken_down_at IS NULL AND s.ends_at > ${now})`;
