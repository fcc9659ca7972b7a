import { DAY_MS } from '../contract/time.ts';

const MINUTE_MS = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Created once per zone, since that costs far more than formatting. */
function clockOf(zone: string) {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** The wall-clock time in the zone as if it were UTC, in ms, to the minute. */
export function wallTime(zone: string, at: number) {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute);
}

export const toMinute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** How far the zone's clocks are ahead of UTC, in ms. */
export const zoneOffset = (zone: string, at: number) => wallTime(zone, at) - toMinute(at);

/** The first minute in (before, after] at which the clocks have changed. */
export function clockChange(zone: string, before: number, after: number) {
  const old = zoneOffset(zone, before);
  let [low, high] = [before, after];
  while (high - low > MINUTE_MS) {
    const middle = toMinute((low + high) / 2);
    if (zoneOffset(zone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The moments at which the zone's clocks show this wall time, earliest first: none if they skip it, two if they show it
 * twice.
 */
export function momentsOf(zone: string, wall: number) {
  const offsets = [zoneOffset(zone, wall - DAY_MS), zoneOffset(zone, wall + DAY_MS)];
  const moments = new Set(offsets.map((offset) => wall - offset));
  return [...moments].filter((at) => wallTime(zone, at) === wall).toSorted((a, b) => a - b);
}

/**
 * The moment of a wall time. If the clocks skip it, it is moved forward by as much as they skip. If they show it twice,
 * it is the first.
 */
export const momentOf = (zone: string, wall: number): number =>
  momentsOf(zone, wall)[0] ?? wall - zoneOffset(zone, wall - DAY_MS);
