import { expect, it } from 'vitest';

import { nearDays } from '../../../web/sessions/editor/near-days.ts';

const at = (text: string) => new Date(text).getTime();
// A Wednesday.
const WEDNESDAY = '2026-11-25T18:20';

it('are today, tomorrow, Friday and Saturday at the time that is already chosen', () => {
  expect(nearDays(at('2026-12-09T21:30'), at(WEDNESDAY))).toEqual([
    '2026-11-25T21:30',
    '2026-11-26T21:30',
    '2026-11-27T21:30',
    '2026-11-28T21:30',
  ]);
});

it('are each named once, and in their order on a Saturday', () => {
  expect(nearDays(Number.NaN, at('2026-11-28T12:00'))).toEqual([
    '2026-11-28T20:00',
    '2026-11-29T20:00',
    '2026-12-04T20:00',
  ]);
});

it('begin at the next full hour where the time is over, and tomorrow where no hour is left', () => {
  expect(nearDays(at('2026-11-20T17:00'), at(WEDNESDAY))[0]).toBe('2026-11-25T19:00');
  expect(nearDays(at('2026-11-20T17:00'), at('2026-11-25T23:10'))[0]).toBe('2026-11-26T17:00');
});
