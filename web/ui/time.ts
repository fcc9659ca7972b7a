import { DAY_MS } from '../../worker/contract/time.ts';
import { chosenZone } from '../base/chosen-zone.ts';
import { locale } from '../words/language.ts';
import { common } from '../words/made/common.ts';

/** Times in everyday words, in the user's time zone (base/chosen-zone.ts) and their region's format. */

const MINUTE_MS = 60_000;
const EVENING_FROM_HOUR = 17;

let own: string | undefined;

/** Where this device's clock is kept: `h12` or `h23`. Without a choice it is that of the region. */
export const CLOCK_KEY = 'clock';

/**
 * The locale of dates and clocks. English has the forms of the browser's region: "21 November" and "21:45" in Britain,
 * and also in Germany.
 */
function regionalLocale() {
  const clock = globalThis.localStorage?.getItem(CLOCK_KEY);
  if (locale !== 'en') return clock ? `${locale}-hc-${clock}` : locale;
  const browser = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  const { region = 'US' } = new Intl.Locale(browser.locale).maximize();
  return `en-${region}-u-ca-gregory-hc-${clock ?? browser.hourCycle ?? 'h12'}`;
}

/** Created on first use, because creating a formatter takes longer than the rest of the start-up. */
export function formatOf(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (ms: number) =>
    (format ??= new Intl.DateTimeFormat((own ??= regionalLocale()), {
      timeZone: chosenZone,
      ...options,
    })).format(ms);
}

let wall: Intl.DateTimeFormat | undefined;

/** What the user's clocks show, as if it were UTC, in ms. */
export function wallTime(ms: number): number {
  if (chosenZone === undefined) return ms - new Date(ms).getTimezoneOffset() * MINUTE_MS;
  const options = { dateStyle: 'short', timeStyle: 'medium', timeZone: chosenZone } as const;
  wall ??= new Intl.DateTimeFormat('sv-SE', options);
  return Date.parse(`${wall.format(ms).replace(' ', 'T')}Z`) + (ms % 1000);
}

/** The user's day, as a number: of days since 1970. */
export const localDay = (ms: number) => Math.floor(wallTime(ms) / DAY_MS);

const clock = formatOf({ hour: 'numeric', minute: '2-digit' });
// In Japanese and Korean a short weekday is a single character, which can't be read as a day.
const weekday = formatOf({ weekday: /^(ja|ko)/.test(locale) ? 'long' : 'short' });
const date = formatOf({ day: 'numeric', month: 'short' });

/** Puts a no-break space before "PM", "p.m." and the like, so that a clock time stays on one line. */
export const unbroken = (time: string) => time.replaceAll(/\s(?=[AP]\.?\s?M\b)/giu, '\u00A0');

/** "9:45 PM" or "21:45", on one line. */
export const clockWord = (ms: number) => clock(ms).replaceAll(/\s/gu, '\u00A0');

const daysUntil = (ms: number, now: number) => localDay(ms) - localDay(now);

/** "today", "tonight", "tomorrow" or "yesterday". Null for other days. */
export function nearDayWord(ms: number, now: number): string | null {
  const days = daysUntil(ms, now);
  if (days === 0)
    return new Date(wallTime(ms)).getUTCHours() >= EVENING_FROM_HOUR
      ? common.time.tonight
      : common.time.today;
  if (days === 1) return common.time.tomorrow;
  return days === -1 ? common.time.yesterday : null;
}

/** "today" and the like, otherwise "Fri" within a week and "Dec 3" later. */
export function dayWord(ms: number, now: number): string {
  const days = daysUntil(ms, now);
  return nearDayWord(ms, now) ?? (days > 1 && days < 7 ? weekday(ms) : date(ms));
}

/**
 * A duration with one of these texts: days from one day on, whole hours from six hours on, otherwise hours and minutes.
 */
function durationIn(words: typeof common.time.span, ms: number, days: number): string {
  if (ms >= DAY_MS && days > 0) return words.days(days);
  const allMinutes = Math.max(1, Math.round(ms / MINUTE_MS));
  const hours = Math.floor(allMinutes / 60);
  if (hours === 0) return words.minutes(allMinutes);
  const minutes = hours >= 6 ? 0 : allMinutes % 60;
  return minutes === 0 ? words.hours(hours) : words.hoursMinutes({ hours, minutes });
}

/**
 * The time between two moments, with one of these texts. Days are counted on the calendar, so that what is "tomorrow"
 * isn't "in 2 days".
 */
export const inSpan = (words: typeof common.time.span, from: number, to: number): string =>
  durationIn(words, to - from, daysUntil(to, from));

/** "40 min", "2 h 5 min", "10 h", "1 day", "3 days". */
export const spanWord = (ms: number): string =>
  durationIn(common.time.span, ms, Math.round(ms / DAY_MS));

/** When a session starts or started: "in 2 h", "started 20 min ago", "over". */
export function untilWord(startsAt: number, durationMinutes: number, now: number): string {
  const endsAt = startsAt + durationMinutes * MINUTE_MS;
  if (now < startsAt) return inSpan(common.time.startsIn, now, startsAt);
  return now < endsAt ? inSpan(common.time.startedAgo, startsAt, now) : common.time.over;
}
