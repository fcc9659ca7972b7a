import * as rule from '../contract/wall-time.ts';

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
  // Whole minutes, because the middle of a minute and a part of one could be `low` itself, without end.
  let [low, high] = [toMinute(before), toMinute(after)];
  while (high - low > MINUTE_MS) {
    const middle = toMinute((low + high) / 2);
    if (zoneOffset(zone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

export const momentsOf = (zone: string, wall: number) =>
  rule.momentsOf((at) => wallTime(zone, at), wall);

export const momentOf = (zone: string, wall: number) =>
  rule.momentOf((at) => wallTime(zone, at), wall);
