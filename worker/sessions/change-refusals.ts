import { OPEN_SESSIONS_MAX, SESSIONS_A_DAY_MAX } from '../contract/bounds.ts';
import { hasHostRole, rolesFit } from '../contract/session-role.ts';
import {
  type Detail,
  ProblemError,
  type Violation,
  forPrograms,
  invalid,
  notFound,
} from '../core/problems.ts';
import type { HostLimit } from './queries/open-sessions.ts';
import type { SessionFields } from './queries/session-fields.ts';
import type { SessionFacts } from './queries/session-guards.ts';

/** Why this user may not change a session. Undefined if they may. */
export function whyNotChangeable(facts: SessionFacts | undefined): ProblemError | undefined {
  if (!facts) return notFound('session');
  if (!facts.entitled) return new ProblemError(403, (say) => say.sessions.hostChanges);
  if (facts.cancelled) return new ProblemError(409, (say) => say.sessions.cancelled);
  if (facts.over) return new ProblemError(409, (say) => say.sessions.over);
  return undefined;
}

/** Why this user may not cancel a session with this reason. Undefined if they may. */
export const whyNotCancelled = (result: {
  facts: SessionFacts | undefined;
  heldReason: boolean;
}): ProblemError | undefined =>
  whyNotChangeable(result.facts) ??
  (result.heldReason ? invalid('cancelReason', (say) => say.values.heldWord) : undefined);

export const limitReached = (limit: NonNullable<HostLimit>) =>
  new ProblemError(409, (say) =>
    limit === 'open'
      ? say.sessions.tooMany(OPEN_SESSIONS_MAX)
      : say.sessions.tooManyToday(SESSIONS_A_DAY_MAX),
  );

export const changedMeanwhile = () => new ProblemError(409, (say) => say.sessions.changedMeanwhile);

/** The role that has fewer seats than are taken or offered. A host with a role counts as one of those who have it. */
function roleClash(
  fields: Pick<SessionFields, 'seats' | 'roles' | 'hostRole'>,
  facts: SessionFacts,
): Violation | false {
  const { roles = facts.roles, seats = facts.seats } = fields;
  const kept = roles.some(({ name }) => name === facts.hostRole) ? facts.hostRole : null;
  const { hostRole = kept } = fields;
  const propertyPath = propertyOf(fields);
  if (!rolesFit({ roles, seats, hostRole }))
    return { propertyPath, detail: (say) => say.values.tooManyRoleSeats };
  if (!hasHostRole({ roles, hostRole }))
    return { propertyPath: 'hostRole', detail: (say) => say.roles.gone };
  const hosts = hostRole === null ? [] : [hostRole];
  const seatRoles = [...hosts, ...facts.seatRoles];
  for (const [role, { length }] of Map.groupBy(seatRoles, (one) => one)) {
    const rest = roles.reduce((left, one) => left - one.seats, seats - 1 + hosts.length);
    const left = role === null ? rest : (roles.find(({ name }) => name === role)?.seats ?? 0);
    if (left < length) {
      const detail: Detail = (say) =>
        role === null ? say.roles.takenWithout(length) : say.roles.taken({ count: length, role });
      return { propertyPath, detail };
    }
  }
  return false;
}

function propertyOf({ roles, seats }: Pick<SessionFields, 'seats' | 'roles'>) {
  if (roles) return 'roles';
  return seats === undefined ? 'hostRole' : 'seats';
}

export const ENDS_IN_PAST: Violation = {
  propertyPath: 'durationMinutes',
  detail: forPrograms('would end the session in the past'),
};

/** The values of a patch that the session, as it was read, doesn't allow. */
export function violationsOf(
  fields: Pick<SessionFields, 'startsAt' | 'seats' | 'roles' | 'hostRole'>,
  facts: SessionFacts,
  unknownGames: number,
  earliestStart: number,
  otherwise = ENDS_IN_PAST,
): Violation[] {
  const taken = facts.seatsTaken + facts.seatsHeld;
  const { startsAt = facts.startsAt, seats = taken } = fields;
  const past = startsAt !== facts.startsAt && startsAt < earliestStart;
  const violations: (Violation | false)[] = [
    unknownGames > 0 && { propertyPath: 'games', detail: (say) => say.games.unavailable },
    seats < taken && {
      propertyPath: 'seats',
      detail:
        facts.seatsHeld > 0
          ? (say) => say.seats.takenOrOffered(taken)
          : (say) => say.seats.taken(taken),
    },
    seats >= taken && roleClash(fields, facts),
    past && { propertyPath: 'startsAt', detail: (say) => say.times.past },
  ];
  const found = violations.filter((violation) => violation !== false);
  return found.length > 0 ? found : [otherwise];
}
