import type { Context } from 'hono';

import { AppealCreate, AppealItem, DecisionList, DecisionQuery } from '../../contract/decision.ts';
import { iso } from '../../contract/time.ts';
import { allowLeaving, assertWithin } from '../../core/auth/guards.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import { answerList, head } from '../../core/items.ts';
import { ProblemError, UnauthenticatedError, notFound } from '../../core/problems.ts';
import {
  type AppEnv,
  body,
  conflict,
  createRouter,
  json,
  requireViewer,
  route,
} from '../../core/router.ts';
import { toDecision } from '../decision-item.ts';
import { type AppealRefusal, appeal, listDecisions } from '../queries/decisions.ts';

const REFUSALS: Record<AppealRefusal, () => Error> = {
  unauthenticated: () => new UnauthenticatedError((say) => say.login.ended),
  unknown: () => notFound('decision'),
  appealed: () =>
    new ProblemError(409, (say) => say.appeals.already, { error: 'already appealed' }),
  late: () => new ProblemError(409, (say) => say.appeals.late),
};

/** Whoever is logged in, or can't log in and has the ticket of the refused log-in. */
function readerOf(c: Context<AppEnv>) {
  const lockedOut = c.get('lockedOut');
  return lockedOut === undefined
    ? { db: c.get('db'), userId: requireViewer(c).id, byTicket: false }
    : { db: c.get('db').asAnyone(), userId: lockedOut, byTicket: true };
}

/** What was decided about the caller, and their appeals. */
export const decisions = createRouter()
  .openapi(
    route('get', '/decisions', {
      summary: 'What admins decided about the caller, and why, newest first',
      description:
        'A suspended or banned user sends the `ticket` of the refused log-in as the bearer. It lasts 30 minutes.',
      request: { query: DecisionQuery },
      responses: { 200: json(DecisionList, 'A page.') },
    }),
    async (c) => {
      const { db, ...reader } = readerOf(c);
      const { cursor, itemsPerPage: size } = c.req.valid('query');
      const [beforeId = Number.MAX_SAFE_INTEGER] = decodeCursor('decisions', 1, cursor) ?? [];
      const rows = await listDecisions(db, reader, { beforeId, limit: size + 1 });
      if (!rows) throw REFUSALS.unauthenticated();
      const now = Date.now();
      const page = pageOf(rows, size, 'decisions', ({ id }) => [id]);
      return answerList(c, page, (row) => toDecision(row, now));
    },
  )
  .openapi(
    route('post', '/appeals', {
      summary: 'Appeals a decision about the caller, once and within six months',
      description: 'It takes the ticket of a refused log-in, too. The answer is told.',
      middleware: allowLeaving,
      request: { body: body(AppealCreate) },
      responses: { 201: json(AppealItem, 'Appealed.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { db, ...reader } = readerOf(c);
      await assertWithin(c.env.LIMIT_WRITE, `user:${reader.userId}`);
      const { decision, text } = c.req.valid('json');
      const result = await appeal(db, reader, { decision, text, now });
      if ('refused' in result) throw REFUSALS[result.refused]();
      return c.json(
        {
          ...head('Appeal', 'appeals', result.id),
          decision: `/api/decisions/${decision}`,
          text,
          status: 'open' as const,
          answer: null,
          restored: null,
          createdAt: iso(now),
        },
        201,
      );
    },
  );
