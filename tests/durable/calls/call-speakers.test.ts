import { describe, expect, it } from 'vitest';

import { applyEvent } from '../../../durable/calls/call-reducer.ts';
import { changeFrames } from '../../../durable/calls/call-view.ts';
import { SFU_ALL_HEARD_MAX } from '../../../worker/contract/call-bounds.ts';
import type { CallEvent, CallState } from '../../../worker/contract/objects/call.ts';
import { NOW, callTo, knownTo, leave, peer } from './call-makers.ts';

const HOST = 5;

const enter = (id: number): CallEvent => ({ type: 'enter', user: knownTo(id), peer: peer(id) });
const speaking = (user: number, on = true, tab = 'a'): CallEvent => ({
  type: 'speaking',
  user,
  peerId: peer(user, tab).peerId,
  on,
});
const idsTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** The members are the users from 1 on. */
function callOf(size: number, transport: 'sfu' | 'mesh' = 'sfu') {
  const begun = callTo([], { session: { id: 7, name: 'Raid' }, transport, waits: true });
  return after({ ...begun, hostId: HOST }, idsTo(size).slice(1).map(enter));
}

/** The events happen a second apart. */
const after = (call: CallState, events: readonly CallEvent[]) =>
  events.reduce((state, event, index) => applyEvent(state, event, NOW + 1_000 * index), call);

const heardIn = (call: CallState) =>
  call.people.filter(({ seat }) => seat && !seat.unheard).map(({ id }) => id);

describe('in a call through an SFU', () => {
  it('everybody is heard up to twelve people, and again once the call has shrunk', () => {
    expect(heardIn(callOf(SFU_ALL_HEARD_MAX))).toEqual(idsTo(SFU_ALL_HEARD_MAX));
    const large = callOf(SFU_ALL_HEARD_MAX + 1);
    expect(heardIn(large)).toHaveLength(6);
    expect(heardIn(after(large, [leave(13)]))).toEqual(idsTo(SFU_ALL_HEARD_MAX));
  });

  it('the host and the five who spoke last are heard in a larger one', () => {
    const spoken = after(
      callOf(20),
      [20, 19, 18, 17, 16, 15].map((id) => speaking(id)),
    );
    expect(heardIn(spoken)).toEqual([HOST, 15, 16, 17, 18, 19]);
  });

  it('whoever goes on speaking stays before whoever has stopped', () => {
    const long = after(callOf(20), [
      speaking(9),
      ...[10, 11, 12, 13, 14].flatMap((id) => [speaking(id), speaking(id, false)]),
    ]);
    expect(heardIn(long)).toEqual([HOST, 9, 11, 12, 13, 14]);
  });

  it('others are told only if somebody else is heard now', () => {
    const large = callOf(20);
    const spoken = after(large, [speaking(20)]);
    expect(spoken.version).toBe(large.version + 1);
    const [frame] = changeFrames(large, spoken, 1);
    expect(frame).toMatchObject({ event: 'state' });
    for (const event of [speaking(20), speaking(20, false), speaking(HOST), speaking(20)]) {
      expect(after(spoken, [event]).version).toBe(spoken.version);
    }
  });

  it('nobody goes on speaking while their socket is lost, since that they stop isn’t heard of', () => {
    const at = { user: 9, peerId: peer(9).peerId };
    const lost: CallEvent = { type: 'lost', ...at, userSocketId: peer(9).userSocketId };
    const back: CallEvent = { type: 'back', ...at, userSocketId: 'next' };
    const later = [10, 11, 12, 13, 14, 15].flatMap((id) => [speaking(id), speaking(id, false)]);
    // The new socket may come before the end of the old one is noticed.
    for (const gone of [[lost], [lost, back], [back]]) {
      const away = after(callOf(20), [speaking(9), ...gone]);
      expect(heardIn(away)).toContain(9);
      expect(heardIn(after(away, later))).not.toContain(9);
    }
  });

  it('only the tab that is in the call can speak', () => {
    const large = callOf(20);
    expect(after(large, [speaking(20, true, 'b')])).toBe(large);
  });
});

it('everybody is heard in a mesh', () => {
  const mesh = callOf(8, 'mesh');
  expect(heardIn(after(mesh, [speaking(8)]))).toEqual(idsTo(8));
});
