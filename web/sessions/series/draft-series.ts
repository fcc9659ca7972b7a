import { EVERY_WEEKS_MAX, SERIES_WEEKS_MAX } from '../../../worker/contract/bounds.ts';
import type { Repeats } from '../../../worker/contract/series.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { WEEKDAYS, type Weekday } from '../../../worker/contract/vocabulary.ts';
import { ownZone } from '../../base/own-zone.ts';
import { fromLocalInput } from '../../ui/dates.ts';
import { sessions } from '../../words/made/sessions.ts';

const words = sessions.series.editor;

/** How the draft in the editor repeats. */
export interface DraftSeries {
  repeats: boolean;
  /** The days of the week other than that of the start. */
  extraDays: Weekday[];
  everyWeeks: number;
  /** The last day, as `2026-11-22`. */
  until: string;
  /** An IANA zone, such as `Europe/Berlin`. '' for the user's. */
  zone: string;
  /** Whether a change also applies to the later sessions. */
  following: boolean;
}

export const NO_SERIES: DraftSeries = {
  repeats: false,
  extraDays: [],
  everyWeeks: 1,
  until: '',
  zone: '',
  following: false,
};

const WEEKS_PROPOSED = 8;

export const EVERY_WEEKS = Array.from({ length: EVERY_WEEKS_MAX }, (_, index) => index + 1);

const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const isDate = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);

/** The day and time that the zone's clocks show: `2026-11-22` and `20:00`. */
function wallOf(start: string, zone: string) {
  const typed = { date: start.slice(0, 10), time: start.slice(11, 16) };
  const at = fromLocalInput(start);
  // A typed time counts as it is, even if the clocks skip it on the first day.
  if (zone === '' || zone === ownZone() || Number.isNaN(at)) return typed;
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [date = '', time = ''] = format.format(at).split(' ');
  return { date, time };
}

/** The first day of the series, in its zone. '' while the start is incomplete. */
export function firstDay(start: string, { zone }: DraftSeries) {
  const { date } = wallOf(start, zone);
  return isDate(date) ? date : '';
}

/** The day of the week of a date. Undefined while the date is incomplete. */
export const weekdayOf = (date: string): Weekday | undefined =>
  WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7];

export const lastDayMax = (first: string) =>
  first === '' ? undefined : addDays(first, SERIES_WEEKS_MAX * 7);

/** Turns repeating on, with a proposed last day. */
export const proposed = (series: DraftSeries, start: string): DraftSeries => {
  const first = firstDay(start, series);
  const until = series.until || (first === '' ? '' : addDays(first, WEEKS_PROPOSED * 7));
  return { ...series, repeats: true, until };
};

/** The rule of a series, as the editor shows it. */
export function seriesOf(
  { weekdays, everyWeeks, until, zone }: Repeats,
  start: string,
): DraftSeries {
  const series = { ...NO_SERIES, repeats: true, everyWeeks, until, zone };
  const own = weekdayOf(firstDay(start, series));
  return { ...series, extraDays: weekdays.filter((day) => day !== own) };
}

/** The rule that a draft describes. Only for a valid draft. */
export function repeatsOf(start: string, series: DraftSeries): Repeats {
  const { date: from, time } = wallOf(start, series.zone);
  const own = weekdayOf(from);
  return {
    zone: series.zone || ownZone(),
    time,
    weekdays: WEEKDAYS.filter((day) => day === own || series.extraDays.includes(day)),
    everyWeeks: series.everyWeeks,
    from,
    until: series.until,
  };
}

/** What is wrong with the rule of a series, in words. */
export const seriesBroken = (start: string, series: DraftSeries): [string, string | false][] => [
  ['repeats.until', !isDate(series.until) && words.untilMissing],
  ['repeats.until', series.until < firstDay(start, series) && words.untilEarly],
];
