import { describe, expect, it } from 'vitest';

import { CallRunner } from '../../../durable/calls/call-runner.ts';
import { RING_MS } from '../../../worker/contract/call-bounds.ts';
import type { CallState, CallEvent } from '../../../worker/contract/objects/call.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { Disk } from './call-machine/disk.ts';
import { NOW, callTo, callee, enter, peer } from './call-makers.ts';

/** One call's object, with receivers that answer as the test says. */
class Driven {
  now = NOW;
  alarm: number | null = null;
  readonly disk = new Disk();
  /** Who was notified of which version. */
  readonly notified: [number, number][] = [];
  readonly recorded: number[] = [];
  answer: (user: number, call: CallState) => Promise<'busy' | null> = async () => null;
  record: () => Promise<void> = async () => {};
  cleared = false;
  runner = this.#start();

  #start() {
    return new CallRunner({
      now: () => this.now,
      store: this.disk,
      notify: (user, call) => {
        this.notified.push([user, call.version]);
        return this.answer(user, call);
      },
      record: (_, version) => {
        this.recorded.push(version);
        return this.record();
      },
      wakeAt: (time) => {
        this.alarm = time;
      },
      clear: () => {
        this.cleared = true;
      },
    });
  }

  evict() {
    this.runner = this.#start();
  }

  /** Lets answers that are there arrive. */
  async settle() {
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }

  async ring() {
    const begun = this.runner.start(callTo([callee(2), callee(3)]));
    await this.settle();
    return begun;
  }

  outcome(user: number) {
    return this.runner.look()?.people.find(({ id }) => id === user)?.ring?.outcome;
  }
}

const leave: CallEvent = { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' };
const failing = () => Promise.reject(new Error('no answer'));

describe('a call’s object', () => {
  it('tells those who are rung once, and wakes when the ring is over', async () => {
    const call = new Driven();
    await call.ring();
    // The caller isn't notified, because the caller's own object has begun the call.
    expect(call.notified).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(call.alarm).toBe(NOW + RING_MS);
    call.now = NOW + RING_MS;
    call.runner.handleAlarm();
    await call.settle();
    expect(call.outcome(2)).toBe('no-answer');
    expect(call.notified.slice(2).toSorted(([a], [b]) => a - b)).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  it('begins once, and goes on after an eviction', async () => {
    const call = new Driven();
    const begun = await call.ring();
    call.evict();
    expect(call.runner.start(callTo([callee(9)]))).toEqual(begun);
    expect(call.runner.look()).toEqual(begun);
    expect(call.notified).toHaveLength(2);
  });

  it('knows nothing of a call that has not begun', () => {
    const call = new Driven();
    expect(call.runner.look()).toBeNull();
    expect(call.runner.act(leave)).toEqual({ call: null, needsFacts: false });
    call.runner.handleAlarm();
    expect([call.notified, call.alarm, call.disk.list()]).toEqual([[], null, []]);
  });

  it('writes and tells nothing where nothing changes', async () => {
    const call = new Driven();
    const begun = await call.ring();
    const other: CallEvent = { ...leave, peerId: 'other' };
    expect(call.runner.act(other)).toEqual({ call: begun, needsFacts: false });
    await call.settle();
    expect(call.notified).toHaveLength(2);
  });

  it('takes a busy answer for the end of the ring', async () => {
    const call = new Driven();
    call.answer = async (user) => (user === 2 ? 'busy' : null);
    await call.ring();
    expect([call.outcome(2), call.outcome(3)]).toEqual(['busy', 'ringing']);
  });

  it('sends a newer version after the one that is being sent, to the same user', async () => {
    const call = new Driven();
    const first = Promise.withResolvers<null>();
    call.answer = (user) =>
      user === 2 && call.notified.length < 3 ? first.promise : Promise.resolve(null);
    await call.ring();
    call.runner.act({ type: 'decline', user: 3, socketId: 'socket' });
    await call.settle();
    expect(call.notified.filter(([user]) => user === 2)).toEqual([[2, 1]]);
    first.resolve(null);
    await call.settle();
    expect(call.notified.filter(([user]) => user === 2)).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  it('sends what can wait as one, 100 ms after it last sent, and through an eviction', async () => {
    const call = new Driven();
    call.runner.start(callTo([], { waits: true }));
    for (const id of [2, 3]) call.runner.act(enter(id));
    await call.settle();
    expect([call.notified, call.alarm]).toEqual([[], NOW + 100]);
    call.evict();
    call.now += 100;
    call.runner.handleAlarm();
    await call.settle();
    expect(call.notified.splice(0)).toEqual([1, 2, 3].map((id) => [id, 3]));

    call.runner.act(enter(4));
    await call.settle();
    expect([call.notified, call.alarm]).toEqual([[], call.now + 100]);
    // Who is removed is told at once, and with it the others.
    call.runner.act({ type: 'bar', user: 2 });
    await call.settle();
    expect(call.notified.splice(0)).toEqual([1, 2, 3, 4].map((id) => [id, 5]));

    call.now += 100;
    for (const id of [5, 6]) call.runner.act(enter(id));
    await call.settle();
    expect(call.notified).toEqual([1, 3, 4, 5].map((id) => [id, 6]));
  });

  it('retries the users whom it could not reach, with growing delays, and no others', async () => {
    expectConsole(/^User 2 could not be notified of a call Error: no answer/);
    const call = new Driven();
    call.answer = (user) => (user === 2 ? failing() : Promise.resolve(null));
    await call.ring();
    expect(call.alarm).toBe(NOW + 1_000);
    call.now += 1_000;
    call.runner.handleAlarm();
    await call.settle();
    expect(call.alarm).toBe(call.now + 2_000);
    call.answer = async () => null;
    call.now += 2_000;
    call.runner.handleAlarm();
    await call.settle();
    expect(call.notified).toEqual([
      [2, 1],
      [3, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(call.alarm).toBe(NOW + RING_MS);
  });

  it('writes its record until it is written, and forgets the call after a minute', async () => {
    expectConsole(/^A call could not be recorded Error: no answer/);
    const call = new Driven();
    await call.ring();
    expect(call.recorded).toEqual([]);
    call.record = failing;
    call.runner.act(leave);
    await call.settle();
    expect(call.alarm).toBe(NOW + 1_000);
    call.record = async () => {};
    call.now += 1_000;
    call.runner.handleAlarm();
    await call.settle();
    expect(call.recorded).toEqual([2, 2]);
    expect(call.alarm).toBe(NOW + 60_000);
    call.now = NOW + 60_000 - 1;
    call.runner.handleAlarm();
    await call.settle();
    expect([call.cleared, call.runner.look()?.endedAt]).toEqual([false, NOW]);
    call.now = NOW + 60_000;
    call.runner.handleAlarm();
    expect([call.cleared, call.runner.look(), call.recorded]).toEqual([true, null, [2, 2]]);
  });
});
