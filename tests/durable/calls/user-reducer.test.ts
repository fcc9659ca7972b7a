import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { answeredCall, NOW, callBy, callTo, callee, knownTo, peer } from './call-makers.ts';
import { Driven, answered, asFacts, join, session, tabOf } from './driven-user.ts';

/** One user's calls, input by input. How many users agree in a world with faults is in `calls-machine.test.ts`. */

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

  it.each([
    ['blocked', 'block'],
    ['unfriended', 'unfriend'],
  ] as const)('tells every call that runs whom they have %s', (kind, type) => {
    const two = new Driven(2).take({ kind: 'learned', call: callTo([callee(2)]) });
    two.take({ kind, other: 1 });
    expect(two.request).toMatchObject({ call: 'call', event: { type, by: 2, other: 1 } });
    const over = applyEvent(answeredCall(), { type: 'bar', user: 1 }, NOW);
    const done = new Driven(2).take({ kind: 'learned', call: over });
    expect(done.take({ kind, other: 1 }).request).toBeUndefined();
  });

  it('tells the call that is just being started, too', () => {
    const three = new Driven(3)
      .frame(join, 'own')
      .take(asFacts({ session, callees: [], call: 'own' }));
    expect(three.request).toMatchObject({ kind: 'begin' });
    three.take({ kind: 'blocked', other: 1 });
    const begun = callBy(3, [], 'own');
    three.take(answered({ kind: 'begun', call: begun }));
    expect(three.request).toMatchObject({ call: 'own', event: { type: 'block', by: 3, other: 1 } });
  });

  it('has a friend of once be a stranger also in the call that is just being joined', () => {
    const running = callTo([], { id: 'running', session, waits: true });
    const three = new Driven(3)
      .frame(join, 'own')
      .take(asFacts({ session, callees: [], call: 'running' }))
      .take(answered({ kind: 'found', call: running }))
      .take(answered({ kind: 'may-join', me: knownTo(3, [1]) }));
    three.take({ kind: 'unfriended', other: 1 });
    const event = { type: 'enter', user: knownTo(3, [1]), peer: peer(3) } as const;
    const call = applyEvent(running, event, NOW);
    three.take(answered({ kind: 'acted', acted: { call, needsFacts: false } }));
    expect(three.request).toMatchObject({
      kind: 'act',
      call: 'running',
      event: { type: 'unfriend', by: 3, other: 1 },
    });
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
    // Signals are sent in the order in which they came, without the stranger's.
    expect(two.take({ kind: 'looked', id: 'call', call: answeredCall() }).sent).toEqual(['signal']);
    expect(two.take({ kind: 'signal', message }).sent).toEqual(['signal']);
  });
});
