import { createRoute, z } from '@hono/zod-openapi';

import { limited, signedIn } from '../auth/guards.ts';
import { toCollection } from '../collection.ts';
import { START_AHEAD_MAX_DAYS } from '../contract/bounds.ts';
import { IdText } from '../contract/reference.ts';
import {
  SessionCreate,
  SessionDetail,
  SessionItem,
  SessionList,
  SessionQuery,
} from '../contract/session.ts';
import { parsePeople } from '../db/json.ts';
import { toSessionItem } from '../db/session-item.ts';
import { searchSessions } from '../db/session-search.ts';
import { createSession, findSession } from '../db/sessions.ts';
import { invalid, notFound } from '../problems.ts';
import { body, createRouter, failures, json, requireViewer } from '../router.ts';

/** A clock that runs a little behind must not make "now" a time in the past. */
const CLOCK_TOLERANCE_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** When the session starts, in ms. @throws ProblemError 422 for the past, or further off than a year */
function startOf({ startsAt, playNow }: SessionCreate, now: number): number {
  if (playNow || startsAt === undefined) return now;
  const start = Date.parse(startsAt);
  if (start < now - CLOCK_TOLERANCE_MS) throw invalid('startsAt', 'lies in the past');
  if (start > now + START_AHEAD_MAX_DAYS * DAY_MS) {
    throw invalid('startsAt', `lies more than ${START_AHEAD_MAX_DAYS} days ahead`);
  }
  return start;
}

export const sessions = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/sessions',
      summary: 'Searches sessions',
      request: { query: SessionQuery },
      responses: { 200: json(SessionList, 'A page.'), ...failures },
    }),
    async (c) => {
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const page = await searchSessions(c.get('db'), c.req.valid('query'), viewerId, now);
      const member = page.rows.map((row) => toSessionItem(row, viewerId, now));
      return c.json(
        toCollection(c, member, { totalItems: page.total, nextCursor: page.next }),
        200,
      );
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/sessions',
      summary: 'Hosts a session',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { body: body(SessionCreate) },
      responses: { 201: json(SessionItem, 'The session.'), ...failures },
    }),
    async (c) => {
      const now = Date.now();
      const { id: hostId } = requireViewer(c);
      const fields = c.req.valid('json');
      const session = { ...fields, hostId, startsAt: startOf(fields, now) };
      const result = await createSession(c.get('db'), session, now);
      if (!('row' in result)) throw invalid('games', 'names a game that cannot be chosen');
      return c.json(toSessionItem(result.row, hostId, now), 201);
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/sessions/{id}',
      summary: 'One session',
      request: { params: z.object({ id: IdText }) },
      responses: { 200: json(SessionDetail, 'The session.'), ...failures },
    }),
    async (c) => {
      const now = Date.now();
      const viewerId = c.get('viewer')?.id ?? 0;
      const row = await findSession(c.get('db'), c.req.valid('param').id, viewerId);
      if (!row) throw notFound('session');
      const item = toSessionItem(row, viewerId, now);
      const { application } = item;
      return c.json(
        {
          ...item,
          ...(application && row.waitingBefore !== null && application.status === 'waiting'
            ? { application: { ...application, place: row.waitingBefore + 1 } }
            : {}),
          cancelReason: row.cancelReason,
          roster: parsePeople(row.roster),
          waitingCount: row.waitingCount,
          ...(row.hostId === viewerId && { pendingCount: row.pendingCount }),
        },
        200,
      );
    },
  );
