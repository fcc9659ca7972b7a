import type { Database } from '../core/database.ts';
import type { Env } from '../env.ts';
import { sendNotices } from '../notifications/deliver.ts';
import { findUnmatched, listCandidates, tellOfMatch } from './queries/matched-searches.ts';
import { tokensOf } from './required-token.ts';

/**
 * Compares one session with all saved searches under its tokens. If the run ends before that is done, the next one
 * begins again.
 */
async function matchSession(
  db: Database,
  env: Env,
  session: NonNullable<Awaited<ReturnType<typeof findUnmatched>>>,
  now: number,
) {
  const tokens = tokensOf(session);
  let after: Parameters<typeof listCandidates>[3] | undefined = { requiredToken: '', id: 0 };
  while (after) {
    const candidates = await listCandidates(db, session.id, tokens, after);
    after = candidates.at(-1);
    const searches = candidates.filter(({ fits }) => fits === 1).map(({ id }) => id);
    const match = { sessionId: session.id, searches, last: after === undefined, now };
    if (searches.length === 0 && !match.last) continue;
    await sendNotices(env, db.bookmark(), await tellOfMatch(db, match));
  }
}

/**
 * Compares new public sessions with saved searches, until the time is over. The work grows with the number of new
 * sessions and of searches under their tokens, not with the number of all sessions.
 */
export async function matchSearches(db: Database, env: Env, now: number, until: number) {
  let session;
  do {
    session = await findUnmatched(db);
    if (session) await matchSession(db, env, session, now);
  } while (session && Date.now() < until);
}
