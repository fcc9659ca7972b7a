import { z } from 'zod';

import type { Violation } from '../contract/problem.ts';
import { Roles, TOO_MANY_ROLE_SEATS, rolesFit } from '../contract/session-role.ts';
import { ProblemError, notFound } from '../core/problems.ts';
import type { SessionFields } from './queries/session-fields.ts';
import type { SessionFacts } from './queries/session-guards.ts';

/** Why this user may not change a session. Undefined if they may. */
export function whyNotChangeable(facts: SessionFacts | undefined): ProblemError | undefined {
  if (!facts) return notFound('session');
  if (!facts.entitled) return new ProblemError(403, 'Only the host can change a session.');
  if (facts.cancelled) return new ProblemError(409, 'This session was cancelled.');
  if (facts.over) return new ProblemError(409, 'This session is over.');
  return undefined;
}

export const changedMeanwhile = () =>
  new ProblemError(
    409,
    'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.',
  );

const JsonRoles = z.array(z.string().nullable());

const seatsTaken = (count: number, role: string | null) => {
  if (role === null) {
    return count === 1
      ? '1 seat without a role is taken or offered. Leave at least that many.'
      : `${count} seats without a role are taken or offered. Leave at least that many.`;
  }
  return count === 1
    ? `1 seat of “${role}” is taken or offered. Keep at least that many, or give those people another role first.`
    : `${count} seats of “${role}” are taken or offered. Keep at least that many, or give those people another role first.`;
};

/** The role that has fewer seats than are taken or offered. */
function roleClash(
  fields: Pick<SessionFields, 'seats' | 'roles'>,
  facts: SessionFacts,
): Violation | false {
  const { roles = Roles.parse(JSON.parse(facts.roles)), seats = facts.seats } = fields;
  const propertyPath = fields.roles ? 'roles' : 'seats';
  if (!rolesFit({ roles, seats })) return { ...TOO_MANY_ROLE_SEATS, propertyPath };
  const held = Map.groupBy(JsonRoles.parse(JSON.parse(facts.seatRoles)), (role) => role);
  for (const [role, { length }] of held) {
    const rest = roles.reduce((left, one) => left - one.seats, seats - 1);
    const left = role === null ? rest : (roles.find(({ name }) => name === role)?.seats ?? 0);
    if (left < length) {
      return { propertyPath, message: seatsTaken(length, role) };
    }
  }
  return false;
}

export const ENDS_IN_PAST: Violation = {
  propertyPath: 'durationMinutes',
  message: 'would end the session in the past',
};

/** The values of a patch that the session, as it was read, doesn't allow. */
export function violationsOf(
  fields: Pick<SessionFields, 'startsAt' | 'seats' | 'roles'>,
  facts: SessionFacts,
  unknownGames: number,
  earliestStart: number,
  otherwise = ENDS_IN_PAST,
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
      message:
        facts.seatsHeld > 0
          ? `${taken} seats are already taken or offered. Choose at least ${taken}.`
          : `${taken} seats are already taken. Choose at least ${taken}.`,
    },
    seats >= taken && roleClash(fields, facts),
    past && { propertyPath: 'startsAt', message: 'Choose a time in the future.' },
  ];
  const found = violations.filter((violation) => violation !== false);
  return found.length > 0 ? found : [otherwise];
}
