import { Afterwards, AgainCreate, AgainResult } from '../../contract/afterwards.ts';
import { PLAYED_WITH_DAYS } from '../../contract/bounds.ts';
import { ById, iri } from '../../contract/reference.ts';
import { ThanksCreate, ThanksItem } from '../../contract/thanks.ts';
import { iso } from '../../contract/time.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answer } from '../../core/items.ts';
import { type Detail, ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { ABSENCE_ANSWER_MS } from '../queries/absences.ts';
import { findAfterwards } from '../queries/afterwards.ts';
import { ABSENCE_MARK_MS } from '../queries/attendance.ts';
import { inviteAgain } from '../queries/play-again.ts';
import { giveThanks } from '../queries/thanks.ts';

/** A moment that is still ahead. */
const until = (at: number, now: number) => (at > now ? iso(at) : null);

const ALREADY: Detail = (say) => say.thanks.already;

function refusal(
  facts: Awaited<ReturnType<typeof giveThanks>>['facts'],
  { receiverId, kind, now }: { receiverId: number; kind: string; now: number },
): ProblemError {
  if (!facts) return notFound('session');
  if (facts.cancelledAt !== null) return new ProblemError(409, (say) => say.sessions.cancelled);
  if (facts.endsAt > now) return new ProblemError(409, (say) => say.sessions.notOver);
  if (!facts.seated) return new ProblemError(409, (say) => say.thanks.notIn);
  if (facts.thanked !== null) return new ProblemError(409, ALREADY, { error: 'already thanked' });
  if (kind === 'host' && facts.hostId !== receiverId) {
    return invalid('kind', (say) => say.thanks.hostOnly);
  }
  return facts.giverMissed
    ? new ProblemError(409, (say) => say.thanks.marked)
    : new ProblemError(409, (say) => say.thanks.tooLate(PLAYED_WITH_DAYS));
}

export const afterwards = createRouter()
  .openapi(
    userRoute('get', '/sessions/{id}/afterwards', {
      summary: 'What those who were in a session can do after it',
      request: { params: ById },
      responses: { 200: json(Afterwards, 'The others, and the caller’s own mark.') },
    }),
    async (c) => {
      const now = Date.now();
      const { id: viewerId } = requireViewer(c);
      const { id } = c.req.valid('param');
      const { session, people, own } = await findAfterwards(c.get('db'), id, viewerId, now);
      if (!session) throw notFound('session');
      const hosts = session.hostId === viewerId;
      return answer(c, {
        '@id': `${iri('sessions', id)}/afterwards`,
        '@type': 'Afterwards' as const,
        people: people.map((row) => ({
          id: row.id,
          name: row.name,
          firstFile: row.firstFile,
          host: row.id === session.hostId,
          thanked: row.thanked,
          thankable: row.thankable,
          invitable: row.invitable,
          absent: hosts ? row.absent : undefined,
          contested: hosts || row.asked ? row.contested : undefined,
          asked: row.asked,
        })),
        markableUntil: hosts ? until(session.endsAt + ABSENCE_MARK_MS, now) : null,
        absence: own
          ? {
              contestableUntil:
                own.contestedAt === null ? until(own.markedAt + ABSENCE_ANSWER_MS, now) : null,
              contested: own.contestedAt !== null,
              agreed: own.agreedAt !== null,
            }
          : null,
      });
    },
  )
  .openapi(
    userRoute('post', '/thanks', {
      summary: 'Thanks someone for a session that both were in, once in 90 days',
      request: { body: body(ThanksCreate) },
      responses: { 201: json(ThanksItem, 'The thanks.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { id: giverId } = requireViewer(c);
      const { user: receiverId, session: sessionId, kind } = c.req.valid('json');
      if (receiverId === giverId) throw invalid('user', (say) => say.thanks.self);
      const thanks = { giverId, receiverId, sessionId, kind, now };
      const { given, facts, notices } = await giveThanks(c.get('db'), thanks);
      deliver(c, notices);
      if (!given) throw refusal(facts, thanks);
      return c.json(
        {
          '@type': 'Thanks' as const,
          user: iri('users', receiverId),
          session: iri('sessions', sessionId),
          kind,
          createdAt: iso(now),
        },
        201,
      );
    },
  )
  .openapi(
    userRoute('post', '/sessions/{id}/invitations/again', {
      summary: 'Invites people from an earlier session to a new one (its host)',
      request: { params: ById, body: body(AgainCreate) },
      responses: { 201: json(AgainResult, 'How many were invited.'), ...conflict },
    }),
    async (c) => {
      const { from: fromId, users: userIds } = c.req.valid('json');
      const { facts, notices } = await inviteAgain(c.get('db'), {
        sessionId: c.req.valid('param').id,
        fromId,
        inviterId: requireViewer(c).id,
        userIds,
        now: Date.now(),
      });
      deliver(c, notices);
      if (!facts) throw notFound('session');
      if (facts.cancelled) throw new ProblemError(409, (say) => say.sessions.cancelled);
      if (facts.over) throw new ProblemError(409, (say) => say.sessions.over);
      if (!facts.playedIn) throw invalid('from', (say) => say.sessions.notLately);
      return c.json({ '@type': 'Again' as const, invited: notices.length }, 201);
    },
  );
