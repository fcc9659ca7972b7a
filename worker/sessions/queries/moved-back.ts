import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether the host once moved a user from their seat to the waiting list of session `s`, and the user has withdrawn or
 * left since. Then only the host gives them a seat again. The plus makes SQLite use the session's index: a list of
 * friends asks this for each of them.
 */
export const movedBackBefore = (
  userId: SQL | number,
): SQL => sql`EXISTS (SELECT 1 FROM applications f
  WHERE f.session_id = s.id AND +f.user_id = ${userId} AND f.status IN ('withdrawn', 'left')
    AND f.moved_back_at IS NOT NULL)`;
