import { ById } from '../../contract/reference.ts';
import { SessionItem, SessionLink, SessionPatch } from '../../contract/session.ts';
import { countTold, userRoute } from '../../core/auth/guards.ts';
import { ProblemError, invalid, notFound, violated } from '../../core/problems.ts';
import { body, conflict, createRouter, json, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { mailDecisions } from '../../notifications/mail/decision-mail.ts';
import {
  whyNotCancelled,
  whyNotChangeable,
  violationsOf,
  changedMeanwhile,
} from '../change-refusals.ts';
import { closeInvitations } from '../close-invitations.ts';
import { newLinkKey } from '../link-key.ts';
import {
  cancelSession,
  changeSession,
  deleteSession,
  renewLink,
} from '../queries/session-changes.ts';
import { refuseHeldChange } from '../queries/session-fields.ts';
import { actsAsAdmin } from '../queries/session-guards.ts';
import { toSessionItem } from '../queries/session-item.ts';
import { CLOCK_TOLERANCE_MS, TOO_FAR_AHEAD, isTooFarAhead } from '../start-times.ts';
import { tellRoster } from '../tell-roster.ts';

/** A start in ms. @throws ProblemError 422 if it is more than a year ahead */
export function parseStart(startsAt: string, now: number): number {
  const start = Date.parse(startsAt);
  if (!isTooFarAhead(start, now)) return start;
  throw invalid('startsAt', TOO_FAR_AHEAD);
}

/** What a host, or an admin in their place, does to an existing session. */
export const sessionChanges = createRouter()
  .openapi(
    userRoute('patch', '/sessions/{id}', {
      summary:
        'Changes a session, or cancels it with a reason (host, or an admin, which is logged)',
      description:
        'A cancellation ignores all other fields. With a `revision`, nothing is written if the session has changed since.',
      request: { params: ById, body: body(SessionPatch) },
      responses: { 200: json(SessionItem, 'The updated item.'), ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const { id: actorId } = requireViewer(c);
      const {
        startsAt,
        status,
        cancelReason = '',
        revision: seen,
        reason,
        ...rest
      } = c.req.valid('json');
      const by = { id: c.req.valid('param').id, actorId, now };
      const db = c.get('db').as({ escalation: actsAsAdmin(by) });
      if (status === 'cancelled') {
        const cancelled = await cancelSession(db, { ...by, reason: cancelReason });
        deliver(c, cancelled.notices);
        mailDecisions(c, cancelled.decided);
        if (!cancelled.row) throw whyNotCancelled(cancelled) ?? notFound('session');
        return c.json(toSessionItem(cancelled.row, actorId, now), 200);
      }
      // To be public, its texts are compared with the operator's words, even if they stay.
      const [hidden] = await refuseHeldChange(db, by, rest);
      // What was compared may not have changed since.
      const revision = seen ?? hidden?.revision;
      const othersMost = rest.visibility === 'public' ? hidden?.others : undefined;
      const fields = {
        ...(hidden &&
          rest.visibility === 'public' && { name: hidden.name, description: hidden.description }),
        ...rest,
        ...(startsAt !== undefined && { startsAt: parseStart(startsAt, now) }),
      };
      const earliestStart = now - CLOCK_TOLERANCE_MS;
      const result = await changeSession(db, {
        ...by,
        fields,
        earliestStart,
        revision,
        othersMost,
        reason,
      });
      deliver(c, result.notices);
      closeInvitations(c, result.endedInvitations);
      mailDecisions(c, result.decided);
      if (!result.row) {
        const refused = whyNotChangeable(result.facts);
        if (refused || !result.facts) throw refused ?? notFound('session');
        const { revision: current, seatsTaken, seatsHeld } = result.facts;
        const others = seatsTaken + seatsHeld - 1;
        if (current !== (revision ?? current) || others > (othersMost ?? others))
          throw changedMeanwhile();
        throw violated(violationsOf(fields, result.facts, result.unknownGames, earliestStart));
      }
      tellRoster(c, result.toTell, result.notices);
      await countTold(c, result.notices.length);
      return c.json(toSessionItem(result.row, actorId, now), 200);
    },
  )
  .openapi(
    userRoute('post', '/sessions/{id}/link', {
      summary: 'Replaces the key of an unlisted session’s link. The one before ends (host)',
      description: 'Sessions of a series share one key. Members and invited users need none.',
      request: { params: ById },
      responses: { 200: json(SessionLink, 'The new key.') },
    }),
    async (c) => {
      const { id: actorId } = requireViewer(c);
      const by = { id: c.req.valid('param').id, actorId, now: Date.now() };
      const key = newLinkKey();
      const { facts, renewed } = await renewLink(c.get('db'), by, key);
      if (renewed) return c.json({ key }, 200);
      if (!facts) throw notFound('session');
      throw new ProblemError(403, (say) => say.sessions.hostRenews);
    },
  )
  .openapi(
    userRoute('delete', '/sessions/{id}', {
      summary: 'Deletes a session that nobody has ever applied to (host or admin)',
      request: { params: ById },
      responses: { 204: { description: 'Deleted.' }, ...conflict },
    }),
    async (c) => {
      const { id: actorId } = requireViewer(c);
      const by = { id: c.req.valid('param').id, actorId, now: Date.now() };
      const db = c.get('db').as({ escalation: actsAsAdmin(by) });
      const { facts, deleted, decided, notices } = await deleteSession(db, by);
      deliver(c, notices);
      mailDecisions(c, decided);
      if (deleted) return c.body(null, 204);
      if (!facts) throw notFound('session');
      if (!facts.entitled) throw new ProblemError(403, (say) => say.sessions.hostDeletes);
      throw new ProblemError(409, (say) => say.sessions.hasApplications);
    },
  );
