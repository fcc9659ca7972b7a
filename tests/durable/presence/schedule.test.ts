import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { Schedule } from '../support/schedule.ts';

/** A part of the 10,000 that the bench runs. A failed schedule can be repeated by its seed. */
const [FIRST = 1, LAST = FIRST] = env.PRESENCE_SEEDS.split('-').map(Number);
const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const STEPS = 25;

it.each(SEEDS)('ends with every view right, by seed %i', async (seed) => {
  const schedule = new Schedule(seed);
  await schedule.run(STEPS);
  expect({ faults: await schedule.faults(), log: schedule.log }).toEqual({
    faults: [],
    log: schedule.log,
  });
});
