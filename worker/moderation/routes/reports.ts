import { REPORTS_OPEN_MAX } from '../../contract/bounds.ts';
import { MessageIri } from '../../contract/reference.ts';
import {
  ReportCreate,
  type ReportCreate as ReportCreateOutput,
  ReportItem,
} from '../../contract/report.ts';
import { LinkQuery } from '../../contract/session.ts';
import { limited, signedIn } from '../../core/auth/guards.ts';
import { askRoom } from '../../core/objects.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import type { Env } from '../../env.ts';
import { REPORTABLE, reportableMessage } from '../queries/report-evidence.ts';
import { type ReportRefusal, reportThing } from '../queries/reports.ts';

const REFUSALS: Record<ReportRefusal, () => ProblemError> = {
  unseen: () => notFound('content'),
  own: () => invalid('about', (say) => say.reports.own),
  reported: () =>
    new ProblemError(409, (say) => say.reports.already, {
      error: 'already reported',
    }),
  'too-many': () => new ProblemError(409, (say) => say.reports.tooMany(REPORTS_OPEN_MAX)),
};

/** What a report is about. A message is asked of its room, which knows who may see it. */
async function reportedThing(
  env: Env,
  { about }: ReportCreateOutput,
  { reporterId, key }: { reporterId: number; key?: string | undefined },
) {
  if (about.kind !== 'messages') return REPORTABLE[about.kind](about.id, reporterId, key);
  const { room, number } = MessageIri.parse(about.iri);
  const messages = await askRoom(env, room, reporterId, async (stub) =>
    stub.evidence(reporterId, number),
  );
  return reportableMessage(messages ?? [], number);
}

export const reports = createRouter().openapi(
  route({
    method: 'post',
    path: '/reports',
    summary: 'Reports a user, a session, a file, a call or a message to the admins',
    description:
      'A copy of the reported item is kept as evidence. The reporter is told the decision.',
    middleware: [signedIn, limited('LIMIT_WRITE')] as const,
    request: { query: LinkQuery, body: body(ReportCreate) },
    responses: { 201: json(ReportItem, 'Reported.'), ...conflict },
  }),
  async (c) => {
    const now = Date.now();
    const report = c.req.valid('json');
    const reporterId = requireViewer(c).id;
    const by = {
      ...report,
      reporterId,
      thing: await reportedThing(c.env, report, { reporterId, ...c.req.valid('query') }),
      now,
    };
    const result = await reportThing(c.get('db'), by);
    if ('refused' in result) throw REFUSALS[result.refused]();
    return c.json(
      {
        '@id': `/api/reports/${result.id}`,
        '@type': 'Report' as const,
        id: result.id,
        about: report.about.iri,
        reason: report.reason,
        createdAt: new Date(now).toISOString(),
      },
      201,
    );
  },
);
