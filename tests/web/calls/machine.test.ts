import { describe, expect, it } from 'vitest';

import { heldBack } from '../../../web/calls/core/exposure.ts';
import { type CallInput, reduceTab } from '../../../web/calls/core/machine.ts';
import { ANSWER_WITHIN_MS } from '../../../web/calls/core/times.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import {
  ANA,
  BEN,
  ME,
  NOW,
  accept,
  confirmed,
  dial,
  ended,
  group,
  joined,
  resumed,
  rings,
  run,
  welcome,
} from './one-tab.ts';

const heldIn = ({ state }: ReturnType<typeof run>) =>
  state.talk ? heldBack(state.talk, 1).map(({ id }) => id) : null;

describe('being rung', () => {
  it('accepts with a confirmation to the caller', () => {
    const { sent } = run(rings('x'), accept('x'));
    expect(sent).toEqual([
      {
        event: 'confirmed',
        data: {
          call: 'x',
          caller: 2,
          user: 1,
          socket: 'socket 1',
          data: { peerId: 'anas', id: 2, userSocketId: 'socket 2' },
          peer: { ...ME, id: 1 },
          accept: true,
        },
      },
    ]);
  });

  it('confirms each caller of a group, also one who joined meanwhile; refuses each', () => {
    expect(confirmed([group('x', ANA, BEN), accept('x')])).toEqual([
      [2, true],
      [3, true],
    ]);
    expect(confirmed([group('x', ANA), accept('x'), group('x', ANA, BEN)])).toEqual([[3, true]]);
    expect(confirmed([group('x', ANA, BEN), { kind: 'decline', call: 'x' }])).toEqual([
      [2, false],
      [3, false],
    ]);
  });

  it('stops when it is answered elsewhere, and is told as missed when it was not', () => {
    expect(run(rings('x'), ended('x', 'elsewhere')).state.rings).toEqual([]);
    const { over } = run(rings('x'), ended('x', 'no-answer')).state;
    expect(over).toMatchObject({ kind: 'ring', reason: 'no-answer', people: [{ name: 'Ana' }] });
  });

  it('leaves the call one is in for another', () => {
    const { sent } = run(dial, joined('x'), rings('y', BEN), accept('y'));
    expect(sent.map(({ event }) => event)).toEqual(['leave', 'confirmed']);
  });
});

describe('calling', () => {
  it('waits for the socket, and says that one is offline where it does not come', () => {
    const { state } = run({ kind: 'down' }, dial);
    const back = reduceTab(state, welcome(), NOW);
    expect(back.send).toEqual([{ event: 'call', data: { to: [2], media: 'audio' } }]);
    const late = reduceTab(state, { kind: 'time' }, NOW + ANSWER_WITHIN_MS);
    expect(late.state.over?.reason).toBe('offline');
  });

  it('answers the ring of a user who is calling at that moment', () => {
    expect(run(rings('x'), dial).sent).toMatchObject([{ event: 'confirmed' }]);
  });

  it('goes over to the other’s call where both had rung', () => {
    const { state } = run(dial, joined('mine', []), joined('theirs'), ended('mine'));
    expect(state.talk?.call).toBe('theirs');
    expect(state.over).toBe(null);
  });
});

describe('being in a call', () => {
  it('names the call that was hung up, or that the other left, as long as it can be reported', () => {
    const { over } = run(dial, joined('x'), { kind: 'leave' }).state;
    expect(over).toMatchObject({
      reason: 'hung-up',
      talked: 'x',
      people: [{ id: 2, name: 'Ana' }],
    });
    expect(run(dial, joined('x'), ended('x')).state.over?.talked).toBe('x');
    expect(run(dial, joined('x'), ended('x', 'elsewhere')).state.over?.talked).toBe(null);
    expect(run(dial, joined('x', []), ended('x', 'no-answer')).state.over?.talked).toBe(null);
    expect(run(dial, joined('x', []), { kind: 'leave' }).state.over).toBe(null);
  });

  it('is left, and said to have failed, where what it needs can’t be loaded', () => {
    const { state, sent } = run(dial, joined('x'), { kind: 'fail' });
    expect(sent).toEqual([{ event: 'leave', data: { call: 'x' } }]);
    expect([state.talk, state.over?.reason]).toEqual([null, 'refused']);
  });

  it('comes back as the same peer, and has lost it as another', () => {
    const there = [dial, joined('x'), { kind: 'down' }] as const;
    const back = run(...there, welcome(ME.peerId, 'socket 9')).state;
    expect(back.talk?.answerBy).toBe(NOW + ANSWER_WITHIN_MS);
    expect(reduceTab(back, { kind: 'frame', frame: joined('x') }, NOW).state.talk?.arrivals).toBe(
      2,
    );
    expect(run(...there, welcome('other')).state.over?.reason).toBe('lost');
  });

  it('comes back after a reload with what was switched on', () => {
    const switches = { audio: false, video: true, screen: false };
    const { state, sent } = run(resumed({ switches, media: 'video' }), welcome(), joined('x'));
    expect(state.talk?.call).toBe('x');
    expect(sent).toEqual([{ event: 'state', data: { call: 'x', ...switches } }]);
  });

  it('is muted once when the last other has gone', () => {
    const muted = { audio: false, video: false, screen: false };
    const told = [{ event: 'state', data: { call: 'x', ...muted } }];
    const alone = run(dial, joined('x'), joined('x', [], 2));
    expect([alone.state.switches, alone.sent]).toEqual([muted, told]);
    const unmuted: CallInput = { kind: 'switch', switches: { ...muted, audio: true } };
    const again = run(dial, joined('x'), joined('x', [], 2), unmuted, joined('x', [], 3));
    expect(again.state.switches.audio).toBe(true);
    expect(run(dial, joined('x', [])).state.switches.audio).toBe(true);
  });

  it('is rung again in a call that was left or declined, but not by a late frame', () => {
    const joins: CallInput = { kind: 'accept', call: 'x', media: 'audio' };
    const again = rings('x', ANA, new Date(9).toISOString());
    for (const gone of [
      [rings('x'), joins, joined('x'), { kind: 'leave' }],
      [rings('x'), { kind: 'decline', call: 'x' }],
    ] satisfies (CallInput | ServerFrame)[][]) {
      expect(run(...gone, rings('x')).state.rings).toEqual([]);
      expect(run(...gone, again).state.rings).toHaveLength(1);
      expect(run(...gone, again, joins, joined('x')).state.talk?.roster).not.toBeNull();
    }
  });

  it('holds back strangers who come later, until the user lets them through', () => {
    const stranger = { ...BEN, way: 'exposed' as const };
    const fellow = { ...stranger, id: 4, peerId: 'cleos', fellow: true };
    const comes = [joined('x', [ANA, fellow], 2), joined('x', [ANA, fellow, stranger], 3)];
    expect(heldIn(run(dial, joined('x'), ...comes))).toEqual([3]);
    const agrees: CallInput = { kind: 'stranger', user: 3, agrees: true };
    expect(heldIn(run(dial, joined('x'), ...comes, agrees))).toEqual([]);
    const refused = run(dial, joined('x'), ...comes, { ...agrees, agrees: false });
    expect([heldIn(refused), refused.state.talk?.refused]).toEqual([[3], [3]]);
    // A user who was named before joining needs no second question. A user who came later does.
    const joins: CallInput = { kind: 'accept', call: 'y', media: 'audio' };
    const named = run(group('y', ANA, stranger), joins, joined('y', [ANA, stranger]));
    expect(heldIn(named)).toEqual([]);
    const meanwhile = run(group('y', ANA), joins, joined('y', [ANA, stranger]));
    expect(heldIn(meanwhile)).toEqual([3]);
    expect(heldIn(run(resumed(), welcome(), joined('x', [ANA, stranger])))).toEqual([3]);
    const back = resumed({ agreed: [3] });
    expect(heldIn(run(back, welcome(), joined('x', [stranger])))).toEqual([]);
  });
});
