import { evictDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { addUser } from '../worker/client.ts';
import { connect, signallingOf, until } from './live.ts';

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
