import { describe, expect, it } from 'vitest';

import { clockWord, dayWord, spanWord, unbroken, untilWord } from '../../../web/ui/time.ts';

const at = (text: string) => new Date(text).getTime();
const NOON = at('2026-11-20T12:00:00');
const MINUTE_MS = 60_000;

it.each([
  ['2026-11-20T14:00:00', 'today'],
  ['2026-11-20T00:00:00', 'today'],
  ['2026-11-20T16:59:00', 'today'],
  ['2026-11-20T17:00:00', 'tonight'],
  ['2026-11-20T20:30:00', 'tonight'],
  ['2026-11-21T00:00:00', 'tomorrow'],
  ['2026-11-19T23:59:00', 'yesterday'],
  ['2026-11-22T00:00:00', 'Sun'],
  ['2026-11-23T18:00:00', 'Mon'],
  ['2026-11-26T23:59:00', 'Thu'],
  ['2026-11-27T00:00:00', 'Nov 27'],
  ['2026-11-18T12:00:00', 'Nov 18'],
  ['2026-12-24T18:00:00', 'Dec 24'],
])('days %s is %s', (start, word) => {
  expect(dayWord(at(start), NOON)).toBe(word);
});

it.each([
  [0, '1 min'],
  [1, '1 min'],
  [59, '59 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [5 * 60 + 59, '5 h 59 min'],
  [6 * 60 + 5, '6 h'],
  [600, '10 h'],
  [24 * 60 - 1, '23 h'],
  [24 * 60, '1 day'],
  [30 * 60, '1 day'],
  [3 * 24 * 60, '3 days'],
])('spans of %i minutes read %s', (minutes, word) => {
  expect(spanWord(minutes * MINUTE_MS)).toBe(word);
});

describe('a session', () => {
  it.each([
    ['2026-11-20T14:00:00', 'in 2 h'],
    ['2026-11-21T11:59:00', 'in 23 h'],
    ['2026-11-20T12:00:00', 'started 1 min ago'],
    ['2026-11-20T11:40:00', 'started 20 min ago'],
    ['2026-11-20T10:01:00', 'started 1 h 59 min ago'],
    ['2026-11-20T10:00:00', 'over'],
  ])('from %s for two hours is %s', (start, word) => {
    expect(untilWord(at(start), 120, NOON)).toBe(word);
  });

  it.each([
    ['2026-11-20T08:00:00', '2026-11-21T21:30:00', 'tomorrow', 'in 1 day'],
    ['2026-11-20T23:00:00', '2026-11-22T00:30:00', 'Sun', 'in 2 days'],
    ['2026-11-20T23:00:00', '2026-11-26T01:00:00', 'Thu', 'in 6 days'],
    ['2026-11-20T22:00:00', '2026-11-19T07:00:00', 'yesterday', 'started 1 day ago'],
  ])('seen at %s and starting at %s is %s and %s', (now, start, day, until) => {
    expect(dayWord(at(start), at(now))).toBe(day);
    expect(untilWord(at(start), 4 * 24 * 60, at(now))).toBe(until);
  });
});

describe('a clock time', () => {
  it('does not break before AM or PM', () => {
    expect(unbroken('9:45 PM')).toBe('9:45\u00A0PM');
    expect(unbroken('9:45\u202FPM')).toBe('9:45\u00A0PM');
    expect(unbroken('21:45')).toBe('21:45');
  });

  it('has no leading zero in 12 hours', () => {
    expect(clockWord(at('2026-11-20T21:45:00'))).toMatch(/^(9:45\u00A0PM|21:45)$/);
  });
});
