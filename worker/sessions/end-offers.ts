import type { Database } from '../core/database.ts';
import type { Env } from '../env.ts';
import { sendNotices } from '../notifications/deliver.ts';
import { endDueOffers } from './queries/due-offers.ts';
import { sendRoster } from './tell-roster.ts';

/** Ends offers that have expired, and makes the next ones, until the time is over. */
export async function endOffers(db: Database, env: Env, now: number, until: number) {
  let ended;
  do {
    ended = await endDueOffers(db, now);
    await sendNotices(env, db.bookmark(), ended.notices);
    await sendRoster(env, db.bookmark(), ended.toTell, ended.notices);
  } while (ended.more && Date.now() < until);
}
