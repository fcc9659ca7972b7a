import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import type { CallClientFrame } from '../../../worker/contract/call.ts';
import type { CallState } from '../../../worker/contract/objects/call.ts';
import { NOW, answeredCall, callBy, callTo, callee, knownTo, peer } from './call-makers.ts';
import { Driven, answered, asFacts, tabOf } from './driven-user.ts';

/** A user whom several calls want, and what their tabs are shown. */

const learn = (user: Driven, ...calls: CallState[]) => {
  for (const known of calls) user.take({ kind: 'learned', call: known });
  return user;
};
const accepted = (call: CallState, user: number, tab = 'a') =>
  applyEvent(
    call,
    { type: 'accept', user, peer: peer(user, tab), connected: true, ...knownTo(user) },
    NOW,
  );
const to = (...ids: number[]): CallClientFrame => ({
  event: 'call',
  data: { to: ids, media: 'audio' },
});
const acts = (user: Driven) =>
  user.state.pendingCommands.flatMap(({ command }) =>
    command.kind === 'act' ? [[command.call, command.event.type]] : [[command.call, command.kind]],
  );
const framesOf = (user: Driven) =>
  user.commands.flatMap((one) => (one.kind === 'send' ? [[one.tab.id, one.frame.event]] : []));

const both = (user: Driven) => {
  user.tabs = [tabOf(user.me), tabOf(user.me, 'b')];
  return user;
};
const kinds = (user: Driven) => user.commands.map(({ kind }) => kind);

const switchTo = (audio: boolean): CallClientFrame => ({
  event: 'state',
  data: { call: 'call', audio, video: false, screen: false },
});

describe('a user whom somebody calls', () => {
  it('while they call that person waits, and is asked once their own call fails', () => {
    const two = new Driven(2).frame(to(1), 'own');
    learn(two, callTo([callee(2)]));
    expect([two.sent, two.reply]).toEqual([[], null]);
    two.take(answered({ kind: 'facts', facts: null }));
    expect([two.errors, two.sent]).toEqual([['You may not call.'], ['call']]);
  });

  it.each([
    ['several people', to(1, 3)],
    ['somebody else', to(3)],
    ['a session', { event: 'call', data: { session: 7, media: 'audio' } }],
  ] satisfies [string, CallClientFrame][])('while they call %s is asked', (_, frame) => {
    expect(learn(new Driven(2).frame(frame, 'own'), callTo([callee(2)])).sent).toEqual(['call']);
  });

  it.each([
    ['that person', { callees: [callee(1)] }, []],
    ['a session', { callees: [callee(1)], session: { id: 7, name: 'Raid' } }, ['call']],
    ['several people', { callees: [callee(1), callee(3)] }, ['call']],
  ])('while their call to %s begins', (_, facts, sent) => {
    const two = new Driven(2).frame(to(1), 'own');
    const me = { id: 2, name: 'Player 2', firstFile: null };
    two.take(asFacts({ me, ...facts })).take(answered({ kind: 'announced' }));
    expect(learn(two, callTo([callee(2)])).sent).toEqual(sent);
  });

  it('meets the caller in the call of the lower id', () => {
    const two = learn(new Driven(2), callBy(2, [callee(1)], 'own'), callTo([callee(2)]));
    expect([two.sent, two.reply, acts(two)]).toEqual([[], null, [['call', 'accept']]]);
    expect(two.request).toMatchObject({ kind: 'may-join', call: 'call' });
    const one = learn(new Driven(1), callTo([callee(2)]), callBy(2, [callee(1)], 'other'));
    expect([one.sent, one.reply, acts(one)]).toEqual([[], null, []]);
  });

  it('meets the caller in a call that others are in, whatever the ids', () => {
    const group = accepted(callBy(2, [callee(1), callee(3)], 'group'), 3);
    const one = learn(new Driven(1), callTo([callee(2)]), group);
    expect(acts(one)).toEqual([['group', 'accept']]);
  });

  it('is busy while they call another, and waits in a call with the caller', () => {
    const calling = learn(new Driven(2), callBy(2, [callee(9)], 'own'), callTo([callee(2)]));
    expect([calling.reply, acts(calling)]).toEqual(['busy', []]);
    const again = learn(new Driven(2), answeredCall(), {
      ...callTo([callee(2)], { id: 'again' }),
    });
    expect([again.sent, again.reply, acts(again)]).toEqual([[], null, []]);
  });

  it('declines as busy what already rings when they join another call', () => {
    const two = learn(new Driven(2), callTo([callee(2)]));
    learn(two, accepted(callBy(9, [callee(2)], 'other'), 2));
    expect(acts(two)).toEqual([['call', 'busy']]);
    expect(framesOf(two)).toContainEqual([peer(2).userSocketId, 'ended']);
    expect(two.endings).toEqual(['elsewhere']);
  });

  it('in two calls leaves the one of the higher caller id', () => {
    const higher = accepted(callBy(9, [callee(2)], 'higher'), 2);
    for (const calls of [
      [higher, answeredCall()],
      [answeredCall(), higher],
    ]) {
      const two = learn(new Driven(2), ...calls);
      expect(acts(two)).toEqual([['higher', 'leave']]);
      expect(two.state.pendingCommands[0]?.command).toMatchObject({
        event: { peerId: peer(2).peerId, reason: 'elsewhere' },
      });
      // A tab that returns is told only of the other call.
      const tab = { ...tabOf(2), id: 'next' };
      two.tabs = [tab];
      two.take({ kind: 'tab-opened', tab, asked: null });
      expect(framesOf(two)).toEqual([['next', 'joined']]);
    }
  });

  it('leaves an unanswered call for the one that they were met in', () => {
    const met = accepted(callBy(9, [callee(2)], 'met'), 2);
    const two = learn(new Driven(2), callBy(2, [callee(9)], 'own'), met);
    expect(acts(two)).toEqual([['own', 'leave']]);
  });

  it('shows nothing of their own call that begins after that', () => {
    const own = callBy(2, [callee(1)], 'own');
    const two = learn(new Driven(2), answeredCall());
    expect([learn(two, own).sent, acts(two)]).toEqual([[], [['own', 'leave']]]);
    const left = { type: 'leave', user: 2, ...peer(2), reason: 'elsewhere' } as const;
    expect(learn(two, applyEvent(own, left, NOW)).sent).toEqual(['ended']);
    expect(learn(new Driven(2), own, answeredCall()).sent).toEqual(['joined']);
  });
});

describe('the tabs', () => {
  const [first, second] = [peer(2).userSocketId, peer(2, 'b').userSocketId];

  it('all ring, and stop when one has answered', () => {
    const two = learn(both(new Driven(2)), callTo([callee(2)]));
    expect(framesOf(two)).toEqual([
      [first, 'call'],
      [second, 'call'],
    ]);
    learn(two, answeredCall());
    expect(framesOf(two)).toEqual([
      [first, 'joined'],
      [second, 'ended'],
    ]);
    expect(two.endings).toEqual(['elsewhere']);
  });

  it('learn who declined, and when nobody did', () => {
    const rung = callTo([callee(2)]);
    const declined = applyEvent(rung, { type: 'decline', user: 2, socketId: first }, NOW);
    expect(learn(both(new Driven(2)), rung, declined).endings).toEqual(['declined', 'elsewhere']);
    const missed = applyEvent(rung, { type: 'tick' }, NOW + 30_000);
    expect(learn(both(new Driven(2)), rung, missed).endings).toEqual(['no-answer', 'no-answer']);
  });

  it('that open while it rings, ring', () => {
    const two = both(learn(new Driven(2), callTo([callee(2)])));
    two.take({ kind: 'tab-opened', tab: tabOf(2, 'b'), asked: null });
    expect(framesOf(two)).toEqual([[second, 'call']]);
    two.take({ kind: 'looked', id: 'call', call: answeredCall() });
    expect(framesOf(two)).toContainEqual([first, 'joined']);
  });

  it('in no call are told of no member, those in it of each change', () => {
    const two = learn(both(new Driven(2)), answeredCall());
    const three = applyEvent(
      answeredCall(),
      { type: 'enter', user: knownTo(3), peer: peer(3) },
      NOW,
    );
    learn(two, three);
    const told = two.commands.flatMap((one) =>
      one.kind === 'send' && one.frame.event === 'joined' ? [[one.tab.id, one.frame.data.id]] : [],
    );
    expect(told).toEqual([[first, 3]]);
    // The same state again sends nothing.
    learn(two, three);
    expect(two.commands).toEqual([]);
    // The member's other tab isn't in the call.
    const message = { call: 'call', user: 1, from: peer(1).peerId, body: { link: 'link' } };
    two.take({
      kind: 'signal',
      message: {
        ...message,
        to: peer(2, 'b').peerId,
        body: { link: 'link', candidate: { candidate: '' } },
      },
    });
    expect(two.sent).toEqual([]);
  });

  it('that come too late are told how their call ended', () => {
    const lost = applyEvent(
      answeredCall(),
      { type: 'leave', user: 1, peerId: peer(1).peerId, reason: 'left' },
      NOW,
    );
    const open = (asked: string | null) => {
      const two = learn(new Driven(2), answeredCall(), lost);
      two.take({ kind: 'tab-opened', tab: tabOf(2, 'b'), asked });
      return two.endings;
    };
    expect(open(peer(2).peerId)).toEqual(['left']);
    expect([open(null), open('other'), open(peer(2, 'b').peerId)]).toEqual([[], [], []]);
    const rung = learn(new Driven(2), callTo([callee(2)]));
    rung.take({ kind: 'tab-opened', tab: tabOf(2, 'b'), asked: null });
    expect(rung.endings).toEqual([]);
  });
});

describe('what is kept', () => {
  it('is nothing of a call that is heard of only after its end', () => {
    const over = applyEvent(callTo([callee(2)]), { type: 'tick' }, NOW + 30_000);
    expect(learn(new Driven(2), over).disk.list()).toEqual([]);
    expect(learn(new Driven(2), callTo([callee(2)])).disk.list()).toHaveLength(1);
  });

  it('is a call until ten minutes after one has left it', () => {
    const group = applyEvent(
      answeredCall(),
      { type: 'enter', user: knownTo(3), peer: peer(3) },
      NOW,
    );
    const left = applyEvent(
      group,
      { type: 'leave', user: 2, peerId: peer(2).peerId, reason: 'left' },
      NOW,
    );
    const two = learn(new Driven(2), group, left);
    expect(two.commands).toContainEqual({ kind: 'wake', inMs: 10 * 60_000 });
    two.now += 10 * 60_000;
    expect(two.take({ kind: 'alarm' }).state.known.size).toBe(0);
    const member = learn(new Driven(1), group, left);
    member.now += 10 * 60_000;
    expect(member.take({ kind: 'alarm' }).state.known.size).toBe(1);
  });

  it('is written before its object is asked, and questions go out first', () => {
    const leaving = learn(new Driven(2), answeredCall());
    leaving.frame({ event: 'leave', data: { call: 'call' } });
    expect(kinds(leaving).indexOf('put')).toBeLessThan(kinds(leaving).indexOf('request'));
    expect(kinds(new Driven(1).frame(to(2)))[0]).toBe('request');
    const begun = new Driven(1).frame(to(2)).take(asFacts());
    expect(kinds(begun)).toEqual(['request']);
    expect(kinds(begun.take(answered({ kind: 'announced' })))).toEqual(['request', 'put']);
  });

  it('waits in order, also after an eviction', () => {
    const two = learn(new Driven(2), answeredCall());
    two.frame(switchTo(false)).frame(switchTo(true)).evict();
    two.frame(switchTo(false)).frame({ event: 'leave', data: { call: 'call' } });
    expect(
      two.disk.list({ prefix: 'pending/' }).map(([key]) => Number(key.slice('pending/'.length))),
    ).toEqual([1, 2, 3, 4]);
  });

  it('of messages is nothing once their call could not be looked up', () => {
    const message = {
      call: 'call',
      user: 1,
      from: peer(1).peerId,
      to: peer(2).peerId,
      body: { link: 'link', candidate: { candidate: '' } },
    };
    const two = new Driven(2).take({ kind: 'signal', message });
    two.take({ kind: 'look-failed', id: 'call' });
    expect([two.sent, two.state.waiting.size]).toEqual([[], 0]);
    expect(two.take({ kind: 'signal', message }).commands).toEqual([{ kind: 'look', id: 'call' }]);
  });
});

it('bars a member whose account may no longer act, and does not only leave', () => {
  const two = learn(new Driven(2), answeredCall());
  two.take({ kind: 'device-ended', deviceId: null });
  expect(acts(two)).toEqual([['call', 'bar']]);
});
