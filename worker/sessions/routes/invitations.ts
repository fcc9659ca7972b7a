import {
  InvitableList,
  InvitableQuery,
  InvitationCreate,
  type InvitationItem,
  InvitationItem as InvitationSchema,
  InvitationPatch,
} from '../../contract/invitation.ts';
import { ById, iri } from '../../contract/reference.ts';
import { userRoute } from '../../core/auth/guards.ts';
import { answerList, head } from '../../core/items.ts';
import { type Detail, ProblemError, invalid, notFound } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { sentTooSoon } from '../../core/send-again.ts';
import { deliver } from '../../notifications/deliver.ts';
import { closeInvitations } from '../close-invitations.ts';
import { answerInvitation } from '../queries/answer-invitation.ts';
import {
  type InvitationRow,
  type InviteResult,
  inviteToSession,
  listInvitable,
} from '../queries/invitations.ts';
import { withdrawInvitation } from '../queries/withdraw-invitation.ts';
import { tellRoster } from '../tell-roster.ts';
import { unknownRole } from './unknown-role.ts';

const toItem = (row: InvitationRow): InvitationItem => ({
  ...head('Invitation', 'invitations', row.id),
  session: iri('sessions', row.sessionId),
  user: iri('users', row.userId),
  status: row.status,
  application:
    row.applicationId === null || row.applicationStatus === null
      ? null
      : { id: row.applicationId, status: row.applicationStatus },
});

const ALREADY: Detail = (say) => say.invitations.already;

const mayNot = () => new ProblemError(403, (say) => say.invitations.hostOnly);

const isOver = (status: InvitationItem['status']) => status === 'ended' || status === 'withdrawn';

function refusal({ facts }: InviteResult, now: number): ProblemError {
  if (!facts) return notFound('session');
  if (!facts.may) return mayNot();
  if (facts.cancelled) return new ProblemError(409, (say) => say.sessions.cancelled);
  if (facts.over) return new ProblemError(409, (say) => say.sessions.over);
  if (facts.friends === null) return notFound('user');
  if (!facts.applied && facts.againAt !== null && facts.againAt > now) {
    return sentTooSoon((say) => say.invitations.withdrawnLately, facts.againAt, now);
  }
  if (facts.applied || (facts.existing !== null && !isOver(facts.existing))) {
    return new ProblemError(409, ALREADY, { error: 'already invited, or already in' });
  }
  if (facts.friends && facts.fullUntil !== null) {
    return sentTooSoon((say) => say.invitations.often, facts.fullUntil, now);
  }
  return facts.friends
    ? new ProblemError(403, (say) => say.invitations.notNow)
    : new ProblemError(403, (say) => say.invitations.friendsOnly);
}

function unanswered({ facts, row }: Awaited<ReturnType<typeof answerInvitation>>): ProblemError {
  if (!facts || !row || isOver(row.status)) return notFound('invitation');
  if (row.status !== 'open') return new ProblemError(409, (say) => say.invitations.answered);
  if (facts.cancelled) return new ProblemError(409, (say) => say.sessions.cancelled);
  if (facts.over) return new ProblemError(409, (say) => say.sessions.over);
  if (facts.withdrawn) {
    return new ProblemError(409, (say) => say.invitations.inviterLeft);
  }
  if (facts.tooYoung) {
    return new ProblemError(403, (say) => say.sessions.adultsOnly);
  }
  if (!facts.roleKnown) {
    return facts.roleless ? invalid('role', (say) => say.roles.missing) : unknownRole();
  }
  return facts.closed ? new ProblemError(409, (say) => say.sessions.full) : notFound('session');
}

export const invitations = createRouter()
  .openapi(
    userRoute('get', '/sessions/{id}/invitations', {
      summary:
        'The caller’s friends who aren’t in the session, those online first (host, or member if allowed)',
      request: { params: ById, query: InvitableQuery },
      responses: { 200: json(InvitableList, 'A page.') },
    }),
    async (c) => {
      const { cursor, itemsPerPage: size } = c.req.valid('query');
      const viewerId = requireViewer(c).id;
      const { id: sessionId } = c.req.valid('param');
      const query = { sessionId, viewerId, cursor, size };
      const { may, ...page } = await listInvitable(c.get('db'), query);
      if (may === undefined) throw notFound('session');
      if (!may) throw mayNot();
      return answerList(c, page, ({ id, name, firstFile, online, invited, invitation }) => ({
        id,
        name,
        firstFile,
        online: online === 1,
        invited: invited === 1,
        invitation,
      }));
    },
  )
  .openapi(
    userRoute('post', '/sessions/{id}/invitations', {
      summary: 'Invites a friend to a session (host, or member if the host allows it)',
      request: { params: ById, body: body(InvitationCreate) },
      responses: { 201: json(InvitationSchema, 'The invitation.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const result = await inviteToSession(c.get('db'), {
        sessionId: c.req.valid('param').id,
        inviterId: requireViewer(c).id,
        invitedId: c.req.valid('json').user,
        now,
      });
      deliver(c, result.notices);
      if (!result.row) throw refusal(result, now);
      return c.json(toItem(result.row), 201);
    },
  )
  .openapi(
    userRoute('patch', '/invitations/{id}', {
      summary: 'Accepts an invitation, within the seats, or declines it (the invited user)',
      request: { params: ById, body: body(InvitationPatch) },
      responses: { 200: json(InvitationSchema, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const result = await answerInvitation(c.get('db'), {
        id: c.req.valid('param').id,
        userId: requireViewer(c).id,
        ...c.req.valid('json'),
        now: Date.now(),
      });
      deliver(c, result.notices);
      if (!result.changed || !result.row) throw unanswered(result);
      tellRoster(c, result.toTell, result.notices);
      return c.json(toItem(result.row), 200);
    },
  )
  .openapi(
    userRoute('delete', '/invitations/{id}', {
      summary:
        'Withdraws an invitation (whoever sent it, or the host). The invited user is not told',
      request: { params: ById },
      responses: { 204: { description: 'Withdrawn, also if it was before.' }, ...conflict },
    }),
    async (c) => {
      const { id } = c.req.valid('param');
      const row = await withdrawInvitation(c.get('db'), id, requireViewer(c).id);
      if (!row) throw notFound('invitation');
      if (row.status === 'accepted') throw new ProblemError(409, ALREADY, { error: 'already in' });
      closeInvitations(c, [row]);
      return c.body(null, 204);
    },
  );
