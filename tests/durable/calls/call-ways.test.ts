import { describe, expect, it } from 'vitest';

import { wayBetween } from '../../../durable/calls/call-state.ts';
import { promptOf } from '../../../durable/calls/call-view.ts';
import type { SignalBody } from '../../../worker/contract/call.ts';
import type { CallState } from '../../../worker/contract/objects/call.ts';
import { HOST, REFLEXIVE, RELAY, SDP, candidate } from './addresses.ts';
import { accept, after, callTo, callee, peer } from './call-makers.ts';
import { knowing } from './driven-user.ts';

/** How the members of a call may connect, and what they learn of each other's addresses. */

/** User 1 calls user 2, a friend. User 2 adds user 3, who is a friend of user 2 only. */
const callOfThree = (turnServer: boolean) =>
  after(callTo([{ ...callee(2), friends: [1] }], { turnServer }), [
    accept(2, [1]),
    { type: 'ring', by: 2, callees: [{ ...callee(3), friends: [2] }] },
  ]);

const withThird = (turnServer: boolean) => after(callOfThree(turnServer), [accept(3, [2])]);

/** What is forwarded of a signal that one peer sends to another. */
function sent(call: CallState, from: number, to: number, body: SignalBody) {
  const { commands, reply } = knowing(from, call).frame({
    event: 'signal',
    data: { call: call.id, to: peer(to).peerId, ...body },
  });
  expect(reply).toBeNull();
  return commands.flatMap((command) => (command.kind === 'forward' ? [command.message.body] : []));
}

describe('where the operator has a TURN server', () => {
  const call = withThird(true);

  it('strangers connect through it', () => {
    const ways = [
      [1, 2],
      [2, 3],
      [1, 3],
      [3, 1],
    ].map(([a = 0, b = 0]) => wayBetween(call, a, b));
    expect(ways).toEqual(['direct', 'direct', 'relayed', 'relayed']);
  });

  it('candidates with an address aren’t forwarded between strangers', () => {
    expect(sent(call, 1, 3, candidate(HOST))).toEqual([]);
    expect(sent(call, 3, 1, candidate(REFLEXIVE))).toEqual([]);
    const [relayed] = sent(call, 1, 3, candidate(RELAY));
    expect(JSON.stringify(relayed)).toContain('198.51.100.4 50000 typ relay raddr 0.0.0.0 rport 0');
    expect(sent(call, 1, 3, candidate(''))).toHaveLength(1);
    // Between friends every candidate is forwarded.
    expect(sent(call, 1, 2, candidate(HOST))).toEqual([candidate(HOST)]);
  });

  it('addresses are removed from descriptions between strangers', () => {
    const body = { link: 'a:b', description: { type: 'offer' as const, sdp: SDP } };
    const [offer] = sent(call, 3, 1, body);
    const text = JSON.stringify(offer);
    expect(text).not.toMatch(/192\.168|203\.0\.113|typ host|typ srflx/);
    expect(text).toContain('198.51.100.4');
    expect(text).toContain('a=ice-ufrag:abcd');
    expect(sent(call, 3, 2, body)).toEqual([body]);
  });
});

it('without a TURN server a ring names the strangers who would see the device’s address', () => {
  const frame = promptOf(callOfThree(false), 3);
  const callers = frame?.event === 'addcall' ? frame.data.callers : [];
  expect(callers.map(({ id, way }) => [id, way])).toEqual([
    [1, 'exposed'],
    [2, 'direct'],
  ]);
  expect(sent(withThird(false), 1, 3, candidate(HOST))).toHaveLength(1);
});
