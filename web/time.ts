import { common } from './words/common.ts';

/** Times as a person reads them: in their own zone and their browser's habits. */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const EVENING_FROM_HOUR = 17;

/** Made when it is used first: a formatter takes a browser longer than all the rest of a start. */
function formatOf(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (ms: number) => (format ??= new Intl.DateTimeFormat(locale, options)).format(ms);
}

export const clockWord = formatOf(undefined, { hour: '2-digit', minute: '2-digit' });
const weekday = formatOf('en', { weekday: 'short' });
const date = formatOf('en', { day: 'numeric', month: 'short' });

const dayStart = (ms: number) => new Date(ms).setHours(0, 0, 0, 0);

/** "today", "tonight", "tomorrow", "Fri" within a week, else "3 Dec". */
export function dayWord(ms: number, now: number): string {
  const days = Math.round((dayStart(ms) - dayStart(now)) / DAY_MS);
  if (days === 0)
    return new Date(ms).getHours() >= EVENING_FROM_HOUR ? common.time.tonight : common.time.today;
  if (days === 1) return common.time.tomorrow;
  if (days === -1) return common.time.yesterday;
  return days > 1 && days < 7 ? weekday(ms) : date(ms);
}

/** "2 h 5 min", "40 min", "3 d": never more than two parts. */
export function spanWord(ms: number): string {
  if (ms >= 2 * DAY_MS) return common.time.days(Math.round(ms / DAY_MS));
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return common.time.minutes(minutes);
  return minutes % 60 === 0 || hours >= 6
    ? common.time.hours(hours)
    : `${common.time.hours(hours)} ${common.time.minutes(minutes % 60)}`;
}

/** How a session stands to now: "in 2 h", "running for 20 min", "over". */
export function untilWord(startsAt: number, durationMinutes: number, now: number): string {
  const endsAt = startsAt + durationMinutes * MINUTE_MS;
  if (now < startsAt) return common.time.startsIn(spanWord(startsAt - now));
  return now < endsAt ? common.time.runningFor(spanWord(now - startsAt)) : common.time.over;
}
