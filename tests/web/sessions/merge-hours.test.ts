import { expect, it } from 'vitest';

import { mergeHours } from '../../../web/sessions/hours/week.ts';

const chosen = (hours: number[], zone = 'UTC') => ({ zone, hours: new Set(hours) });

it('hours that were marked or cleared elsewhere stay so, and those of this page are added', () => {
  const merged = mergeHours(chosen([1, 2, 3]), chosen([1, 2, 5]), chosen([2, 3, 4]));
  expect(merged).toEqual(chosen([2, 4, 5]));
});

it('the zone is that of whoever has changed it, of this page first', () => {
  const [before, berlin, tokyo] = [
    chosen([]),
    chosen([], 'Europe/Berlin'),
    chosen([], 'Asia/Tokyo'),
  ];
  expect(mergeHours(before, before, berlin).zone).toBe('Europe/Berlin');
  expect(mergeHours(before, tokyo, berlin).zone).toBe('Asia/Tokyo');
});
