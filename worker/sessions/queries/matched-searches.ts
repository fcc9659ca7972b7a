import { sql } from 'drizzle-orm';

import { SAVED_SEARCH_TOLD_MAX } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { Database } from '../../core/database.ts';
import { INDEXED_TEXT, rowId } from '../../core/search-index.ts';
import { notBlocked } from '../../core/visibility.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import { fitsHours } from './hours.ts';

/** How many saved searches are compared at once, so that a batch stays short. */
const COMPARED_AT_ONCE = 500;

const UNMATCHED = sql.raw(`s.matched = 0 AND s.visibility = 'public' AND s.closed = 0`);

/** The oldest public session that wasn't compared with saved searches yet. It is new, or was made public since. */
export async function findUnmatched(db: Database) {
  const [row] = await db.all(sql<{ id: number; words: string; facets: string }>`
    SELECT s.id, ${INDEXED_TEXT} FROM sessions s WHERE ${UNMATCHED} ORDER BY s.id LIMIT 1`);
  return row;
}

interface Candidate {
  id: number;
  requiredToken: string;
  fits: number;
}

/**
 * The next saved searches under these tokens, and whether the session fits each: asked of the index, as in a search.
 */
export const listCandidates = (
  db: Database,
  sessionId: number,
  tokens: readonly string[],
  after: Pick<Candidate, 'requiredToken' | 'id'>,
) =>
  db.all(sql<Candidate>`
    SELECT q.id, q.pivot AS requiredToken, (s.starts_at >= coalesce(q.starts_from, 0)
      AND s.starts_at <= coalesce(q.starts_to, s.starts_at)
      AND (q.fits_hours = 0 OR ${fitsHours(sql`q.user_id`)}) AND EXISTS (SELECT 1 FROM session_newest
        WHERE session_newest MATCH q.match AND rowid = ${rowId(sessionId)})) AS fits
    FROM saved_searches q CROSS JOIN sessions s ON s.id = ${sessionId}
    WHERE q.pivot IN (SELECT value FROM json_each(${JSON.stringify(tokens)}))
      AND (q.pivot, q.id) > (${after.requiredToken}, ${after.id})
    ORDER BY q.pivot, q.id LIMIT ${COMPARED_AT_ONCE}`);

interface Match {
  sessionId: number;
  /** Ids of the saved searches that the session fits. */
  searches: readonly number[];
  /** Whether these were the last searches to compare. Then the session is done. */
  last: boolean;
  now: number;
}

/**
 * Notifies the owners of saved searches that a session fits. An owner gets one notice, however many of their searches
 * fit, and at most three a day per search. Nobody is notified of their own session, or if there is a block. The batch
 * also stores who was notified. So it may be repeated, even by two runs at once, until the session is done.
 */
export async function tellOfMatch(db: Database, { sessionId, searches, last, now }: Match) {
  const today = Math.floor(now / DAY_MS);
  const fitting = sql`q.id IN (SELECT value FROM json_each(${JSON.stringify(searches)}))
    AND q.told_session_id IS NOT ${sessionId}
    AND (q.told_day <> ${today} OR q.told < ${SAVED_SEARCH_TOLD_MAX})`;
  const session = sql`s.id = ${sessionId} AND ${UNMATCHED} AND s.ends_at > ${now} AND s.host_id <> q.user_id`;
  const { notices } = await db.batch({
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, session_id, text, created_at)
      SELECT q.user_id, 'session-matched', s.id, min(q.name), ${now}
      FROM saved_searches q CROSS JOIN sessions s ON ${session} CROSS JOIN users h ON h.id = s.host_id
        CROSS JOIN users u ON u.id = q.user_id
      WHERE ${fitting} AND h.status = 'active' AND u.status = 'active'
        AND ${notBlocked(sql`q.user_id`, sql`s.host_id`)}
        AND NOT EXISTS (SELECT 1 FROM saved_searches o WHERE o.user_id = q.user_id AND o.told_session_id = s.id)
      GROUP BY q.user_id`),
    told: sql`UPDATE saved_searches AS q SET told_session_id = ${sessionId}, told_day = ${today},
        told = CASE told_day WHEN ${today} THEN told + 1 ELSE 1 END
      WHERE ${fitting} AND EXISTS (SELECT 1 FROM sessions s WHERE ${session}
        AND ${notBlocked(sql`q.user_id`, sql`s.host_id`)})`,
    done: last ? sql`UPDATE sessions SET matched = 1 WHERE id = ${sessionId}` : [],
  });
  return notices;
}
