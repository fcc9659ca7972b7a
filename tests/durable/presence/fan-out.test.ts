import { env, listDurableObjectIds, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { notifyGroups } from '../../../durable/presence/notify-watchers.ts';
import { Watchers } from '../../../durable/presence/watchers.ts';
import { openTopics } from '../../../worker/presence/queries/presence.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { send } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { sql, valueOf } from '../../worker/support/sql.ts';
import { called, resetCounts } from '../support/count.ts';
import { presenceOf, toldOf, until, watch } from '../support/live.ts';

const FIRST_VIEWER = 1_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;

it('calls each of 40 watchers once, and forgets those who are gone', async () => {
  const { id } = await addUser();
  const viewers = Array.from({ length: 40 }, (_, index) => FIRST_VIEWER + index);
  await runInDurableObject(presenceOf(id), (presence) => {
    for (const viewer of viewers) presence.watch(viewer);
  });
  expect(await toldOf(id)).toEqual(viewers);
  const before = (await listDurableObjectIds(env.PRESENCE)).length;
  await presenceOf(id).arrive(1);
  await until('nobody to tell', async () => (await toldOf(id)).length === 0);
  const made = (await listDurableObjectIds(env.PRESENCE)).length - before;
  expect(made).toBe(viewers.length);
});

it('divides 2,500 watchers among three objects', async () => {
  const { id } = await addUser();
  await runInDurableObject(presenceOf(id), (_, { storage }) => {
    const watchers = new Watchers(storage);
    for (let viewer = 1; viewer <= 2_500; viewer += 1) watchers.lease(viewer, 0);
    const groups = new Watchers(storage).begin(1);
    expect(groups.map(({ length }) => length)).toEqual([1_000, 1_000, 500]);
    expect(new Set(groups.flat()).size).toBe(2_500);
  });
});

it('makes no more than ceil(W / 1000) calls itself, and none where nobody watches', async () => {
  const calls: string[] = [];
  const change = { user: 7, online: true, version: 1, recheck: false };
  const counting = new Proxy(env.PRESENCE, {
    get: (target, name): unknown =>
      name === 'getByName'
        ? (object: string) => {
            calls.push(object);
            return target.getByName(object);
          }
        : Reflect.get(target, name),
  });
  const objects = { ...env, PRESENCE: counting };
  await notifyGroups(objects, change, []);
  expect(calls).toEqual([]);
  await notifyGroups(objects, change, [[2_000_001, 2_000_002]]);
  expect(calls).toEqual(['2000001', '2000002']);
  calls.length = 0;
  await notifyGroups(objects, change, [[2_000_001], [2_000_002], [2_000_003]]);
  expect(calls).toEqual(['fan-out/7/0', 'fan-out/7/1', 'fan-out/7/2']);
});

it('calls no viewer without a stream, keeps the lease, and tells viewers who are back', async () => {
  const [viewer, user] = [await addUser(), await addUser()];
  const stream = await watch(viewer.token, [user.id]);
  stream.leave();
  await stream.ended();
  // Marks the viewer's last stream as ended long ago.
  await sql`UPDATE users SET watching_until = ${Date.now() - 1} WHERE id = ${viewer.id}`.run();
  resetCounts();
  await presenceOf(user.id).arrive(1);
  await presenceOf(user.id).leave(2, 0);
  expect(called('presence.takeChange')).toBe(0);
  expect(await toldOf(user.id)).toEqual([viewer.id]);
  const again = await watch(viewer.token, [user.id]);
  expect(again.of(user.id)).toEqual([0]);
  await presenceOf(user.id).arrive(3);
  await again.shows(user.id, 1);
  again.leave();
});

it('asks nobody for a new stream whom an open one has asked a moment ago', async () => {
  const [viewer, user] = [await addUser(), await addUser()];
  const first = await watch(viewer.token, [user.id]);
  resetCounts();
  const second = await watch(viewer.token, [user.id]);
  expect(called('presence.watch')).toBe(0);
  const other = await addUser();
  const third = await watch(viewer.token, [user.id, other.id]);
  expect(called('presence.watch')).toBe(1);
  for (const stream of [first, second, third]) stream.leave();
});

it('makes no object of a user who doesn’t exist, whom somebody unblocks', async () => {
  const { token } = await addUser();
  const before = (await listDurableObjectIds(env.PRESENCE)).length;
  expect((await send('DELETE', '/api/blocks/999999999', { token })).status).toBe(204);
  expect(await listDurableObjectIds(env.PRESENCE)).toHaveLength(before);
});

it('counts a viewer as present for as long as a stream lasts, and writes that once in a while', async () => {
  const viewer = await addUser();
  const now = Date.now();
  const watchingFrom = async (written: number) => {
    await sql`UPDATE users SET watching_until = ${now + written} WHERE id = ${viewer.id}`.run();
    await openTopics(env.DB, viewer, [viewer.id]);
    const end = await valueOf<number>`SELECT watching_until FROM users WHERE id = ${viewer.id}`;
    return (end ?? 0) - now;
  };
  const [stream, further] = [20 * 60_000, 40 * 60_000];
  expect(await watchingFrom(-DAY_MS)).toBeGreaterThan(further);
  expect(await watchingFrom(stream - 1_000)).toBeGreaterThan(further);
  expect(await watchingFrom(further)).toBe(further);
});

it('tells everybody where the database does not answer', async () => {
  expectConsole(/^Who is away could not be asked Error: no database/);
  const { id } = await addUser();
  await sql`UPDATE users SET watching_until = 1 WHERE id = ${id}`.run();
  const change = { user: 7, online: true, version: 1, recheck: false };
  const silent = new Proxy(env.DB, {
    get: () => () => {
      throw new Error('no database');
    },
  });
  expect(await notifyGroups(env, change, [[id]])).toEqual({ gone: [], failed: [] });
  expect(await notifyGroups({ ...env, DB: silent }, change, [[id]])).toEqual({
    gone: [id],
    failed: [],
  });
});

it('keeps a lease through eviction, renews it late, and lets it end', async () => {
  const { id } = await addUser();
  await runInDurableObject(presenceOf(id), (_, { storage }) => {
    const written = () => storage.sql.exec('SELECT leases FROM watchers').toArray();
    const watchers = new Watchers(storage);
    watchers.lease(5, 0);
    const first = written();
    watchers.lease(5, 6 * DAY_MS);
    expect(written()).toEqual(first);
    watchers.lease(5, 8 * DAY_MS);
    expect(written()).not.toEqual(first);
    const again = new Watchers(storage);
    expect(again.begin(67 * DAY_MS)).toEqual([[5]]);
    expect(again.begin(69 * DAY_MS)).toEqual([]);
    watchers.lease(6, 0);
    expect(watchers.begin(15 * DAY_MS)).toEqual([[5]]);
  });
});

it('tells in vain once whoever came once, and waits for whoever has come back', async () => {
  const { id } = await addUser();
  await runInDurableObject(presenceOf(id), (_, { storage }) => {
    const told = () => new Watchers(storage).begin(1).flat();
    const change = (gone: number[]) => {
      const watchers = new Watchers(storage);
      watchers.begin(1);
      watchers.miss(gone, 1);
    };
    new Watchers(storage).lease(5, 0);
    new Watchers(storage).lease(6, 0);
    change([5, 6]);
    expect(told()).toEqual([]);
    new Watchers(storage).lease(5, 0);
    for (let missed = 0; missed < 24; missed += 1) {
      expect(told()).toEqual([5]);
      change([5]);
    }
    expect(told()).toEqual([]);
  });
});

it('keeps the lease of one who came back while being found gone', async () => {
  const { id } = await addUser();
  await runInDurableObject(presenceOf(id), (_, { storage }) => {
    const watchers = new Watchers(storage);
    watchers.lease(5, 0);
    watchers.lease(6, 0);
    expect(watchers.begin(1)).toEqual([[5, 6]]);
    watchers.lease(5, 2);
    watchers.miss([5, 6], 3);
    expect(watchers.begin(4)).toEqual([[5]]);
  });
});
