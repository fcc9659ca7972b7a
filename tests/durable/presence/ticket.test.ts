import { SELF } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ORIGIN, post } from '../../worker/support/client.ts';
import { addUser, register } from '../../worker/support/people.ts';
import { advance, connect, ticketFor, until, untilStored, upgrade } from '../support/live.ts';

afterEach(() => {
  vi.useRealTimers();
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

  it('is asked for: no ticket, a broken one, and no upgrade are refused without a stack', async () => {
    expect((await upgrade('')).status).toBe(401);
    expect((await upgrade('ticket=a.b.c')).status).toBe(401);
    const plain = await SELF.fetch(`${ORIGIN}/socket.io?ticket=a.b.c`);
    expect(plain.status).toBe(400);
    expect(await plain.text()).not.toMatch(/\n\s+at /);
  });
});

it('a ticket that is used while its device logs out leaves no socket open', async () => {
  for (let round = 0; round < 6; round += 1) {
    const user = await register();
    const ticket = await ticketFor(user.token);
    const [answer] = await Promise.all([
      upgrade(`ticket=${ticket}`),
      post('/api/logout', { refresh_token: user.refresh_token }),
    ]);
    const ended = Promise.withResolvers<number>();
    answer.webSocket?.addEventListener('close', ({ code }) => ended.resolve(code));
    answer.webSocket?.accept();
    expect([401, 4001]).toContain(answer.webSocket ? await ended.promise : answer.status);
  }
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
