import { describe, expect, it } from 'vitest';

import { seated, wayBetween } from '../../../durable/calls/call-state.ts';
import type { CallState, CallEvent } from '../../../worker/contract/objects/call.ts';
import { accept, leave, enter, after, callTo, callee } from './call-makers.ts';

/** How friends and strangers connect within a call, event by event. */

const members = (call: CallState) => seated(call).map(({ id }) => id);
const session = { id: 7, name: 'Raid' };
const ways = (call: CallState, a = 2, b = 3) => [wayBetween(call, a, b), wayBetween(call, b, a)];

describe('two friends', () => {
  const room = callTo([], { session, waits: true, turnServer: true });
  const both = after(room, [enter(2), enter(3, [2])]);

  it('connect directly, whichever of them came first', () => {
    expect(ways(both)).toEqual(['direct', 'direct']);
    expect(ways(after(both, [leave(2), enter(2, [3])]))).toEqual(['direct', 'direct']);
    expect(ways(both, 1, 3)).toEqual(['relayed', 'relayed']);
  });

  it.each([2, 3])('are strangers once %i came back as one', (id) => {
    expect(ways(after(both, [leave(id), enter(id)]))).toEqual(['relayed', 'relayed']);
    // The friend is rung by another user.
    const rung = after(both, [leave(id), { type: 'ring', by: 1, callees: [callee(id)] }]);
    expect(ways(rung)).toEqual(['relayed', 'relayed']);
    expect(ways(after(rung, [accept(id)]))).toEqual(['relayed', 'relayed']);
  });

  it.each([
    [2, 3],
    [3, 2],
  ])('are strangers at once when %i ends it, until one comes in as a friend again', (by, other) => {
    const ended: CallEvent = { type: 'unfriend', by, other };
    const call = after(both, [ended]);
    expect([members(call), ways(call)]).toEqual([
      [1, 2, 3],
      ['relayed', 'relayed'],
    ]);
    expect(after(call, [ended]).people).toEqual(call.people);
    expect(ways(after(both, [leave(by), ended]))).toEqual(['relayed', 'relayed']);
    expect(ways(after(call, [leave(2), enter(2, [3])]))).toEqual(['direct', 'direct']);
    const rung = callTo([{ ...callee(2), friends: [1] }], { turnServer: true });
    expect(ways(rung, 1, 2)).toEqual(['direct', 'direct']);
    expect(ways(after(rung, [{ type: 'unfriend', by: 1, other: 2 }]), 1, 2)).toEqual([
      'relayed',
      'relayed',
    ]);
  });

  it('are exposed to each other after it, where there is no TURN server', () => {
    const call = after({ ...both, turnServer: false }, [{ type: 'unfriend', by: 2, other: 3 }]);
    expect(ways(call)).toEqual(['exposed', 'exposed']);
  });

  it('are nothing to an end between others', () => {
    for (const other of [1, 99]) {
      expect(after(both, [{ type: 'unfriend', by: 2, other }]).people).toEqual(both.people);
    }
  });
});
