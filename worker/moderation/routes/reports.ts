import { REPORTS_OPEN_MAX } from '../../contract/bounds.ts';
import { NoticeChallenge } from '../../contract/notice-proof.ts';
import { MessageIri } from '../../contract/reference.ts';
import {
  ReportCreate,
  type ReportCreate as ReportCreateOutput,
  ReportItem,
  RoommateList,
  RoommateQuery,
} from '../../contract/report.ts';
import { LinkQuery } from '../../contract/session.ts';
import { iso } from '../../contract/time.ts';
import { limitedByAddress, limitedByEither, userRoute } from '../../core/auth/guards.ts';
import type { Database } from '../../core/database.ts';
import { answerList, head } from '../../core/items.ts';
import { askRoom } from '../../core/objects.ts';
import { ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import type { Env } from '../../env.ts';
import { newNoticeChallenge } from '../notice-challenge.ts';
import { notify } from '../notify.ts';
import { REPORTABLE, reportableMessage, reportableRoommate } from '../queries/report-evidence.ts';
import { type ReportRefusal, reportThing } from '../queries/reports.ts';
import { listRoommates, roommate } from '../queries/roommates.ts';

const REFUSALS: Record<ReportRefusal, () => ProblemError> = {
  unseen: () => notFound('content'),
  own: () => invalid('about', (say) => say.reports.own),
  reported: () =>
    new ProblemError(409, (say) => say.reports.already, {
      error: 'already reported',
    }),
  'too-many': () => new ProblemError(409, (say) => say.reports.tooMany(REPORTS_OPEN_MAX)),
};

/** How many of a reported user's last messages are kept. */
const MESSAGES_KEPT = 20;

/** Someone with whom the reporter shared the room of a session, with their last messages before the reporter left. */
async function reportedRoommate(
  { env, db }: { env: Env; db: Database },
  userId: number,
  { sessionId, reporterId, now }: { sessionId: number; reporterId: number; now: number },
) {
  const found = await listRoommates(db, { sessionId, viewerId: reporterId, now });
  const them = found.find(({ id }) => id === userId);
  if (!them) throw notFound('content');
  const messages = await askRoom(
    env,
    { kind: 'session', id: sessionId },
    reporterId,
    async (stub) => stub.writtenBy(userId, { limit: MESSAGES_KEPT, until: them.until }),
  );
  return reportableRoommate({ userId, sessionId }, messages, roommate(reporterId, sessionId, now));
}

/** What a report is about. A message is asked of its room, which knows who may see it. */
async function reportedThing(
  { env, db }: { env: Env; db: Database },
  { about, session }: ReportCreateOutput,
  { reporterId, key, now }: { reporterId: number; key?: string | undefined; now: number },
) {
  if (session !== undefined) {
    return reportedRoommate({ env, db }, Number(about.id), { sessionId: session, reporterId, now });
  }
  if (about.kind !== 'messages') return REPORTABLE[about.kind](about.id, reporterId, key);
  const { room, number } = MessageIri.parse(about.iri);
  const messages = await askRoom(env, room, reporterId, async (stub) =>
    stub.evidence(reporterId, number),
  );
  return reportableMessage(messages ?? [], number);
}

const toItem = (id: number, { about, reason }: ReportCreateOutput, now: number) => ({
  ...head('Report', 'reports', id),
  about: about.iri,
  reason,
  createdAt: iso(now),
});

export const reports = createRouter()
  .openapi(
    route('get', '/reports/challenge', {
      summary: 'What a visitor’s report begins with: a challenge for its proof of work',
      description: 'It is good for one report, for five minutes. altcha-lib solves it.',
      middleware: limitedByAddress('LIMIT_WRITE'),
      responses: { 200: json(NoticeChallenge, 'The challenge.') },
    }),
    async (c) => c.json(await newNoticeChallenge(c.env, Date.now()), 200),
  )
  .openapi(
    userRoute('get', '/reports/roommates', {
      summary: 'Who shared the room of a session with the caller, for a week after leaving it',
      description: 'Any of them can be reported, even if they have removed or blocked the caller.',
      request: { query: RoommateQuery },
      responses: { 200: json(RoommateList, 'All of them, the host first.') },
    }),
    async (c) => {
      const { session: sessionId } = c.req.valid('query');
      const viewerId = requireViewer(c).id;
      const found = await listRoommates(c.get('db'), { sessionId, viewerId, now: Date.now() });
      if (found.length === 0) throw notFound('session');
      const rows = found.toSorted((one, other) => other.hosts - one.hosts || one.id - other.id);
      return answerList(c, { rows }, ({ id, name }) => ({ id, name }));
    },
  )
  .openapi(
    route('post', '/reports', {
      summary: 'Reports a user, a session, a file, a call or a message to the admins',
      description:
        'A copy of the reported item is kept as evidence. The reporter is told the decision. Visitors report what is public, with a proof of work.',
      middleware: limitedByEither,
      request: { query: LinkQuery, body: body(ReportCreate) },
      responses: { 201: json(ReportItem, 'Reported.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const report = c.req.valid('json');
      if (!c.get('viewer')) {
        const id = await notify(c, report, { key: c.req.valid('query').key, now });
        return c.json(toItem(id, report, now), 201);
      }
      const reporterId = requireViewer(c).id;
      const by = {
        ...report,
        reporterId,
        thing: await reportedThing({ env: c.env, db: c.get('db') }, report, {
          reporterId,
          now,
          ...c.req.valid('query'),
        }),
        now,
      };
      const result = await reportThing(c.get('db'), by);
      if ('refused' in result) throw REFUSALS[result.refused]();
      return c.json(toItem(result.id, report, now), 201);
    },
  );
