import { runDurableObjectAlarm } from 'cloudflare:test';

import { advanceDeadlines } from '../support/faults.ts';
import { advance } from '../support/live.ts';
import { randomFrom } from '../support/random.ts';
import { begin, runSweep, step } from './acts.ts';
import { answerOutside } from './faulty.ts';
import { peopleFaults, takeFrames } from './people-checks.ts';
import { tableFaults } from './table-checks.ts';
import type { Random } from './turn.ts';
import { World } from './world.ts';

const PEOPLE = 5;
/** Longer than the grace period and every retry. */
const SETTLED_MS = 70_000;
const MINUTE_MS = 60_000;

/**
 * A random schedule of the whole product: a few evenings on which people do everything at once, while objects are
 * evicted and the services around them fail. Each evening ends quietly. Then everything must be consistent.
 */
export async function runSchedule(seed: number, steps: number, evenings: number) {
  const random = randomFrom(seed);
  const world = new World(seed);
  await world.fill(PEOPLE);
  await begin(world, random);
  for (let evening = 0; evening < evenings; evening += 1) {
    if (evening > 0) await nextEvening(world, (1 + random.below(400)) * MINUTE_MS);
    for (const person of world.people) if (random.below(3) > 0) await world.openSocket(person);
    for (let left = steps; left > 0; left -= 1) {
      await step(world, random);
      await takeFrames(world);
      if (world.faults.length > 0) break;
    }
    await settle(world, randomFrom(seed + evening));
    if (world.faults.length > 0) break;
  }
  await part(world);
  return { faults: world.faults, log: world.log };
}

/** Waits until everything has happened, and then compares it. */
async function settle(world: World, random: Random) {
  answerOutside(201);
  for (const { sockets } of world.people) {
    for (const { socket, left } of sockets) if (left) await socket.closed();
  }
  await runSweep(world);
  // A room may use a list of its members that is some seconds old.
  advance(6_000);
  for (let round = 0; round < 2; round += 1) await advanceDeadlines(world.people, SETTLED_MS / 2);
  world.faults.push(...(await tableFaults()));
  await peopleFaults(world, random);
}

/** Closes everything and waits for it, so that no schedule affects the next one. */
async function part(world: World) {
  const sockets = world.people.flatMap((person) => person.sockets.map(({ socket }) => socket));
  const streams = world.people.flatMap((person) => person.streams.map(({ stream }) => stream));
  for (const { sockets: opened } of world.people) {
    for (const each of opened) if (!each.left && !each.socket.isClosed()) each.socket.close();
  }
  for (const stream of streams) stream.leave();
  await Promise.all([
    ...sockets.map((each) => each.closed()),
    ...streams.map((each) => each.ended()),
  ]);
  for (const person of world.people) [person.sockets, person.streams] = [[], []];
  await advanceDeadlines(world.people, SETTLED_MS);
  for (const stub of world.signalling()) await runDurableObjectAlarm(stub);
}

/** Lets time pass with nothing open. The access tokens expire meanwhile. */
async function nextEvening(world: World, ms: number) {
  await part(world);
  advance(ms);
  await runSweep(world);
  for (const person of [...world.people, world.admin]) if (!person.out) await world.refresh(person);
  world.log.push(`${ms / MINUTE_MS} minutes later`);
}
