import { sql } from 'drizzle-orm';

import type { Grounds } from '../../contract/decision.ts';
import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { recordDecision } from '../../core/decisions.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';
import { CONCERNED, SAME_THING, selectReport } from './admin-reports.ts';
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
 * Logs the removal of a reported message, with a notice to its author, unless an earlier one is in force. The caller
 * then asks the room to remove it in any case: the room may not have been reached.
 */
export async function logMessageRemoval(
  db: Database,
  { id, adminId, reason, grounds, now }: Removal,
) {
  const source = sql`FROM reports r WHERE r.id = ${id} AND r.about LIKE '%/messages/%'
    AND ${mayDecideReport(adminId)}
    AND NOT EXISTS (SELECT 1 FROM decisions d CROSS JOIN reports o ON o.id = d.report_id
      WHERE d.about = r.about AND d.kind = 'message-removed' AND d.ended_at IS NULL AND ${SAME_THING})`;
  const { notices, decided, rows } = await db.batch({
    notices: insertNotices(sql`SELECT r.reported_id AS id ${source}`, {
      kind: 'message-removed',
      text: reason,
      now,
    }),
    log: logAction(source, {
      adminId,
      action: 'message-removed',
      about: CONCERNED,
      reason,
      after: sql`json_object('report', r.id)`,
      now,
    }),
    // After the others, since it makes their condition false.
    decided: recordDecision(source, {
      kind: 'message-removed',
      userId: sql`r.reported_id`,
      about: sql`r.about`,
      grounds,
      fromNotice: sql`1`,
      reportId: sql`r.id`,
      adminId,
      now,
    }),
    rows: selectReport(id, adminId),
  });
  return { notices, decided, row: rows[0] };
}
