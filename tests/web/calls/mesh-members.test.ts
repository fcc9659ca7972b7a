import { describe, expect, it } from 'vitest';

import { REACH_OUT_MS } from '../../../web/calls/core/link.ts';
import { Mesh } from '../../../web/calls/core/mesh.ts';
import type { CallWay } from '../../../worker/contract/call-bounds.ts';
import type { CallRoster, SignalBody } from '../../../worker/contract/call.ts';
import { callMember, callRoster } from '../../support/roster.ts';
import { Time } from './network.ts';
import { SILENT, inShort, scriptedConnections } from './scripted.ts';
import { track } from './track.ts';

const NOBODY = new Set<string>();
const OFFER: SignalBody = { link: 'x1:', description: { type: 'offer', sdp: 'theirs' } };

interface Seat {
  peerId: string;
  way?: CallWay;
  socket?: string;
  connected?: boolean;
}

/** A roster of the user, `m`, and these others. */
const rosterOf = (...others: Seat[]) =>
  callRoster(
    [{ peerId: 'm' }, ...others].map(({ peerId, socket = '1', ...more }: Seat, at) =>
      callMember({ peerId, id: at + 1, userSocketId: `${peerId} ${socket}`, ...more }),
    ),
  );

/** One mesh. The others are played by the test. */
function oneMesh() {
  const time = new Time();
  const { made, connect } = scriptedConnections();
  const signals: string[] = [];
  const events: string[] = [];
  let names = 0;
  const mesh = new Mesh({
    peerId: 'm',
    connect,
    servers: () => Promise.resolve([{ urls: 'stun:s.example' }]),
    send: (to, body) => signals.push(`to ${to}: ${inShort(body)}`),
    tracks: () => SILENT,
    clock: time.clock,
    name: () => `n${(names += 1)}`,
    onTrack: (peerId, line) => events.push(`${peerId} ${line}`),
    onState: (peerId, state) => events.push(`${peerId} ${state}`),
    onGone: (peerId) => events.push(`${peerId} gone`),
  });
  const sent = () => signals.splice(0);
  const follow = async (roster: CallRoster, arrivals = 1) => {
    mesh.follow(roster, NOBODY, arrivals);
    await time.pass(0);
  };
  return { time, mesh, made, sent, events, follow };
}

describe('the links to the others', () => {
  it('are offered by the tab that joins, and awaited from tabs that join later', async () => {
    const { time, sent, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }));
    expect(sent()).toEqual(['to a: n1: offer 1']);
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'b' }));
    expect(sent()).toEqual([]);
    await time.pass(REACH_OUT_MS);
    expect(sent()).toEqual(['to b: n2: offer 1']);
  });

  it('use the relay only where the roster says so', async () => {
    const { made, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'b', way: 'relayed' }));
    expect(made.map(({ ways }) => ways)).toEqual([
      { iceServers: [{ urls: 'stun:s.example' }], iceTransportPolicy: 'all' },
      { iceServers: [{ urls: 'stun:s.example' }], iceTransportPolicy: 'relay' },
    ]);
  });

  it('are replaced by a link over the relay when a friendship ends', async () => {
    const { mesh, time, made, sent, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'b' }));
    mesh.hear('a', { link: 'x1:n1', description: { type: 'answer', sdp: 'yes' } });
    await time.pass(0);
    made[0]?.becomes('connected');
    sent();
    const changed = rosterOf({ peerId: 'a', way: 'relayed' }, { peerId: 'b' });
    for (const offers of [['to a: n3: offer 1'], []]) {
      await follow(changed);
      expect(sent()).toEqual(offers);
    }
    expect(made.map(({ said }) => said.includes('close'))).toEqual([true, false, false]);
    expect(made[2]?.ways.iceTransportPolicy).toBe('relay');
    // `exposed` allows the same connections as `direct`, so nothing starts again.
    await follow(rosterOf({ peerId: 'a', way: 'relayed' }, { peerId: 'b', way: 'exposed' }));
    expect([sent(), made.length]).toEqual([[], 3]);
  });

  it('give way to the offer of a peer whose id sorts first, and to no other', async () => {
    const { time, mesh, sent, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'z' }));
    sent();
    for (const peerId of ['a', 'z']) mesh.hear(peerId, OFFER);
    await time.pass(0);
    expect(sent()).toEqual(['to a: n3:x1 answer theirs']);
  });

  it('have no connection before its servers are known', async () => {
    const { time, mesh } = oneMesh();
    mesh.follow(rosterOf({ peerId: 'a' }), NOBODY, 1);
    expect(mesh.connections()).toEqual([]);
    await time.pass(0);
    expect(mesh.connections().map(({ peerId }) => peerId)).toEqual(['a']);
  });

  it('take up to forty signals that came before the roster', async () => {
    const { made, mesh, follow } = oneMesh();
    mesh.hear('a', OFFER);
    for (let at = 0; at < 39; at += 1) {
      mesh.hear('a', { link: 'x1:', candidate: { candidate: `way ${at}` } });
    }
    await follow(rosterOf({ peerId: 'a' }), 0);
    expect(made[0]?.said).toHaveLength(41);
    for (let at = 0; at < 41; at += 1) {
      mesh.hear('b', { link: 'y1:', ...(at === 0 ? OFFER : { candidate: { candidate: '' } }) });
    }
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'b' }), 0);
    expect(made[1]?.said).toEqual([]);
  });
});

describe('a peer that returns with another socket', () => {
  it('is sent the open offer again once it is connected', async () => {
    const { sent, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }));
    sent();
    await follow(rosterOf({ peerId: 'a' }));
    await follow(rosterOf({ peerId: 'a', connected: false }));
    await follow(rosterOf({ peerId: 'a', socket: '2', connected: false }));
    expect(sent()).toEqual([]);
    for (const again of [['to a: n1: offer 1'], []]) {
      await follow(rosterOf({ peerId: 'a', socket: '2' }));
      expect(sent()).toEqual(again);
    }
  });

  it('is sent the open offer again when this tab has returned', async () => {
    const { sent, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }));
    sent();
    await follow(rosterOf({ peerId: 'a' }), 2);
    expect(sent()).toEqual(['to a: n1: offer 1']);
  });

  it('is connected again after a silence only if this tab had been away', async () => {
    const { time, mesh, made, sent, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }));
    mesh.hear('a', { link: 'x1:n1', description: { type: 'answer', sdp: 'yes' } });
    await time.pass(0);
    made[0]?.becomes('connected');
    sent();
    mesh.doubt('a', true);
    mesh.doubt('nobody', true);
    await follow(rosterOf({ peerId: 'a', socket: '2' }));
    expect(sent()).toEqual([]);
    await follow(rosterOf({ peerId: 'a', socket: '2' }), 2);
    expect(sent()).toEqual(['to a: n1:x1 offer 2']);
  });
});

describe('all links', () => {
  it('send new tracks, restart ICE, and report events by peer', async () => {
    const { time, mesh, made, sent, events, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'b' }));
    sent();
    for (const connection of made) connection.news();
    mesh.resend();
    await time.pass(0);
    expect(made.map((connection) => connection.news())).toEqual([['sendOut'], ['sendOut']]);
    mesh.move();
    await time.pass(0);
    expect(sent()).toEqual(['to a: n1: offer 1', 'to b: n2: offer 1']);
    made[1]?.becomes('connected');
    made[1]?.events.onTrack('mic', track('audio'));
    expect(events).toEqual(['b connected', 'b mic']);
  });

  it('are closed when their peer leaves or the mesh closes', async () => {
    const { mesh, made, events, follow } = oneMesh();
    await follow(rosterOf({ peerId: 'a' }, { peerId: 'b' }, { peerId: 'c' }));
    await follow(rosterOf({ peerId: 'b' }, { peerId: 'c' }));
    expect(events).toEqual(['a gone']);
    expect(made.map(({ said }) => said.includes('close'))).toEqual([true, false, false]);
    mesh.close();
    expect(events).toEqual(['a gone', 'b gone', 'c gone']);
    expect(made.every(({ said }) => said.includes('close'))).toBe(true);
    expect(mesh.connections()).toEqual([]);
  });

  it('start again with a peer that returns with the same socket', async () => {
    const { made, mesh, sent, follow } = oneMesh();
    mesh.hear('a', OFFER);
    await follow(rosterOf({ peerId: 'a' }));
    await follow(rosterOf());
    sent();
    await follow(rosterOf({ peerId: 'a' }), 2);
    // The second connection answered the offer that came before the roster. That offer is now void.
    expect([made.length, sent()]).toEqual([3, ['to a: n3: offer 1']]);
  });
});
