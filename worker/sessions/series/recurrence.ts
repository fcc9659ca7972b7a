import type { Repeats } from '../../contract/series.ts';
import { DAY_MS } from '../../contract/time.ts';
import { WEEKDAYS, type Weekday } from '../../contract/vocabulary.ts';
import { momentOf } from '../../core/zone-clock.ts';

/**
 * On which days a series has sessions, and when they start. Days are numbered since 1970, in the calendar of the zone.
 */
export interface Rule {
  zone: string;
  /** Minute of the day: 1200 is 20:00. */
  minute: number;
  weekdays: readonly Weekday[];
  everyWeeks: number;
  firstDay: number;
  lastDay: number;
}

const MINUTE_MS = 60_000;
const WEEK_DAYS = 7;
/** Days since the last Monday. 1970 began on a Thursday, three days after a Monday. */
const sinceMonday = (day: number) => (day + 3) % WEEK_DAYS;
const weekOf = (day: number) => (day - sinceMonday(day)) / WEEK_DAYS;

/** The days of a rule, in order, from `from` on. */
export function* daysOf(rule: Rule, from = rule.firstDay): Generator<number, void> {
  const chosen = new Set(rule.weekdays.map((day) => WEEKDAYS.indexOf(day)));
  for (let day = Math.max(from, rule.firstDay); day <= rule.lastDay; day += 1) {
    const weeks = weekOf(day) - weekOf(rule.firstDay);
    if (weeks % rule.everyWeeks === 0 && chosen.has(sinceMonday(day))) yield day;
  }
}

/** When the session of a day starts, in ms since 1970. */
export const startOn = ({ zone, minute }: Pick<Rule, 'zone' | 'minute'>, day: number) =>
  momentOf(zone, day * DAY_MS + minute * MINUTE_MS);

const dayOf = (date: string) => Date.parse(date) / DAY_MS;
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const ruleOf = ({ zone, time, weekdays, everyWeeks, from, until }: Repeats): Rule => ({
  zone,
  minute: minuteOf(time),
  weekdays,
  everyWeeks,
  firstDay: dayOf(from),
  lastDay: dayOf(until),
});

export const repeatsOf = (rule: Rule): Repeats => ({
  zone: rule.zone,
  time: timeOf(rule.minute),
  weekdays: [...rule.weekdays],
  everyWeeks: rule.everyWeeks,
  from: dateOf(rule.firstDay),
  until: dateOf(rule.lastDay),
});
