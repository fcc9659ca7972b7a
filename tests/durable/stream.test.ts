import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { signAccessToken } from '../../worker/auth/access-token.ts';
import { UserDetail } from '../../worker/contract/user.ts';
import type { Audience } from '../../worker/contract/vocabulary.ts';
import { endDevice, relationChanged } from '../../worker/objects.ts';
import { addUser, expectAnswer, get, patch, post, register } from '../worker/client.ts';
import {
  advance,
  alarmAfter,
  connect,
  presenceOf,
  requestStream,
  until,
  untilStored,
  watch,
} from './live.ts';

const GRACE_MS = 30_000;
const NEVER = 1e9;

afterEach(() => {
  vi.useRealTimers();
});

/** By the setting on one's own page, which answers when everybody has been told. */
const setOnlineFor = async (user: { id: number; token: string }, onlineFor: Audience) => {
  const answer = await patch(`/api/users/${user.id}`, { onlineFor }, user.token);
  expect(answer.status).toBe(200);
};

const leases = (id: number) =>
  runInDurableObject(presenceOf(id), (_, { storage }) =>
    storage.sql.exec<{ leases: string }>('SELECT leases FROM watchers').toArray(),
  );

/** Closes the sockets and lets the grace pass. */
async function goOffline(id: number, socket: { close: () => void }) {
  socket.close();
  await until('the grace', () => alarmAfter(0, presenceOf(id)));
  await alarmAfter(GRACE_MS + 1, presenceOf(id));
}

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

  it('goes on when every object has been evicted in between', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const stream = await watch(viewer.token, [user.id]);
    await evictDurableObject(presenceOf(viewer.id));
    await evictDurableObject(presenceOf(user.id));
    const socket = await connect(user.token);
    await stream.shows(user.id, 1);
    await evictDurableObject(presenceOf(viewer.id));
    socket.close();
    await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
    await evictDurableObject(presenceOf(user.id));
    await alarmAfter(GRACE_MS + 1, presenceOf(user.id));
    await stream.shows(user.id, 0);
    expect(stream.of(user.id)).toEqual([0, 1, 0]);
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
      await Promise.all([presence.alarm(), presence.alarm()]);
      await presence.leave(0);
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

describe('who may know', () => {
  it('not who is blocked, from that moment, either way round', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    const stream = await watch(viewer.token, [user.id]);
    await env.DB.prepare('INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (?, ?, 0)')
      .bind(user.id, viewer.id)
      .run();
    await relationChanged(env, user.id, viewer.id);
    await stream.shows(user.id, 0);

    const again = await watch(viewer.token, [user.id]);
    const back = await watch(user.token, [viewer.id]);
    expect(again.of(user.id)).toEqual([0]);
    const viewerSocket = await connect(viewer.token);
    await untilStored(viewer.id, true);
    expect(back.of(viewer.id)).toEqual([0]);

    await env.DB.prepare('DELETE FROM blocks').run();
    await relationChanged(env, user.id, viewer.id);
    await Promise.all([again.shows(user.id, 1), back.shows(viewer.id, 1)]);
    for (const { leave } of [stream, again, back]) leave();
    socket.close();
    viewerSocket.close();
  });

  it('whom the user shows it to: everyone, friends, nobody', async () => {
    const [stranger, friend, user] = [await addUser(), await addUser(), await addUser()];
    await env.DB.prepare(
      `INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
       VALUES (?, ?, ?, 1, '', 0)`,
    )
      .bind(friend.id, user.id, user.id)
      .run();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    const [strangers, friends] = [
      await watch(stranger.token, [user.id]),
      await watch(friend.token, [user.id]),
    ];
    await setOnlineFor(user, 'friends');
    await strangers.shows(user.id, 0);
    expect(friends.of(user.id)).toEqual([1]);
    await setOnlineFor(user, 'nobody');
    await friends.shows(user.id, 0);
    await setOnlineFor(user, 'everyone');
    await Promise.all([strangers.shows(user.id, 1), friends.shows(user.id, 1)]);
    const page = (token: string) =>
      expectAnswer(get(`/api/users/${user.id}`, token), 200, UserDetail);
    expect(await page(user.token)).toMatchObject({ onlineFor: 'everyone' });
    expect(await page(stranger.token)).not.toHaveProperty('onlineFor');
    strangers.leave();
    friends.leave();
    socket.close();
  });
});

describe('who is told', () => {
  it('nobody who has left: the first change unheard ends the lease', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const stream = await watch(viewer.token, [user.id]);
    expect(await leases(user.id)).toHaveLength(1);
    stream.leave();
    await stream.ended();
    await until('the stream to be gone', () =>
      runInDurableObject(presenceOf(viewer.id), (_, state) => state.getWebSockets().length === 0),
    );
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    await until('no lease', async () => (await leases(user.id)).length === 0);
    socket.close();
  });

  it('nobody whose stream has fallen silent with its Worker', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const stream = await watch(viewer.token, [user.id]);
    advance(61_000);
    const socket = await connect(user.token);
    await until('no lease', async () => (await leases(user.id)).length === 0);
    await stream.ended();
    expect(stream.of(user.id)).toEqual([0]);
    socket.close();
  });

  it('all of ten streams, of one person and of several, by one call each', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const others = await Promise.all(Array.from({ length: 5 }, () => addUser()));
    const streams = await Promise.all([
      ...Array.from({ length: 5 }, () => watch(viewer.token, [user.id])),
      ...others.map(({ token }) => watch(token, [user.id])),
    ]);
    const [row] = await leases(user.id);
    expect(JSON.parse(row?.leases ?? '[]')).toHaveLength(6);
    const socket = await connect(user.token);
    await Promise.all(streams.map((stream) => stream.shows(user.id, 1)));
    for (const stream of streams) {
      expect(stream.of(user.id)).toEqual([0, 1]);
      stream.leave();
    }
    socket.close();
  });
});

describe('how a stream ends', () => {
  it('with its token, after which the token opens none', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const soon = Date.now() - 15 * 60 * 1000 + 2_000;
    const token = await signAccessToken(env, viewer, soon);
    const stream = await watch(token, [user.id]);
    await stream.ended();
    expect((await requestStream(token, ['user/1'])).status).toBe(401);
  });

  it('with a log-out, and with an account that may no longer act', async () => {
    const user = await register();
    const stream = await watch(user.token, [user.id]);
    await post('/api/logout', { refresh_token: user.refresh_token });
    await stream.ended();
    expect((await requestStream(user.token, ['user/1'])).status).toBe(401);

    const banned = await addUser();
    const theirs = await watch(banned.token, [user.id]);
    await env.DB.prepare(`UPDATE users SET status = 'banned' WHERE id = ?`).bind(banned.id).run();
    await endDevice(env, banned.id, null);
    await theirs.ended();
    expect((await requestStream(banned.token, ['user/1'])).status).toBe(401);
  });
});

describe('what a stream refuses', () => {
  it.each([
    ['none', []],
    ['user/0', ['user/0']],
    ['user/-1', ['user/-1']],
    ['user/1.5', ['user/1.5']],
    ['user/abc', ['user/abc']],
    ['user/01', ['user/01']],
    ['user/1/', ['user/1/']],
    ['*', ['*']],
    ['an id beyond 2^53', [`user/${2 ** 54}`]],
    ['a good one beside a bad one', ['user/1', 'session/1']],
    ['101', Array.from({ length: 101 }, (_, index) => `user/${index + 1}`)],
  ])('the topics: %s', async (_, topics) => {
    const { token } = await addUser();
    const answer = await requestStream(token, topics);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('no token, a bad one, a ticket', async () => {
    expect((await requestStream(undefined, ['user/1'])).status).toBe(401);
    expect((await requestStream('a.b.c', ['user/1'])).status).toBe(401);
  });

  it('a 21st of one person, until another has gone', async () => {
    const viewer = await addUser();
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => watch(viewer.token, [viewer.id])),
    );
    const refused = await requestStream(viewer.token, ['user/1']);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    streams.pop()?.leave();
    const next = await until('a free place', async () => {
      const answer = await requestStream(viewer.token, ['user/1']);
      return answer.status === 200 && answer;
    });
    await next.body?.cancel();
    for (const stream of streams) stream.leave();
  });
});
