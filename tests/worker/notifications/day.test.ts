import { expect, it } from 'vitest';

import { simulateDay } from './day.ts';

// A day and a half on virtual time: 1,000 people, sessions that move, tabs that come and go, quiet hours, mutes.
it.each([1, 2, 3])(
  'of 1,000 people tells everybody what they want, once, in time: seed %i',
  (seed) => {
    const { faults, pushes, emails, reminders } = simulateDay(seed);
    expect(faults.slice(0, 10)).toEqual([]);
    // It has tried something.
    expect(Math.min(pushes / 1000, emails / 100, reminders / 100)).toBeGreaterThan(1);
  },
);
