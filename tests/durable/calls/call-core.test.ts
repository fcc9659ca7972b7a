import { expect, it } from 'vitest';

import { CallCore } from '../../../durable/calls/call-core.ts';
import { RETURN_MS } from '../../../worker/contract/call-bounds.ts';
import { offerOf } from '../support/offer.ts';
import { Disk } from './call-machine/disk.ts';
import { NOW, callTo, knownTo, peer } from './call-makers.ts';
import { FakeSfu } from './fake-sfu.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('keeps the call’s alarm when its lines at the SFU are closed after an eviction', async () => {
  const disk = new Disk();
  const sfu = new FakeSfu();
  let alarm: number | null = null;
  const wake = () =>
    new CallCore({
      now: () => NOW,
      store: disk,
      sfu,
      notify: async () => null,
      record: async () => {},
      wakeAt: (time) => {
        alarm = time;
      },
      clear: () => disk.clear(),
    });
  const [one, other] = [peer(1), peer(2)];
  const core = wake();
  core.start(callTo([], { session: { id: 7, name: 'Raid' }, transport: 'sfu', waits: true }));
  core.act({ type: 'enter', user: { ...knownTo(2), isMember: true }, peer: other });
  for (const [user, { peerId }] of [one, other].entries()) {
    const offer = offerOf(`pc${user}`);
    const tracks = [{ mid: '0', kind: 'audio' as const }];
    await core.sfu(user + 1, peerId, { act: 'publish', offer, tracks });
  }
  for (const [user, from, to] of [
    [1, one, other],
    [2, other, one],
  ] as const) {
    const tracks = [{ of: to.peerId, kind: 'audio' as const }];
    expect(await core.sfu(user, from.peerId, { act: 'subscribe', tracks })).toMatchObject({
      tracks: [{ mid: 'm1' }],
    });
  }
  core.act({ type: 'lost', user: 2, ...other });
  core.handleAlarm();
  await settled();
  expect(alarm).toBe(NOW + RETURN_MS);
  // This changes nothing that anybody is told of.
  await wake().sfu(1, one.peerId, { act: 'close', mids: ['m1'] });
  await settled();
  expect(alarm).toBe(NOW + RETURN_MS);
  // Nor does it put off what waited to be sent.
  core.act({ type: 'hand', user: 1, ...one, up: true });
  expect(alarm).toBe(NOW + 100);
  await wake().sfu(2, other.peerId, { act: 'close', mids: ['m1'] });
  await settled();
  expect(alarm).toBe(NOW);
});
