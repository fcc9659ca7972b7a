import { describe, expect, it } from 'vitest';

import {
  type StoredCall,
  acknowledge,
  decide,
  forgetAt,
  nextAlarm,
  unnotified,
  unrecorded,
} from '../../../durable/calls/call-delivery.ts';
import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { RING_MS } from '../../../worker/contract/call-bounds.ts';
import type { CallState, CallEvent } from '../../../worker/contract/objects/call.ts';
import { NOW, accept, answeredCall, callTo, callee, knownTo, peer } from './call-makers.ts';

/** What a call's object still has to send and to store, and when it wakes next. */

const stored = (call: CallState, acknowledged: Record<number, number> = {}): StoredCall => ({
  call,
  acknowledged,
  recorded: JSON.stringify(unrecorded({ call, acknowledged, recorded: '' })),
});
const leave: CallEvent = { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' };
const ringing = callTo([callee(2), callee(3)]);
const over = applyEvent(ringing, leave, NOW + 1_000);
const all = (version: number) => ({ 1: version, 2: version, 3: version });
const idle = { busy: false, failures: 0 };

describe('an event', () => {
  const enter: CallEvent = { type: 'enter', user: knownTo(9), peer: peer(9) };
  const add: CallEvent = { type: 'ring', by: 1, callees: [callee(4)] };

  it('is applied if its facts cover everyone whom it concerns', () => {
    // A user who enters meets only the members. A user who is rung also meets others who are rung.
    expect(decide(stored(ringing), enter, { users: [1], separations: 0 }, NOW)).toMatchObject({
      needsFacts: false,
      call: { version: 2 },
    });
    expect(decide(stored(ringing), add, { users: [1, 2, 3], separations: 0 }, NOW)).toMatchObject({
      needsFacts: false,
    });
    expect(decide(stored(ringing), leave, undefined, NOW).call.endedAt).toBe(NOW);
  });

  it('changes nothing if its facts leave someone out', () => {
    expect(decide(stored(ringing), enter, { users: [], separations: 0 }, NOW)).toEqual({
      call: ringing,
      needsFacts: true,
    });
    expect(decide(stored(ringing), add, { users: [1, 2], separations: 0 }, NOW)).toEqual({
      call: ringing,
      needsFacts: true,
    });
  });
});

const asOf = (separations: number) => ({ users: [1], separations });

describe('facts from before a block or the end of a friendship', () => {
  const enter: CallEvent = { type: 'enter', user: knownTo(9), peer: peer(9) };

  it.each(['block', 'unfriend'] as const)('are too old after a %s with who enters', (type) => {
    const { call } = decide(stored(ringing), { type, by: 1, other: 9 }, undefined, NOW);
    expect(decide(stored(call), enter, asOf(0), NOW)).toEqual({ call, needsFacts: true });
    expect(decide(stored(call), enter, asOf(1), NOW)).toMatchObject({ needsFacts: false });
  });
});

/** The users whom the call forgets with this event. */
const forgotten = (call: CallState, event: CallEvent, acknowledged = {}) => {
  const { people } = decide(stored(call, acknowledged), event, undefined, NOW).call;
  expect(people).toHaveLength(64);
  return call.people.map(({ id }) => id).filter((id) => !people.some((one) => one.id === id));
};

describe('a call that remembers too many', () => {
  const unreachable = Array.from({ length: 80 }, (_, index) => callee(index + 100, 'none'));
  const crowded = callTo([callee(2), ...unreachable], { waits: true });
  const enter: CallEvent = { type: 'enter', user: knownTo(9), peer: peer(9) };
  const add: CallEvent = { type: 'ring', by: 1, callees: [callee(4)] };

  it.each([enter, add])('forgets the oldest who never was in it for one more: $type', (event) => {
    expect(forgotten(crowded, event)).toEqual([100]);
  });

  it('forgets nobody who must still be told that their ring is over', () => {
    const declined = applyEvent(crowded, { type: 'decline', user: 2, socketId: 'a' }, NOW);
    expect(forgotten(declined, enter, { 2: 1 })).toEqual([100]);
    expect(forgotten(declined, enter, { 2: 2 })).toEqual([2]);
  });

  it('forgets nobody who was in it', () => {
    const joined = applyEvent(crowded, accept(2), NOW);
    const left = applyEvent(joined, { ...leave, user: 2, peerId: peer(2).peerId }, NOW);
    expect(forgotten(left, enter, { 2: 3 })).toEqual([100]);
  });
});

describe('delivery', () => {
  it('goes to everyone in the call until they have its version', () => {
    expect(unnotified(stored(ringing))).toEqual([1, 2, 3]);
    expect(unnotified(stored(ringing, { 1: 1, 3: 1 }))).toEqual([2]);
    const newer = { ...ringing, version: 2 };
    expect(unnotified(stored(newer, all(1)))).toEqual([1, 2, 3]);
  });

  it('goes to those who are out once more, with the version that put them out', () => {
    const without = applyEvent(ringing, { type: 'busy', user: 2 }, NOW);
    expect(unnotified(stored(without, all(1)))).toEqual([1, 2, 3]);
    const later = { ...without, version: 9 };
    expect(unnotified(stored(later, all(2)))).toEqual([1, 3]);
  });

  it('never takes an older acknowledgement for a newer one', () => {
    const late = acknowledge(acknowledge(stored(ringing), 2, 5), 2, 3);
    expect(late.acknowledged).toEqual({ 2: 5 });
  });

  it('writes a session’s call, and an ended one, once', () => {
    const voice = callTo([], { session: { id: 7, name: 'Raid' }, waits: true });
    expect(unrecorded({ ...stored(voice), recorded: '' })).toMatchObject({ voice: {} });
    expect(unrecorded(stored(voice))).toBeNull();
    expect(unrecorded(stored(applyEvent(voice, leave, NOW)))).toBeNull();
    expect(unrecorded({ ...stored(voice), call: applyEvent(voice, leave, NOW) })).not.toBeNull();
  });
});

const at = (one: StoredCall, more: Partial<typeof idle> & { now?: number } = {}) =>
  nextAlarm(one, { now: NOW, ...idle, ...more });

describe('the alarm', () => {
  it('of a running call that everyone knows is its next change', () => {
    expect(at(stored(ringing, all(1)))).toBe(NOW + RING_MS);
    expect(at(stored(answeredCall(), all(2)))).toBeNull();
  });

  it.each([
    [{}, 1_000],
    [{ failures: 1 }, 1_000],
    [{ failures: 2 }, 2_000],
    [{ failures: 9 }, 2_000],
    [{ busy: true, failures: 9 }, 3_000],
  ])('of a running call still to be sent, with %j, is after %i ms', (more, ms) => {
    expect(at(stored(ringing), more)).toBe(NOW + ms);
  });

  it.each([
    [{ failures: 3 }, 4_000],
    [{ failures: 7 }, 60_000],
    [{ failures: 30 }, 60_000],
  ])('of an ended one, with %j, after %i ms', (more, ms) => {
    expect(at(stored(over), more)).toBe(NOW + ms);
  });

  it('forgets a call a minute after its end, or after an hour if someone was not told', () => {
    expect(forgetAt(stored(ringing))).toBeNull();
    expect(forgetAt(stored(over, all(2)))).toBe(NOW + 61_000);
    expect(at(stored(over, all(2)))).toBe(NOW + 61_000);
    expect(forgetAt(stored(over, all(1)))).toBe(NOW + 1_000 + 60 * 60_000);
    expect(at(stored(over, all(1)), { now: NOW + 60 * 60_000, failures: 30 })).toBe(
      NOW + 1_000 + 60 * 60_000,
    );
  });
});
