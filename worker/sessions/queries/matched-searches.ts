import { type SQL, sql } from 'drizzle-orm';

import {
  LAST_CALL_MINUTES,
  LAST_CALL_SEATS,
  SAVED_SEARCH_TOLD_MAX,
} from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import type { NoticeKind } from '../../contract/vocabulary.ts';
import type { Database } from '../../core/database.ts';
import { type RowOf, columns, fields, flag, select } from '../../core/rows.ts';
import { savedSearches } from '../../core/schema/sessions.ts';
import { INDEXED_TEXT, rowId } from '../../core/search-index.ts';
import { notBlocked } from '../../core/visibility.ts';
import { returningNotices } from '../../notifications/queries/notices.ts';
import { fitsHours } from './hours.ts';

/** How many saved searches are compared at once, so that a batch stays short. */
const COMPARED_AT_ONCE = 500;

/** Why sessions are compared with saved searches. Each session is compared once for each. */
export interface Occasion {
  kind: NoticeKind;
  /** Which sessions `s` are due, and in which order. */
  due: SQL;
  order: SQL;
  /** The column of `saved_searches` with the last session that was reported. */
  told: SQL;
}

/** Public sessions that are new, or were made public since. The oldest come first. */
export const NEW_SESSIONS: Occasion = {
  kind: 'session-matched',
  due: sql.raw(`s.matched = 0 AND s.visibility = 'public' AND s.closed = 0`),
  order: sql.raw('s.id'),
  told: sql.raw('told_session_id'),
};

const lastCallUntil = (now: number) => now + LAST_CALL_MINUTES * 60_000;

/** Sessions that start soon and need few more people. */
export const lastCall = (now: number): Occasion => ({
  kind: 'session-needs-more',
  due: sql`s.called = 0 AND s.visibility = 'public' AND s.closed = 0
    AND s.starts_at > ${now} AND s.starts_at <= ${lastCallUntil(now)}
    AND s.seats - s.seats_taken - s.seats_held BETWEEN 1 AND ${LAST_CALL_SEATS}`,
  order: sql.raw('s.starts_at'),
  told: sql.raw('called_session_id'),
});

/**
 * The next session that is due and hasn't `failed` in this run. There is none while saved searches wait to be written
 * again (stale-searches.ts), since a session is compared only once.
 */
export async function findDue(db: Database, { due, order }: Occasion, failed: readonly number[]) {
  const [row] = await db.all(sql<{ id: number; words: string; facets: string }>`
    SELECT s.id, ${INDEXED_TEXT} FROM sessions s WHERE ${due}
      AND NOT EXISTS (SELECT 1 FROM stale_index WHERE kind = 'search')
      AND s.id NOT IN (SELECT value FROM json_each(${JSON.stringify(failed)})) ORDER BY ${order} LIMIT 1`);
  return row;
}

const CANDIDATE = columns(savedSearches, ['id', 'requiredToken'], 'q');

/**
 * The next saved searches under these tokens, and whether the session fits each: asked of the index, as in a search.
 */
export const listCandidates = (
  db: Database,
  sessionId: number,
  tokens: readonly string[],
  after: RowOf<typeof CANDIDATE>,
) =>
  db.all(select(
    fields(CANDIDATE, {
      fits: flag(sql`(s.starts_at >= coalesce(q.starts_from, 0)
      AND s.starts_at <= coalesce(q.starts_to, s.starts_at)
      AND (q.fits_hours = 0 OR ${fitsHours(sql`q.user_id`)}) AND EXISTS (SELECT 1 FROM session_newest
        WHERE session_newest MATCH q.match AND rowid = ${rowId(sessionId)}))`),
    }),
  )`FROM saved_searches q CROSS JOIN sessions s ON s.id = ${sessionId}
    WHERE q.pivot IN (SELECT value FROM json_each(${JSON.stringify(tokens)}))
      AND (q.pivot, q.id) > (${after.requiredToken}, ${after.id})
    ORDER BY q.pivot, q.id LIMIT ${COMPARED_AT_ONCE}`);

interface Match {
  occasion: Occasion;
  sessionId: number;
  /** Ids of the saved searches that the session fits. */
  searches: readonly number[];
  /** Whether these were the last searches to compare. Then the session is done. */
  last: boolean;
  now: number;
}

/**
 * Notifies the owners of saved searches that a session fits. An owner gets one notice, however many of their searches
 * fit, and at most three a day per search. Nobody is notified of a session that they host or applied for, or if there is
 * a block. Who hears of a session when it has just been announced isn't told minutes later that it needs more. The batch
 * also stores who was notified. So it may be repeated, even by two runs at once, until the session is done.
 */
export async function tellOfMatch(db: Database, match: Match) {
  const { occasion, sessionId, searches, last, now } = match;
  const { kind, due, told: column } = occasion;
  const today = Math.floor(now / DAY_MS);
  const fitting = sql`q.id IN (SELECT value FROM json_each(${JSON.stringify(searches)}))
    AND q.${column} IS NOT ${sessionId}
    AND (q.told_day <> ${today} OR q.told < ${SAVED_SEARCH_TOLD_MAX})`;
  const session = sql`s.id = ${sessionId} AND ${due} AND s.ends_at > ${now} AND s.host_id <> q.user_id
    AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.user_id = q.user_id AND a.session_id = s.id)`;
  const { notices } = await db.batch({
    notices: returningNotices(sql`
      INSERT INTO notices (user_id, kind, session_id, text, created_at)
      SELECT q.user_id, ${kind}, s.id, min(q.name), ${now}
      FROM saved_searches q CROSS JOIN sessions s ON ${session} CROSS JOIN users h ON h.id = s.host_id
        CROSS JOIN users u ON u.id = q.user_id
      WHERE ${fitting} AND h.status = 'active' AND u.status = 'active'
        AND ${notBlocked(sql`q.user_id`, sql`s.host_id`)}
        AND NOT EXISTS (SELECT 1 FROM saved_searches o WHERE o.user_id = q.user_id AND o.${column} = s.id)
      GROUP BY q.user_id`),
    told: sql`UPDATE saved_searches AS q SET ${column} = ${sessionId}, told_day = ${today},
        told = CASE told_day WHEN ${today} THEN told + 1 ELSE 1 END
      WHERE ${fitting} AND EXISTS (SELECT 1 FROM sessions s WHERE ${session}
        AND ${notBlocked(sql`q.user_id`, sql`s.host_id`)})`,
    done: last
      ? sql`UPDATE sessions SET matched = 1, called = called OR starts_at <= ${lastCallUntil(now)}
          WHERE id = ${sessionId}`
      : [],
  });
  return notices;
}
