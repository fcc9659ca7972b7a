import { assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  type QuietHours,
  nextLocalTime,
  quietUntil,
} from '../../../worker/notifications/quiet-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Zones with half-hour and quarter-hour offsets, with a change of half an hour, with a change at midnight, and with no
 * change.
 */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Casablanca',
];

const clocks = new Map(
  ZONES.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
  ]),
);

/** The local date and minute of the day. */
function local(zone: string, at: number) {
  const [date = '', time = ''] = (clocks.get(zone)?.format(at) ?? '').split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, minute: hour * 60 + minute };
}

function firstMinute(now: number, fits: (at: number) => boolean) {
  let at = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  while (!fits(at)) at += MINUTE_MS;
  return at;
}

function slowQuietUntil({ zone, quietFrom, quietTo }: QuietHours, now: number) {
  if (quietFrom === null || quietTo === null) return null;
  const quiet = (at: number) => {
    const { minute } = local(zone, at);
    return quietFrom < quietTo
      ? minute >= quietFrom && minute < quietTo
      : minute >= quietFrom || minute < quietTo;
  };
  if (!quiet(now)) return null;
  return firstMinute(now, (at) => !quiet(at));
}

function slowNextLocalTime(zone: string, minutes: number, now: number) {
  const today = local(zone, now);
  // A time that was already reached today doesn't count again, even if the clocks have gone back since.
  let over = '';
  for (let at = now; local(zone, at).date === today.date; at -= MINUTE_MS) {
    if (local(zone, at).minute >= minutes) over = today.date;
  }
  return firstMinute(now + MINUTE_MS, (at) => {
    const { date, minute } = local(zone, at);
    return date !== over && minute >= minutes;
  });
}

const minute = integer({ min: 0, max: 24 * 60 - 1 });
const around = (at: string) =>
  integer({ min: -2 * DAY_MS, max: DAY_MS }).map((by) => Date.parse(at) + by);
/** Any time, with more of them around changes of the clocks. */
const now = oneof(
  integer({ min: Date.UTC(2025, 0), max: Date.UTC(2030, 0) }),
  ...['2026-03-08', '2026-03-29', '2026-04-05', '2026-09-06', '2026-10-25', '2026-11-01'].map(
    around,
  ),
);
const zone = constantFrom(...ZONES);

describe('quiet hours', () => {
  it('end when the clock on the wall says so, in any zone and on any day', () => {
    const range = tuple(minute, minute).filter(([from, to]) => from !== to);
    assert(
      property(zone, range, now, (in_, [quietFrom, quietTo], at) => {
        const hours = { zone: in_, quietFrom, quietTo };
        expect(quietUntil(hours, at)).toBe(slowQuietUntil(hours, at));
      }),
      { numRuns: 300, seed: 300 },
    );
  });

  it('are an hour shorter or longer in nights in which the clocks change', () => {
    const hours = { zone: 'Europe/Berlin', quietFrom: 22 * 60, quietTo: 7 * 60 };
    const hoursLeft = (at: string) =>
      ((quietUntil(hours, Date.parse(at)) ?? 0) - Date.parse(at)) / 36e5;
    expect(hoursLeft('2026-03-28T21:00:00Z')).toBe(8);
    expect(hoursLeft('2026-10-24T20:00:00Z')).toBe(10);
    expect(quietUntil(hours, Date.parse('2026-06-01T05:00:00Z'))).toBeNull();
    expect(quietUntil({ ...hours, quietFrom: null, quietTo: null }, 0)).toBeNull();
  });
});

it('a local time comes once a day', () => {
  assert(
    property(zone, minute, now, (in_, minutes, at) => {
      expect(nextLocalTime(in_, minutes, at)).toBe(slowNextLocalTime(in_, minutes, at));
    }),
    { numRuns: 150, seed: 300 },
  );
});
