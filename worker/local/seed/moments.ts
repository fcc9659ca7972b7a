/** A start, told from the moment of seeding. */
export type Moment = (now: number) => number;

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;

/** A time of the day on the wall of whoever runs this, `days` from today. */
function wallClock(now: number, days: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const today = new Date(now);
  const then = new Date(today.getFullYear(), today.getMonth(), today.getDate() + days);
  return then.setHours(hour, minute);
}

/** In that many days; a time that is all but past today means tomorrow. */
export const inDays =
  (days: number, time: string): Moment =>
  (now) => {
    const start = wallClock(now, days, time);
    return start > now + 20 * MINUTE ? start : wallClock(now, days + 1, time);
  };

export const tonight = (time: string): Moment => inDays(0, time);

export const daysAgo =
  (days: number, time: string): Moment =>
  (now) =>
    wallClock(now, -days, time);

/** At the full quarter of an hour after so many minutes. */
export const soon =
  (minutes: number): Moment =>
  (now) =>
    Math.ceil((now + minutes * MINUTE) / QUARTER) * QUARTER;

/** Under way since the full quarter of an hour before so many minutes. */
export const since =
  (minutes: number): Moment =>
  (now) =>
    Math.floor((now - minutes * MINUTE) / QUARTER) * QUARTER;
