import type { Database } from '../core/database.ts';
import type { Env } from '../env.ts';
import { sendNotices } from '../notifications/deliver.ts';
import { findUnmatched, listCandidates, tellOfMatch } from './queries/matched-searches.ts';
import { tokensOf } from './required-token.ts';

/** Compares one session with all saved searches of its tokens. If a run ends in between, the next one begins again. */
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
 * Compares new public sessions with saved searches, as many as there is time for. The work grows with what is new and
 * with what is saved under its tokens, not with what exists.
 */
export async function matchSearches(db: Database, env: Env, now: number, until: number) {
  let session;
  do {
    session = await findUnmatched(db);
    if (session) await matchSession(db, env, session, now);
  } while (session && Date.now() < until);
}
