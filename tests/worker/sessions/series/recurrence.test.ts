import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { WEEKDAYS } from '../../../../worker/contract/vocabulary.ts';
import { type Rule, daysOf, startOn } from '../../../../worker/sessions/series/recurrence.ts';

/**
 * Compares the starts of a series with a slow model. It walks through the calendar day by day, and through each day
 * quarter by quarter, like a person with a calendar and a wall clock.
 */

const RUNS = 4 * Number(env.SCHEDULE_RUNS);
const SEED = Number(env.SCHEDULE_SEED || 16);

const DAY_MS = 24 * 60 * 60 * 1000;
const QUARTER_MS = 15 * 60_000;

/**
 * Zones with offsets of whole, half and three-quarter hours, in the north and the south, without changes, with a change
 * of half an hour, and with one at midnight.
 */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
];

const clocks = new Map(
  ZONES.map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** `2026-11-22 20:00`, as the clock on the wall shows it. */
const shown = (zone: string, at: number) => clocks.get(zone)?.format(at) ?? '';
const written = (wall: number) => new Date(wall).toISOString().slice(0, 16).replace('T', ' ');

/**
 * The first quarter of an hour at which the clock shows this time. If the clock skips it, the time is moved by the
 * length of the gap: 3:30 instead of 2:30.
 */
function lookUp(zone: string, wall: number): number {
  const wanted = written(wall);
  let before = '';
  for (let at = wall - DAY_MS; at < wall + DAY_MS; at += QUARTER_MS) {
    const now = shown(zone, at);
    if (now === wanted) return at;
    if (before !== '' && before < wanted && now > wanted) {
      const jumped = Date.parse(`${now}Z`) - Date.parse(`${before}Z`) - QUARTER_MS;
      return lookUp(zone, wall + jumped);
    }
    before = now;
  }
  throw new Error(`${zone} never shows ${wanted}`);
}

/** The days of a rule, counted in a calendar: weeks begin on Monday, and every nth week counts. */
function calendarDays({ weekdays, everyWeeks, firstDay, lastDay }: Rule): number[] {
  const days: number[] = [];
  const monday = new Date(firstDay * DAY_MS);
  while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() - 1);
  for (let week = monday.getTime() / DAY_MS; week <= lastDay; week += 7 * everyWeeks) {
    for (const [index, name] of WEEKDAYS.entries()) {
      const day = week + index;
      if (weekdays.includes(name) && day >= firstDay && day <= lastDay) days.push(day);
    }
  }
  return days;
}

const FIRST = Date.parse('2025-01-01') / DAY_MS;
const FIVE_YEARS_DAYS = 5 * 365;

const rules: fc.Arbitrary<Rule> = fc
  .record({
    zone: fc.constantFrom(...ZONES),
    minute: fc.oneof(fc.nat(95), fc.nat(15)).map((quarter) => quarter * 15),
    weekdays: fc.subarray([...WEEKDAYS], { minLength: 1 }),
    everyWeeks: fc.integer({ min: 1, max: 8 }),
    firstDay: fc.integer({ min: FIRST, max: FIRST + FIVE_YEARS_DAYS }),
    weeks: fc.nat(52),
  })
  .map((rule) => Object.assign(rule, { lastDay: rule.firstDay + rule.weeks * 7 }));

const startsOf = (zone: string, minute: number, ...dates: string[]) =>
  dates.map((date) => new Date(startOn({ zone, minute }, Date.parse(date) / DAY_MS)).toISOString());

describe('the starts of a series', () => {
  it('are those of a calendar and a clock on the wall, in ten zones over five years', () => {
    fc.assert(
      fc.property(rules, fc.nat(), (rule, picked) => {
        const days = [...daysOf(rule)];
        expect(days).toEqual(calendarDays(rule));
        const day = days[picked % Math.max(days.length, 1)];
        if (day === undefined) return;
        expect(startOn(rule, day)).toBe(lookUp(rule.zone, day * DAY_MS + rule.minute * 60_000));
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('are those of the model on the days around each change of clocks', () => {
    let changes = 0;
    for (const zone of ZONES) {
      const offset = (day: number) => shown(zone, day * DAY_MS).slice(11);
      for (let day = FIRST; day < FIRST + FIVE_YEARS_DAYS; day += 1) {
        if (offset(day) === offset(day + 1)) continue;
        changes += 1;
        for (const on of [day, day + 1]) {
          for (const minute of [0, 30, 60, 90, 120, 150, 165, 180, 1200]) {
            expect(startOn({ zone, minute }, on)).toBe(lookUp(zone, on * DAY_MS + minute * 60_000));
          }
        }
      }
    }
    expect(changes).toBe(80);
  });

  it('stay at 20:00 when the clocks change', () => {
    expect(startsOf('Europe/Berlin', 20 * 60, '2026-03-28', '2026-03-29', '2026-10-25')).toEqual([
      '2026-03-28T19:00:00.000Z',
      '2026-03-29T18:00:00.000Z',
      '2026-10-25T19:00:00.000Z',
    ]);
  });

  it('move forward in the night that has no 02:30, and take the first of two', () => {
    expect(startsOf('Europe/Berlin', 150, '2026-03-28', '2026-03-29', '2026-03-30')).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-29T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ]);
    expect(startsOf('Europe/Berlin', 150, '2026-10-25')).toEqual(['2026-10-25T00:30:00.000Z']);
  });
});
