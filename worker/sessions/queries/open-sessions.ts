import { sql } from 'drizzle-orm';

import { OPEN_SESSIONS_MAX, SESSIONS_A_DAY_MAX } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';

/**
 * For this long, a host who sends the same again gets what is there. The first answer may have been lost, and a second
 * session would be posted and found like the first.
 */
export const REPEATED_MS = 10 * 60 * 1000;

/** Which maximum a host has reached. */
export type HostLimit = 'open' | 'day' | null;

/**
 * The maximum of open sessions, where a series counts as one until its last session is over, or that of a day. A
 * cancelled session's row and files stay, so it counts for the day.
 */
export const hostLimit = (hostId: number, now: number) => sql<HostLimit>`(CASE
  WHEN (SELECT count(*) FROM sessions WHERE host_id = ${hostId} AND closed = 0 AND ends_at > ${now}
      AND series_id IS NULL)
    + (SELECT count(*) FROM series WHERE host_id = ${hostId} AND due_at IS NOT NULL) >= ${OPEN_SESSIONS_MAX} THEN 'open'
  WHEN (SELECT count(*) FROM sessions WHERE host_id = ${hostId} AND created_at > ${now - DAY_MS}) >= ${SESSIONS_A_DAY_MAX}
    THEN 'day' END)`;
