import type { Database } from '../core/database.ts';
import type { Env } from '../env.ts';
import { sendNotices } from '../notifications/deliver.ts';
import {
  NEW_SESSIONS,
  type Occasion,
  findDue,
  lastCall,
  listCandidates,
  tellOfMatch,
} from './queries/matched-searches.ts';
import { tokensOf } from './required-token.ts';

/**
 * Compares one session with all saved searches under its tokens. If the run ends before that is done, the next one
 * begins again.
 */
async function matchSession(
  db: Database,
  env: Env,
  occasion: Occasion,
  session: NonNullable<Awaited<ReturnType<typeof findDue>>>,
  now: number,
) {
  const tokens = tokensOf(session);
  let after: Parameters<typeof listCandidates>[3] | undefined = { requiredToken: '', id: 0 };
  while (after) {
    const candidates = await listCandidates(db, session.id, tokens, after);
    after = candidates.at(-1);
    const searches = candidates.filter(({ fits }) => fits).map(({ id }) => id);
    const match = { occasion, sessionId: session.id, searches, last: after === undefined, now };
    if (searches.length === 0 && !match.last) continue;
    await sendNotices(env, db.bookmark(), await tellOfMatch(db, match));
  }
}

/**
 * Compares sessions that are new, and those that soon start with few free seats, with saved searches, until the time is
 * over. The work grows with the number of these sessions and of searches under their tokens, not with the number of all
 * sessions. One that fails is left to the next run, and holds up no other.
 */
export async function matchSearches(db: Database, env: Env, now: number, until: number) {
  const failed: number[] = [];
  for (const occasion of [lastCall(now), NEW_SESSIONS]) {
    let session;
    do {
      session = await findDue(db, occasion, failed);
      try {
        if (session) await matchSession(db, env, occasion, session, now);
      } catch (error) {
        console.error(`Session ${session?.id} could not be compared with saved searches`, error);
        if (session) failed.push(session.id);
      }
    } while (session && Date.now() < until);
  }
  if (failed.length > 0) throw new Error(`${failed.length} sessions could not be compared`);
}
