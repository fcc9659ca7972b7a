import { expect, it } from 'vitest';

import {
  agoWord,
  dayAndClock,
  fromLocalInput,
  fullDate,
  momentWord,
} from '../../../web/ui/dates.ts';

const at = (text: string) => new Date(text).getTime();
const EVENING = at('2026-11-21T21:45:00');

it('writes a moment in full, its clock on one line', () => {
  expect(momentWord(EVENING)).toBe('Nov 21, 2026, 9:45\u00A0PM');
  expect(fullDate(EVENING)).toBe('Saturday, November 21, 2026');
});

it('writes a moment in everyday words', () => {
  expect(dayAndClock(EVENING, at('2026-11-20T12:00:00'))).toMatch(
    /^tomorrow (at )?(9:45\u00A0PM|21:45)$/,
  );
});

it.each([
  ['2026-11-21T21:05:00', '40 min ago'],
  ['2026-11-20T21:46:00', '23 h ago'],
  // Yesterday, though it was 38 hours ago.
  ['2026-11-20T07:45:00', '1 day ago'],
  // The day before yesterday, though it was 46 hours ago.
  ['2026-11-19T23:45:00', '2 days ago'],
])('says how long ago %s was in calendar days', (then, word) => {
  expect(agoWord(at(then), EVENING)).toBe(word);
});

it.each(['2026-11-20T20:00Z', 'x2026-11-20T20:00', '26-11-20T20:00', '2026-1-20T20:00'])(
  'takes %s for no start',
  (text) => {
    expect(fromLocalInput(text)).toBeNaN();
  },
);
