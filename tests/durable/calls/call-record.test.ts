import { describe, expect, it } from 'vitest';

import { recordOf, voiceOf } from '../../../durable/calls/call-record.ts';
import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { RING_MS } from '../../../worker/contract/call-bounds.ts';
import type { CallState, CallEvent } from '../../../worker/contract/objects/call.ts';
import { NOW, answeredCall, callTo, callee, knownTo, peer } from './call-makers.ts';

/** What is written of a call. The lists that people read are in `calls-list.test.ts`. */

const session = { id: 7, name: 'Raid' };
const after = (call: CallState, ...events: CallEvent[]) =>
  events.reduce((state, event) => applyEvent(state, event, NOW + 1_000), call);
const leave = (user: number, reason: 'left' | 'elsewhere' = 'left'): CallEvent => ({
  type: 'leave',
  user,
  peerId: peer(user).peerId,
  reason,
});
const decline = (user: number): CallEvent => ({ type: 'decline', user, socketId: 'socket' });
const accept = (user: number): CallEvent => ({
  type: 'accept',
  user,
  peer: peer(user),
  connected: true,
  ...knownTo(user),
});
const caller = { userId: 1, outcome: 'accepted', at: NOW };

describe('the record of a call', () => {
  it('is written when it is over, with everyone who was rung', () => {
    expect(recordOf(answeredCall())).toBeNull();
    expect(recordOf(after(answeredCall(), leave(2)))).toEqual({
      id: 'call',
      callerId: 1,
      sessionId: null,
      startedAt: NOW,
      endedAt: NOW + 1_000,
      members: [caller, { userId: 2, outcome: 'accepted', at: NOW, rungBy: 1 }],
    });
  });

  it('is written before, once somebody has missed it', () => {
    const call = after(
      callTo([callee(2), callee(3), callee(4)], { session }),
      decline(2),
      accept(3),
    );
    expect(recordOf(call)).toMatchObject({
      sessionId: 7,
      endedAt: null,
      members: [
        caller,
        { userId: 2, outcome: 'declined', at: NOW },
        { userId: 3, outcome: 'accepted', at: NOW },
      ],
    });
    const missed = applyEvent(call, { type: 'tick' }, NOW + RING_MS);
    const mine = { userId: 4, outcome: 'no-answer', at: NOW, rungBy: 1 };
    expect(recordOf(missed)?.members.at(-1)).toEqual(mine);
    const rung = after(call, { type: 'ring', by: 3, callees: [callee(5)] }, decline(5));
    expect(recordOf(rung)?.members.at(-1)).toMatchObject({ userId: 5, rungBy: 3 });
  });

  it('is written once somebody leaves it, without those who are still rung', () => {
    const call = after(callTo([callee(2), callee(3), callee(4)]), accept(2), accept(3));
    expect(recordOf(call)).toBeNull();
    for (const user of [1, 3]) {
      expect(recordOf(after(call, leave(user)))).toMatchObject({
        endedAt: null,
        members: [caller, { userId: 2, outcome: 'accepted' }, { userId: 3, outcome: 'accepted' }],
      });
    }
  });

  it('says of the caller that they were in it, also once they are rung again', () => {
    const call = after(callTo([callee(2), callee(3)], { session }), accept(2), accept(3), leave(1));
    const again = after(call, { type: 'ring', by: 2, callees: [callee(1)] });
    const missed = applyEvent(again, { type: 'tick' }, NOW + 1_000 + RING_MS);
    expect(recordOf(missed)?.members.filter(({ userId }) => userId === 1)).toEqual([caller]);
  });

  it('leaves out whom the caller could not reach, and there is none if that is all', () => {
    const two = [callee(3, 'none'), callee(4, 'friends-only')];
    const call = after(callTo([callee(2), ...two]), decline(2));
    expect(recordOf(call)?.members.map(({ userId }) => userId)).toEqual([1, 2]);
    expect(recordOf(after(callTo(two), { type: 'tick' }))).toBeNull();
    const full = Array.from({ length: 7 }, (_, index) => callee(index + 2));
    const crowded = after(callTo([...full, callee(20)]), leave(1));
    expect(recordOf(crowded)?.members.map(({ userId }) => userId)).not.toContain(20);
  });

  it('is none of a call that was left for the other’s', () => {
    expect(recordOf(after(callTo([callee(2)]), leave(1, 'elsewhere')))).toBeNull();
    expect(recordOf(after(callTo([callee(2)]), leave(1)))?.members).toHaveLength(2);
  });

  it('is written of a session’s call whose caller has moved to another device', () => {
    const moved = after(
      callTo([callee(2), callee(3)], { session }),
      accept(2),
      accept(3),
      leave(1, 'elsewhere'),
      { type: 'enter', user: knownTo(1), peer: peer(1, 'b') },
      leave(3),
    );
    expect(recordOf(moved)?.members.map(({ userId }) => userId)).toEqual([1, 2, 3]);
  });
});

it('says who is in a session’s call, and nobody once it is over', () => {
  const call = callTo([callee(2)], { session });
  expect(voiceOf(call)).toEqual({ sessionId: 7, callId: 'call', users: [1] });
  expect(voiceOf(after(call, leave(1)))?.users).toEqual([]);
  expect(voiceOf(callTo([callee(2)]))).toBeNull();
});
