import { NOBODYS_HASH } from './accounts/password.ts';
import { eraseAccount, listOverdue } from './accounts/queries/forget-account.ts';
import { sweepReturnHashes } from './accounts/sweep-return-hashes.ts';
import { refreshStale } from './catalogue/queries/stale-index.ts';
import { foldStale } from './catalogue/queries/stale-words.ts';
import { Database } from './core/database.ts';
import { mergeIndexes, wantMerge } from './core/merge-indexes.ts';
import {
  audienceChanged,
  endAllDevices,
  forgetNotifications,
  forgetPresence,
  runPending,
} from './core/objects.ts';
import { markSteps } from './core/sweep-marks.ts';
import type { Env } from './env.ts';
import { collectFiles, collectStrays } from './media/files/collect.ts';
import { strayStart } from './media/files/names.ts';
import { finishMoves } from './media/files/withdraw.ts';
import { forgetMessages } from './messages/account-messages.ts';
import { countNew } from './moderation/queries/daily-counts.ts';
import { forgetTakenDown } from './moderation/queries/decisions.ts';
import { releaseOverdue } from './moderation/queries/held-texts.ts';
import { forgetVisitors } from './moderation/queries/visitor-notices.ts';
import { sendNotices } from './notifications/deliver.ts';
import { keepPosted, resealWebhooks } from './sessions/discord/keep-posted.ts';
import { endOffers } from './sessions/end-offers.ts';
import { matchSearches } from './sessions/match-searches.ts';
import {
  closeEndedSessions,
  endSuspensions,
  forgetExpired,
  recountCategories,
} from './sessions/queries/close-ended.ts';
import { refreshHours } from './sessions/queries/hours.ts';
import { refreshSearches } from './sessions/queries/stale-searches.ts';
import { sendReminders } from './sessions/send-reminders.ts';
import { makeDueSessions } from './sessions/series/make-due-sessions.ts';
import { copyJoined } from './sessions/series/queries/copy-joined.ts';

/** How long each task of a run may take. Together it is less than the minute until the next run. */
const REMINDERS_MS = 12_000;
const OFFERS_MS = 4_000;
const SERIES_MS = 8_000;
const JOINED_MS = 4_000;
const REFRESH_MS = 2_000;
const SEARCHES_MS = 4_000;
const ACCOUNTS_MS = 10_000;
const MOVES_MS = 1_000;
const FILES_MS = 14_000;

/** How many accounts are deleted in turn, one step each. An account with much data takes several steps. */
const ACCOUNTS_AT_ONCE = 5;

/**
 * Runs a step of the sweep. A step that fails is logged with its name, and the others still run. @returns whether it
 * worked
 */
async function attempt(name: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    console.error(`${name} failed`, error);
    return false;
  }
}

/** Deletes accounts whose 14 days to return are over, as many as there is time for. */
async function forgetLeft(db: Database, env: Env, now: number, until: number) {
  const failed = new Set<number>();
  let left;
  do {
    const due = await listOverdue(db, now, ACCOUNTS_AT_ONCE + failed.size);
    left = due.filter(({ id }) => !failed.has(id));
    for (const { id } of left) {
      const worked = await attempt(`Deleting account ${id}`, async () => {
        // First, since after the last step the account isn't found again.
        await endAllDevices(env, id);
        await forgetPresence(env, id);
        await forgetNotifications(env, id);
        if (await forgetMessages(env, id)) {
          await eraseAccount(db, { id, passwordHash: NOBODYS_HASH, now });
        }
      });
      if (!worked) failed.add(id);
    }
  } while (left.length > 0 && Date.now() < until);
  if (failed.size > 0) throw new Error(`${failed.size} accounts could not be deleted`);
}

/** How often the counts of categories are updated. They may lag by that much. */
const RECOUNT_EVERY_MINUTES = 5;
/** Files without an owner come only from failures, so a check per hour is enough. */
const STRAYS_EVERY_MINUTES = 60;
const MERGE_EVERY_MINUTES = 24 * 60;

/**
 * The cron trigger's work, once a minute. It sends reminders, ends offers of seats, creates the next sessions of
 * series, has posts to Discord brought up to date, compares new sessions with saved searches, removes sessions that are over from the search indexes, deletes
 * what has expired, finishes take-downs that were cut off, and deletes accounts that have left and files without an owner.
 * If it lags, everything stays correct and is only slower. At the end it sends commands to users' objects that couldn't be reached.
 */
export async function sweep(env: Env, now: number) {
  const db = new Database(env.DB);
  const isEvery = (minutes: number) => Math.floor(now / 60_000) % minutes === 0;
  const steps: Record<string, () => Promise<unknown>> = {
    reminders: () => sendReminders(db, env, now, Date.now() + REMINDERS_MS),
    offers: () => endOffers(db, env, now, Date.now() + OFFERS_MS),
    closing: async () => {
      const notices = await closeEndedSessions(db, now);
      await sendNotices(env, db.bookmark(), notices);
    },
    series: () => makeDueSessions(db, now, Date.now() + SERIES_MS),
    joined: () => copyJoined(db, now, Date.now() + JOINED_MS),
    discord: () => keepPosted(db, env),
    webhooks: () => resealWebhooks(db, env),
    // Before the next step, which compares each session once, and none while a search waits here.
    searches: () => refreshSearches(db, Date.now() + REFRESH_MS),
    matching: () => matchSearches(db, env, now, Date.now() + SEARCHES_MS),
    suspensions: async () => {
      const ids = await endSuspensions(db, now);
      await Promise.all(ids.map((id) => audienceChanged(env, id)));
    },
    expiry: () => forgetExpired(db, now),
    counts: () => countNew(db, now),
    takenDown: () => forgetTakenDown(db, now),
    held: () => releaseOverdue(db, now),
    visitors: () => forgetVisitors(db, now),
    returns: () => sweepReturnHashes(db, env, now),
    accounts: () => forgetLeft(db, env, now, Date.now() + ACCOUNTS_MS),
    ...(isEvery(MERGE_EVERY_MINUTES) && { merge: () => db.all(wantMerge(now)) }),
    merging: () => mergeIndexes(db),
    folding: () => foldStale(db),
    indexing: () => refreshStale(db),
    hours: () => refreshHours(db, now),
    moves: () => finishMoves(db, env, Date.now() + MOVES_MS),
    files: () => collectFiles(db, env, now, Date.now() + FILES_MS),
    ...(isEvery(STRAYS_EVERY_MINUTES) && {
      strays: () => collectStrays(db, env, now, strayStart()),
    }),
    ...(isEvery(RECOUNT_EVERY_MINUTES) && { recount: () => recountCategories(db) }),
    // Last, because an object that doesn't answer may take long.
    commands: () => runPending(db, env, now),
  };
  const [worked, failed]: [string[], string[]] = [[], []];
  for (const [name, step] of Object.entries(steps)) {
    const list = (await attempt(`The sweep’s ${name}`, step)) ? worked : failed;
    list.push(name);
  }
  await attempt('Noting failed steps', () => markSteps(db, { worked, failed, now }));
  if (failed.length > 0) throw new Error(`The sweep failed at ${failed.join(', ')}`);
}
