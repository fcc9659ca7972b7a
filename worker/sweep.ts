import { NOBODYS_HASH } from './accounts/password.ts';
import { Database } from './core/database.ts';
import { countNew } from './moderation/queries/daily-counts.ts';
import { eraseAccount, listOverdue } from './accounts/queries/forget-account.ts';
import { purgeIndexes } from './accounts/queries/purge-index.ts';
import { forgetNotifications, forgetPresence } from './core/objects.ts';
import { refreshStale } from './catalogue/queries/stale-index.ts';
import {
  closeEndedSessions,
  endSuspensions,
  forgetExpired,
  recountCategories,
} from './sessions/queries/close-ended.ts';
import type { Env } from './env.ts';
import { matchSearches } from './sessions/match-searches.ts';
import { sendReminders } from './sessions/send-reminders.ts';
import { collectFiles, collectStrays } from './media/files/collect.ts';
import { forgetMessages } from './messages/account-messages.ts';
import { newStem } from './media/files/names.ts';

/** How long one run may remind, match, and delete. Together less than the minute until the next run. */
const REMINDERS_MS = 15_000;
const SEARCHES_MS = 5_000;
const ACCOUNTS_MS = 10_000;
const FILES_MS = 20_000;

/** Accounts that are taken one step further in turn. An account with much data takes several. */
const ACCOUNTS_AT_ONCE = 5;

/** Deletes accounts whose 14 days to return are over, as many as there is time for. */
async function forgetLeft(db: Database, env: Env, now: number, until: number) {
  let left;
  do {
    left = await listOverdue(db, now, ACCOUNTS_AT_ONCE);
    for (const { id } of left) {
      // First, since after the last step nothing leads here again.
      await forgetPresence(env, id);
      await forgetNotifications(env, id);
      if (await forgetMessages(env, id)) {
        await eraseAccount(db, { id, passwordHash: NOBODYS_HASH, now });
      }
    }
  } while (left.length > 0 && Date.now() < until);
}

/** How often the counts of categories are updated. They may lag by that much. */
const RECOUNT_EVERY_MINUTES = 5;
/** Files without an owner come only from failures, so a check per hour is enough. */
const STRAYS_EVERY_MINUTES = 60;

/**
 * The cron trigger's work, once a minute. It reminds people of sessions, tells of new ones that fit saved searches, takes sessions that are over out of the search indexes, deletes what has
 * expired, and removes accounts that have left and files that no one owns. If it lags, nothing is wrong, only slower.
 */
export async function sweep(env: Env, now: number) {
  const db = new Database(env.DB);
  await sendReminders(db, env, now, Date.now() + REMINDERS_MS);
  await closeEndedSessions(db, now);
  await matchSearches(db, env, now, Date.now() + SEARCHES_MS);
  await endSuspensions(db, now);
  await forgetExpired(db, now);
  await countNew(db, now);
  await forgetLeft(db, env, now, Date.now() + ACCOUNTS_MS);
  await purgeIndexes(db);
  await refreshStale(db);
  await collectFiles(db, env, now, Date.now() + FILES_MS);
  if (Math.floor(now / 60_000) % STRAYS_EVERY_MINUTES === 0) {
    await collectStrays(db, env, now, newStem());
  }
  if (Math.floor(now / 60_000) % RECOUNT_EVERY_MINUTES === 0) await recountCategories(db);
}
