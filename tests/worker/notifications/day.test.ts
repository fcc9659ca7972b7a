import { expect, it } from 'vitest';

import { simulateDay } from './day.ts';

// A day and a half on virtual time: sessions that move, tabs that come and go, quiet hours, muted sessions.
it.each([1, 2])(
  'of 1,000 people tells everybody what they want, once, in time: seed %i',
  (seed) => {
    const { faults, pushes, emails, reminders } = simulateDay(seed);
    expect(faults.slice(0, 10)).toEqual([]);
    // Enough was sent to prove something.
    expect(Math.min(pushes / 1000, emails / 100, reminders / 100)).toBeGreaterThan(1);
  },
);
