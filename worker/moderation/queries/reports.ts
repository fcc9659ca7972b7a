import { sql } from 'drizzle-orm';

import { REPORTS_OPEN_MAX } from '../../contract/bounds.ts';
import type { ReportCreate } from '../../contract/report.ts';
import type { Database } from '../../core/database.ts';
import { type Row, flag, select } from '../../core/rows.ts';
import type { reports } from '../../core/schema/moderation.ts';
import type { Reportable } from './report-evidence.ts';

export type ReportRefusal = 'unseen' | 'own' | 'reported' | 'too-many';

/**
 * Reports something to the admins, with a copy of it as it is now. Nothing is written if the reporter can't see it,
 * owns it, or already has an open report about it.
 */
export async function reportThing(
  db: Database,
  report: ReportCreate & { thing: Reportable; reporterId: number; now: number },
): Promise<{ id: number } | { refused: ReportRefusal }> {
  const { about, reason, text, reporterId, now } = report;
  const { source, reported, evidence, files: shown } = report.thing;
  const open = sql`SELECT id FROM reports WHERE reporter_id = ${reporterId} AND about = ${about.iri}
    AND decided_at IS NULL`;
  const { created, facts } = await db.batch({
    created: sql<Pick<Row<typeof reports>, 'id'>>`
      INSERT INTO reports (reporter_id, about, reason, text, evidence, reported_id, created_at)
      SELECT ${reporterId}, ${about.iri}, ${reason}, ${text}, ${evidence}, ${reported}, ${now} ${source}
        AND ${reported} IS NOT ${reporterId}
        AND (SELECT count(*) FROM reports r WHERE r.reporter_id = ${reporterId} AND r.decided_at IS NULL)
          < ${REPORTS_OPEN_MAX}
      ON CONFLICT DO NOTHING RETURNING id`,
    files: sql`INSERT OR IGNORE INTO report_files (media_id, report_id)
      SELECT f.id, (${open}) FROM (${shown}) f WHERE EXISTS (${open})`,
    authors: sql`INSERT OR IGNORE INTO report_authors (author_id, report_id)
      SELECT e.value ->> '$.author.id', r.id FROM reports r CROSS JOIN json_each(r.evidence, '$.messages') e
      WHERE r.id = (${open})`,
    facts: select({
      seen: flag(sql`EXISTS (SELECT 1 ${source})`),
      own: flag(sql`EXISTS (SELECT 1 ${source} AND ${reported} = ${reporterId})`),
      reported: flag(sql`EXISTS (${open})`),
    })``,
  });
  const [row] = created;
  if (row) return { id: row.id };
  const [fact] = facts;
  if (!fact?.seen) return { refused: 'unseen' };
  if (fact.own) return { refused: 'own' };
  return { refused: fact.reported ? 'reported' : 'too-many' };
}
