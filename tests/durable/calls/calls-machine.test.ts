import { beforeEach, describe, expect, it } from 'vitest';

import { allowConsole } from '../../support/console-watch.ts';
import { Machine } from './call-machine/machine.ts';
import type { VirtualTab } from './call-machine/tab.ts';
import { World } from './call-machine/world.ts';

/** Thousands of schedules on virtual time. A failed one can be repeated by its seed. */
const [FIRST = 1, LAST = FIRST] = (process.env['CALL_SEEDS'] ?? '1-300').split('-').map(Number);
const AT_ONCE = 200;
const STEPS = 40;
const WITHIN_MS = 120_000;

const batches = Array.from({ length: Math.ceil((LAST - FIRST + 1) / AT_ONCE) }, (_, batch) => {
  const first = FIRST + batch * AT_ONCE;
  return [first, Math.min(LAST, first + AT_ONCE - 1)] as const;
});

// The product logs the faults that the test injects.
beforeEach(() =>
  allowConsole(/^A call's [\w-]+ failed|^User \d+ could not be|^A call could not be/),
);

describe.each(batches)('calls, by seeds %i to %i', (first, last) => {
  const seeds = Array.from({ length: last - first + 1 }, (_, index) => first + index);

  it(
    'end with everybody seeing the same, whatever happens',
    async () => {
      for (const seed of seeds) {
        const machine = new Machine(seed, 2 + (seed % 4), seed % 3 !== 0);
        await machine.run(STEPS);
        expect({ seed, faults: await machine.faults() }).toEqual({ seed, faults: [] });
      }
    },
    WITHIN_MS,
  );

  it(
    'of two who ring each other connect them, once, and neither sees an end',
    async () => {
      for (const seed of seeds) {
        const world = new World(seed, 2, seed % 2 === 0);
        const { below } = world.network.random;
        for (const id of [1, 2]) {
          world.network.after(below(400), () => ring(world, id, 3 - id));
          if (below(3) === 0) world.network.after(below(600), () => world.evict(world.user(id)));
        }
        await world.network.pass(20_000);
        const tabs = [1, 2].map((id) => world.user(id).tabs[0]?.seat);
        expect({ seed, of: tabs.map((seat) => membersOf(seat)) }).toEqual({
          seed,
          of: ['1,2', '1,2'],
        });
        expect(tabs[0]?.call).toBe(tabs[1]?.call);
        expect({ seed, live: liveCalls(world) }).toEqual({ seed, live: 1 });
      }
    },
    WITHIN_MS,
  );

  it(
    'of two members who add two others at once show everybody to everybody',
    async () => {
      for (const seed of seeds) {
        const world = new World(seed, 4, seed % 2 === 0);
        await connectTwo(world);
        for (const id of [1, 2]) {
          world.network.after(world.network.random.below(200), () => add(world, id, id + 2));
        }
        await world.network.pass(12_000);
        for (const id of [3, 4]) answer(world, id);
        await world.network.pass(12_000);
        const seen = [1, 2, 3, 4].map((id) => membersOf(world.user(id).tabs[0]?.seat));
        expect({ seed, seen }).toEqual({ seed, seen: Array(4).fill('1,2,3,4') });
      }
    },
    WITHIN_MS,
  );

  it(
    'keep a member whose socket is gone for ten seconds, through evictions',
    async () => {
      for (const seed of seeds) {
        const world = new World(seed, 2, seed % 2 === 0);
        await connectTwo(world);
        const tab = tabOf(world, 2);
        world.closeTab(2, tab);
        world.evict(world.user(2));
        await world.network.pass(10_000);
        for (const call of world.calls.values()) world.evict(call);
        world.reopenTab(2, tab);
        await world.network.pass(30_000);
        const seen = [1, 2].map((id) => membersOf(world.user(id).tabs[0]?.seat));
        expect({ seed, seen }).toEqual({ seed, seen: ['1,2', '1,2'] });
      }
    },
    WITHIN_MS,
  );
});

async function courseOf(seed: number) {
  const machine = new Machine(seed, 2 + (seed % 4), seed % 3 !== 0);
  await machine.run(STEPS);
  return [...machine.log, machine.world.network.random.below(2 ** 32)];
}

it('take the same course again by the same seed, also where an object reads several calls', async () => {
  for (const seed of [31, 41, 94, 98, 102]) {
    expect(await courseOf(seed)).toEqual(await courseOf(seed));
  }
});

/** The connected members, from the tab's last roster. */
const membersOf = (seat: VirtualTab['seat'] | undefined) =>
  (seat?.roster.members ?? [])
    .filter(({ connected }) => connected)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();

function tabOf(world: World, id: number): VirtualTab {
  const [tab] = world.user(id).tabs;
  if (!tab) throw new Error(`${id} has no tab`);
  return tab;
}

const ring = (world: World, id: number, other: number) =>
  world.logic(id).handleFrame(world.port(tabOf(world, id)), {
    event: 'call',
    data: { to: [other], media: 'audio' },
  });

const liveCalls = (world: World) =>
  [...world.calls.keys()].filter((id) => world.callOf(id).look()?.endedAt === null).length;

function add(world: World, id: number, other: number) {
  const tab = tabOf(world, id);
  const { call = '' } = tab.seat ?? {};
  world.logic(id).handleFrame(world.port(tab), { event: 'addcall', data: { call, to: [other] } });
}

/** Accepts every ring. */
function answer(world: World, id: number) {
  const tab = tabOf(world, id);
  for (const call of tab.prompts.keys()) {
    const people = world.callOf(call).look()?.people ?? [];
    for (const { id: caller, seat } of people) {
      if (!seat) continue;
      world.logic(id).handleFrame(world.port(tab), {
        event: 'confirmed',
        data: {
          call,
          caller,
          user: id,
          socket: tab.id,
          data: seat.peerId,
          peer: null,
          accept: true,
        },
      });
    }
  }
}

async function connectTwo(world: World) {
  ring(world, 1, 2);
  await world.network.pass(8_000);
  answer(world, 2);
  await world.network.pass(8_000);
}
