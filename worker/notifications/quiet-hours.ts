import { DAY_MS } from '../contract/time.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

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

/** What a clock on the wall of the zone shows, as if it were UTC, in ms to the minute. */
function wallTime(zone: string, at: number) {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of clockOf(zone).formatToParts(at)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute);
}

const toMinute = (at: number) => Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** How far the zone's clocks are ahead of UTC, in ms. */
export const offset = (zone: string, at: number) => wallTime(zone, at) - toMinute(at);

const minuteOfDay = (wall: number) => (wall % DAY_MS) / MINUTE_MS;

/** The first minute in (before, after] on which the clocks have changed. */
export function clockChange(zone: string, before: number, after: number) {
  const old = offset(zone, before);
  let [low, high] = [before, after];
  while (high - low > MINUTE_MS) {
    const middle = toMinute((low + high) / 2);
    if (offset(zone, middle) === old) low = middle;
    else high = middle;
  }
  return high;
}

export interface QuietHours {
  /** IANA. */
  zone: string;
  /** Minutes of the local day. From is quiet, to is not. Both null without quiet hours. They may go over midnight. */
  quietFrom: number | null;
  quietTo: number | null;
}

/** The minutes from one time of the day to the next time that it is another. */
const since = (minute: number, from: number) => (minute - from + DAY_MINUTES) % DAY_MINUTES;

/** When the quiet hours that it is now in end, in ms since 1970. Null if now isn't quiet. */
export function quietUntil(hours: QuietHours, now: number): number | null {
  const { zone, quietFrom, quietTo } = hours;
  if (quietFrom === null || quietTo === null) return null;
  const minute = minuteOfDay(wallTime(zone, now));
  if (since(minute, quietFrom) >= since(quietTo, quietFrom)) return null;
  const start = toMinute(now);
  const end = start + since(quietTo, minute) * MINUTE_MS;
  if (offset(zone, end) === offset(zone, start)) return end;
  const changed = clockChange(zone, start, end);
  return quietUntil(hours, changed) ?? changed;
}

/**
 * When the local day next reaches a time, after now, in ms since 1970. A time that the clocks skip counts as the moment
 * after the skip, and of one that comes twice only the first counts: so there is one each day.
 * @param minutes of the local day
 */
export function nextLocalTime(zone: string, minutes: number, now: number): number {
  const wall = wallTime(zone, now);
  const midnight = wall - (wall % DAY_MS);
  for (let days = 0; ; days += 1) {
    const time = localTime(zone, midnight + days * DAY_MS + minutes * MINUTE_MS);
    if (time > now) return time;
  }
}

/** The moment at which the zone's clocks show this, or skip it. */
function localTime(zone: string, wall: number) {
  const offsets = [offset(zone, wall - DAY_MS), offset(zone, wall + DAY_MS)];
  const found = offsets.map((one) => wall - one).filter((at) => wallTime(zone, at) === wall);
  if (found.length > 0) return Math.min(...found);
  return clockChange(zone, wall - Math.max(...offsets), wall - Math.min(...offsets));
}
