import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { VIDEO_MEMBERS_MAX } from '../../../worker/contract/call-bounds.ts';
import type { CallClientFrame } from '../../../worker/contract/call.ts';
import { NOW, answeredCall, callTo, callee, knownTo, peer } from './call-makers.ts';
import {
  Driven,
  answered,
  asFacts,
  call,
  forwarded,
  fromOther,
  join,
  knowing,
  over,
  session,
  signal,
} from './driven-user.ts';

/** What a user's object answers to a frame at once, and what it requests. */

const leave: CallClientFrame = { event: 'leave', data: { call: 'call' } };
const add = (to: number[]): CallClientFrame => ({
  event: 'addcall',
  data: { call: 'call', to },
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

  it('after hanging up is another one, also before the call knows that one has left', () => {
    const called = knowing(1, callTo([callee(2)]))
      .frame(leave)
      .frame(call);
    expect([called.reply, called.sent, called.pendingCommands]).toEqual([
      null,
      [],
      ['act', 'start'],
    ]);
    const other = knowing(1, answeredCall())
      .frame(leave)
      .frame({ event: 'call', data: { to: [3], media: 'audio' } });
    expect([other.reply, other.pendingCommands]).toEqual([null, ['act', 'start']]);
    const back = knowing(1, callTo([], { session, waits: true }))
      .frame(leave)
      .frame(join);
    expect([back.reply, back.sent, back.pendingCommands]).toEqual([null, [], ['act', 'join']]);
  });

  it('by another tab is refused', () => {
    const known = knowing(1, callTo([callee(2)], { session }));
    expect(fromOther(known, call).reply).toBe('In a call already.');
    const toOther = { event: 'join', data: { session: 8, media: 'audio' } } as const;
    expect(fromOther(known, toOther).reply).toBe('In a call already.');
    for (const frame of [call, join]) {
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
    expect(one.request).toMatchObject({ kind: 'session-facts', session: 7, call: 'call' });
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
  const frames: CallClientFrame[] = [
    leave,
    add([3]),
    signal(peer(1).peerId),
    { event: 'state', data: { call: 'call', audio: false, video: false, screen: false } },
    { event: 'hand', data: { call: 'call', up: true } },
    { event: 'speaking', data: { call: 'call', on: true } },
    { event: 'mute', data: { call: 'call', peer: peer(1).peerId } },
    { event: 'remove', data: { call: 'call', peer: peer(1).peerId } },
  ];

  it.each(frames)('is refused of an unknown call, or one that only rings: $event', (frame) => {
    for (const user of [new Driven(2), knowing(2, callTo([callee(2)]))]) {
      user.frame(frame);
      expect([user.reply, user.sent, user.pendingCommands, forwarded(user)]).toEqual([
        'data.call: not in this call.',
        [],
        [],
        [],
      ]);
    }
  });

  it.each(frames)('is refused to another tab of the member: $event', (frame) => {
    const { reply, endings, pendingCommands } = fromOther(knowing(2, answeredCall()), frame);
    expect([reply, endings, pendingCommands]).toEqual(['data.call: not in this call.', [], []]);
    const gone = fromOther(knowing(2, answeredCall(), over(1)), frame);
    expect([gone.reply, gone.endings]).toEqual(['data.call: not in this call.', []]);
  });

  it('comes too late without being a mistake', () => {
    const two = knowing(2, answeredCall(), over(1)).frame(leave);
    expect([two.reply, two.endings, two.pendingCommands]).toEqual([null, ['left'], []]);
  });

  it('tells the call of who speaks, if not all of it is heard anyway, and stores nothing', () => {
    const frame: CallClientFrame = { event: 'speaking', data: { call: 'call', on: true } };
    const told = (transport: 'sfu' | 'mesh') =>
      knowing(1, callTo([], { session, transport, waits: true })).frame(frame).commands;
    const event = { type: 'speaking', user: 1, peerId: peer(1).peerId, on: true };
    expect(told('sfu')).toEqual([{ kind: 'tell', call: 'call', event }]);
    expect(told('mesh')).toEqual([]);
  });

  it('rings those who are not in the call yet', () => {
    const one = knowing(1, answeredCall()).frame(add([2, 3]));
    expect(one.request).toMatchObject({
      kind: 'ring-facts',
      to: [3],
      basis: { users: [1, 2] },
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

  it('comes too late for who has left, or is for oneself: the host mutes and removes nobody', () => {
    for (const event of ['mute', 'remove'] as const) {
      const host = knowing(1, { ...callTo([callee(2)], { session }), hostId: 1 });
      host.frame({ event, data: { call: 'call', peer: peer(2).peerId } });
      expect([host.reply, host.pendingCommands]).toEqual([null, []]);
      host.frame({ event, data: { call: 'call', peer: peer(1).peerId } });
      expect([host.reply, host.pendingCommands]).toEqual(['data.peer: yourself.', []]);
    }
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
