import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { AbsencePatch } from '../../contract/afterwards.ts';
import { ABSENCE_ANSWER_DAYS, ABSENCE_MARK_HOURS } from '../../contract/bounds.ts';
import { IdText } from '../../contract/reference.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { ProblemError, notFound } from '../../core/problems.ts';
import { type AppEnv, body, conflict, createRouter, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import {
  ABSENCE_ANSWER_MS,
  agreeOnAbsence,
  contestAbsence,
  markAbsent,
  unmarkAbsent,
} from '../queries/absences.ts';
import { ABSENCE_MARK_MS } from '../queries/attendance.ts';

const params = z.object({ id: IdText, userId: IdText });

type Facts = Awaited<ReturnType<typeof agreeOnAbsence>>['facts'];

const asked = (c: Context<AppEnv>, { id, userId }: z.infer<typeof params>) => ({
  sessionId: id,
  userId,
  viewerId: requireViewer(c).id,
  now: Date.now(),
});

type Asked = ReturnType<typeof asked>;

/** Why a host's mark was refused. Undefined if it holds. */
function unmarkable(facts: Facts, { viewerId, userId, now }: Asked) {
  if (!facts) return notFound('session');
  if (facts.hostId !== viewerId) return new ProblemError(403, (say) => say.absences.hostOnly);
  if (!facts.listed || userId === viewerId) return notFound('user');
  if (facts.cancelledAt !== null) return new ProblemError(409, (say) => say.sessions.cancelled);
  if (facts.endsAt > now) return new ProblemError(409, (say) => say.sessions.notOver);
  if (!facts.seated) return new ProblemError(409, (say) => say.absences.neverIn);
  if (facts.markedAt !== null && facts.withdrawnAt === null) return undefined;
  return facts.endsAt <= now - ABSENCE_MARK_MS
    ? new ProblemError(409, (say) => say.absences.markedTooLate(ABSENCE_MARK_HOURS))
    : undefined;
}

const noMark = () => new ProblemError(404, (say) => say.absences.unmarked);

/** Why a contest was refused. Undefined if it holds. */
function uncontestable(facts: Facts, { viewerId, userId }: Asked) {
  if (!facts) return notFound('session');
  // Nobody learns whether another user is marked.
  if (viewerId !== userId || facts.markedAt === null || facts.withdrawnAt !== null) return noMark();
  if (facts.contestedAt !== null) return undefined;
  return new ProblemError(409, (say) => say.absences.contestedTooLate(ABSENCE_ANSWER_DAYS));
}

/**
 * Why an agreement was refused. Undefined if it holds. A user who may not judge doesn't learn whether there is a mark.
 */
function unwitnessed(facts: Facts, { viewerId, now }: Asked) {
  if (!facts) return notFound('session');
  if (!facts.listed || !facts.witness) return noMark();
  if (facts.contestedAt === null || facts.withdrawnAt !== null) return noMark();
  if (facts.agreedBy === viewerId) return undefined;
  if (facts.agreedAt !== null) return new ProblemError(409, (say) => say.absences.answered);
  return facts.contestedAt <= now - ABSENCE_ANSWER_MS
    ? new ProblemError(409, (say) => say.absences.answeredTooLate(ABSENCE_ANSWER_DAYS))
    : noMark();
}

const done = { 204: { description: 'Done.' }, ...conflict };

export const absences = createRouter()
  .openapi(
    userRoute('put', '/sessions/{id}/absences/{userId}', {
      summary: 'Marks a member who didn’t come, within 48 hours of the end (host)',
      request: { params },
      responses: done,
    }),
    async (c) => {
      const mark = asked(c, c.req.valid('param'));
      const { facts, notices } = await markAbsent(c.get('db'), mark);
      deliver(c, notices);
      const problem = unmarkable(facts, mark);
      if (problem) throw problem;
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('delete', '/sessions/{id}/absences/{userId}', {
      summary: 'Takes a mark back (host)',
      request: { params },
      responses: done,
    }),
    async (c) => {
      const mark = asked(c, c.req.valid('param'));
      const { facts } = await unmarkAbsent(c.get('db'), mark);
      if (!facts) throw notFound('session');
      if (facts.hostId !== mark.viewerId) {
        throw new ProblemError(403, (say) => say.absences.hostOnly);
      }
      if (facts.markedAt === null) throw noMark();
      return c.body(null, 204);
    },
  )
  .openapi(
    userRoute('patch', '/sessions/{id}/absences/{userId}', {
      summary: 'Contests a mark (the marked user), or agrees with a contested one (another member)',
      request: { params, body: body(AbsencePatch) },
      responses: done,
    }),
    async (c) => {
      const mark = asked(c, c.req.valid('param'));
      if (c.req.valid('json').agreed) {
        const { facts } = await agreeOnAbsence(c.get('db'), mark);
        const problem = unwitnessed(facts, mark);
        if (problem) throw problem;
        return c.body(null, 204);
      }
      const { facts, notices } = await contestAbsence(c.get('db'), mark);
      deliver(c, notices);
      const problem = uncontestable(facts, mark);
      if (problem) throw problem;
      return c.body(null, 204);
    },
  );
