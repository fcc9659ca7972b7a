import {
  ApplicationCreate,
  type ApplicationItem,
  ApplicationItem as ApplicationSchema,
  ApplicationList,
  ApplicationPatch,
  ApplicationQuery,
} from '../../contract/application.ts';
import { TOTAL_MAX } from '../../contract/bounds.ts';
import { ById, iri } from '../../contract/reference.ts';
import { LinkQuery } from '../../contract/session.ts';
import { iso } from '../../contract/time.ts';
import { APPLICATION_STATUSES } from '../../contract/vocabulary.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import { answerList, head } from '../../core/items.ts';
import { memberLeft, reachAll } from '../../core/objects.ts';
import { type Detail, ProblemError, forPrograms, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { sentTooSoon } from '../../core/send-again.ts';
import { deliver } from '../../notifications/deliver.ts';
import {
  type ApplicationRow,
  type ApplyResult,
  type HostedApplicationRow,
  applyToSession,
  listOwnApplications,
  listSessionApplications,
} from '../queries/applications.ts';
import { bandOf, countMemberships } from '../queries/attendance.ts';
import { changeApplication } from '../queries/membership.ts';
import { openOffer } from '../queries/session-item.ts';
import { tellRoster } from '../tell-roster.ts';
import {
  assertOfAge,
  followInSeries,
  giveRole,
  notLeft,
  notTaken,
  storeAnswer,
} from './application-changes.ts';
import { unknownRole } from './unknown-role.ts';

const toItem = (row: ApplicationRow): ApplicationItem => ({
  ...head('Application', 'applications', row.id),
  name: row.named ? row.sessionName : '',
  status: row.status,
  answer: row.answeredAt === null ? null : row.answer,
  role: row.role,
  offerExpiresAt: row.status === 'waiting' ? openOffer(row.offerExpiresAt, Date.now()) : null,
  text: row.text,
  session: iri('sessions', row.sessionId),
  user: {
    '@id': iri('users', row.userId),
    id: row.userId,
    name: row.userName,
    firstFile: row.userFile,
  },
  createdAt: iso(row.createdAt),
  startsAt: row.named ? iso(row.startsAt) : null,
});

const toHostedItem = (row: HostedApplicationRow): ApplicationItem => ({
  ...toItem(row),
  applicant: {
    games: row.games,
    platforms: row.platforms,
    region: row.region,
    languages: row.languages,
    sessionCount: Math.min(row.hosted + countMemberships(row.outcomes), TOTAL_MAX),
    attendance: bandOf(row.outcomes),
  },
});

const ALREADY: Detail = (say) => say.applications.already;

function refusal({ facts }: ApplyResult, userId: number, now: number): ProblemError {
  if (!facts) return notFound('session');
  if (facts.existing)
    return new ProblemError(409, ALREADY, { error: 'already a member, or already applied' });
  if (facts.hostId === userId) return new ProblemError(403, (say) => say.applications.ownSession);
  if (facts.cancelled) return new ProblemError(409, (say) => say.sessions.cancelled);
  if (facts.over) return new ProblemError(409, (say) => say.sessions.over);
  if (!facts.roleKnown) return unknownRole();
  if (!facts.textAllowed) return invalid('text', (say) => say.messages.linkToStranger);
  if (facts.againAt !== null && facts.againAt > now) {
    return sentTooSoon((say) => say.applications.lately, facts.againAt, now);
  }
  return new ProblemError(403, (say) => say.sessions.adultsOnly);
}

const positionInSession = ({ status, statusAt, id }: ApplicationRow) => [
  APPLICATION_STATUSES.indexOf(status),
  statusAt,
  id,
];

const LAST_ID = Number.MAX_SAFE_INTEGER;

export const applications = createRouter()
  .openapi(
    userRoute('post', '/applications', {
      summary: 'Applies to a session',
      request: { query: LinkQuery, body: body(ApplicationCreate) },
      responses: { 201: json(ApplicationSchema, 'The application.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { id: userId } = requireViewer(c);
      const { user, session: sessionId, text, role = null } = c.req.valid('json');
      if (user !== userId) throw new ProblemError(403, (say) => say.applications.ownOnly);
      const { key } = c.req.valid('query');
      const result = await applyToSession(c.get('db'), { sessionId, userId, text, role, key, now });
      deliver(c, result.notices);
      if (!result.written) throw refusal(result, userId, now);
      tellRoster(c, result.toTell, result.notices);
      return c.json(toItem(result.written), 201);
    },
  )
  .openapi(
    userRoute('get', '/applications', {
      summary: "A session's applications for its host, or the caller's own",
      request: { query: ApplicationQuery },
      responses: { 200: json(ApplicationList, 'A page.') },
    }),
    async (c) => {
      const viewer = requireViewer(c);
      const { session, user, status, cursor, itemsPerPage: size } = c.req.valid('query');
      const db = c.get('db');
      if (session === undefined) {
        if (user !== viewer.id) throw notFound('listOfApplications');
        const [before = LAST_ID] = decodeCursor('own', 1, cursor) ?? [];
        const rows = await listOwnApplications(db, viewer.id, before, size + 1);
        const page = pageOf(rows, size, 'own', ({ id }) => [id]);
        return answerList(c, page, toItem);
      }
      const position = decodeCursor('session', 3, cursor);
      const afterStatus = position && APPLICATION_STATUSES[position[0] ?? -1];
      if (position && !afterStatus)
        throw invalid('cursor', forPrograms('This cursor doesn’t belong to this list.'));
      const { found, rows } = await listSessionApplications(db, {
        sessionId: session,
        hostId: viewer.id,
        status,
        after:
          position && afterStatus
            ? { status: afterStatus, statusAt: position[1] ?? 0, id: position[2] ?? 0 }
            : null,
        limit: size + 1,
        now: Date.now(),
      });
      if (!found[0]) throw notFound('session');
      if (found[0].hostId !== viewer.id) {
        throw new ProblemError(403, (say) => say.applications.hostOnly);
      }
      return answerList(c, pageOf(rows, size, 'session', positionInSession), toHostedItem);
    },
  )
  .openapi(
    userRoute('patch', '/applications/{id}', {
      summary:
        'Accepts, declines, removes, moves to the waiting list or gives a role (host); withdraws, takes an offered seat, says whether they come or leaves (applicant)',
      request: { params: ById, body: body(ApplicationPatch) },
      responses: { 200: json(ApplicationSchema, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const { id: viewerId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const { status, role, answer } = c.req.valid('json');
      if (role !== undefined) return c.json(toItem(await giveRole(c, id, role)), 200);
      if (answer !== undefined) return c.json(toItem(await storeAnswer(c, id, answer)), 200);
      // The schema has checked that one of the three is given, but not in a way that TypeScript knows.
      if (status === undefined) throw invalid('status', forPrograms('Give a status.'));
      const result = await changeApplication(c.get('db'), {
        id,
        viewerId,
        status,
        now: Date.now(),
      });
      deliver(c, result.notices);
      if (!result.row) throw notFound('application');
      if (!result.entitled) throw new ProblemError(403, (say) => say.applications.otherOnly);
      const { sessionId, userId } = result.row;
      tellRoster(c, result.toTell, result.notices);
      // Repeated even if nothing changed: an earlier attempt may have failed after it had written the row.
      const leaves = status === 'left' || status === 'removed' || status === 'waiting';
      if (result.row.status === status && leaves) {
        await reachAll([memberLeft(c.env, sessionId, userId), followInSeries(c, result.row)]);
      }
      if (!result.changed) {
        if (status === 'accepted') {
          assertOfAge(result.row, viewerId);
          if (result.row.userId === viewerId) throw notTaken(result.row, Date.now());
        }
        if (result.row.status === 'accepted' && leaves) throw notLeft(result.row, status);
        throw new ProblemError(409, (say) => say.site.changedMeanwhile);
      }
      if (status === 'accepted') await followInSeries(c, result.row);
      return c.json(toItem(result.row), 200);
    },
  );
