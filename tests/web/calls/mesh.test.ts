import { expect, it } from 'vitest';

import { REACH_OUT_MS } from '../../../web/calls/core/link.ts';
import { Mesh } from '../../../web/calls/core/mesh.ts';
import type { CallWay } from '../../../worker/contract/call-bounds.ts';
import type { SignalBody } from '../../../worker/contract/call.ts';
import { callMember, callRoster } from '../../support/roster.ts';
import { Air, Time } from './network.ts';

const SILENT = { mic: null, camera: null, screen: null, screenSound: null };
const NOBODY = new Set<string>();

const member = (peerId: string, way: CallWay = 'direct') =>
  callMember({ peerId, id: peerId === 'a' ? 1 : 2, way });

const rosterOf = (...peerIds: string[]) => callRoster(peerIds.map((peerId) => member(peerId)));

/** `a` is in the call and `b` joins it. Their signals always arrive. */
function twoMeshes() {
  const time = new Time();
  const air = new Air(time);
  const sent: Record<'a' | 'b', SignalBody[]> = { a: [], b: [] };
  const policies = { a: '', b: '' };
  let names = 0;
  const meshOf = (me: 'a' | 'b', other: () => Mesh): Mesh =>
    new Mesh({
      peerId: me,
      connect: ({ iceTransportPolicy = '' }, events) => {
        policies[me] = iceTransportPolicy;
        return air.connect(events);
      },
      servers: () => Promise.resolve([]),
      send: (_to, body) => {
        sent[me].push(body);
        other().hear(me, body);
      },
      tracks: () => SILENT,
      clock: time.clock,
      name: () => `n${(names += 1)}`,
      onTrack: () => undefined,
      onState: () => undefined,
      onGone: () => undefined,
    });
  const a: Mesh = meshOf('a', () => b);
  const b: Mesh = meshOf('b', () => a);
  const connected = () =>
    [a, b].every((mesh) =>
      mesh.connections().some(({ connection }) => connection.state() === 'connected'),
    );
  return { time, a, b, sent, policies, connected };
}

it('sends nothing to a peer before the roster names them, whatever they send', async () => {
  const { time, a, b, sent, connected } = twoMeshes();
  a.follow(rosterOf('a'), NOBODY, 1);
  b.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(60_000);
  expect(sent.b.length).toBeGreaterThan(0);
  expect([sent.a, a.connections()]).toEqual([[], []]);
  a.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(REACH_OUT_MS);
  expect(connected()).toBe(true);
});

it.each([
  ['together', 0, 0],
  ['one after the other', 0, 300],
  ['the other way round', 300, 0],
])('two who may use a relay alone from now on connect again when told %s', async (_, aIn, bIn) => {
  const { time, a, b, policies, connected } = twoMeshes();
  a.follow(rosterOf('a', 'b'), NOBODY, 1);
  b.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(10_000);
  expect([connected(), policies]).toEqual([true, { a: 'all', b: 'all' }]);
  const relayed = { ...rosterOf(), members: [member('a', 'relayed'), member('b', 'relayed')] };
  time.clock.after(aIn, () => a.follow(relayed, NOBODY, 1));
  time.clock.after(bIn, () => b.follow(relayed, NOBODY, 1));
  await time.pass(10_000);
  expect([connected(), policies]).toEqual([true, { a: 'relay', b: 'relay' }]);
});

it('sends nothing to a peer who is held back, and connects once they are let through', async () => {
  const { time, a, b, sent, connected } = twoMeshes();
  a.follow(rosterOf('a', 'b'), new Set(['b']), 1);
  b.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(60_000);
  expect([sent.a, a.connections()]).toEqual([[], []]);
  a.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(REACH_OUT_MS);
  expect(connected()).toBe(true);
});
