import { describe, expect, it } from 'vitest';

import { BEGUN_MAX } from '../../../durable/calls/pending-start.ts';
import type { UserInput } from '../../../durable/calls/user-commands.ts';
import {
  after,
  answeredCall,
  NOW,
  callTo,
  callee,
  enter,
  knownTo,
  leave,
  peer,
} from './call-makers.ts';
import { Driven, answered, asFacts, call, join, knowing, session } from './driven-user.ts';

/** One user's pending commands, answer by answer. How many users agree in a world with faults is in `calls-machine.test.ts`. */

/** Thirty calls that user 1 began by joining a session's voice, and all have left. */
const joined = (others: number[]) =>
  Array.from({ length: BEGUN_MAX }, (_, index) =>
    after(callTo([], { id: `call-${index}`, session, waits: true }), [
      ...others.map((id) => enter(id)),
      ...[1, ...others].map(leave),
    ]),
  );
const joins = (user: Driven) =>
  user.frame(join).take(asFacts({ session, callees: [], call: 'call' }));

describe('a call', () => {
  it('asks for facts, announces, begins, and is then known', () => {
    const caller = new Driven(1).frame(call);
    expect(caller.request).toMatchObject({ kind: 'ring-facts', to: [2], actor: { id: 1 } });
    expect(caller.take(asFacts()).request).toMatchObject({ kind: 'announce' });
    const { request } = caller.take(answered({ kind: 'announced' }));
    expect(request).toMatchObject({ kind: 'begin', call: { id: 'call', version: 1 } });
    expect(caller.pendingCommands).toEqual(['begin']);
    caller.take(answered({ kind: 'begun', call: callTo([callee(2)]) }));
    expect([caller.pendingCommands, caller.sent]).toEqual([[], ['joined']]);
  });

  it('goes on from its step after an eviction', () => {
    const caller = new Driven(1)
      .frame(call)
      .take(asFacts())
      .take(answered({ kind: 'announced' }));
    caller.evict();
    expect(caller.take({ kind: 'alarm' }).request).toMatchObject({ kind: 'begin' });
  });

  it('is asked for once, however often the tab repeats it', () => {
    const caller = new Driven(1).frame(call).frame(call);
    expect([caller.pendingCommands, caller.reply]).toEqual([['start'], null]);
    caller.frame({ event: 'call', data: { to: [3], media: 'audio' } });
    expect([caller.pendingCommands, caller.reply]).toEqual([['start'], 'In a call already.']);
  });

  it('to oneself is refused', () => {
    expect(new Driven(2).frame(call).reply).toBe('data.to: yourself.');
  });

  it('is refused in words where the facts forbid it', () => {
    const caller = new Driven(1).frame(call).take(answered({ kind: 'facts', facts: null }));
    expect([caller.errors, caller.pendingCommands]).toEqual([['You may not call.'], []]);
  });

  it('is refused after thirty in ten minutes, through eviction', () => {
    const hungUp = Array.from({ length: BEGUN_MAX }, (_, index) =>
      after(callTo([callee(2)], { id: `call-${index}` }), [leave(1)]),
    );
    const caller = knowing(1, ...hungUp.slice(1))
      .frame(call)
      .take(asFacts());
    expect(caller.request).toMatchObject({ kind: 'announce' });
    const often = knowing(1, ...hungUp);
    often.evict();
    often.frame(call).take(asFacts());
    expect([often.errors, often.pendingCommands]).toEqual([['Too many calls.'], []]);
    often.frame(call).take(asFacts({ session, call: 'running' }));
    expect(often.request).toEqual({ kind: 'find', call: 'running' });
    const later = knowing(1, ...hungUp);
    later.now += 10 * 60_000;
    later.take({ kind: 'alarm' }).frame(call).take(asFacts());
    expect(later.request).toMatchObject({ kind: 'announce' });
    const called = knowing(2, ...hungUp).frame({
      event: 'call',
      data: { to: [1], media: 'audio' },
    });
    expect(called.take(asFacts({ callees: [callee(1)] })).errors).toEqual([]);
  });

  it('that was joined before anyone else is refused only after thirty in which others were', () => {
    expect(joins(knowing(1, ...joined([]))).request).toMatchObject({ kind: 'begin' });
    expect(joins(knowing(1, ...joined([2]))).errors).toEqual(['Too many calls.']);
  });

  it('is not started for a tab that has closed meanwhile', () => {
    const caller = new Driven(1).frame(call);
    caller.tabs = [];
    caller.take(asFacts());
    expect([caller.errors, caller.pendingCommands, caller.request]).toEqual([[], [], undefined]);
  });

  it('is given up when the facts come too late', () => {
    const caller = new Driven(1).frame(call);
    caller.now += 15_000;
    const late = new Driven(1).frame(call);
    late.now += 15_001;
    expect(caller.take(asFacts()).request).toMatchObject({ kind: 'announce' });
    expect(late.take(asFacts()).errors).toEqual(['The call could not be started.']);
    expect([late.pendingCommands, late.disk.list()]).toEqual([[], []]);
  });

  it('is not started once one is in another, or the call is known already', () => {
    const busy = new Driven(2).frame({ event: 'call', data: { to: [3], media: 'audio' } }, 'own');
    busy.take({ kind: 'learned', call: answeredCall() }).take(asFacts({ callees: [callee(3)] }));
    expect([busy.errors, busy.pendingCommands]).toEqual([['In a call already.'], []]);
    const begun = new Driven(1).frame(call).take({ kind: 'failed' });
    begun.take({ kind: 'learned', call: callTo([callee(2)]) }).take({ kind: 'alarm' });
    expect([begun.request, begun.pendingCommands, begun.errors]).toEqual([undefined, [], []]);
  });

  it('to nobody who can be rung ends at once, and nothing is written elsewhere', () => {
    const caller = new Driven(1).frame(call).take(asFacts({ callees: [callee(2, 'none')] }));
    expect([caller.request, caller.pendingCommands]).toEqual([undefined, []]);
    expect([caller.sent, caller.endings]).toEqual([['joined', 'ended'], ['unreachable']]);
  });

  it('becomes an answer if the callee rings meanwhile', () => {
    const second = new Driven(2).frame({ event: 'call', data: { to: [1], media: 'audio' } }, 'own');
    second.take({ kind: 'learned', call: callTo([callee(2)]) });
    second.take(asFacts({ callees: [callee(1)] }));
    expect(second.request).toMatchObject({ kind: 'may-join', call: 'call', basis: { users: [1] } });
    second.take(answered({ kind: 'may-join', me: knownTo(2) }));
    expect(second.request).toMatchObject({ event: { type: 'accept', connected: true } });
  });

  it('stays a call after an eviction, since the callee may have heard of it', () => {
    const second = new Driven(2).frame({ event: 'call', data: { to: [1], media: 'audio' } }, 'own');
    second.now += 1;
    second.evict();
    second.take({ kind: 'alarm' }).take({ kind: 'learned', call: callTo([callee(2)]) });
    const me = { id: 2, name: 'Player 2', firstFile: null };
    second.take(asFacts({ me, callees: [callee(1)] }));
    expect(second.request).toMatchObject({ kind: 'announce', call: { id: 'own' } });
  });
});

describe('a failed request', () => {
  it('is repeated a second later, 15 times in all, and then the tab is told', () => {
    const caller = new Driven(1).frame(call);
    for (let attempt = 1; attempt < 15; attempt += 1) {
      caller.take({ kind: 'failed' });
      expect(caller.commands).toContainEqual({ kind: 'wake', inMs: 1_000 });
      expect([caller.request, caller.errors]).toEqual([undefined, []]);
      expect(caller.take({ kind: 'alarm' }).request).toMatchObject({ kind: 'ring-facts' });
    }
    caller.take({ kind: 'failed' });
    expect(caller.errors).toEqual(['The call could not be started.']);
    expect([caller.pendingCommands, caller.disk.list()]).toEqual([[], []]);
  });

  it.each([
    ['join', new Driven(1).frame(join)],
    [
      'begin',
      new Driven(1)
        .frame(call)
        .take(asFacts())
        .take(answered({ kind: 'announced' })),
    ],
  ])('of a %s is given up with a word, too', (kind, caller) => {
    expect(caller.pendingCommands).toEqual([kind]);
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      caller.take({ kind: 'failed' });
      if (attempt < 15) caller.take({ kind: 'alarm' });
    }
    expect(caller.errors).toEqual(['The call could not be started.']);
  });

  it('of an event is given up in silence', () => {
    const member = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    member.frame({ event: 'leave', data: { call: 'call' } });
    expect(member.request).toMatchObject({ kind: 'act', event: { type: 'leave' } });
    for (let attempt = 1; attempt <= 15; attempt += 1) {
      member.take({ kind: 'failed' });
      if (attempt < 15) member.take({ kind: 'alarm' });
    }
    expect([member.errors, member.pendingCommands]).toEqual([[], []]);
  });

  it.each<[string, UserInput]>([
    ['bar', { kind: 'session-left', session: 7 }],
    ['block', { kind: 'blocked', other: 1 }],
    ['unfriend', { kind: 'unfriended', other: 1 }],
  ])(
    'of a %s is repeated once a minute, behind the others, until it is acknowledged',
    (type, input) => {
      const running = { ...answeredCall(), session };
      const member = new Driven(2).take({ kind: 'learned', call: running }).take(input);
      for (let attempt = 1; attempt <= 15; attempt += 1) {
        expect(member.request).toMatchObject({ kind: 'act', event: { type } });
        member.take({ kind: 'failed' });
        if (attempt < 15) member.take({ kind: 'alarm' });
      }
      expect([member.request, member.pendingCommands]).toEqual([undefined, ['act']]);
      expect(member.commands).toContainEqual({ kind: 'wake', inMs: 60_000 });
      member.evict();
      member.take({ kind: 'alarm' }).take(input);
      expect(member.pendingCommands).toEqual(['act']);
      // One attempt, and another command goes on.
      member.frame({ event: 'leave', data: { call: 'call' } });
      expect(member.take({ kind: 'failed' }).request).toMatchObject({ event: { type: 'leave' } });
      const acted = answered({ kind: 'acted', acted: { call: running, needsFacts: false } });
      expect(member.take(acted).request).toMatchObject({ event: { type } });
      expect(member.take(acted).request).toBeUndefined();
      expect([member.pendingCommands, member.disk.list({ prefix: 'pending' }).length]).toEqual([
        [],
        0,
      ]);
    },
  );
});

describe('a call whose object no longer knows it', () => {
  it('is waited for while it may not have begun, then forgotten with an end', () => {
    const member = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    member.frame({ event: 'leave', data: { call: 'call' } });
    const unknown = answered({ kind: 'acted', acted: { call: null, needsFacts: false } });
    member.now = NOW + 7_999;
    member.take(unknown);
    expect([member.pendingCommands, member.endings, member.request]).toEqual([
      ['act'],
      [],
      undefined,
    ]);
    expect(member.commands).toContainEqual({ kind: 'wake', inMs: 1_000 });
    member.take({ kind: 'alarm' });
    member.now = NOW + 8_000;
    member.take(unknown);
    expect([member.pendingCommands, member.endings]).toEqual([[], ['lost']]);
  });

  it('is ended by a look, once', () => {
    const member = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    const looked: UserInput = { kind: 'looked', id: 'call', call: null };
    expect(member.take(looked).endings).toEqual(['lost']);
    const { state } = member;
    expect(member.take(looked).endings).toEqual([]);
    expect(member.state.known.get('call')).toEqual(state.known.get('call'));
  });
});

/** User 2, whose only tab accepts the call of user 1. */
const accepting = () =>
  new Driven(2).take({ kind: 'learned', call: callTo([callee(2)]) }).frame({
    event: 'confirmed',
    data: {
      call: 'call',
      caller: 1,
      user: 2,
      socket: peer(2).userSocketId,
      data: peer(1).peerId,
      peer: null,
      accept: true,
    },
  });

describe('facts that no longer cover everybody', () => {
  it('are asked again, as often as forty may come first', () => {
    const two = accepting();
    const needsFacts = answered({
      kind: 'acted',
      acted: { call: callTo([callee(2)]), needsFacts: true },
    });
    for (let asked = 1; asked <= 40; asked += 1) {
      expect(two.request).toMatchObject({ kind: 'may-join', basis: { users: [1] }, session: null });
      two.take(answered({ kind: 'may-join', me: knownTo(2, [1]) }));
      expect(two.request).toMatchObject({
        kind: 'act',
        event: { type: 'accept', friends: [1] },
        basis: { users: [1], separations: 0 },
      });
      two.take(needsFacts);
    }
    expect([two.request, two.pendingCommands]).toEqual([undefined, []]);
  });

  it('bar whoever may not join', () => {
    const two = accepting();
    two.take(answered({ kind: 'may-join', me: null }));
    expect(two.request).toEqual({ kind: 'act', call: 'call', event: { type: 'bar', user: 2 } });
  });
});
