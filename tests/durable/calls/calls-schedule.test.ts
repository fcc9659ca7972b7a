import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { CallSchedule } from './calls-schedule.ts';

/** A part of what the bench runs, with real objects and sockets. A failed schedule can be repeated by its seed. */
const [FIRST = 1, LAST = FIRST] = env.CALL_OBJECT_SEEDS.split('-').map(Number);
const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const STEPS = 20;

it.each(SEEDS)('ends with everybody seeing the same, by seed %i', async (seed) => {
  const schedule = new CallSchedule(seed);
  await schedule.run(STEPS);
  expect({ faults: await schedule.faults(), log: schedule.log }).toEqual({
    faults: [],
    log: schedule.log,
  });
});
