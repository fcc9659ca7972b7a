import { expect, it } from 'vitest';

import { Health, type LinkState } from '../../../web/calls/core/health.ts';
import { Time } from './network.ts';

/** Records the states of a link, and its repairs with the second in which each began. */
function watched(polite = false) {
  const time = new Time();
  const began = time.clock.now();
  const repairs: { second: number; again: boolean }[] = [];
  const states: LinkState[] = [];
  const health = new Health({
    polite,
    clock: time.clock,
    onState: (state) => states.push(state),
    heal: (again) => repairs.push({ second: (time.clock.now() - began) / 1_000, again }),
  });
  const seconds = () => repairs.map(({ second }) => second);
  return { time, repairs, seconds, states, health };
}

it('leaves an interruption of less than two seconds alone, and repairs a longer one', async () => {
  const { time, seconds, health } = watched();
  health.see('connected');
  health.see('disconnected');
  await time.pass(1_999);
  health.see('connected');
  await time.pass(60_000);
  expect(seconds()).toEqual([]);
  health.see('disconnected');
  await time.pass(1_999);
  expect(seconds()).toEqual([]);
  await time.pass(1);
  expect(seconds()).toHaveLength(1);
});

it('repairs at once what the browser has given up, and no second time for the interruption before', async () => {
  const { time, seconds, health } = watched();
  health.see('connected');
  health.see('disconnected');
  await time.pass(1_000);
  health.see('failed');
  await time.pass(7_999);
  expect(seconds()).toEqual([1]);
});

it('waits twice as long after each repair, up to a minute, and replaces the connection at every third', async () => {
  const { time, repairs, health } = watched();
  health.see('failed');
  await time.pass(240_000);
  expect(repairs).toEqual([
    { second: 0, again: false },
    { second: 8, again: false },
    { second: 24, again: true },
    { second: 56, again: false },
    { second: 116, again: false },
    { second: 176, again: true },
    { second: 236, again: false },
  ]);
});

it('lets the other side go first where it is the polite one', async () => {
  const { time, seconds, health } = watched(true);
  health.see('failed');
  await time.pass(40_000);
  expect(seconds()).toEqual([3, 14, 33]);
});

it('counts the repairs from the start once it was connected', async () => {
  const { time, repairs, health } = watched();
  health.see('failed');
  await time.pass(8_000);
  health.see('connected');
  health.see('failed');
  await time.pass(8_000);
  expect(repairs.map(({ again }) => again)).toEqual([false, false, false, false]);
});

it('does nothing while the browser still tries', async () => {
  const { time, seconds, states, health } = watched();
  health.see('new');
  health.see('connecting');
  await time.pass(60_000);
  expect([seconds(), states]).toEqual([[], []]);
});

it('repairs what has not come about within eight seconds of the descriptions', async () => {
  const { time, seconds, health } = watched();
  health.agreed();
  await time.pass(7_999);
  expect(seconds()).toEqual([]);
  await time.pass(1);
  expect(seconds()).toEqual([8]);
});

it('waits for nothing where descriptions are exchanged over a connection that is there', async () => {
  const { time, seconds, health } = watched();
  health.see('connected');
  health.agreed();
  await time.pass(60_000);
  expect(seconds()).toEqual([]);
  health.renewed();
  health.agreed();
  await time.pass(8_000);
  expect(seconds()).toHaveLength(1);
});

it('tells each state once: lost only what was there, failed only what never was', () => {
  const fresh = watched();
  for (const state of ['disconnected', 'failed', 'failed'] as const) fresh.health.see(state);
  expect(fresh.states).toEqual(['failed']);
  const there = watched();
  for (const state of ['connected', 'connected', 'disconnected', 'failed', 'connected'] as const) {
    there.health.see(state);
  }
  expect(there.states).toEqual(['connected', 'lost', 'connected']);
});

it('repairs nothing once it is closed', async () => {
  const { time, seconds, health } = watched();
  health.see('disconnected');
  health.close();
  await time.pass(60_000);
  expect(seconds()).toEqual([]);
});
