import { voiceTransport } from '../../calls/sfu.ts';
import { turnKind } from '../../calls/turn.ts';
import { ById } from '../../contract/reference.ts';
import { SessionQuery } from '../../contract/session-query.ts';
import {
  LinkQuery,
  OwnSessionList,
  OwnSessionQuery,
  SessionCreate,
  SessionDetail,
  SessionItem,
  SessionList,
} from '../../contract/session.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answer, answerList } from '../../core/items.ts';
import { toGamertag } from '../../core/json.ts';
import { invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer, route } from '../../core/router.ts';
import { limitReached } from '../change-refusals.ts';
import { toFittingItem } from '../queries/fits.ts';
import { listOwnSessions } from '../queries/own-sessions.ts';
import { refuseHeldRoles } from '../queries/session-fields.ts';
import { toSessionItem } from '../queries/session-item.ts';
import { searchSessions } from '../queries/session-search.ts';
import { createSession, findSession, rosterFor } from '../queries/sessions.ts';
import { CLOCK_TOLERANCE_MS } from '../start-times.ts';
import { sessionCalendar } from './session-calendar.ts';
import { parseStart, sessionChanges } from './session-changes.ts';

/** When the session starts, in ms. @throws ProblemError 422 if that is past, or more than a year ahead */
function startOf({ startsAt, playNow }: SessionCreate, now: number): number {
  if (playNow || startsAt === undefined) return now;
  const start = parseStart(startsAt, now);
  if (start < now - CLOCK_TOLERANCE_MS) throw invalid('startsAt', (say) => say.times.past);
  return start;
}

export const sessions = createRouter()
  .openapi(
    route('get', '/sessions', {
      summary: 'Searches sessions',
      request: { query: SessionQuery },
      responses: { 200: json(SessionList, 'A page.') },
    }),
    async (c) => {
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const found = await searchSessions(c.get('db'), c.req.valid('query'), viewerId, now);
      return answerList(c, found, (row) => toFittingItem(row, viewerId, now));
    },
  )
  .openapi(
    userRoute('post', '/sessions', {
      summary: 'Hosts a session',
      description: 'The same again within ten minutes answers with the open session that is there.',
      request: { body: body(SessionCreate) },
      responses: { 201: json(SessionItem, 'The session.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { id: hostId } = requireViewer(c);
      const fields = c.req.valid('json');
      const session = { ...fields, hostId, startsAt: startOf(fields, now) };
      await refuseHeldRoles(c.get('db'), fields);
      const { row, limit } = await createSession(c.get('db'), session, now);
      if (!row && limit) throw limitReached(limit);
      if (!row) throw invalid('games', (say) => say.games.unavailable);
      return c.json(toSessionItem(row, hostId, now), 201);
    },
  )
  // Before '/sessions/{id}', which would take 'own' for an id.
  .openapi(
    userRoute('get', '/sessions/own', {
      summary: "The caller's own sessions: hosted, joined or applied to",
      request: { query: OwnSessionQuery },
      responses: { 200: json(OwnSessionList, 'A page.') },
    }),
    async (c) => {
      const now = Date.now();
      const { id: userId } = requireViewer(c);
      const { tab, cursor, itemsPerPage: size } = c.req.valid('query');
      const found = await listOwnSessions(c.get('db'), { tab, userId, cursor, size, now });
      return answerList(c, found, (row) => ({
        ...toSessionItem(row, userId, now),
        ...(row.pendingCount !== null && { pendingCount: row.pendingCount }),
        cancelReason: row.cancelReason,
      }));
    },
  )
  .openapi(
    route('get', '/sessions/{id}', {
      summary: 'One session',
      request: { params: ById, query: LinkQuery },
      responses: { 200: json(SessionDetail, 'The session.') },
    }),
    async (c) => {
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const { key } = c.req.valid('query');
      const row = await findSession(c.get('db'), c.req.valid('param').id, viewerId, key);
      if (!row) throw notFound('session');
      const item = toSessionItem(row, viewerId, now);
      const { application } = item;
      const own = row.hostId === viewerId;
      const member = own || application?.status === 'accepted';
      return answer(c, {
        ...item,
        ...(application?.status === 'waiting'
          ? { application: { ...application, place: row.waitingBefore + 1 } }
          : {}),
        ...(item.series && { inSeries: row.inSeries }),
        ...(member && { muted: row.muted, partyCode: row.partyCode }),
        ...(member && row.visibility === 'unlisted' && { key: row.linkKey }),
        cancelReason: row.cancelReason,
        revision: row.revision,
        hostFile: row.hostFile,
        hostGamertags: row.hostGamertags.map(toGamertag),
        roster: rosterFor(row.roster, own ? 'host' : member ? 'member' : 'other'),
        relay: turnKind(c.env) !== 'none',
        voice: voiceTransport(c.env),
        waitingCount: row.waitingCount,
        instantly: row.instantly,
        invitation: row.invitation,
        ...(own && { pendingCount: row.pendingCount, deletable: !row.everApplied }),
      });
    },
  )
  .route('/', sessionCalendar)
  .route('/', sessionChanges);
