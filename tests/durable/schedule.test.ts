import { expect, it } from 'vitest';

import { Schedule } from './schedule.ts';

/** A share of the 10,000 that the bench runs. */
const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);
const STEPS = 25;

it.each(SEEDS)(
  'ends with every view right, by seed %i',
  async (seed) => {
    const schedule = new Schedule(seed);
    await schedule.run(STEPS);
    expect({ faults: await schedule.faults(), log: schedule.log }).toEqual({
      faults: [],
      log: schedule.log,
    });
  },
  30_000,
);
