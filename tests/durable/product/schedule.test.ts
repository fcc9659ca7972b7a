import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { allowConsole } from '../../support/console-watch.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { FAULT, surround } from './faulty.ts';
import { runSchedule } from './schedule.ts';

/** A part of the 10,000 that the bench runs. A failed schedule can be repeated by its seed and its steps. */
const [FIRST = 1, LAST = FIRST] = env.PRODUCT_SEEDS.split('-').map(Number);
const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const STEPS = Number(env.PRODUCT_STEPS);
const EVENINGS = 2;

beforeAll(async () => {
  surround();
  await addGames();
});

it.each(SEEDS)(
  `ends with all of it in agreement, by seed %i and ${STEPS} steps`,
  async (seed) => {
    allowConsole(new RegExp(FAULT), /^The push service/, /^The email/);
    const { faults, log } = await runSchedule(seed, STEPS, EVENINGS);
    const replay = `PRODUCT_SEEDS=${seed} PRODUCT_STEPS=${STEPS}`;
    expect({ replay, faults, log }).toEqual({ replay, faults: [], log });
  },
  120_000,
);
