import { type SQL, sql } from 'drizzle-orm';

import { OPEN_SESSIONS_MAX } from '../../contract/bounds.ts';

/**
 * For this long, a host who sends the same again gets what is there. The first answer may have been lost, and a second
 * session would be posted and found like the first.
 */
export const REPEATED_MS = 10 * 60 * 1000;

/** Whether a host has the maximum of open sessions. A series counts as one until its last session is over. */
export const hostsMost = (hostId: number, now: number): SQL =>
  sql`((SELECT count(*) FROM sessions WHERE host_id = ${hostId} AND closed = 0 AND ends_at > ${now}
      AND series_id IS NULL)
    + (SELECT count(*) FROM series WHERE host_id = ${hostId} AND due_at IS NOT NULL) >= ${OPEN_SESSIONS_MAX})`;
