import { z } from '@hono/zod-openapi';

import { MessageRemoval } from '../../contract/admin-content.ts';
import { groundsOf } from '../../contract/decision.ts';
import { ById, MessageIri } from '../../contract/reference.ts';
import { reportKind } from '../../contract/report-vocabulary.ts';
import {
  AdminReportDetail,
  type AdminReportDetail as AdminReportDetailItem,
  type AdminReportItem,
  AdminReportList,
  AdminReportPatch,
  AdminReportQuery,
} from '../../contract/report.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head, namedOrNull } from '../../core/items.ts';
import { askRoom } from '../../core/objects.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import type { Env } from '../../env.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailDecisions } from '../../notifications/mail/decision-mail.ts';
import { mailNoticeDecided } from '../../notifications/mail/visitor-mail.ts';
import {
  type ReportDetailRow,
  type ReportRow,
  decideReport,
  findReport,
  listReports,
  takeReport,
} from '../queries/admin-reports.ts';
import { logMessageRemoval } from '../queries/message-removal.ts';
import { VISITOR_ID } from '../queries/visitor-notices.ts';

const toItem = (row: ReportRow): AdminReportItem => ({
  ...head('AdminReport', 'admin/reports', row.id),
  about: row.about,
  kind: reportKind(row.about),
  name: row.name,
  reason: row.reason,
  text: row.text,
  excerpt: row.excerpt,
  fileCount: row.fileCount,
  reporter:
    row.reporterId === VISITOR_ID
      ? null
      : { id: row.reporterId, name: row.reporterName, firstFile: row.reporterFile },
  ...(row.visitorName && { visitorName: row.visitorName }),
  reported:
    row.reportedId === null || row.reportedName === null
      ? null
      : { id: row.reportedId, name: row.reportedName, firstFile: row.reportedFile },
  takenBy: namedOrNull(row.takenBy, row.takenByName),
  decision: row.decision,
  note: row.note,
  decidedBy: namedOrNull(row.decidedBy, row.decidedByName),
  decidedAt: iso(row.decidedAt),
  createdAt: iso(row.createdAt),
});

/** Our own statement wrote the evidence. Its media items have no `deleted` field. */
const Kept = AdminReportDetail.shape.evidence.extend({
  media: z.array(AdminReportDetail.shape.evidence.shape.media.element.omit({ deleted: true })),
});

/** Whether a reported message was removed. Its room is asked. */
async function isMessageRemoved(env: Env, { about, reporterId }: ReportRow) {
  const { room, number } = MessageIri.parse(about);
  return askRoom(env, room, reporterId, async (stub) => stub.isRemoved(number));
}

function toDetail(row: ReportDetailRow): AdminReportDetailItem {
  const { media, ...evidence } = Kept.parse(row.evidence);
  return {
    ...toItem(row),
    evidence: { ...evidence, media: media.map((item) => Object.assign(item, { deleted: false })) },
    alsoOpen: row.alsoOpen,
    takenDown: row.takenDown,
    decidable: row.decidable,
  };
}

const notYours = () => new ProblemError(403, (say) => say.reports.notYours);

/** The updated report, or why nothing changed: it doesn't exist, is already decided, or others have it to decide. */
function done({ changed, row }: { changed: boolean; row: ReportDetailRow | undefined }) {
  if (!row) throw notFound('report');
  if (changed) return toDetail(row);
  if (row.decidedAt === null) {
    if (!row.decidable) throw notYours();
    const { takenByName: name } = row;
    throw new ProblemError(409, (say) =>
      name === null ? say.reports.untaken : say.reports.takenBy(name),
    );
  }
  throw new ProblemError(409, (say) => say.reports.decided);
}

export const adminReports = createRouter()
  .openapi(
    route('get', '/reports', {
      summary: 'Reports: open, taken by the caller, or decided (admin)',
      request: { query: AdminReportQuery },
      responses: { 200: json(AdminReportList, 'A page.') },
    }),
    async (c) => {
      const query = { ...c.req.valid('query'), adminId: requireViewer(c).id };
      return answerList(c, await listReports(c.get('db'), query), toItem);
    },
  )
  .openapi(
    route('get', '/reports/{id}', {
      summary: 'One report with its evidence (admin)',
      request: { params: ById },
      responses: { 200: json(AdminReportDetail, 'The report.') },
    }),
    async (c) => {
      const row = await findReport(c.get('db'), c.req.valid('param').id, requireViewer(c).id);
      if (!row) throw notFound('report');
      const report = toDetail(row);
      if (report.kind === 'messages') report.takenDown = await isMessageRemoved(c.env, row);
      return c.json(report, 200);
    },
  )
  .openapi(
    userRoute('patch', '/reports/{id}', {
      summary: 'Takes or releases a report, or decides it with notes (admin)',
      request: { params: ById, body: body(AdminReportPatch) },
      responses: { 200: json(AdminReportDetail, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const { decision, note = '', noteToReported, taken = false } = c.req.valid('json');
      const by = { id, adminId: requireViewer(c).id, now: Date.now() };
      const db = c.get('db');
      const result = decision
        ? await decideReport(db, { ...by, decision, note, noteToReported })
        : await takeReport(db, { ...by, taken });
      deliver(c, result.notices);
      if (decision && result.visitor) {
        mailNoticeDecided(c, result.visitor, { upheld: decision === 'upheld', note });
      }
      return c.json(done(result), 200);
    },
  )
  .openapi(
    userRoute('post', '/reports/{id}/removal', {
      summary: 'Removes a reported message (admin)',
      description: 'A trace of it stays in the room. Its author is told why.',
      request: { params: ById, body: body(MessageRemoval) },
      responses: { 200: json(AdminReportDetail, 'The report.') },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const adminId = requireViewer(c).id;
      const { reason, ...given } = c.req.valid('json');
      const grounds = groundsOf({ reason, ...given });
      const removal = { id, adminId, reason, grounds, now: Date.now() };
      const { notices, decided, row } = await logMessageRemoval(c.get('db'), removal);
      if (!row || reportKind(row.about) !== 'messages') throw notFound('message');
      if (!row.decidable) throw notYours();
      deliver(c, notices);
      mailDecisions(c, decided);
      const { room, number } = MessageIri.parse(row.about);
      // Logged before it is done, since an admin must never act without a log line. A line whose act fails does less
      // harm.
      await askRoom(c.env, room, row.reporterId, async (stub) =>
        stub.remove(adminId, number, true),
      );
      return c.json({ ...toDetail(row), takenDown: true }, 200);
    },
  );
