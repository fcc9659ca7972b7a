import { expect, it } from 'vitest';

import type { CallRoster, SignalBody } from '../../../worker/contract/call.ts';
import { REACH_OUT_MS } from '../../../web/calls/core/link.ts';
import { Mesh } from '../../../web/calls/core/mesh.ts';
import { Air, Time } from './network.ts';

const SILENT = { mic: null, camera: null, screen: null, screenSound: null };
const NOBODY = new Set<string>();

const member = (peerId: string) => ({
  peerId,
  id: peerId === 'a' ? 1 : 2,
  userSocketId: `socket ${peerId}`,
  name: peerId,
  firstFile: null,
  way: 'direct' as const,
  fellow: false,
  audio: true,
  video: false,
  screen: false,
  connected: true,
});

const rosterOf = (...peerIds: string[]): CallRoster => ({
  version: 1,
  media: 'audio',
  session: null,
  startedAt: new Date(0).toISOString(),
  members: peerIds.map(member),
  rung: [],
});

/** `a` is in the call and `b` joins it. Their signals always arrive. */
function twoMeshes() {
  const time = new Time();
  const air = new Air(time);
  const sent: Record<'a' | 'b', SignalBody[]> = { a: [], b: [] };
  let names = 0;
  const meshOf = (me: 'a' | 'b', other: () => Mesh): Mesh =>
    new Mesh({
      peerId: me,
      connect: (_ways, events) => air.connect(events),
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
  return { time, a, b, sent, connected };
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

it('nor to one who is held back, and connects once they are let through', async () => {
  const { time, a, b, sent, connected } = twoMeshes();
  a.follow(rosterOf('a', 'b'), new Set(['b']), 1);
  b.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(60_000);
  expect([sent.a, a.connections()]).toEqual([[], []]);
  a.follow(rosterOf('a', 'b'), NOBODY, 1);
  await time.pass(REACH_OUT_MS);
  expect(connected()).toBe(true);
});
