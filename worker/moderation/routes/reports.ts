import { createRoute } from '@hono/zod-openapi';

import { limited, signedIn } from '../../core/auth/guards.ts';
import { REPORTS_OPEN_MAX } from '../../contract/bounds.ts';
import { ReportCreate, ReportItem } from '../../contract/report.ts';
import { LinkQuery } from '../../contract/session.ts';
import { type ReportRefusal, reportThing } from '../queries/reports.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../../core/router.ts';

const REFUSALS: Record<ReportRefusal, () => ProblemError> = {
  unseen: () => notFound('thing to report'),
  own: () => invalid('about', 'You can’t report yourself or your own content.'),
  reported: () =>
    new ProblemError(409, 'You’ve already reported this. We’ll let you know the decision.', {
      error: 'already reported',
    }),
  'too-many': () =>
    new ProblemError(
      409,
      `You already have ${REPORTS_OPEN_MAX} open reports. Wait until some are decided.`,
    ),
};

export const reports = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/reports',
    summary: 'Reports a user, a session, a file or a call to the admins',
    description:
      'A copy of the reported item is kept as evidence. The reporter is told the decision.',
    middleware: [signedIn, limited('LIMIT_WRITE')] as const,
    request: { query: LinkQuery, body: body(ReportCreate) },
    responses: { 201: json(ReportItem, 'Reported.'), ...conflict, ...failures },
  }),
  async (c) => {
    const now = Date.now();
    const report = c.req.valid('json');
    const by = { ...report, ...c.req.valid('query'), reporterId: requireViewer(c).id, now };
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
