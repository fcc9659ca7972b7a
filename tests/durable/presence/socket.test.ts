import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { post } from '../../worker/support/client.ts';
import { addUser, register } from '../../worker/support/people.ts';
import { sql } from '../../worker/support/sql.ts';
import {
  advance,
  alarmAfter,
  connect,
  presenceOf,
  signallingOf,
  storedOnline,
  until,
  untilStored,
} from '../support/live.ts';

const GRACE_MS = 30_000;

afterEach(() => {
  vi.useRealTimers();
});

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

  it('tells each new tab what is unread, once notices are sent to it, and nothing if all is read', async () => {
    const [user, other] = [await addUser(), await addUser()];
    const notify = () =>
      sql`INSERT INTO notices (user_id, kind, created_at) VALUES (${user.id}, 'friend-invited', 0)`.run();
    await notify();
    const quiet = await connect(other.token);
    const first = await connect(user.token);
    expect((await first.frame('notice-count')).data.unread).toBe(1);
    expect(await storedOnline(user.id)).toBe(true);
    await notify();
    const second = await connect(user.token);
    expect((await second.frame('notice-count')).data.unread).toBe(2);
    expect([first.count('notice-count'), quiet.count('notice-count')]).toEqual([1, 0]);
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
    // The welcome comes before the presence object knows of the return, so this waits for it.
    await until('the return', () =>
      runInDurableObject(
        presenceOf(user.id),
        async (_, { storage }) => (await storage.getAlarm()) === null,
      ),
    );
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

  it('takes a pong for no frame', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    socket.send('pong');
    socket.send('no frame');
    await socket.frame('error');
    expect(socket.count('error')).toBe(1);
    socket.close();
  });

  it('has its grace after a socket that was closed for what it sent, too', async () => {
    const user = await addUser();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    for (let frames = 0; frames < 20; frames += 1) socket.send('no frame');
    await socket.closed();
    await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
    expect(await storedOnline(user.id)).toBe(true);
    expect(await alarmAfter(GRACE_MS + 1, presenceOf(user.id))).toBe(true);
    expect(await storedOnline(user.id)).toBe(false);
  });

  it('keeps a socket that pings, without waking the object', async () => {
    const user = await addUser();
    // The platform times pings by its own clock. So the socket is opened in the past: longer ago than a socket may be
    // silent.
    advance(-100_000);
    const socket = await connect(user.token);
    vi.useRealTimers();
    await evictDurableObject(signallingOf(user.id));
    socket.send('ping');
    await until('pong', () => socket.texts.includes('pong'));
    await alarmAfter(0, signallingOf(user.id));
    expect(socket.isClosed()).toBe(false);
    const next = await runInDurableObject(signallingOf(user.id), (_, { storage }) =>
      storage.getAlarm(),
    );
    expect(next).toBeGreaterThan(Date.now() + 60_000);
    socket.close();
  });
});
