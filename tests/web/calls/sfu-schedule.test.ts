import { beforeEach, expect, it } from 'vitest';

import { Machine } from '../../durable/calls/call-machine/machine.ts';
import { allowConsole } from '../../support/console-watch.ts';
import { openLink } from './open-link.ts';

/**
 * The objects and the browser's half together, on virtual time, with an SFU that fails in every way. `npm run bench --
 * schedules` tries other seeds. A failed schedule can be repeated by its seed.
 */
const [FIRST = 1, LAST = FIRST] = (process.env['SFU_SEEDS'] ?? '1-40').split('-').map(Number);
const SEEDS = Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index);
const STEPS = 40;
/** The last is more than are all heard. */
const PEOPLE = [2, 3, 5, 14];

// The product logs the faults that the test injects.
beforeEach(() =>
  allowConsole(/^A call('s [\w-]+| couldn't| could not)|^Tracks of a call|^User \d+ could not/),
);

it.each(SEEDS)(
  'ends with everybody hearing whom they should, and nobody else, by seed %i',
  async (seed) => {
    const machine = new Machine(seed, PEOPLE[seed % PEOPLE.length] ?? 2, seed % 5 !== 0, openLink);
    await machine.run(STEPS);
    expect((await machine.faults()).join('; ')).toBe('');
  },
);
