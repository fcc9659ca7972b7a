import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { connectsBy, mayReturn } from '../../../durable/calls/user-state.ts';
import type { CallClientFrame } from '../../../worker/contract/call.ts';
import { NOW, answeredCall, callBy, callTo, callee, knownTo, peer } from './call-makers.ts';
import {
  Driven,
  answered,
  asFacts,
  candidate,
  forwarded,
  fromOther,
  knowing,
  over,
  signal,
} from './driven-user.ts';

/** What a user's object does with answers to a ring, and with signals. */

const withdrawn = applyEvent(
  callTo([callee(2), callee(3)]),
  { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' },
  NOW,
);
const answer = (more: object = {}, accept = true): CallClientFrame => ({
  event: 'confirmed',
  data: {
    call: 'call',
    caller: 1,
    user: 2,
    socket: peer(2).userSocketId,
    data: peer(1).peerId,
    peer: null,
    accept,
    ...more,
  },
});
const rung = () => knowing(2, callTo([callee(2), callee(3)]));
const may = (user: Driven, deviceId = 20) => mayReturn(user.state, peer(2).peerId, deviceId);

describe('an answer', () => {
  it.each([
    [{ user: 3 }, 'data.user: not your own id.'],
    [{ socket: 'other' }, 'data.socket: not your own socket.'],
    [{ call: 'unknown' }, 'data.call: no such call.'],
    [{ caller: 2 }, 'data.caller: does not ring you.'],
    [{ caller: 9 }, 'data.caller: does not ring you.'],
    [{ caller: 3 }, 'data.caller: does not ring you.'],
    [{ data: 'other' }, "data.data: not that caller's."],
    [{ data: { peerId: 'other', id: 1, userSocketId: '' } }, "data.data: not that caller's."],
  ])('with %j is refused', (more, reply) => {
    const two = rung().frame(answer(more));
    expect([two.reply, two.pendingCommands]).toEqual([reply, []]);
  });

  it('to a call of others is refused', () => {
    const two = knowing(2, callTo([callee(3)])).frame(answer());
    expect(two.reply).toBe('data.call: no such call.');
    // The caller has no ring to answer.
    const one = knowing(1, callTo([callee(3)])).frame(
      answer({ user: 1, socket: peer(1).userSocketId, caller: 1 }),
    );
    expect(one.reply).toBe('data.caller: does not ring you.');
  });

  it('joins, or declines with the tab that did', () => {
    const accepted = rung().frame(answer({ data: { ...peer(1), id: 1 } }));
    expect([accepted.reply, accepted.pendingCommands]).toEqual([null, ['accept']]);
    accepted.take(answered({ kind: 'may-join', me: knownTo(2) }));
    expect(accepted.request).toMatchObject({ event: { type: 'accept', connected: true } });
    const declined = rung().frame(answer({}, false));
    expect(declined.request).toMatchObject({
      event: { type: 'decline', user: 2, socketId: peer(2).userSocketId },
    });
  });

  it('that was heard already does nothing', () => {
    const two = knowing(2, answeredCall()).frame(answer());
    expect([two.reply, two.sent, two.pendingCommands]).toEqual([null, [], []]);
  });

  it('to a ring that is over learns why', () => {
    const late = knowing(2, callTo([callee(2)]), over(1)).frame(answer());
    expect([late.reply, late.endings, late.pendingCommands]).toEqual([null, ['left'], []]);
    const declined = applyEvent(
      callTo([callee(2), callee(3)]),
      { type: 'decline', user: 2, socketId: peer(2).userSocketId },
      NOW,
    );
    expect(knowing(2, declined).frame(answer()).endings).toEqual(['declined']);
    const other = { socket: peer(2, 'b').userSocketId };
    expect(fromOther(knowing(2, declined), answer(other)).endings).toEqual(['elsewhere']);
    expect(fromOther(knowing(2, answeredCall()), answer(other)).endings).toEqual(['elsewhere']);
    const missed = applyEvent(callTo([callee(2)]), { type: 'tick' }, NOW + 30_000);
    expect(fromOther(knowing(2, missed), answer(other)).endings).toEqual(['no-answer']);
  });

  it('is dropped if its tab closes, or the ring ends, before it could be asked for', () => {
    const closed = rung().frame(answer()).take({ kind: 'failed' });
    closed.tabs = [];
    closed.take({ kind: 'alarm' });
    expect([closed.request, closed.pendingCommands]).toEqual([undefined, []]);
    const ended = rung().frame(answer()).take({ kind: 'failed' });
    ended.take({ kind: 'learned', call: withdrawn });
    // All tabs are told, and so is the one that has answered.
    expect([ended.request, ended.pendingCommands]).toEqual([undefined, []]);
    expect(ended.endings).toEqual(['cancelled', 'cancelled']);
  });

  it('is taken back by hanging up at once, as far as it has got', () => {
    const leave = { event: 'leave', data: { call: 'call' } } as const;
    const asked = rung().frame(answer()).frame(leave);
    expect([asked.reply, asked.pendingCommands]).toEqual([null, ['act']]);
    asked.take(answered({ kind: 'may-join', me: knownTo(2) }));
    expect(asked.request).toMatchObject({ kind: 'act', event: { type: 'decline', user: 2 } });
    const sent = rung().frame(answer());
    sent.take(answered({ kind: 'may-join', me: knownTo(2) })).frame(leave);
    expect([sent.reply, sent.pendingCommands]).toEqual([null, ['accept', 'act']]);
  });

  it('takes back the call that the tab has begun meanwhile, but no other answer to the same ring', () => {
    const two = knowing(2);
    two.frame({ event: 'call', data: { to: [3], media: 'audio' } }, 'own');
    two.take({ kind: 'learned', call: callTo([callee(2)]) }).frame(answer());
    expect([two.sent, two.endings]).toEqual([['ended'], ['cancelled']]);
    two.frame(answer());
    expect([two.reply, two.pendingCommands]).toEqual([null, ['accept']]);
    expect(two.take(asFacts({ callees: [callee(3)] })).request).toMatchObject({ kind: 'may-join' });
  });

  it('is dropped in another call', () => {
    const mine = applyEvent(
      callBy(9, [callee(2)], 'mine'),
      { type: 'accept', user: 2, peer: peer(2), connected: true, ...knownTo(2) },
      NOW,
    );
    const two = knowing(2, callTo([callee(2)]), mine);
    expect(two.request).toMatchObject({ call: 'call', event: { type: 'busy', user: 2 } });
    two.frame(answer());
    two.take(answered({ kind: 'acted', acted: { call: callTo([callee(2)]), needsFacts: false } }));
    expect(two.pendingCommands).not.toContain('accept');
  });
});

describe('a signal', () => {
  const relayed = { ...answeredCall(), turnServer: true };

  it('goes to the other member', () => {
    const two = knowing(2, answeredCall()).frame(signal(peer(1).peerId));
    expect(forwarded(two)).toMatchObject([
      { user: 1, message: { call: 'call', user: 2, from: peer(2).peerId, to: peer(1).peerId } },
    ]);
    expect([two.reply, two.pendingCommands]).toEqual([null, []]);
  });

  it('names no address to somebody who must not learn it', () => {
    const two = knowing(2, relayed).frame(signal(peer(1).peerId));
    expect([forwarded(two), two.reply]).toEqual([[], null]);
    two.frame(signal(peer(1).peerId, candidate('candidate:1 1 udp 1 192.0.2.1 9 typ relay')));
    expect(forwarded(two)).toHaveLength(1);
  });

  it('to nobody in the call is refused, but not to a peer that has just left', () => {
    const two = knowing(2, answeredCall()).frame(signal(peer(2).peerId));
    expect([forwarded(two), two.reply]).toEqual([[], 'data.to: nobody in this call.']);
    expect(two.frame(signal('other')).reply).toBe('data.to: nobody in this call.');
    let three = applyEvent(answeredCall(), { type: 'enter', user: knownTo(3), peer: peer(3) }, NOW);
    three = applyEvent(
      three,
      { type: 'leave', user: 3, peerId: peer(3).peerId, reason: 'left' },
      NOW,
    );
    const late = knowing(2, three).frame(signal(peer(3).peerId));
    expect([forwarded(late), late.reply]).toEqual([[], null]);
  });
});

it('a peer id is kept by its own device alone, in a call that goes on', () => {
  expect(may(new Driven(2))).toBe(false);
  const two = knowing(2, answeredCall());
  expect([may(two), may(two, 21), mayReturn(two.state, 'other', 20)]).toEqual([true, false, false]);
  expect([connectsBy(two.state, 'call'), connectsBy(two.state, 'other')]).toEqual(['mesh', null]);
  expect(connectsBy(new Driven(2).state, 'call')).toBeNull();
  expect(may(knowing(2, answeredCall(), over(1)))).toBe(false);
});
