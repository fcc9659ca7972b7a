import { createRoute, z } from '@hono/zod-openapi';

import { limited, signedIn } from '../../core/auth/guards.ts';
import { START_AHEAD_MAX_DAYS } from '../../contract/bounds.ts';
import type { Violation } from '../../contract/problem.ts';
import { IdText } from '../../contract/reference.ts';
import { Roles, TOO_MANY_ROLE_SEATS, rolesFit } from '../../contract/session-role.ts';
import type { SessionFields } from '../queries/session-fields.ts';
import { SessionItem, SessionPatch } from '../../contract/session.ts';
import { cancelSession, changeSession, deleteSession } from '../queries/session-changes.ts';
import { type SessionFacts, actsAsAdmin } from '../queries/session-guards.ts';
import { deliver } from '../../notifications/deliver.ts';
import { toSessionItem } from '../queries/session-item.ts';
import { DAY_MS } from '../../contract/time.ts';
import { ProblemError, invalid, notFound, violated } from '../../core/problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../../core/router.ts';

/** If the server's clock is slightly ahead of the client's, "now" must not count as past. */
export const CLOCK_TOLERANCE_MS = 60_000;

/** A start in ms. @throws ProblemError 422 if it is more than a year ahead */
export function parseStart(startsAt: string, now: number): number {
  const start = Date.parse(startsAt);
  if (start <= now + START_AHEAD_MAX_DAYS * DAY_MS) return start;
  throw invalid('startsAt', `Choose a date within the next ${START_AHEAD_MAX_DAYS} days.`);
}

/** Why this user may not change a session. Undefined if they may. */
function barrier(facts: SessionFacts | undefined): ProblemError | undefined {
  if (!facts) return notFound('session');
  if (!facts.entitled) return new ProblemError(403, 'Only the host can change a session.');
  if (facts.cancelled) return new ProblemError(409, 'This session was cancelled.');
  if (facts.over) return new ProblemError(409, 'This session is over.');
  return undefined;
}

const JsonRoles = z.array(z.string().nullable());

const overtaken = () =>
  new ProblemError(
    409,
    'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.',
  );

const seatsTaken = (count: number, which: string) =>
  count === 1
    ? `1 seat${which} is taken or offered.`
    : `${count} seats${which} are taken or offered.`;

/** Which role has fewer seats than it needs. */
function roleClash(
  fields: Pick<SessionFields, 'seats' | 'roles'>,
  facts: SessionFacts,
): Violation | false {
  if (fields.seats === undefined && fields.roles === undefined) return false;
  const { roles = Roles.parse(JSON.parse(facts.roles)), seats = facts.seats } = fields;
  const propertyPath = fields.roles ? 'roles' : 'seats';
  if (!rolesFit({ roles, seats })) return { ...TOO_MANY_ROLE_SEATS, propertyPath };
  const held = Map.groupBy(JsonRoles.parse(JSON.parse(facts.seatRoles)), (role) => role);
  for (const [role, { length }] of held) {
    const rest = roles.reduce((left, one) => left - one.seats, seats - 1);
    const left = role === null ? rest : (roles.find(({ name }) => name === role)?.seats ?? 0);
    if (left < length) {
      const message =
        role === null
          ? `${seatsTaken(length, ' without a role')} Leave at least that many.`
          : `${seatsTaken(length, ` of “${role}”`)} Keep at least that many, or give those people another role first.`;
      return { propertyPath, message };
    }
  }
  return false;
}

/** Which values of a patch the session, as it was, didn't allow. */
function clashes(
  fields: Pick<SessionFields, 'startsAt' | 'seats' | 'roles'>,
  facts: SessionFacts,
  unknownGames: number,
  earliestStart: number,
): Violation[] {
  const taken = facts.seatsTaken + facts.seatsHeld;
  const { startsAt = facts.startsAt, seats = taken } = fields;
  const past = startsAt !== facts.startsAt && startsAt < earliestStart;
  const violations: (Violation | false)[] = [
    unknownGames > 0 && {
      propertyPath: 'games',
      message: 'This game isn’t available. Choose another one.',
    },
    seats < taken && {
      propertyPath: 'seats',
      message: `${taken} seats are already taken${facts.seatsHeld > 0 ? ' or offered' : ''}. Choose at least ${taken}.`,
    },
    seats >= taken && roleClash(fields, facts),
    past && { propertyPath: 'startsAt', message: 'Choose a time in the future.' },
  ];
  const found = violations.filter((violation) => violation !== false);
  return found.length > 0
    ? found
    : [{ propertyPath: 'durationMinutes', message: 'would end the session in the past' }];
}

/** What a host, or an admin in their place, does to an existing session. */
export const sessionChanges = createRouter()
  .openapi(
    createRoute({
      method: 'patch',
      path: '/sessions/{id}',
      summary:
        'Changes a session, or cancels it with a reason (host, or an admin, which is logged)',
      description:
        'A cancellation ignores all other fields. With a `revision`, nothing is written if the session has changed since.',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: z.object({ id: IdText }), body: body(SessionPatch) },
      responses: { 200: json(SessionItem, 'The updated item.'), ...failures, ...conflict },
    }),
    async (c) => {
      const now = Date.now();
      const db = c.get('db');
      const { id: actorId } = requireViewer(c);
      const {
        startsAt,
        status,
        cancelReason = '',
        revision,
        reason,
        ...rest
      } = c.req.valid('json');
      const by = { id: c.req.valid('param').id, actorId, now };
      db.escalate(actsAsAdmin(by));
      if (status === 'cancelled') {
        const { facts, row, notices } = await cancelSession(db, { ...by, reason: cancelReason });
        deliver(c, notices);
        if (!row) throw barrier(facts) ?? notFound('session');
        return c.json(toSessionItem(row, actorId, now), 200);
      }
      const fields = {
        ...rest,
        ...(startsAt !== undefined && { startsAt: parseStart(startsAt, now) }),
      };
      const earliestStart = now - CLOCK_TOLERANCE_MS;
      const result = await changeSession(db, { ...by, fields, earliestStart, revision, reason });
      deliver(c, result.notices);
      if (!result.row) {
        const refused = barrier(result.facts);
        if (refused || !result.facts) throw refused ?? notFound('session');
        if (revision !== undefined && revision !== result.facts.revision) throw overtaken();
        throw violated(clashes(fields, result.facts, result.unknownGames, earliestStart));
      }
      return c.json(toSessionItem(result.row, actorId, now), 200);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/sessions/{id}',
      summary: 'Deletes a session that nobody has ever applied to (host or admin)',
      middleware: [signedIn, limited('LIMIT_WRITE')] as const,
      request: { params: z.object({ id: IdText }) },
      responses: { 204: { description: 'Deleted.' }, ...failures, ...conflict },
    }),
    async (c) => {
      const { id: actorId } = requireViewer(c);
      const db = c.get('db');
      const by = { id: c.req.valid('param').id, actorId, now: Date.now() };
      db.escalate(actsAsAdmin(by));
      const { facts, deleted, notices } = await deleteSession(db, by);
      deliver(c, notices);
      if (deleted) return c.body(null, 204);
      if (!facts) throw notFound('session');
      if (!facts.entitled) throw new ProblemError(403, 'Only the host can delete a session.');
      throw new ProblemError(409, 'Someone has already applied. Cancel the session instead.');
    },
  );
