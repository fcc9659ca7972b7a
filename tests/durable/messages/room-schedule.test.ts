import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { addGames } from '../../worker/support/sessions.ts';
import { RoomSchedule } from './room-schedule.ts';

/** A part of the schedules that the bench runs. A failed one can be repeated by its seed. */
const [FIRST = 1, LAST = FIRST] = env.ROOM_SEEDS.split('-').map(Number);
const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const STEPS = 20;

beforeAll(() => addGames());

it.each(SEEDS)('ends with everybody reading the same, by seed %i', async (seed) => {
  const schedule = new RoomSchedule(seed);
  await schedule.run(STEPS);
  expect({ faults: await schedule.faults(), log: schedule.log }).toEqual({
    faults: [],
    log: schedule.log,
  });
});
