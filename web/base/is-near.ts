import type { SessionItem } from '../../worker/contract/session.ts';

/** Before the start of a session, its members begin to call each other. */
const NEAR_MS = 30 * 60_000;

/** Whether the session starts soon or runs. */
export function isNear(
  { startsAt, durationMinutes }: Pick<SessionItem, 'startsAt' | 'durationMinutes'>,
  now: number,
) {
  const start = Date.parse(startsAt);
  return now >= start - NEAR_MS && now < start + durationMinutes * 60_000;
}
