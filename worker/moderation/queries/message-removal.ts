import { sql } from 'drizzle-orm';

import type { Grounds } from '../../contract/decision.ts';
import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { recordDecision } from '../../core/decisions.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { CONCERNED, selectReport } from './admin-reports.ts';
import { mayDecideReport } from './moderators.ts';

interface Removal {
  /** The report's id. */
  id: number;
  adminId: number;
  reason: string;
  grounds: Grounds;
  now: number;
}

/**
 * Logs the removal of a reported message once, with a notice to its author. The caller then asks the room to remove it,
 * even if the removal was logged before: the room may not have been reached.
 */
export async function logMessageRemoval(
  db: Database,
  { id, adminId, reason, grounds, now }: Removal,
) {
  const source = sql`FROM reports r WHERE r.id = ${id} AND r.about LIKE '%/messages/%'
    AND ${mayDecideReport(adminId)}
    AND NOT EXISTS (SELECT 1 FROM audit_log l WHERE l.about = ${CONCERNED} AND l.action = 'message-removed'
      AND l.after ->> 'report' IN (SELECT o.id FROM reports o WHERE o.about = r.about))`;
  const { notices, decided, rows } = await db.batch({
    // First, since after the log entry the condition of these statements is false.
    decided: recordDecision(sql`${source} AND r.reported_id IS NOT NULL`, {
      kind: 'message-removed',
      userId: sql`r.reported_id`,
      about: sql`r.about`,
      grounds,
      fromNotice: sql`1`,
      reportId: sql`r.id`,
      adminId,
      now,
    }),
    notices: insertNotices(
      sql`SELECT r.reported_id AS id ${source} AND r.reported_id IS NOT NULL`,
      {
        kind: 'message-removed',
        text: reason,
        now,
      },
    ),
    log: logAction(source, {
      adminId,
      action: 'message-removed',
      about: CONCERNED,
      reason,
      after: sql`json_object('report', r.id)`,
      now,
    }),
    rows: selectReport(id, adminId),
  });
  return { notices, decided, row: rows[0] };
}
