import { CHECK_IN_BEFORE_MINUTES } from '../../worker/contract/bounds.ts';
import type { SessionItem } from '../../worker/contract/session.ts';

/** Whether the session starts soon or runs. In this time members check in and call each other. */
export function isNear(
  { startsAt, durationMinutes }: Pick<SessionItem, 'startsAt' | 'durationMinutes'>,
  now: number,
) {
  const start = Date.parse(startsAt);
  return now >= start - CHECK_IN_BEFORE_MINUTES * 60_000 && now < start + durationMinutes * 60_000;
}
