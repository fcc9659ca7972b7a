import { afterEach, expect, it, vi } from 'vitest';

import { Roster } from '../../../durable/messages/roster.ts';
import type { RoomFacts } from '../../../worker/messages/queries/room-facts.ts';

const hostedBy = (hostId: number): RoomFacts => ({
  members: [],
  hostId,
  writableUntil: null,
  readableUntil: null,
  strangers: false,
  friends: true,
});

/** A roster whose reads end when the test says so. The answer to each read names the read's number as the host. */
function open() {
  const reads: PromiseWithResolvers<RoomFacts>[] = [];
  const roster = new Roster(() => {
    const read = Promise.withResolvers<RoomFacts>();
    reads.push(read);
    return read.promise;
  });
  return {
    roster,
    reads,
    hostOf: async (maxAgeMs: number) => (await roster.facts(maxAgeMs)).hostId,
    answer: (number: number) => reads[number - 1]?.resolve(hostedBy(number)),
  };
}

const at = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now });

afterEach(() => {
  vi.useRealTimers();
});

it('asks once for as long as an answer may be old', async () => {
  at(1_000);
  const { reads, hostOf, answer } = open();
  const [first, meanwhile] = [hostOf(5_000), hostOf(5_000)];
  answer(1);
  expect([await first, await meanwhile]).toEqual([1, 1]);
  at(6_000);
  expect(await hostOf(5_000)).toBe(1);
  at(6_001);
  const later = hostOf(5_000);
  answer(2);
  expect([await later, reads.length]).toEqual([2, 2]);
});

it('reads again each time for a caller that takes no old answer', async () => {
  at(1_000);
  const { hostOf, answer } = open();
  const first = hostOf(0);
  answer(1);
  const second = hostOf(0);
  answer(2);
  expect([await first, await second]).toEqual([1, 2]);
});

it('takes no answer to what was asked before a change', async () => {
  at(1_000);
  const { roster, reads, hostOf, answer } = open();
  const before = hostOf(5_000);
  roster.changed();
  const after = hostOf(5_000);
  answer(1);
  answer(2);
  expect([await before, await after, reads.length]).toEqual([2, 2, 2]);
  roster.changed();
  const again = hostOf(5_000);
  answer(3);
  expect(await again).toBe(3);
});

it('asks again after a failure', async () => {
  at(1_000);
  const { reads, hostOf, answer } = open();
  const first = hostOf(5_000);
  reads[0]?.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  const second = hostOf(5_000);
  answer(2);
  expect(await second).toBe(2);
});
