import {
  SELF,
  env,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { signAccessToken } from '../../worker/auth/access-token.ts';
import { RefreshedToken } from '../../worker/contract/account.ts';
import { ORIGIN, addUser, expectAnswer, post, register } from '../worker/client.ts';
import {
  advance,
  alarmAfter,
  connect,
  presenceOf,
  signallingOf,
  storedOnline,
  ticketFor,
  until,
  untilStored,
  upgrade,
} from './live.ts';

const GRACE_MS = 30_000;

afterEach(() => {
  vi.useRealTimers();
});

const refresh = (refreshToken: string) =>
  post('/api/token/refresh', { refresh_token: refreshToken });

describe('a socket makes online', () => {
  it('stores the flag when the first opens, and after the grace when the last has closed', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    socket.close();
    await socket.closed();
    await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
    expect(await storedOnline(user.id)).toBe(true);
    expect(await alarmAfter(GRACE_MS + 1, presenceOf(user.id))).toBe(true);
    expect(await storedOnline(user.id)).toBe(false);
  });

  it('stays through a reload, through ten tabs of which nine close, and through eviction', async () => {
    const user = await addUser();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => connect(user.token)));
    await untilStored(user.id, true);
    for (const tab of tabs.slice(1)) tab.close();
    await evictDurableObject(signallingOf(user.id));
    await evictDurableObject(presenceOf(user.id));
    expect(await alarmAfter(GRACE_MS + 1, presenceOf(user.id))).toBe(false);
    expect(await storedOnline(user.id)).toBe(true);

    const [first] = tabs;
    first?.close();
    await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
    const reloaded = await connect(user.token);
    expect(await alarmAfter(GRACE_MS + 1, presenceOf(user.id))).toBe(false);
    expect(await storedOnline(user.id)).toBe(true);
    reloaded.close();
  });

  it('ends at once by a log-out, without grace, and leaves the other devices alone', async () => {
    const user = await register();
    const other = await addUser();
    const socket = await connect(user.token);
    const bystander = await connect(other.token);
    await untilStored(user.id, true);
    await post('/api/logout', { refresh_token: user.refresh_token });
    expect(await storedOnline(user.id)).toBe(false);
    expect(await socket.closed()).toEqual({ code: 4001 });
    expect(bystander.isClosed()).toBe(false);
    const ticket = await post('/api/socket-ticket', {}, user.token);
    expect(ticket.status).toBe(401);
  });

  it('ends at once by a refresh token that was used before, with the log-in it may be stolen from', async () => {
    const user = await register();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    const second = await expectAnswer(refresh(user.refresh_token), 200, RefreshedToken);
    await expectAnswer(refresh(second.refresh_token ?? ''), 200, RefreshedToken);
    expect((await refresh(user.refresh_token)).status).toBe(401);
    expect(await socket.closed()).toEqual({ code: 4001 });
    expect(await storedOnline(user.id)).toBe(false);
  });

  it('ends at once by a log-out even where the socket went before it', async () => {
    const user = await register();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    socket.close();
    await post('/api/logout', { refresh_token: user.refresh_token });
    expect(await storedOnline(user.id)).toBe(false);
  });

  it('notices the silent death of a network within 130 s, and looks once a minute at most', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    const alarm = () =>
      runInDurableObject(signallingOf(user.id), (_, { storage }) => storage.getAlarm());
    const opened = Date.now();
    advance(66_000);
    socket.send('ping');
    await until('pong', () => socket.texts.includes('pong'));
    const first = (await alarm()) ?? 0;
    expect(first - opened).toBeLessThan(130_000);
    vi.useFakeTimers({ toFake: ['Date'], now: first });
    expect(await runDurableObjectAlarm(signallingOf(user.id))).toBe(true);
    expect(await storedOnline(user.id)).toBe(false);
    expect(await alarm()).toBeNull();
    expect(await socket.closed()).toEqual({ code: 4002 });
  });

  it('keeps a socket that pings, without waking the object', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    await evictDurableObject(signallingOf(user.id));
    socket.send('ping');
    await until('pong', () => socket.texts.includes('pong'));
    await alarmAfter(60_000, signallingOf(user.id));
    expect(socket.isClosed()).toBe(false);
    const next = await runInDurableObject(signallingOf(user.id), (_, { storage }) =>
      storage.getAlarm(),
    );
    expect(next).toBeGreaterThan(Date.now() + 60_000);
    socket.close();
  });
});

describe('a ticket', () => {
  it('is good once', async () => {
    const user = await addUser();
    const ticket = await ticketFor(user.token);
    const first = await upgrade(`ticket=${ticket}`);
    expect(first.status).toBe(101);
    first.webSocket?.accept();
    const second = await upgrade(`ticket=${ticket}`);
    expect(second.status).toBe(401);
    expect(await second.json()).toMatchObject({ code: 401 });
    first.webSocket?.close();
  });

  it('is good for a minute', async () => {
    const user = await addUser();
    const ticket = await ticketFor(user.token);
    advance(61_000);
    expect((await upgrade(`ticket=${ticket}`)).status).toBe(401);
  });

  it('is no access token, and an access token is no ticket', async () => {
    const user = await addUser();
    expect((await upgrade(`ticket=${user.token}`)).status).toBe(401);
    const ticket = await ticketFor(user.token);
    expect((await post('/api/socket-ticket', {}, ticket)).status).toBe(401);
  });

  it('needs somebody logged in, whose device is not revoked and whose account may act', async () => {
    expect((await post('/api/socket-ticket', {})).status).toBe(401);
    const banned = await addUser();
    await env.DB.prepare(`UPDATE users SET status = 'banned' WHERE id = ?`).bind(banned.id).run();
    expect((await post('/api/socket-ticket', {}, banned.token)).status).toBe(401);
    const user = await addUser();
    const foreign = await signAccessToken(
      env,
      { id: user.id, deviceId: banned.deviceId },
      Date.now(),
    );
    expect((await post('/api/socket-ticket', {}, foreign)).status).toBe(401);
  });

  it('is asked for: no ticket, a broken one, and no upgrade are refused without a stack', async () => {
    expect((await upgrade('')).status).toBe(401);
    expect((await upgrade('ticket=a.b.c')).status).toBe(401);
    const plain = await SELF.fetch(`${ORIGIN}/socket.io?ticket=a.b.c`);
    expect(plain.status).toBe(400);
    expect(await plain.text()).not.toMatch(/\n\s+at /);
  });
});

describe('whose socket it is', () => {
  it('is settled by the server: a forged _pk and partykit headers count for nothing', async () => {
    const user = await addUser();
    const victim = await connect(user.token);
    const { data } = await victim.frame('welcome');
    const other = await addUser();
    const response = await upgrade(
      `_pk=${data.userSocketId}&ticket=${await ticketFor(other.token)}`,
      {
        'x-partykit-room': String(user.id),
        'x-partykit-props': 'not base64 of JSON',
        'x-partykit-namespace': 'presence',
        'x-peerway-admission': JSON.stringify({ deviceId: user.deviceId }),
      },
    );
    expect(response.status).toBe(101);
    const texts: string[] = [];
    response.webSocket?.addEventListener('message', ({ data: text }) => {
      texts.push(String(text));
    });
    response.webSocket?.accept();
    await until('the welcome', () => texts.length > 0);
    expect(texts.join('')).not.toContain(data.userSocketId);
    await untilStored(other.id, true);
    response.webSocket?.close();
    victim.close();
  });

  it('gives each its own ids', async () => {
    const user = await addUser();
    const sockets = await Promise.all([connect(user.token), connect(user.token)]);
    const welcomes = await Promise.all(sockets.map((socket) => socket.frame('welcome')));
    const ids = welcomes.flatMap(({ data }) => [data.userSocketId, data.peerId]);
    expect(new Set(ids).size).toBe(4);
    for (const socket of sockets) socket.close();
  });

  it('takes its own userid and refuses another', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    socket.send({ event: 'userid', data: { id: user.id } });
    socket.send({ event: 'userid', data: { id: user.id + 1 } });
    await socket.frame('error');
    expect(socket.count('error')).toBe(1);
    socket.close();
  });

  it('answers the 21st with 429, and lets it in when another has gone', async () => {
    const user = await addUser();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connect(user.token)));
    const ticket = await ticketFor(user.token);
    const refused = await upgrade(`ticket=${ticket}`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    sockets.pop()?.close();
    const response = await until('a free place', async () => {
      const next = await upgrade(`ticket=${ticket}`);
      return next.status === 101 && next;
    });
    response.webSocket?.accept();
    response.webSocket?.close();
    for (const socket of sockets) socket.close();
  });
});

describe('bad frames', () => {
  it.each([
    ['no JSON', 'hello'],
    ['JSON that is no frame', '[1,2]'],
    ['an unknown event', '{"event":"shout","data":{}}'],
    ['an id that is none', '{"event":"userid","data":{"id":"1"}}'],
    ['null', 'null'],
    ['bytes', new ArrayBuffer(4)],
    ['65 KiB', JSON.stringify({ event: 'userid', data: { id: 1, pad: 'x'.repeat(65 * 1024) } })],
    ['64 KiB of two-byte letters', JSON.stringify({ event: 'x', data: 'ä'.repeat(40 * 1024) })],
  ])('%s gets an error and changes nothing', async (_, data) => {
    const user = await addUser();
    const socket = await connect(user.token);
    socket.sendRaw(data);
    const error = await socket.frame('error');
    expect(error.data.message).not.toMatch(/\n\s+at /);
    expect(socket.isClosed()).toBe(false);
    socket.close();
  });

  it('close the socket with 1008 when there have been twenty, counted through eviction', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    for (let sent = 0; sent < 19; sent += 1) socket.send('bad');
    await until('nineteen errors', () => socket.count('error') === 19);
    await evictDurableObject(signallingOf(user.id));
    expect(socket.isClosed()).toBe(false);
    socket.send('bad');
    expect(await socket.closed()).toEqual({ code: 1008 });
  });
});
