import { describe, expect, it } from 'vitest';

import type { CallClientFrame } from '../../../worker/contract/call.ts';
import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import type { CallState } from '../../../durable/calls/call-state.ts';
import type {
  OpenTab,
  OutboxCommand,
  Request,
  RingFacts,
  UserCommand,
  UserInput,
} from '../../../durable/calls/user-commands.ts';
import { step } from '../../../durable/calls/user-reducer.ts';
import { type UserState, loadState } from '../../../durable/calls/user-state.ts';
import { Disk } from './call-machine/disk.ts';
import { NOW, callTo, callee, knownTo, peer } from './call-makers.ts';

/** One user's reducer, answer by answer. How many of them agree in a world with faults is in `calls-machine.test.ts`. */

const tabOf = (id: number, tab = 'a'): OpenTab => {
  const { peerId, userSocketId, deviceId } = peer(id, tab);
  return { id: userSocketId, peerId, deviceId };
};

/** A user's reducer with open tabs, and what it last asked for. */
class Driven {
  state: UserState;
  now = NOW;
  tabs: OpenTab[];
  readonly disk = new Disk();
  commands: UserCommand[] = [];
  reply: string | null = null;
  readonly me: number;

  constructor(me: number) {
    this.me = me;
    this.tabs = [tabOf(me)];
    this.state = loadState(me, this.disk, NOW);
  }

  take(input: UserInput): this {
    const { state, commands, reply } = step(this.state, input, this);
    Object.assign(this, { state, commands, reply });
    for (const command of commands) {
      if (command.kind === 'put') this.disk.put(command.key, command.value);
      if (command.kind === 'delete') this.disk.delete(command.key);
    }
    return this;
  }

  frame(frame: CallClientFrame, newCall = 'call'): this {
    return this.take({ kind: 'frame', tab: tabOf(this.me), frame, newCall });
  }

  /** The object is evicted: only what was stored is left. */
  evict() {
    this.state = loadState(this.me, this.disk, this.now);
  }

  get request(): Request | undefined {
    return this.commands.flatMap((one) => (one.kind === 'request' ? [one.request] : []))[0];
  }

  get errors() {
    return this.commands.flatMap((one) => (one.kind === 'error' ? [one.message] : []));
  }

  get sent() {
    return this.commands.flatMap((one) => (one.kind === 'send' ? [one.frame.event] : []));
  }

  get endings() {
    return this.commands.flatMap((one) =>
      one.kind === 'send' && one.frame.event === 'ended' ? [one.frame.data.reason] : [],
    );
  }

  get outbox(): OutboxCommand['kind'][] {
    return this.state.outbox.map(({ command }) => command.kind);
  }
}

const facts = (more: Partial<RingFacts> = {}): RingFacts => ({
  me: { id: 1, name: 'Player 1', firstFile: null },
  session: null,
  callees: [callee(2)],
  call: null,
  relay: false,
  ...more,
});
const call = { event: 'call', data: { to: [2], media: 'audio' } } satisfies CallClientFrame;
const join = { event: 'join', data: { session: 7, media: 'audio' } } satisfies CallClientFrame;
const session = { id: 7, name: 'Raid' };
const answered = (answer: Extract<UserInput, { kind: 'answered' }>['answer']): UserInput => ({
  kind: 'answered',
  answer,
});
const asFacts = (more?: Partial<RingFacts>) => answered({ kind: 'facts', facts: facts(more) });

/** User 2 in the call that user 1 started. */
const answeredCall = () =>
  applyEvent(
    callTo([callee(2)]),
    {
      type: 'accept',
      user: 2,
      peer: peer(2),
      connected: true,
      friends: [],
      fellow: false,
      apart: [],
    },
    NOW,
  );
/** The running call of session 7, of which user 1 is a member. */
const running = () => callTo([], { id: 'running', session, waits: true });
const entered = (before: CallState, user: number) =>
  applyEvent(before, { type: 'enter', user: knownTo(user), peer: peer(user) }, NOW);

describe('a call', () => {
  it('asks for facts, announces, begins, and is then known', () => {
    const caller = new Driven(1).frame(call);
    expect(caller.request).toMatchObject({ kind: 'ring-facts', to: [2], actor: { id: 1 } });
    expect(caller.take(asFacts()).request).toMatchObject({ kind: 'announce' });
    const { request } = caller.take(answered({ kind: 'announced' }));
    expect(request).toMatchObject({ kind: 'begin', call: { id: 'call', version: 1 } });
    expect(caller.outbox).toEqual(['begin']);
    caller.take(answered({ kind: 'begun', call: callTo([callee(2)]) }));
    expect([caller.outbox, caller.sent]).toEqual([[], ['joined']]);
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
    expect([caller.outbox, caller.reply]).toEqual([['start'], null]);
    caller.frame({ event: 'call', data: { to: [3], media: 'audio' } });
    expect([caller.outbox, caller.reply]).toEqual([['start'], 'In a call already.']);
  });

  it('to oneself is refused', () => {
    expect(new Driven(2).frame(call).reply).toBe('data.to: yourself.');
  });

  it('is refused in words where the facts forbid it', () => {
    const caller = new Driven(1).frame(call).take(answered({ kind: 'facts', facts: null }));
    expect([caller.errors, caller.outbox]).toEqual([['You may not call.'], []]);
  });

  it('is not started for a tab that has closed meanwhile', () => {
    const caller = new Driven(1).frame(call);
    caller.tabs = [];
    caller.take(asFacts());
    expect([caller.errors, caller.outbox, caller.request]).toEqual([[], [], undefined]);
  });

  it('is given up when the facts come too late', () => {
    const caller = new Driven(1).frame(call);
    caller.now += 15_000;
    const late = new Driven(1).frame(call);
    late.now += 15_001;
    expect(caller.take(asFacts()).request).toMatchObject({ kind: 'announce' });
    expect(late.take(asFacts()).errors).toEqual(['The call could not be started.']);
  });

  it('to nobody who can be rung ends at once, and nothing is written elsewhere', () => {
    const caller = new Driven(1).frame(call).take(asFacts({ callees: [callee(2, 'none')] }));
    expect([caller.request, caller.outbox]).toEqual([undefined, []]);
    expect([caller.sent, caller.endings]).toEqual([['joined', 'ended'], ['unreachable']]);
  });

  it('becomes an answer if the callee rings meanwhile', () => {
    const second = new Driven(2).frame({ event: 'call', data: { to: [1], media: 'audio' } }, 'own');
    second.take({ kind: 'learned', call: callTo([callee(2)]) });
    second.take(asFacts({ callees: [callee(1)] }));
    expect(second.request).toMatchObject({ kind: 'may-join', call: 'call', members: [1] });
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
    expect([caller.outbox, caller.disk.list()]).toEqual([[], []]);
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
    expect(caller.outbox).toEqual([kind]);
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
    expect([member.errors, member.outbox]).toEqual([[], []]);
  });
});

describe('a call whose object no longer knows it', () => {
  it('is waited for while it may not have begun, then forgotten with an end', () => {
    const member = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    member.frame({ event: 'leave', data: { call: 'call' } });
    const unknown = answered({ kind: 'acted', acted: { call: null, stale: false } });
    member.now = NOW + 7_999;
    member.take(unknown);
    expect([member.outbox, member.endings]).toEqual([['act'], []]);
    member.take({ kind: 'alarm' });
    member.now = NOW + 8_000;
    member.take(unknown);
    expect([member.outbox, member.endings]).toEqual([[], ['lost']]);
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
  it('are asked again, eight times at most', () => {
    const two = accepting();
    const stale = answered({ kind: 'acted', acted: { call: callTo([callee(2)]), stale: true } });
    for (let asked = 1; asked <= 8; asked += 1) {
      expect(two.request).toMatchObject({ kind: 'may-join', members: [1], session: null });
      two.take(answered({ kind: 'may-join', me: knownTo(2, [1]) }));
      expect(two.request).toMatchObject({
        kind: 'act',
        event: { type: 'accept', friends: [1] },
        covered: [1],
      });
      two.take(stale);
    }
    expect([two.request, two.outbox]).toEqual([undefined, []]);
  });

  it('bar whoever may not join', () => {
    const two = accepting();
    two.take(answered({ kind: 'may-join', me: null }));
    expect(two.request).toEqual({ kind: 'act', call: 'call', event: { type: 'bar', user: 2 } });
  });
});

const joiner = () => {
  const three = new Driven(3).frame(join, 'own');
  expect(three.request).toEqual({
    kind: 'group-facts',
    actor: { id: 3, deviceId: 30 },
    session: 7,
    call: 'own',
    ended: null,
  });
  return three.take(asFacts({ session, callees: [], call: 'running' }));
};

describe("joining a session's call", () => {
  const found = (one: CallState | null) => answered({ kind: 'found', call: one });
  const acted = (one: CallState | null, stale = false) =>
    answered({ kind: 'acted', acted: { call: one, stale } });
  const meets = answered({ kind: 'may-join', me: knownTo(3) });
  it('finds it, asks whom it meets, and is admitted', () => {
    const three = joiner();
    expect(three.request).toEqual({ kind: 'find', call: 'running' });
    expect(three.take(found(running())).request).toEqual({
      kind: 'may-join',
      actor: { id: 3, deviceId: 30 },
      members: [1],
      present: [1],
      session: 7,
      call: 'running',
    });
    expect(three.take(meets).request).toMatchObject({
      kind: 'act',
      call: 'running',
      event: { type: 'enter', user: { id: 3 }, peer: peer(3) },
      covered: [1],
    });
    three.take(acted(entered(running(), 3)));
    expect([three.outbox, three.sent]).toEqual([[], ['joined']]);
  });

  it('starts one that rings nobody where there is none', () => {
    const three = new Driven(3).frame(join, 'own').take(asFacts({ session, call: 'own' }));
    expect(three.request).toMatchObject({
      kind: 'begin',
      call: { id: 'own', waits: true, session, people: [{ id: 1 }] },
    });
  });

  it('waits for one that has just been claimed', () => {
    const three = joiner().take(found(null));
    expect([three.request, three.outbox]).toEqual([undefined, ['join']]);
    expect(three.take({ kind: 'alarm' }).request).toMatchObject({ kind: 'group-facts' });
  });

  it('waits as well if the call vanishes at the last step', () => {
    const three = joiner().take(found(running())).take(meets).take(acted(null));
    expect([three.request, three.outbox]).toEqual([undefined, ['join']]);
  });

  it('asks for the next one when the one found is over', () => {
    const over = applyEvent(
      running(),
      { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' },
      NOW,
    );
    expect(joiner().take(found(over)).request).toMatchObject({
      kind: 'group-facts',
      call: 'own',
      ended: 'running',
    });
  });

  it('asks again whom it meets when somebody came in between, eight steps at most', () => {
    const three = joiner().take(found(running()));
    for (let asked = 2; asked < 8; asked += 1) {
      three.take(meets).take(acted(running(), true));
      expect(three.request).toMatchObject({ kind: 'may-join' });
    }
    three.take(meets).take(acted(running(), true));
    expect([three.errors, three.outbox]).toEqual([['The call could not be joined.'], []]);
  });

  it('is refused in words, and the tab that closed meanwhile is not let in', () => {
    const refused = joiner().take(found(running()));
    refused.take(answered({ kind: 'may-join', me: null }));
    expect([refused.errors, refused.outbox]).toEqual([['You may not join.'], []]);
    const closed = joiner().take(found(running()));
    closed.tabs = [];
    closed.take(meets);
    expect([closed.errors, closed.outbox, closed.request]).toEqual([[], [], undefined]);
  });

  it('of a full call ends with that word', () => {
    const many = Array.from({ length: 7 }, (_, index) => index + 10);
    let full = running();
    for (const id of many) full = entered(full, id);
    const three = joiner().take(found(running())).take(meets).take(acted(full));
    expect([three.endings, three.outbox]).toEqual([['full'], []]);
  });
});

describe('one user in one call', () => {
  it('refuses a second ring as busy, and says so to its object', () => {
    const two = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    const second = { ...callTo([callee(2)], { id: 'second' }), callerId: 9 };
    const people = second.people.map((one) => (one.id === 1 ? { ...one, id: 9 } : one));
    two.take({ kind: 'learned', call: { ...second, people } });
    expect([two.reply, two.sent]).toEqual(['busy', []]);
  });

  it('tells the object that a tab has gone, and that it is back with another socket', () => {
    const two = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    two.tabs = [];
    two.take({ kind: 'tab-closed' });
    expect(two.request).toMatchObject({ kind: 'act', event: { type: 'lost', user: 2 } });
    const back = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    back.tabs = [{ ...tabOf(2), id: 'next' }];
    back.take({ kind: 'tab-opened', tab: { ...tabOf(2), id: 'next' }, asked: peer(2).peerId });
    expect(back.request).toMatchObject({ event: { type: 'back', userSocketId: 'next' } });
    expect(back.sent).toEqual(['joined']);
  });

  it('ends the part of the device that was logged out, and of no other', () => {
    const two = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    expect(two.take({ kind: 'device-ended', deviceId: 21 }).request).toBeUndefined();
    two.take({ kind: 'device-ended', deviceId: 20 });
    expect(two.request).toMatchObject({ event: { type: 'leave', reason: 'left' } });
    const rung = new Driven(2).take({ kind: 'learned', call: callTo([callee(2)]) });
    expect(rung.take({ kind: 'device-ended', deviceId: 20 }).request).toBeUndefined();
    rung.take({ kind: 'device-ended', deviceId: null });
    expect(rung.request).toMatchObject({ event: { type: 'bar', user: 2 } });
  });

  it('parts from whom they block, in calls and in rings', () => {
    const two = new Driven(2).take({ kind: 'learned', call: callTo([callee(2)]) });
    expect(two.take({ kind: 'blocked', other: 9 }).request).toBeUndefined();
    two.take({ kind: 'blocked', other: 1 });
    expect(two.request).toMatchObject({ event: { type: 'part', by: 2, other: 1 } });
  });

  it('looks at a ring that is long overdue', () => {
    const two = new Driven(2).take({ kind: 'learned', call: callTo([callee(2)]) });
    expect(two.sent).toEqual(['call']);
    two.now = NOW + 30_000 + 15_000;
    expect(two.take({ kind: 'alarm' }).commands).not.toContainEqual({ kind: 'look', id: 'call' });
    two.now += 1;
    expect(two.take({ kind: 'alarm' }).commands).toContainEqual({ kind: 'look', id: 'call' });
    two.take({ kind: 'look-failed', id: 'call' });
    expect(two.commands).toContainEqual({ kind: 'wake', inMs: 15_000 });
  });

  it('forgets a call ten minutes after its end', () => {
    const two = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    two.take({ kind: 'looked', id: 'call', call: null });
    two.now = NOW + 10 * 60_000 - 1;
    two.take({ kind: 'alarm' });
    expect(two.commands).toContainEqual({ kind: 'wake', inMs: 1 });
    expect(two.disk.list()).toHaveLength(1);
    two.now += 1;
    two.take({ kind: 'alarm' });
    expect([two.disk.list(), two.state.known.size]).toEqual([[], 0]);
  });
});

describe('a message', () => {
  const message = {
    call: 'call',
    user: 1,
    from: peer(1).peerId,
    to: peer(2).peerId,
    body: { link: 'link', candidate: { candidate: '' } },
  };

  it('of a member is delivered, of a stranger asked about, and dropped', () => {
    const two = new Driven(2).take({ kind: 'learned', call: answeredCall() });
    expect(two.take({ kind: 'signal', message }).sent).toEqual(['signal']);
    const forged = { ...message, user: 9 };
    two.take({ kind: 'signal', message: forged });
    expect([two.sent, two.commands]).toEqual([[], [{ kind: 'look', id: 'call' }]]);
    two.take({ kind: 'signal', message });
    expect([two.sent, two.commands]).toEqual([[], []]);
    // In the order in which they came, without the stranger's.
    expect(two.take({ kind: 'looked', id: 'call', call: answeredCall() }).sent).toEqual(['signal']);
    expect(two.take({ kind: 'signal', message }).sent).toEqual(['signal']);
  });
});
