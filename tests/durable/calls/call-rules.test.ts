import { describe, expect, it } from 'vitest';

import { applyEvent, dueAt } from '../../../durable/calls/call-reducer.ts';
import { isBlockBetween, personOf, seated } from '../../../durable/calls/call-state.ts';
import {
  ALONE_MAX_MS,
  CALL_MEMBERS_MAX,
  RETURN_MS,
  RING_MS,
  VIDEO_MEMBERS_MAX,
  WAIT_MAX_MS,
} from '../../../worker/contract/call-bounds.ts';
import type { CallState, CallEvent } from '../../../worker/contract/objects/call.ts';
import { accept, leave, enter, after, NOW, callTo, callee, knownTo, peer } from './call-makers.ts';

/** The rules of one call, event by event. How calls behave in a world with faults is in `calls-machine.test.ts`. */

const members = (call: CallState) => seated(call).map(({ id }) => id);
const outcome = (call: CallState, id: number) => personOf(call, id)?.ring?.outcome;
const left = (call: CallState, id: number) => personOf(call, id)?.left?.reason;
const seatOf = (call: CallState, id: number) => personOf(call, id)?.seat;
const session = { id: 7, name: 'Raid' };

describe('a call to one', () => {
  it('connects the two, and ends for both with the one who leaves', () => {
    const call = after(callTo([callee(2)]), [accept(2)]);
    expect(members(call)).toEqual([1, 2]);
    expect(personOf(call, 2)?.ring).toMatchObject({ outcome: 'accepted', answeredBy: 'socket-2a' });
    expect(seatOf(call, 2)).toMatchObject({ audio: true, video: false, screen: false });
    const over = after(call, [leave(2)]);
    expect(over.endedAt).toBe(NOW);
    expect([left(over, 1), left(over, 2)]).toEqual(['left', 'left']);
    // Each user who leaves must receive this version.
    expect(over.people.map(({ finalVersion }) => finalVersion)).toEqual([3, 3]);
  });

  it.each([
    [{ type: 'decline', user: 2, socketId: 'socket-2a' }, 'declined', 'declined'],
    [{ type: 'busy', user: 2 }, 'busy', 'busy'],
    [{ type: 'bar', user: 2 }, 'unreachable', 'unreachable'],
    [leave(1), 'cancelled', 'left'],
  ] satisfies [CallEvent, string, string][])('ends by %j', (event, theirs, own) => {
    const over = after(callTo([callee(2)]), [event]);
    expect(over.endedAt).toBe(NOW);
    expect(outcome(over, 2)).toBe(theirs);
    expect(left(over, 1)).toBe(own);
  });

  it('ends unanswered when the ring is over, and not a moment before', () => {
    const call = callTo([callee(2)]);
    expect(dueAt(call)).toBe(NOW + RING_MS);
    expect(applyEvent(call, { type: 'tick' }, NOW + RING_MS - 1)).toBe(call);
    const over = applyEvent(call, { type: 'tick' }, NOW + RING_MS);
    expect([outcome(over, 2), left(over, 1)]).toEqual(['no-answer', 'no-answer']);
    expect(dueAt(over)).toBeNull();
  });

  it.each([
    ['none', 'unreachable'],
    ['friends-only', 'friends-only'],
  ] as const)('whom the caller does not reach (%s) ends at once', (reach, reason) => {
    const over = after(callTo([callee(2, reach)]), [{ type: 'tick' }]);
    expect([over.endedAt, left(over, 1)]).toEqual([NOW, reason]);
  });

  it('says the first reason that applies to one of several', () => {
    const [rung, never] = [callee(2), callee(3, 'none')];
    const over = after(callTo([rung, never]), [
      { type: 'decline', user: 2, socketId: 'socket-2a' },
    ]);
    expect(left(over, 1)).toBe('declined');
  });

  it('takes nothing after its end, and nothing twice', () => {
    const call = after(callTo([callee(2)]), [accept(2)]);
    expect(after(call, [accept(2)])).toBe(call);
    expect(after(call, [{ type: 'decline', user: 2, socketId: 'other' }])).toBe(call);
    const over = after(call, [leave(1)]);
    expect(after(over, [accept(2), enter(3)], NOW + 5)).toBe(over);
  });

  it('lets in no one whom it did not ring or who has declined', () => {
    const call = callTo([callee(2), callee(3)]);
    expect(after(call, [accept(4)])).toBe(call);
    const declined = after(call, [{ type: 'decline', user: 2, socketId: 'socket-2a' }]);
    expect(after(declined, [accept(2)])).toBe(declined);
    // A callee who was never reached doesn't make the call a group.
    expect(callTo([callee(2), callee(3, 'none')]).group).toBe(false);
  });

  it('changes next when its first ring is over', () => {
    const call = applyEvent(
      after(callTo([callee(2)]), [accept(2)]),
      { type: 'ring', by: 1, callees: [callee(3)] },
      NOW + 1_000,
    );
    const both = applyEvent(call, { type: 'ring', by: 1, callees: [callee(4)] }, NOW + 2_000);
    expect(dueAt(both)).toBe(NOW + 1_000 + RING_MS);
  });
});

describe('a lost socket', () => {
  const call = after(callTo([callee(2)]), [accept(2)]);
  const at = { user: 2, peerId: peer(2).peerId };
  const lost: CallEvent = { type: 'lost', ...at, userSocketId: peer(2).userSocketId };

  it('keeps the seat for a while, then counts as lost', () => {
    const gone = after(call, [lost]);
    expect(seatOf(gone, 2)).toMatchObject({ connected: false, returnBy: NOW + RETURN_MS });
    expect(dueAt(gone)).toBe(NOW + RETURN_MS);
    expect(applyEvent(gone, { type: 'tick' }, NOW + RETURN_MS - 1)).toBe(gone);
    const over = applyEvent(gone, { type: 'tick' }, NOW + RETURN_MS);
    expect([left(over, 2), left(over, 1)]).toEqual(['lost', 'lost']);
  });

  it('keeps its time when it is lost again, and forgets it when it is back', () => {
    const gone = after(call, [lost]);
    expect(applyEvent(gone, lost, NOW + 5_000)).toBe(gone);
    const back = after(gone, [{ type: 'back', ...at, userSocketId: 'next' }]);
    expect(seatOf(back, 2)).toMatchObject({
      connected: true,
      returnBy: null,
      userSocketId: 'next',
    });
    // The old socket closes only now.
    expect(after(back, [lost])).toBe(back);
  });

  it('is nothing to a peer that is not in the call', () => {
    expect(after(call, [{ ...lost, peerId: 'other' }])).toBe(call);
    expect(after(call, [{ type: 'leave', user: 2, peerId: 'other', reason: 'left' }])).toBe(call);
  });

  it('of a caller who accepts while away starts with the seat kept', () => {
    const away = after(callTo([callee(2)]), [
      {
        type: 'accept',
        user: 2,
        peer: peer(2),
        connected: false,
        friends: [1],
        isMember: true,
        blockedWith: [4],
      },
    ]);
    expect(personOf(away, 2)).toMatchObject({
      friends: [1],
      isMember: true,
      blockedWith: [4],
      seat: { connected: false, returnBy: NOW + RETURN_MS, audio: true, video: false },
    });
  });
});

describe('a group', () => {
  const three = after(callTo([callee(2)]), [
    accept(2),
    { type: 'ring', by: 1, callees: [callee(3)] },
    accept(3),
  ]);

  it('goes on when one leaves, and ends when one has been alone for a while', () => {
    expect(three.group).toBe(true);
    const two = after(three, [leave(3)]);
    expect([two.endedAt, two.aloneSince]).toEqual([null, null]);
    // A user who has left keeps their last version, whatever happens next.
    const out = personOf(two, 3)?.finalVersion;
    expect(out).toBe(two.version);
    const muted = { audio: false, video: false, screen: false };
    const next = after(two, [{ type: 'switch', user: 2, peerId: peer(2).peerId, switches: muted }]);
    expect([next.version, personOf(next, 3)?.finalVersion]).toEqual([two.version + 1, out]);
    const one = applyEvent(two, leave(2), NOW + 1_000);
    expect(one.aloneSince).toBe(NOW + 1_000);
    expect(dueAt(one)).toBe(NOW + 1_000 + ALONE_MAX_MS);
    expect(applyEvent(one, { type: 'tick' }, NOW + ALONE_MAX_MS + 999).endedAt).toBeNull();
    const over = applyEvent(one, { type: 'tick' }, NOW + ALONE_MAX_MS + 1_000);
    expect(left(over, 1)).toBe('alone');
    const again = applyEvent(one, { type: 'ring', by: 1, callees: [callee(2)] }, NOW + 2_000);
    expect(again.aloneSince).toBeNull();
  });

  it('is rung for by members alone, and nobody who is in it is rung', () => {
    expect(after(three, [{ type: 'ring', by: 9, callees: [callee(4)] }])).toBe(three);
    expect(after(three, [{ type: 'ring', by: 2, callees: [callee(3)] }])).toBe(three);
    const rung = after(three, [{ type: 'ring', by: 2, callees: [callee(4)] }]);
    expect(personOf(rung, 4)?.ring).toMatchObject({ by: 2, outcome: 'ringing' });
  });

  it('holds as many as it may, members and rung together', () => {
    const most = Array.from({ length: CALL_MEMBERS_MAX - 1 }, (_, index) => callee(index + 2));
    const full = callTo([...most, callee(90), callee(91, 'none')]);
    expect([outcome(full, 90), outcome(full, 91)]).toEqual(['full', 'unreachable']);
    expect(after(full, [enter(92)])).toBe(full);
    expect(outcome(callTo([...most, callee(90)], { transport: 'sfu' }), 90)).toBe('ringing');
    // A user who is rung already has a place.
    expect(members(after(full, [enter(2)]))).toEqual([1, 2]);
    const free = after(full, [{ type: 'decline', user: 2, socketId: 'x' }, enter(92)]);
    expect(members(free)).toEqual([1, 92]);
  });

  it('remembers 64 people, and beyond them only those who can come', () => {
    const many = Array.from({ length: 80 }, (_, index) => callee(index + 2, 'none'));
    const crowded = after(callTo(many, { session, waits: true }), [enter(90)]);
    expect(crowded.people).toHaveLength(65);
    expect(members(crowded)).toEqual([1, 90]);
    const rung = after(crowded, [
      { type: 'ring', by: 1, callees: [callee(91), callee(92, 'none')] },
    ]);
    expect([outcome(rung, 91), outcome(rung, 92)]).toEqual(['ringing', undefined]);
    expect(members(after(rung, [accept(91)]))).toEqual([1, 90, 91]);
  });

  it('turns cameras off with one member too many', () => {
    const ids = Array.from({ length: VIDEO_MEMBERS_MAX - 1 }, (_, index) => index + 2);
    const call = after(
      callTo(
        ids.map((id) => callee(id)),
        { media: 'video' },
      ),
      ids.map((id) => accept(id)),
    );
    expect(seatOf(call, 1)?.video).toBe(true);
    const screen: CallEvent = {
      type: 'switch',
      user: 2,
      peerId: peer(2).peerId,
      switches: { audio: false, video: false, screen: true },
    };
    expect(seatOf(after(call, [screen]), 2)).toMatchObject({ audio: false, screen: true });
    const crowded = after(call, [screen, enter(50)]);
    expect(seatOf(crowded, 1)?.video).toBe(false);
    expect(seatOf(crowded, 2)).toMatchObject({ audio: false, screen: false });
    const shown: CallEvent = { ...screen, switches: { audio: true, video: true, screen: true } };
    expect(seatOf(after(crowded, [shown]), 2)).toMatchObject({ video: false, screen: false });
    const gone = after(call, [leave(2), enter(51), enter(52)]);
    expect(seatOf(gone, 2)).toBeNull();
  });

  it('parts two members: the one who blocked leaves', () => {
    const parted = after(three, [{ type: 'block', by: 2, other: 3 }]);
    expect(members(parted)).toEqual([1, 3]);
    expect(left(parted, 2)).toBe('removed');
  });

  it.each([
    [1, 4],
    [4, 1],
  ])('ends a ring between %i and %i without a word why', (by, other) => {
    const rung = after(three, [{ type: 'ring', by: 1, callees: [callee(4)] }]);
    const parted = after(rung, [{ type: 'block', by, other }]);
    expect(members(parted)).toEqual([1, 2, 3]);
    expect(outcome(parted, 4)).toBe('unreachable');
  });

  it('parts nobody who has left', () => {
    const two = after(three, [leave(3)]);
    for (const [by, other] of [
      [2, 3],
      [3, 2],
      [2, 99],
    ] as const) {
      expect(after(two, [{ type: 'block', by, other }]).people).toEqual(two.people);
    }
  });

  it('lets somebody return, by a ring or by the session', () => {
    const two = after(three, [leave(3)]);
    const rung = after(two, [{ type: 'ring', by: 1, callees: [{ ...callee(3), friends: [1] }] }]);
    expect(personOf(rung, 3)).toMatchObject({ friends: [1], ring: { outcome: 'ringing' } });
    expect(members(after(two, [enter(3)]))).toEqual([1, 2, 3]);
    expect(after(three, [enter(3)])).toBe(three);
  });

  it('forgets a block that was lifted before the two met again', () => {
    const blocked: CallEvent = {
      type: 'enter',
      user: { ...knownTo(4), blockedWith: [3] },
      peer: peer(4),
    };
    const four = after(three, [leave(3), blocked, enter(3)]);
    expect(members(four)).toEqual([1, 2, 3, 4]);
    expect(isBlockBetween(four, 3, 4)).toBe(false);
  });

  it('lets in whom its host has removed once the host rings them, and not before', () => {
    const removed = after({ ...three, hostId: 1 }, [
      { type: 'remove', by: 1, peerId: peer(3).peerId },
      { type: 'ring', by: 2, callees: [callee(3)] },
      enter(3),
    ]);
    expect(members(removed)).toEqual([1, 2]);
    const rung = after(removed, [{ type: 'ring', by: 1, callees: [callee(3)] }]);
    // Without an answer to the ring, from the session's page.
    expect(members(after(rung, [enter(3)]))).toEqual([1, 2, 3]);
    expect(members(after(rung, [accept(3), leave(3), enter(3)]))).toEqual([1, 2, 3]);
  });

  it('bars a member whose account may no longer act', () => {
    const barred = after(three, [{ type: 'bar', user: 2 }]);
    expect([members(barred), left(barred, 2)]).toEqual([[1, 3], 'removed']);
  });
});

describe("a session's call that rings nobody", () => {
  it('waits for others, and longer than one who was left alone', () => {
    const waiting = callTo([], { session, waits: true });
    expect(dueAt(waiting)).toBe(NOW + WAIT_MAX_MS);
    expect(applyEvent(waiting, { type: 'tick' }, NOW + WAIT_MAX_MS - 1)).toBe(waiting);
    const over = applyEvent(waiting, { type: 'tick' }, NOW + WAIT_MAX_MS);
    expect(left(over, 1)).toBe('alone');
    expect(members(applyEvent(waiting, enter(2), NOW + WAIT_MAX_MS))).toEqual([]);
    const two = after(waiting, [enter(2)]);
    expect([members(two), two.aloneSince, dueAt(two)]).toEqual([[1, 2], null, null]);
    const alone = applyEvent(two, leave(2), NOW + 5);
    expect([alone.endedAt, dueAt(alone)]).toEqual([null, NOW + 5 + ALONE_MAX_MS]);
  });

  it('ends when the last one leaves', () => {
    const over = after(callTo([], { session, waits: true }), [leave(1)]);
    expect([over.endedAt, left(over, 1)]).toEqual([NOW, 'left']);
  });

  it('knows its first member as one of the session', () => {
    expect(personOf(callTo([], { session, waits: true }), 1)?.isMember).toBe(true);
    expect(personOf(callTo([callee(2)]), 1)?.isMember).toBe(false);
  });
});
