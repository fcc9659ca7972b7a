import { START_AHEAD_MAX_DAYS } from '../contract/bounds.ts';
import { DAY_MS } from '../contract/time.ts';
import { type Detail } from '../core/problems.ts';

/** If the server's clock is slightly ahead of the client's, "now" must not count as past. */
export const CLOCK_TOLERANCE_MS = 60_000;

export const isTooFarAhead = (start: number, now: number) =>
  start > now + START_AHEAD_MAX_DAYS * DAY_MS;

export const TOO_FAR_AHEAD: Detail = (say) => say.times.tooFarAhead(START_AHEAD_MAX_DAYS);
