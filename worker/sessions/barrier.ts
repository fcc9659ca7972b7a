import type { Violation } from '../contract/problem.ts';
import { ProblemError, notFound } from '../core/problems.ts';
import type { SessionFacts } from './queries/session-guards.ts';

/** Why this user may not change a session. Undefined if they may. */
export function barrier(facts: SessionFacts | undefined): ProblemError | undefined {
  if (!facts) return notFound('session');
  if (!facts.entitled) return new ProblemError(403, 'Only the host can change a session.');
  if (facts.cancelled) return new ProblemError(409, 'This session was cancelled.');
  if (facts.over) return new ProblemError(409, 'This session is over.');
  return undefined;
}

export const overtaken = () =>
  new ProblemError(
    409,
    'This session was changed since you opened it, maybe in another tab. Nothing was saved. Load the newer version.',
  );

/** Which values of a patch the session, as it was, didn't allow. */
export function clashes(
  fields: { startsAt?: number | undefined; seats?: number | undefined },
  facts: SessionFacts,
  unknownGames: number,
  earliestStart: number,
): Violation[] {
  const { startsAt = facts.startsAt, seats = facts.seatsTaken } = fields;
  const past = startsAt !== facts.startsAt && startsAt < earliestStart;
  const violations: (Violation | false)[] = [
    unknownGames > 0 && {
      propertyPath: 'games',
      message: 'This game isn’t available. Choose another one.',
    },
    seats < facts.seatsTaken && {
      propertyPath: 'seats',
      message: `${facts.seatsTaken} seats are already taken. Choose at least ${facts.seatsTaken}.`,
    },
    past && { propertyPath: 'startsAt', message: 'Choose a time in the future.' },
  ];
  const found = violations.filter((violation) => violation !== false);
  return found.length > 0
    ? found
    : [{ propertyPath: 'durationMinutes', message: 'would end the session in the past' }];
}
