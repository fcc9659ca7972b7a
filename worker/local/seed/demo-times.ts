import { z } from 'zod';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const QUARTER = 15 * MINUTE;

/** A start, relative to the moment of seeding. Negative values are past. */
export const startSchema = z.union([
  z.strictObject({ day: z.int(), at: z.string().regex(/^\d\d:\d\d$/) }),
  z.strictObject({ inMinutes: z.int() }),
]);

/** The time of day in the zone of this machine, `days` from today. */
function wallClock(now: number, days: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const today = new Date(now);
  const then = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return then.setHours(hour, minute);
}

/** A time of today that is almost past means tomorrow. Minutes are rounded to quarters of an hour, away from now. */
export function startsAt(start: z.output<typeof startSchema>, now: number): number {
  if ('inMinutes' in start) {
    const round = start.inMinutes > 0 ? Math.ceil : Math.floor;
    return round((now + start.inMinutes * MINUTE) / QUARTER) * QUARTER;
  }
  const time = wallClock(now, start.day, start.at);
  if (start.day < 0 || time > now + 20 * MINUTE) return time;
  return wallClock(now, start.day + 1, start.at);
}
