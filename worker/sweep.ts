import { NOBODYS_HASH } from './accounts/password.ts';
import { Database } from './core/database.ts';
import { countNew } from './moderation/queries/daily-counts.ts';
import { forgetAccount, listOverdue } from './accounts/queries/forget-account.ts';
import { refreshStale } from './catalogue/queries/stale-index.ts';
import {
  closeEndedSessions,
  endSuspensions,
  forgetExpired,
  recountCategories,
} from './sessions/queries/close-ended.ts';
import type { Env } from './env.ts';
import { collectFiles, collectStrays } from './media/files/collect.ts';
import { newStem } from './media/files/names.ts';

/** Accounts that are taken one step further per run. An account with much data takes several. */
const ACCOUNTS_PER_RUN = 5;

/** Deletes accounts whose 14 days to return are over, one step each. */
async function forgetLeft(db: Database, now: number) {
  for (const { id } of await listOverdue(db, now, ACCOUNTS_PER_RUN)) {
    await forgetAccount(db, { id, passwordHash: NOBODYS_HASH, now });
  }
}

/** How often the counts of categories are updated. They may lag by that much. */
const RECOUNT_EVERY_MINUTES = 5;
/** Files without an owner come only from failures, so a check per hour is enough. */
const STRAYS_EVERY_MINUTES = 60;

/**
 * The cron trigger's work, once a minute. It takes sessions that are over out of the search indexes, deletes what has
 * expired, and removes accounts that have left and files that no one owns. If it lags, nothing is wrong, only slower.
 */
export async function sweep(env: Env, now: number) {
  const db = new Database(env.DB);
  await closeEndedSessions(db, now);
  await endSuspensions(db, now);
  await forgetExpired(db, now);
  await countNew(db, now);
  await forgetLeft(db, now);
  await refreshStale(db);
  await collectFiles(db, env, now);
  if (Math.floor(now / 60_000) % STRAYS_EVERY_MINUTES === 0) {
    await collectStrays(db, env, now, newStem());
  }
  if (Math.floor(now / 60_000) % RECOUNT_EVERY_MINUTES === 0) await recountCategories(db);
}
