import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../../core/database.ts';
import { unindexSessions } from '../../../core/search-index.ts';
import { insertNotices } from '../../../notifications/queries/notices.ts';
import { readSession } from '../../queries/session-changes.ts';
import { isHeldReason } from '../../queries/session-fields.ts';
import {
  type By,
  cancelSessions,
  changeable,
  hostRecipient,
  logAdminChange,
  selectSessionFacts,
} from '../../queries/session-guards.ts';

/**
 * Cancels a session of a series and all that follow, for good, also those taken down, which may be restored. Nothing more
 * is made. Members and open applicants get one notice, whatever the number of sessions.
 */
export async function cancelSeries(
  db: Database,
  { seriesId, reason, ...by }: By & { seriesId: number; reason: string },
) {
  const { id, actorId, now } = by;
  const held = sql`EXISTS (SELECT 1 FROM sessions s WHERE s.series_id = ${seriesId} AND s.cancelled_at IS NULL AND s.ends_at > ${now}
    AND s.series_day >= (SELECT f.series_day FROM sessions f WHERE f.id = ${id}) AND ${isHeldReason(reason, by)})`;
  const first = sql`(SELECT s.id FROM sessions s WHERE ${changeable(by)} AND s.series_id = ${seriesId} AND NOT ${held})`;
  const ids = sql`SELECT o.id FROM sessions f CROSS JOIN sessions o ON o.series_id = f.series_id
    AND o.series_day >= f.series_day AND o.cancelled_at IS NULL AND o.ends_at > ${now} WHERE f.id = ${first}`;
  const { facts, refused, log, notices, written } = await db.batch({
    facts: selectSessionFacts(by),
    refused: sql`SELECT 1 WHERE ${held}`,
    log: logAdminChange(by, {
      action: 'session-cancelled',
      reason,
      before: sql`json_object('status', 'open')`,
      after: sql`json_object('status', 'cancelled', 'series', ${seriesId})`,
      target: first,
    }),
    notices: insertNotices(
      sql`SELECT DISTINCT a.user_id AS id FROM applications a WHERE a.session_id IN (${ids})
        AND a.status IN ('pending', 'waiting', 'accepted') UNION ALL ${hostRecipient(by, first)}`,
      { kind: 'series-cancelled', actorId, sessionId: id, text: reason, now },
    ),
    unindexed: unindexSessions(ids),
    series: sql`UPDATE series SET (last_day, total) = (SELECT f.series_day - 1, f.series_number - 1
        FROM sessions f WHERE f.id = ${id}), next_day = NULL, due_at = 0, revision = revision + 1
      WHERE id = (SELECT f.series_id FROM sessions f WHERE f.id = ${first})`,
    // Last, because the guard requires that the first session is open. One statement cancels all.
    written: cancelSessions(ids, reason, now),
  });
  return {
    facts: facts[0],
    heldReason: refused.length > 0,
    notices,
    decided: log.decided,
    row: written.length > 0 ? await readSession(db, id, actorId) : undefined,
  };
}

/** Ends the series of a host who is banned or leaves: for the batch that cancels the host's sessions. */
export const endSeries = (hostId: number, away: SQL) =>
  sql`UPDATE series SET next_day = NULL, due_at = NULL, revision = revision + 1
    WHERE host_id = ${hostId} AND due_at IS NOT NULL AND ${away}`;
