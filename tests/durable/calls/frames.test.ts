import { env, evictDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { signSocketTicket } from '../../../worker/core/auth/socket-ticket.ts';
import { expectAnswer } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { valueOf } from '../../worker/support/sql.ts';
import { called, resetCounts } from '../support/count.ts';
import { advance, connect, signallingOf, ticketFor, until, upgrade } from '../support/live.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('bad frames', () => {
  it('get an error each, and change nothing', async () => {
    const socket = await connect((await addUser()).token);
    const bad = {
      'no JSON': 'hello',
      'JSON that is no frame': '[1,2]',
      'an unknown event': '{"event":"shout","data":{}}',
      'an id that is none': '{"event":"userid","data":{"id":"1"}}',
      null: 'null',
      bytes: new ArrayBuffer(4),
      '65 KiB': JSON.stringify({
        event: 'userid',
        data: { id: 1, pad: 'x'.repeat(65 * 1024) },
      }),
      '64 KiB of two-byte letters': JSON.stringify({ event: 'x', data: 'ä'.repeat(40 * 1024) }),
    };
    let errors = 0;
    for (const [what, data] of Object.entries(bad)) {
      socket.sendRaw(data);
      errors += 1;
      await until(`the error of ${what}`, () => socket.count('error') === errors);
    }
    expect(socket.texts.join('\n')).not.toMatch(/\\n\s+at /);
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

/** A user whose device reconnects each time its socket is closed for a flood. */
async function addFlooder() {
  const user = await addUser();
  for (let closes = 0; closes < 3; closes += 1) {
    const socket = await connect(user.token);
    for (let sent = 0; sent < 20; sent += 1) socket.send('bad');
    expect(await socket.closed()).toEqual({ code: 1008 });
  }
  return user;
}

describe('a device that was closed for twenty bad frames three times in a minute', () => {
  it('is told when it may come back, and may then, by the ticket it has', async () => {
    advance(0);
    const user = await addFlooder();
    const ticket = await ticketFor(user.token);
    const asked = performance.now();
    const refused = await upgrade(`ticket=${ticket}`);
    // A device that tries again at once waits for its answer.
    expect(performance.now() - asked).toBeGreaterThan(900);
    await expectAnswer(refused, 429, Problem.strict());
    expect(refused.headers.get('Retry-After')).toBe('30');
    advance(20_000);
    resetCounts();
    const again = await upgrade(`ticket=${ticket}`);
    expect(again.status).toBe(429);
    // Further tries don't wake the object.
    expect(called('signalling')).toBe(0);
    const left = Number(again.headers.get('Retry-After'));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10);
    advance(left * 1_000);
    const admitted = await upgrade(`ticket=${ticket}`);
    expect(admitted.status).toBe(101);
    admitted.webSocket?.accept();
    admitted.webSocket?.close();
  });

  it("keeps out neither the person's other devices nor other people", async () => {
    const user = await addFlooder();
    const deviceId =
      await valueOf<number>`INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at)
       SELECT key || ' again', user_id, rotated_at, '', created_at, expires_at FROM devices WHERE id = ${user.deviceId} RETURNING id`;
    const other = { id: user.id, deviceId: deviceId ?? 0 };
    const admitted = await upgrade(`ticket=${await signSocketTicket(env, other, Date.now())}`);
    expect(admitted.status).toBe(101);
    admitted.webSocket?.accept();
    admitted.webSocket?.close();
    const stranger = await connect((await addUser()).token);
    stranger.close();
  });
});
