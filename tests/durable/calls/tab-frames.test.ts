import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { connectsBy, mayReturn } from '../../../durable/calls/user-state.ts';
import { VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { CallClientFrame } from '../../../worker/contract/call.ts';
import { NOW, answeredCall, callBy, callTo, callee, knownTo, peer } from './call-makers.ts';
import { Driven, answered, asFacts, call, join, session, tabOf } from './driven-user.ts';

/** What a user's object answers to a frame at once, and what it requests. */

const leave: CallClientFrame = { event: 'leave', data: { call: 'call' } };
const over = (by: number) =>
  applyEvent(
    answeredCall(),
    { type: 'leave', user: by, peerId: peer(by).peerId, reason: 'left' },
    NOW,
  );
const knowing = (id: number, ...calls: ReturnType<typeof callTo>[]) => {
  const user = new Driven(id);
  for (const known of calls) user.take({ kind: 'learned', call: known });
  return user;
};
const withdrawn = applyEvent(
  callTo([callee(2), callee(3)]),
  { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' },
  NOW,
);
/** A frame from the user's second tab. */
const fromOther = (user: Driven, frame: CallClientFrame) => {
  const tab = tabOf(user.me, 'b');
  user.tabs = [...user.tabs.filter(({ id }) => id !== tab.id), tab];
  return user.take({ kind: 'frame', tab, frame, newCall: 'other' });
};

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
const candidate = (text: string) => ({ link: 'link', candidate: { candidate: text } });
const forwarded = (user: Driven) => user.commands.filter(({ kind }) => kind === 'forward');
const add = (to: number[]): CallClientFrame => ({
  event: 'addcall',
  data: { call: 'call', to },
});
const may = (user: Driven, deviceId = 20) => mayReturn(user.state, peer(2).peerId, deviceId);

const signal = (to: string, body = candidate('candidate:1 1 udp 1 10.0.0.1 9 typ host')) => ({
  event: 'signal' as const,
  data: { call: 'call', to, ...body },
});

describe('a call that is asked for again', () => {
  it.each([
    ['to the same person', knowing(1, callTo([callee(2)])), call, null, ['joined']],
    [
      'to somebody else',
      knowing(1, callTo([callee(2)])),
      { event: 'call', data: { to: [3], media: 'audio' } },
      'In a call already.',
      [],
    ],
    ['once it is answered', knowing(1, answeredCall()), call, 'In a call already.', []],
    [
      'by whom was called',
      knowing(2, answeredCall()),
      { event: 'call', data: { to: [1], media: 'audio' } },
      'In a call already.',
      [],
    ],
    [
      'to the same session',
      knowing(1, callTo([], { session, waits: true })),
      { event: 'call', data: { session: 7, media: 'audio' } },
      null,
      ['joined'],
    ],
    [
      'to another session',
      knowing(1, callTo([], { session, waits: true })),
      { event: 'call', data: { session: 8, media: 'audio' } },
      'In a call already.',
      [],
    ],
    ['by joining it', knowing(1, callTo([], { session, waits: true })), join, null, ['joined']],
    [
      'by joining another',
      knowing(1, callTo([], { session, waits: true })),
      { event: 'join', data: { session: 8, media: 'audio' } },
      'In a call already.',
      [],
    ],
  ] satisfies [string, Driven, CallClientFrame, string | null, string[]][])(
    '%s is answered',
    (_, user, frame, reply, sent) => {
      user.frame(frame);
      expect([user.reply, user.sent, user.pendingCommands]).toEqual([reply, sent, []]);
    },
  );

  it('by another tab is refused', () => {
    for (const frame of [call, join]) {
      const known = knowing(1, callTo([callee(2)], { session }));
      expect(fromOther(known, frame).reply).toBe('In a call already.');
      const starting = new Driven(1).frame(frame);
      expect(fromOther(starting, frame).reply).toBe('In a call already.');
    }
    const begun = new Driven(1)
      .frame(call)
      .take(asFacts())
      .take(answered({ kind: 'announced' }));
    expect(begun.frame(call).reply).toBeNull();
    expect(fromOther(begun, call).reply).toBe('In a call already.');
  });

  it('while it is being joined is one request', () => {
    const three = new Driven(3).frame(join).frame(join);
    expect([three.pendingCommands, three.reply]).toEqual([['join'], null]);
    three.frame({ event: 'join', data: { session: 8, media: 'audio' } });
    expect([three.pendingCommands, three.reply]).toEqual([['join'], 'In a call already.']);
    three.frame({ event: 'call', data: { to: [1, 2], media: 'audio' } });
    expect([three.pendingCommands, three.reply]).toEqual([['join'], 'In a call already.']);
  });
});

describe('a call', () => {
  it('of a session asks for its members', () => {
    const one = new Driven(1).frame({ event: 'call', data: { session: 7, media: 'video' } });
    expect(one.request).toMatchObject({ kind: 'group-facts', session: 7, call: 'call' });
  });

  it('to whom rings is an answer, to several it is a call', () => {
    const answering = knowing(2, callTo([callee(2)])).frame(
      { event: 'call', data: { to: [1], media: 'audio' } },
      'own',
    );
    expect(answering.request).toMatchObject({ kind: 'may-join', call: 'call' });
    answering.take(answered({ kind: 'may-join', me: knownTo(2) }));
    expect(answering.request).toMatchObject({ event: { type: 'accept', connected: true } });
    const several = knowing(2, callTo([callee(2)])).frame(
      { event: 'call', data: { to: [1, 3], media: 'audio' } },
      'own',
    );
    expect(several.request).toMatchObject({ kind: 'ring-facts', to: [1, 3] });
  });

  it.each([
    ['call', call],
    ['join', join],
  ] as const)('from a new tab leaves the one whose tab was closed (%s)', (_, frame) => {
    const one = knowing(1, answeredCall());
    one.tabs = [];
    fromOther(one, frame);
    expect(one.reply).toBeNull();
    expect(one.request).toMatchObject({ call: 'call', event: { type: 'leave', reason: 'left' } });
    expect(one.pendingCommands).toContain(frame === call ? 'start' : 'join');
  });
});

describe('what is for members', () => {
  it.each([
    ['of an unknown call', new Driven(2)],
    ['of a call that rings', knowing(2, callTo([callee(2)]))],
  ])('%s is refused', (_, user) => {
    user.frame(leave);
    expect([user.reply, user.sent, user.pendingCommands]).toEqual([
      'data.call: not in this call.',
      [],
      [],
    ]);
  });

  it('is refused to another tab of the member', () => {
    expect(fromOther(knowing(2, answeredCall()), leave).reply).toBe('data.call: not in this call.');
    const gone = fromOther(knowing(2, answeredCall(), over(1)), leave);
    expect([gone.reply, gone.endings]).toEqual(['data.call: not in this call.', []]);
  });

  it('comes too late without being a mistake', () => {
    const two = knowing(2, answeredCall(), over(1)).frame(leave);
    expect([two.reply, two.endings, two.pendingCommands]).toEqual([null, ['left'], []]);
  });

  it('rings those who are not in the call yet', () => {
    const one = knowing(1, answeredCall()).frame(add([2, 3]));
    expect(one.request).toMatchObject({
      kind: 'ring-facts',
      to: [3],
      present: [1, 2],
      session: null,
    });
    one.take(asFacts({ callees: [callee(3)] }));
    expect(one.request).toMatchObject({
      event: { type: 'ring', by: 1 },
      basis: { users: [1, 2], separations: 0 },
    });
    const again = knowing(1, answeredCall()).frame(add([2]));
    expect([again.request, again.pendingCommands, again.reply]).toEqual([undefined, [], null]);
    const ofSession = knowing(1, callTo([callee(2)], { session })).frame(add([3]));
    expect(ofSession.request).toMatchObject({ session: 7 });
  });

  it('rings nobody once the caller has left', () => {
    const one = knowing(1, answeredCall())
      .frame(leave)
      .frame({ event: 'addcall', data: { call: 'call', to: [3] } });
    one.take(answered({ kind: 'acted', acted: { call: over(1), needsFacts: false } }));
    expect([one.request, one.pendingCommands, one.endings]).toEqual([undefined, [], ['left']]);
  });

  it('switches as often as it is told, and leaves once', () => {
    const state: CallClientFrame = {
      event: 'state',
      data: { call: 'call', audio: false, video: true, screen: false },
    };
    const two = knowing(2, answeredCall()).frame(state);
    expect(two.request).toMatchObject({
      event: { type: 'switch', peerId: peer(2).peerId, switches: { audio: false, video: true } },
    });
    expect(two.commands).toContainEqual({ kind: 'wake', inMs: 4_000 });
    two.frame(state);
    expect(two.pendingCommands).toEqual(['act', 'act']);
    expect(two.commands.map(({ kind }) => kind)).toEqual(['put']);
    two.frame(leave).frame(leave);
    expect(two.pendingCommands).toEqual(['act', 'act', 'act']);
    // Keys stay in order, also after an eviction.
    two.evict();
    two.frame({ event: 'state', data: { call: 'call', audio: true, video: false, screen: false } });
    expect(two.disk.list({ prefix: 'pending/' })).toHaveLength(4);
  });

  it.each([
    [{ video: true, screen: false }, 'data.video: too many members for pictures.'],
    [{ video: false, screen: true }, 'data.video: too many members for pictures.'],
    [{ video: false, screen: false }, null],
  ])('shows no pictures to too many: %j', (pictures, reply) => {
    let crowd = answeredCall();
    for (let id = 10; crowd.people.length <= VIDEO_MEMBERS_MAX; id += 1)
      crowd = applyEvent(crowd, { type: 'enter', user: knownTo(id), peer: peer(id) }, NOW);
    const two = knowing(2, crowd);
    two.frame({ event: 'state', data: { call: 'call', audio: true, ...pictures } });
    expect([two.reply, two.pendingCommands]).toEqual([reply, reply === null ? ['act'] : []]);
  });
});

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

describe('a peer id', () => {
  it('is kept by its own device alone, in a call that goes on', () => {
    expect(may(new Driven(2))).toBe(false);
    const two = knowing(2, answeredCall());
    expect([may(two), may(two, 21), mayReturn(two.state, 'other', 20)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([connectsBy(two.state, 'call'), connectsBy(two.state, 'other')]).toEqual(['mesh', null]);
    expect(connectsBy(new Driven(2).state, 'call')).toBeNull();
    expect(may(knowing(2, answeredCall(), over(1)))).toBe(false);
  });
});
