import { DAY_MS } from '../contract/time.ts';
import { clockChange, momentsOf, toMinute, wallTime, zoneOffset } from '../core/zone-clock.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

const minuteOfDay = (wall: number) => (wall % DAY_MS) / MINUTE_MS;

export interface QuietHours {
  /** An IANA zone such as `Europe/Berlin`. */
  zone: string;
  /**
   * Minutes of the local day. `quietFrom` is quiet, `quietTo` isn't. Both are null without quiet hours. They may go
   * over midnight.
   */
  quietFrom: number | null;
  quietTo: number | null;
}

/** The minutes from one time of the day to the next occurrence of another. */
const since = (minute: number, from: number) => (minute - from + DAY_MINUTES) % DAY_MINUTES;

/** The end of the present quiet hours, in ms since 1970. Null if now isn't quiet. */
export function quietUntil(hours: QuietHours, now: number): number | null {
  const { zone, quietFrom, quietTo } = hours;
  if (quietFrom === null || quietTo === null) return null;
  const minute = minuteOfDay(wallTime(zone, now));
  if (since(minute, quietFrom) >= since(quietTo, quietFrom)) return null;
  const start = toMinute(now);
  const end = start + since(quietTo, minute) * MINUTE_MS;
  if (zoneOffset(zone, end) === zoneOffset(zone, start)) return end;
  const changed = clockChange(zone, start, end);
  return quietUntil(hours, changed) ?? changed;
}

/**
 * When the local day next reaches a time, after now, in ms since 1970. There is one such moment each day. If the clocks
 * skip the time, it is the moment after the skip. If the time comes twice, it is the first one.
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

/** The moment at which the zone's clocks first show this time, or skip it. */
function localTime(zone: string, wall: number) {
  const [first] = momentsOf(zone, wall);
  if (first !== undefined) return first;
  const offsets = [zoneOffset(zone, wall - DAY_MS), zoneOffset(zone, wall + DAY_MS)];
  return clockChange(zone, wall - Math.max(...offsets), wall - Math.min(...offsets));
}
