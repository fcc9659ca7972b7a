import { describe, expect, it } from 'vitest';

import { dayWord, spanWord, untilWord } from '../../web/time.ts';

const at = (text: string) => new Date(text).getTime();
const NOON = at('2026-11-20T12:00:00');
const MINUTE_MS = 60_000;

describe('days', () => {
  it.each([
    ['2026-11-20T14:00:00', 'today'],
    ['2026-11-20T20:30:00', 'tonight'],
    ['2026-11-21T00:00:00', 'tomorrow'],
    ['2026-11-19T23:59:00', 'yesterday'],
    ['2026-11-23T18:00:00', 'Mon'],
    ['2026-12-24T18:00:00', 'Dec 24'],
  ])('%s is %s', (start, word) => {
    expect(dayWord(at(start), NOON)).toBe(word);
  });
});

describe('spans', () => {
  it.each([
    [1, '1 min'],
    [59, '59 min'],
    [60, '1 h'],
    [125, '2 h 5 min'],
    [600, '10 h'],
    [3 * 24 * 60, '3 d'],
  ])('of %i minutes read %s', (minutes, word) => {
    expect(spanWord(minutes * MINUTE_MS)).toBe(word);
  });
});

describe('a session', () => {
  it.each([
    ['2026-11-20T14:00:00', 'in 2 h'],
    ['2026-11-20T11:40:00', 'for 20 min now'],
    ['2026-11-20T10:00:00', 'over'],
  ])('from %s for two hours is %s', (start, word) => {
    expect(untilWord(at(start), 120, NOON)).toBe(word);
  });
});
