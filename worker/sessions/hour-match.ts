import { DURATION_MAX_MINUTES, HOURS_A_WEEK, START_AHEAD_MAX_DAYS } from '../contract/bounds.ts';
import { DAY_MS } from '../contract/time.ts';
import { facet } from '../core/search-index.ts';
import { clockChange, zoneOffset as offsetAt } from '../core/zone-clock.ts';

/**
 * The search index knows the hour of the UTC week in which a session starts: `hu92` is Thursday 20:00. A user's hours
 * are local. Between two changes of the clocks, a local hour is one UTC hour, or touches two if the offset isn't in
 * whole hours. So an index in the order of the start is searched period by period. An index in another order is
 * searched for all offsets at once. That finds too many sessions, and `offsets` then tell which of them fit.
 */

/** How often the stored facts about a zone are computed again. */
export const REFRESH_MS = 30 * DAY_MS;

/** No zone changes its clocks twice within this time. */
const STEP_MS = 7 * DAY_MS;
const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** With more facets than this, the index is searched for the complement, which is faster. */
const FACETS_MAX = HOURS_A_WEEK / 2;

/** The most periods between clock changes in the year that can be searched. No zone has more. */
export const PERIODS_MAX = 5;

/** The end of the last period. Keys of the index reach until 2225. */
const END_OF_TIME = Date.UTC(2200, 0);

/** A zone's offset from UTC in one period between clock changes. All in ms. */
export interface Offset {
  from: number;
  until: number;
  offset: number;
}

/** The offsets of a zone for all sessions that can be listed until the next refresh. The last one has no end. */
export function offsetsOf(zone: string, now: number): Offset[] {
  const end = now + START_AHEAD_MAX_DAYS * DAY_MS + 2 * REFRESH_MS;
  let from = 0;
  let at = now - DURATION_MAX_MINUTES * MINUTE_MS;
  const found: Offset[] = [];
  while (at < end) {
    const offset = offsetAt(zone, at);
    const next = at + STEP_MS;
    if (offsetAt(zone, next) !== offset) {
      const until = clockChange(zone, at, next);
      found.push({ from, until, offset });
      from = until;
      at = until;
    } else at = next;
  }
  return [...found, { from, until: END_OF_TIME, offset: offsetAt(zone, at) }];
}

const wrapped = (hour: number) => ((hour % HOURS_A_WEEK) + HOURS_A_WEEK) % HOURS_A_WEEK;

/** The hours of the UTC week that these hours of the local week touch. */
function utcHours(hours: readonly number[], offsets: readonly Offset[]): Set<number> {
  const touched = new Set<number>();
  for (const ahead of new Set(offsets.map(({ offset }) => offset / MINUTE_MS))) {
    for (const hour of hours) {
      const start = hour * HOUR_MINUTES - ahead;
      touched.add(wrapped(Math.floor(start / HOUR_MINUTES)));
      touched.add(wrapped(Math.ceil(start / HOUR_MINUTES)));
    }
  }
  return touched;
}

const anyOf = (hours: readonly number[]) => hours.map((hour) => facet('hu', hour)).join(' OR ');

/**
 * The end of an FTS5 expression, as in ` AND facets : (hu92 OR hu93)`. It finds all sessions that start in these hours.
 * If an offset isn't in whole hours, or changes, it also finds others. '' if all sessions may fit.
 */
function hourMatch(hours: readonly number[], offsets: readonly Offset[]): string {
  const touched = utcHours(hours, offsets);
  const all = Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour);
  const others = all.filter((hour) => !touched.has(hour));
  if (others.length === 0) return '';
  return others.length < FACETS_MAX
    ? ` NOT facets : (${anyOf(others)})`
    : ` AND facets : (${anyOf(all.filter((hour) => touched.has(hour)))})`;
}

/** The computed columns of `user_hours`. */
export const hourFacts = (hours: readonly number[], offsets: readonly Offset[]) => ({
  offsets: JSON.stringify(offsets),
  match: hourMatch(hours, offsets),
  matches: JSON.stringify(offsets.map((offset) => hourMatch(hours, [offset]))),
});

/** Hours in their stored form: 168 digits. */
export const toDigits = (hours: readonly number[]) => {
  const chosen = new Set(hours);
  return Array.from({ length: HOURS_A_WEEK }, (_, hour) => (chosen.has(hour) ? '1' : '0')).join('');
};

export const fromDigits = (digits: string): number[] =>
  Array.from(digits).flatMap((digit, hour) => (digit === '1' ? [hour] : []));
