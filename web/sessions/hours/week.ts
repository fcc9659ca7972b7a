import { HOURS_A_WEEK } from '../../../worker/contract/bounds.ts';
import { formatOf } from '../../ui/time.ts';
import { locale } from '../../words/language.ts';
import { hours as words } from '../../words/made/hours.ts';

/** Hours of a local week. 0 begins on Monday at 00:00, 167 on Sunday at 23:00. */

export const DAY_HOURS = 24;
const HOUR_MS = 3_600_000;
const MONDAY = Date.UTC(2024, 0, 1);
const SATURDAY = 5;

const clock = formatOf({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });

const at = (hour: number) => MONDAY + hour * HOUR_MS;

/** "20:00" or "8:00 PM", as the language or, in English, the region writes it. */
export const hourName = (hour: number) => clock(at(hour));
/** @param day 0 is Monday */
export const shortDay = (day: number) => short.format(at(day * DAY_HOURS));
const longDay = (hour: number) => long.format(at(hour));

export const cellName = (hour: number) => words.cell({ day: longDay(hour), clock: hourName(hour) });

/** The days of a week in the order of the browser's calendar. 0 is Monday. */
export function weekDays(calendar = navigator.language): number[] {
  const region = new Intl.Locale(calendar);
  const ask: unknown = Reflect.get(region, 'getWeekInfo');
  // Older browsers have a property instead.
  const info: unknown =
    typeof ask === 'function' ? Reflect.apply(ask, region, []) : Reflect.get(region, 'weekInfo');
  const first: unknown =
    typeof info === 'object' && info !== null ? Reflect.get(info, 'firstDay') : undefined;
  // Monday is 1 there, and Sunday 7.
  const from = typeof first === 'number' ? first - 1 : 0;
  return Array.from({ length: 7 }, (_, index) => (from + index) % 7);
}

export interface Chosen {
  /** An IANA zone, such as `Europe/Berlin`. */
  zone: string;
  hours: ReadonlySet<number>;
}

/** What a page has changed (`before` to `own`), applied to what the server has now. */
export const mergeHours = (before: Chosen, own: Chosen, now: Chosen): Chosen => ({
  zone: own.zone === before.zone ? now.zone : own.zone,
  hours: new Set(
    Array.from({ length: HOURS_A_WEEK }, (_, hour) => hour).filter((hour) =>
      (own.hours.has(hour) === before.hours.has(hour) ? now : own).hours.has(hour),
    ),
  ),
});

const before = (hour: number) => (hour + HOURS_A_WEEK - 1) % HOURS_A_WEEK;

/**
 * Hours in a row: the first hour, and the hour after the last. The second exceeds 167 if the hours go on after Sunday.
 */
export function spansOf(hours: ReadonlySet<number>): [from: number, to: number][] {
  if (hours.size === HOURS_A_WEEK) return [[0, HOURS_A_WEEK]];
  return [...hours]
    .filter((hour) => !hours.has(before(hour)))
    .toSorted((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (hours.has(to % HOURS_A_WEEK)) to += 1;
      return [from, to];
    });
}

/** "Monday 20:00 to 23:00", "Friday 22:00 to Saturday 02:00". */
export function spanWord([from, to]: [from: number, to: number]): string {
  if (to - from === HOURS_A_WEEK) return words.always;
  const sameDay = Math.floor(from / DAY_HOURS) === Math.floor((to - 1) / DAY_HOURS);
  return sameDay
    ? words.span({ day: longDay(from), from: hourName(from), to: hourName(to) })
    : words.spanOver({
        day: longDay(from),
        from: hourName(from),
        nextDay: longDay(to),
        to: hourName(to),
      });
}

/** All hours in the rectangle that two hours span. */
export function hoursBetween(one: number, other: number, days: readonly number[]): number[] {
  const columns = [one, other].map((hour) => days.indexOf(Math.floor(hour / DAY_HOURS)));
  const rows = [one % DAY_HOURS, other % DAY_HOURS];
  return days
    .slice(Math.min(...columns), Math.max(...columns) + 1)
    .flatMap((day) =>
      Array.from(
        { length: Math.max(...rows) - Math.min(...rows) + 1 },
        (_, index) => day * DAY_HOURS + Math.min(...rows) + index,
      ),
    );
}

/** The hours from `from` up to `to` of each of these days. */
const hoursOf = (days: readonly number[], from: number, to: number) =>
  days.flatMap((day) =>
    Array.from({ length: to - from }, (_, index) => day * DAY_HOURS + from + index),
  );

export const QUICK_HOURS = {
  evenings: hoursOf([0, 1, 2, 3, 4], 18, 23),
  weekends: hoursOf([SATURDAY, SATURDAY + 1], 10, DAY_HOURS),
} as const;

/** The hour that an arrow key leads to. Undefined at the edge of the grid and for other keys. */
export function hourBeside(
  hour: number,
  key: string,
  days: readonly number[],
  rightToLeft: boolean,
): number | undefined {
  const column = days.indexOf(Math.floor(hour / DAY_HOURS));
  const row = hour % DAY_HOURS;
  const forward = rightToLeft ? -1 : 1;
  const moves: Record<string, [columns: number, rows: number]> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-forward, 0],
    ArrowRight: [forward, 0],
    Home: [-column, 0],
    End: [days.length - 1 - column, 0],
    PageUp: [0, -row],
    PageDown: [0, DAY_HOURS - 1 - row],
  };
  const move = moves[key];
  const day = move && days[column + move[0]];
  const next = move && row + move[1];
  if (day === undefined || next === undefined || next < 0 || next >= DAY_HOURS) return undefined;
  return day * DAY_HOURS + next;
}
