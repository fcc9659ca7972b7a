import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import {
  changeFrames,
  confirmationFrames,
  endingOf,
  hasChanged,
  ownJoinedFrames,
  promptOf,
} from '../../../durable/calls/call-view.ts';
import type { CallState, CallEvent } from '../../../worker/contract/objects/call.ts';
import {
  NOW,
  answeredCall,
  callTo,
  callee,
  enter,
  knownTo,
  peer,
  accept,
  leave,
} from './call-makers.ts';

const after = (call: CallState, ...events: CallEvent[]) =>
  events.reduce((state, event) => applyEvent(state, event, NOW), call);
const decline = (user: number): CallEvent => ({ type: 'decline', user, socketId: `of-${user}` });
/** The events that a member receives, without `confirmed`. */
const events = (before: CallState, call: CallState, me: number) =>
  changeFrames(before, call, me).flatMap(({ event }) => (event === 'confirmed' ? [] : [event]));

const rung = (call: CallState, viewer: number) =>
  changeFrames({ ...call, version: 0, people: [] }, call, viewer).flatMap(({ data }) =>
    'roster' in data ? data.roster.rung.map(({ id }) => id) : [],
  );

/** Users 1, 2 and 3 in one call, which rings user 4. */
const three = () => after(callTo([callee(2), callee(3), callee(4)]), accept(2), accept(3));

describe('a member is told', () => {
  it('who came or who went, and only the state where several or none did', () => {
    const call = three();
    expect(events(call, after(call, accept(4)), 2)).toEqual(['joined']);
    expect(events(call, after(call, leave(3)), 2)).toEqual(['left']);
    expect(events(call, after(call, leave(3), accept(4)), 2)).toEqual(['state']);
    const switches = { audio: false, video: false, screen: false };
    const quiet = after(call, {
      type: 'switch',
      user: 3,
      peerId: peer(3).peerId,
      switches,
    });
    expect(events(call, quiet, 2)).toEqual(['state']);
    expect(events(call, { ...call, version: call.version + 1 }, 2)).toEqual([]);
  });

  it('each answer once, and none across a block', () => {
    const call = three();
    const declined = after(call, decline(4));
    expect(confirmationFrames(call, declined, 1)).toMatchObject([
      { data: { caller: 1, user: 4, socket: 'of-4', accept: false } },
    ]);
    expect(confirmationFrames(declined, declined, 1)).toEqual([]);
    expect(confirmationFrames(call, after(call, accept(4)), 1)).toMatchObject([
      { data: { user: 4, accept: true } },
    ]);
    expect(confirmationFrames(call, after(call, enter(9)), 1)).toEqual([]);
    // User 4 has no seat, so there is no question of theirs to answer.
    expect(confirmationFrames(call, declined, 4)).toEqual([]);
    const parted = after(call, { type: 'block', by: 4, other: 1 });
    expect(confirmationFrames(call, after(parted, decline(4)), 1)).toEqual([]);
  });

  it('of oneself once there', () => {
    const call = three();
    expect(ownJoinedFrames(call, 2)).toMatchObject([
      { event: 'joined', data: { id: 2, peerId: peer(2).peerId } },
    ]);
    expect(ownJoinedFrames(call, 4)).toEqual([]);
    expect(ownJoinedFrames(call, 99)).toEqual([]);
  });
});

it('the roster names who can’t be reached to the one who rang alone', () => {
  const call = after(callTo([callee(2), callee(3, 'friends-only')]), accept(2));
  expect(new Set(rung(call, 1))).toEqual(new Set([3]));
  expect(rung(call, 2)).toEqual([]);
});

describe('a prompt', () => {
  it('names the callers, and says the same until one of them changes', () => {
    const call = three();
    const prompt = promptOf(call, 4);
    if (!prompt) throw new Error('no prompt');
    expect(prompt).toMatchObject({ event: 'addcall' });
    expect(hasChanged(prompt, prompt)).toBe(false);
    expect(hasChanged(prompt, null)).toBe(true);
    const fewer = promptOf(after(call, leave(3)), 4);
    expect(fewer && hasChanged(fewer, prompt)).toBe(true);
    expect(promptOf(call, 99)).toBeNull();
  });

  it('is none once there is a block with everybody in the call', () => {
    const call = callTo([{ ...callee(2), blockedWith: [1] }]);
    expect(promptOf(call, 2)).toBeNull();
    expect(promptOf(callTo([callee(2)]), 2)).toMatchObject({ event: 'call', data: { id: 1 } });
  });
});

describe('an end', () => {
  it.each([
    ['that was declined', decline(2), 'declined'],
    ['that nobody answered', { type: 'tick' }, 'no-answer'],
    ['of one who is in another call', { type: 'busy', user: 2 }, 'busy'],
    ['by the caller', leave(1), 'cancelled'],
    ['by a block', { type: 'block', by: 1, other: 2 }, 'cancelled'],
  ] satisfies [string, CallEvent, string][])('%s says so', (_, event, reason) => {
    const call = applyEvent(callTo([callee(2)]), event, event.type === 'tick' ? NOW + 60_000 : NOW);
    expect(endingOf(call, 2)).toBe(reason);
  });

  it('after an answer says how it was left, or that another tab has it', () => {
    expect(endingOf(answeredCall(), 2)).toBe('elsewhere');
    expect(endingOf(after(answeredCall(), leave(2)), 2)).toBe('left');
    expect(endingOf(answeredCall(), knownTo(99).id)).toBe('cancelled');
  });
});
