import { runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Presence } from '../../../durable/presence/presence.ts';
import { addUser } from '../../worker/support/people.ts';
import {
  advance,
  alarmAfter,
  connect,
  goOffline,
  presenceOf,
  requestStream,
  setOnlineFor,
  until,
  untilStored,
  watch,
} from '../support/live.ts';

const NEVER = 1e9;
const GRACE_MS = 30_000;
const MINUTE_MS = 60_000;
const ACCESS_TOKEN_MS = 15 * MINUTE_MS;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a stream tells', () => {
  it('is one present state per topic, then each change once, with growing ids', async () => {
    const [viewer, on, off] = [await addUser(), await addUser(), await addUser()];
    const socket = await connect(on.token);
    await untilStored(on.id, true);
    const stream = await watch(viewer.token, [on.id, off.id, NEVER]);
    expect(stream.events.map(({ user, online }) => [user, online])).toEqual([
      [on.id, 1],
      [off.id, 0],
      [NEVER, 0],
    ]);
    const other = await connect(off.token);
    await stream.shows(off.id, 1);
    await goOffline(on.id, socket);
    await stream.shows(on.id, 0);
    expect(stream.of(on.id)).toEqual([1, 0]);
    expect(stream.of(off.id)).toEqual([0, 1]);
    const ids = stream.events.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    other.close();
    stream.leave();
  });

  it('is nothing for ten flaps inside the grace', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    let socket = await connect(user.token);
    await untilStored(user.id, true);
    const stream = await watch(viewer.token, [user.id]);
    for (let flap = 0; flap < 10; flap += 1) {
      socket.close();
      await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
      advance(1_000);
      socket = await connect(user.token);
      await until('no grace', async () => !(await alarmAfter(0, presenceOf(user.id))));
    }
    expect(stream.of(user.id)).toEqual([1]);
    socket.close();
    stream.leave();
  });

  it('is the same for an alarm that runs twice and a leaving told twice', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    const stream = await watch(viewer.token, [user.id]);
    socket.close();
    await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
    advance(GRACE_MS + 1);
    await runInDurableObject(presenceOf(user.id), async (presence) => {
      if (!(presence instanceof Presence)) throw new Error('no Presence');
      await Promise.all([presence.alarm(), presence.alarm()]);
      await presence.leave(Number.MAX_SAFE_INTEGER, 0);
      await presence.alarm();
    });
    await stream.shows(user.id, 0);
    expect(stream.of(user.id)).toEqual([1, 0]);
    stream.leave();
  });

  it('includes oneself', async () => {
    const user = await addUser();
    const stream = await watch(user.token, [user.id]);
    const socket = await connect(user.token);
    await stream.shows(user.id, 1);
    await setOnlineFor(user, 'nobody');
    await goOffline(user.id, socket);
    await stream.shows(user.id, 0);
    expect(stream.of(user.id)).toEqual([0, 1, 0]);
    stream.leave();
  });
});

describe('how a stream ends', () => {
  it('with its token, after which the token opens none', async () => {
    const { token } = await addUser();
    const wait = setTimeout;
    const waits: number[] = [];
    // What is due in minutes is due at once.
    vi.stubGlobal('setTimeout', (run: () => void, ms: number) => {
      waits.push(ms);
      return wait(run, ms > MINUTE_MS ? 0 : ms);
    });
    const stream = await requestStream(token, ['user/1']);
    await stream.text();
    expect(Math.max(...waits)).toBeGreaterThan(ACCESS_TOKEN_MS - MINUTE_MS);
    expect(Math.max(...waits)).toBeLessThanOrEqual(ACCESS_TOKEN_MS);
    advance(ACCESS_TOKEN_MS);
    expect((await requestStream(token, ['user/1'])).status).toBe(401);
  });
});
