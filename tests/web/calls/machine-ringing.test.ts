import { describe, expect, it } from 'vitest';

import { type CallInput, dueAt } from '../../../web/calls/core/machine.ts';
import { ringEnd } from '../../../web/calls/core/times.ts';
import {
  ANA,
  BEN,
  NOW,
  accept,
  confirmed,
  decline,
  dial,
  down,
  ended,
  group,
  joined,
  leave,
  put,
  rings,
  run,
  welcome,
} from './one-tab.ts';

const time: CallInput = { kind: 'time' };
const again = (at: number) => new Date(at).toISOString();
const callsOf = ({ state }: ReturnType<typeof run>) => state.rings.map(({ call }) => call);

describe('several rings', () => {
  it('are answered one by one', () => {
    const two = [rings('x'), rings('y', BEN)] as const;
    expect(callsOf(run(...two))).toEqual(['x', 'y']);
    const accepted = run(...two, accept('x')).state;
    expect(accepted.rings.map(({ answer }) => answer)).toEqual(['accept', null]);
    expect(accepted.switches).toEqual({ audio: true, video: false, screen: false });
    expect(callsOf(run(...two, decline('x')))).toEqual(['y']);
    expect(callsOf(run(...two, accept('x'), joined('x')))).toEqual(['y']);
    expect(callsOf(run(...two, accept('x'), ended('x')))).toEqual(['y']);
    expect(callsOf(run(...two, ended('x', 'elsewhere')))).toEqual(['y']);
    expect(callsOf(run(...two, rings('x')))).toEqual(['y', 'x']);
  });

  it('have each their own end', () => {
    const first = run(rings('x')).state;
    // Two seconds after the ring's end on the server.
    expect(dueAt(first)).toBe(NOW + 32_000);
    const both = put(first, rings('y', BEN), NOW + 5_000).state;
    expect(dueAt(both)).toBe(ringEnd(NOW));
    const { rings: left } = put(both, time, ringEnd(NOW)).state;
    expect(left.map(({ call }) => call)).toEqual(['y']);
  });

  it('are those of one caller, or of a group', () => {
    expect(run(rings('x'), group('y', ANA)).state.rings.map((ring) => ring.group)).toEqual([
      false,
      true,
    ]);
  });
});

describe('an answer', () => {
  it('is given once, and to nothing but a ring', () => {
    for (const answer of [accept, decline]) {
      expect(run(answer('x')).sent).toEqual([]);
      expect(run(answer('x')).state.talk).toBe(null);
      expect(run(rings('x'), answer('x'), answer('x')).sent).toEqual([]);
    }
    expect(run(rings('x'), down, decline('x'), accept('x')).state.talk).toBe(null);
  });

  it('leaves the call that was started before, once it is named', () => {
    const { state, sent } = run(rings('x', BEN), dial, accept('x'), joined('own'));
    expect(state.talk?.call).toBe('x');
    expect(sent.at(-1)).toEqual({ event: 'leave', data: { call: 'own' } });
  });

  it('with a camera switches it on', () => {
    const { state } = run(rings('x'), { kind: 'accept', call: 'x', media: 'video' });
    expect(state.switches).toEqual({ audio: true, video: true, screen: false });
  });

  it('is not given by the tab itself, nor said again where the server repeats a ring without a loss in between', () => {
    expect(confirmed([rings('x'), accept('x'), rings('x')])).toEqual([]);
    expect(run(rings('x')).sent).toEqual([]);
    expect(run(rings('x'), rings('x')).sent).toEqual([]);
  });

  it('is said to all callers of a group once the socket is back', () => {
    const lost = [group('x', ANA), down, accept('x'), welcome('mine', 'socket 9')] as const;
    expect(confirmed([...lost, group('x', ANA, BEN)])).toEqual([
      [2, true],
      [3, true],
    ]);
    expect(run(group('x', ANA), down, accept('x')).sent).toEqual([]);
  });

  it('that declines without a socket is kept from sight, and said when the ring comes again', () => {
    const away = run(rings('x'), rings('y', BEN), down, decline('x'));
    expect(away.sent).toEqual([]);
    expect(away.state.rings.map(({ call, answer }) => [call, answer])).toEqual([
      ['y', null],
      ['x', 'decline'],
    ]);
    const back = put(put(away.state, welcome('mine', 'socket 9')).state, rings('x'));
    expect(back.send).toMatchObject([{ event: 'confirmed', data: { call: 'x', accept: false } }]);
    expect(back.state.rings.map(({ call }) => call)).toEqual(['y']);
    expect(put(back.state, rings('x')).state.rings.map(({ call }) => call)).toEqual(['y']);
    // The declined ring has ended meanwhile, so there is no message.
    expect(put(away.state, ended('x', 'no-answer')).state.over).toBe(null);
  });

  it('of a ring that ends before the server has let the user in, names no talk', () => {
    expect(run(rings('x'), accept('x'), ended('x')).state).toMatchObject({
      talk: null,
      over: { kind: 'call', reason: 'left', talked: null, people: [] },
    });
  });
});

describe('a lost socket', () => {
  it('leaves a ring four seconds to be repeated, and not more than it had', () => {
    const lost = run(rings('x'), down).state;
    const back = put(lost, welcome(), NOW).state;
    expect(dueAt(back)).toBe(NOW + 4_000);
    expect(put(back, time, NOW + 4_000).state.rings).toEqual([]);
    const late = put(lost, welcome(), ringEnd(NOW) - 1_000).state;
    expect(dueAt(late)).toBe(ringEnd(NOW));
  });

  it('lets a repeated ring go on, which otherwise rings no longer', () => {
    const back = put(run(rings('x'), down).state, welcome(), NOW + 1_000).state;
    const repeated = put(back, rings('x'), NOW + 2_000).state;
    expect(dueAt(repeated)).toBe(ringEnd(NOW + 2_000));
    expect(dueAt(put(repeated, rings('x'), NOW + 3_000).state)).toBe(ringEnd(NOW + 2_000));
  });

  it('keeps an answered ring until the server repeats it, as another peer, too', () => {
    const lost = [rings('x'), accept('x'), down] as const;
    expect(run(...lost, welcome('other', 'socket 9')).state.talk?.call).toBe('x');
    const gone = put(run(...lost).state, time, ringEnd(NOW)).state;
    expect(gone.talk).toBe(null);
  });
});

describe('a ring that was heard', () => {
  it('is not heard again after it has ended, however many others come between', () => {
    const many = Array.from({ length: 20 }, () => rings('x', BEN));
    expect(callsOf(run(rings('y'), ended('y', 'no-answer'), ...many, rings('y')))).toEqual(['x']);
  });

  it('is of no interest in its own call', () => {
    const there = run(rings('x'), accept('x'), joined('x'));
    expect(put(there.state, rings('x', ANA, again(9))).state).toBe(there.state);
    expect(callsOf(run(dial, joined('x'), rings('y', BEN)))).toEqual(['y']);
  });

  it('brings back no other call that was left', () => {
    const left = [dial, joined('x'), leave] as const;
    const { state, sent } = run(...left, rings('y', BEN), dial, joined('x'));
    expect(sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
    expect(state.talk?.call).toBe(null);
  });
});
