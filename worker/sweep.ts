import { Database } from './db/database.ts';
import {
  closeEndedSessions,
  endSuspensions,
  forgetExpired,
  recountCategories,
} from './db/sweep.ts';
import type { Env } from './env.ts';

/** Categories are counted anew every five minutes; their figures are allowed to lag that much. */
const RECOUNT_EVERY_MINUTES = 5;

/**
 * What the clock does, once a minute: takes sessions that are over out of the lists' indexes and forgets what
 * has expired. Nothing is wrong while it lags, only dearer.
 */
export async function sweep(env: Env, now: number) {
  const db = new Database(env.DB);
  await closeEndedSessions(db, now);
  await endSuspensions(db, now);
  await forgetExpired(db, now);
  if (Math.floor(now / 60_000) % RECOUNT_EVERY_MINUTES === 0) await recountCategories(db);
}
