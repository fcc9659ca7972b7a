import { describe, expect, it } from 'vitest';

import { type IceAnswer, IceServers } from '../../../web/calls/core/ice.ts';
import { Time } from './network.ts';

const HOUR_MS = 3_600_000;
const TURN = { urls: ['turn:t.example'] };
const STUN = { urls: ['stun:s.example'] };

/** ICE servers that are valid for an hour per request. `answer` can be made to fail. */
function servers(...iceServers: IceAnswer['iceServers']) {
  const time = new Time();
  const server = { asked: 0, gone: false };
  const ice = new IceServers(() => {
    server.asked += 1;
    if (server.gone) return Promise.reject(new Error('gone'));
    const expiresAt = new Date(time.clock.now() + HOUR_MS).toISOString();
    return Promise.resolve({ iceServers, expiresAt });
  }, time.clock);
  return { time, server, ice };
}

describe('servers that help', () => {
  it('are asked for once while they are good, and again a minute before they end', async () => {
    const { time, server, ice } = servers(TURN);
    expect(await ice.get()).toEqual([TURN]);
    await time.pass(HOUR_MS - 60_001);
    await ice.get();
    expect(server.asked).toBe(1);
    await time.pass(1);
    await ice.get();
    expect(server.asked).toBe(2);
  });

  it('are asked for once where several connections need them at the same time', async () => {
    const { server, ice } = servers(TURN);
    expect(await Promise.all([ice.get(), ice.get()])).toEqual([[TURN], [TURN]]);
    expect(server.asked).toBe(1);
  });

  it('come with their name and password where they have them', async () => {
    const known = { ...TURN, username: 'ana', credential: 'secret' };
    const { ice } = servers(known, { ...STUN, username: undefined, credential: undefined });
    expect(await ice.get()).toStrictEqual([known, STUN]);
  });

  it('relay only where one of them is a TURN server', async () => {
    for (const [list, relays] of [
      [[STUN], false],
      [[STUN, TURN], true],
      [[{ urls: ['stun:s.example', 'turns:t.example'] }], true],
    ] as const) {
      const { ice } = servers(...list.map(({ urls }) => ({ urls: [...urls] })));
      expect(ice.relays).toBe(false);
      await ice.get();
      expect(ice.relays).toBe(relays);
    }
  });

  it('are done without where they take longer than three seconds, and used once they are there', async () => {
    const time = new Time();
    const { promise, resolve } = Promise.withResolvers<IceAnswer>();
    const ice = new IceServers(() => promise, time.clock);
    let got: RTCIceServer[] | null = null;
    const late = ice.get().then((list) => (got = list));
    await time.pass(2_999);
    expect(got).toBe(null);
    await time.pass(1);
    expect(await late).toEqual([]);
    resolve({ iceServers: [TURN], expiresAt: new Date(time.clock.now() + HOUR_MS).toISOString() });
    await time.pass(0);
    expect(await ice.get()).toEqual([TURN]);
  });

  it('are kept where no new ones can be had, and asked for again after ten seconds', async () => {
    const { time, server, ice } = servers(TURN);
    await ice.get();
    server.gone = true;
    await time.pass(HOUR_MS);
    expect(await ice.get()).toEqual([TURN]);
    await time.pass(9_999);
    await ice.get();
    expect(server.asked).toBe(2);
    server.gone = false;
    await time.pass(1);
    await ice.get();
    expect(server.asked).toBe(3);
    await time.pass(10_000);
    await ice.get();
    expect(server.asked).toBe(3);
  });

  it('are none where they can’t be had at all', async () => {
    const { server, ice } = servers(TURN);
    server.gone = true;
    expect(await ice.get()).toEqual([]);
    expect(ice.relays).toBe(false);
  });
});
