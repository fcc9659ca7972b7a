import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import {
  closeSession,
  endDevice,
  endDevices,
  friendshipEnded,
  memberLeft,
  runPending,
  userBlocked,
  withListingChange,
} from '../../../worker/core/objects.ts';
import { forgetExpired } from '../../../worker/sessions/queries/close-ended.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { befriend } from '../support/friendship.ts';
import { register } from '../support/people.ts';
import { addGames, HOUR_MS, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

const ENDED = ['3 unfriend 7', '7 unfriend 3', '3 recheckVisibility 7', '7 recheckVisibility 3'];
let reached: string[];
let down: (command: string) => boolean | Promise<boolean>;

/** The users' objects, some of which can't be reached. */
const usersOf = <Namespace extends object>(objects: Namespace) =>
  new Proxy(objects, {
    get: (target, name): unknown =>
      name === 'getByName'
        ? (user: string) =>
            new Proxy(objects, {
              get: (_, method) => async (about: number) => {
                const command = `${user} ${String(method)} ${about}`;
                if (await down(command))
                  throw Object.assign(new Error('reset'), { retryable: true });
                reached.push(command);
              },
            })
        : Reflect.get(target, name),
  });

const failing = {
  ...env,
  SIGNALLING: usersOf(env.SIGNALLING),
  PRESENCE: usersOf(env.PRESENCE),
};
const sweep = (now = Date.now()) => runPending(new Database(env.DB), failing, now);
const pending = async () =>
  (await sql`SELECT name FROM sweep_marks WHERE name LIKE 'pending %'`.all()).results.length;

beforeEach(() => {
  reached = [];
});

it('what an object can’t be told at the end of a friendship or a seat, the sweep tells it', async () => {
  expectConsole(...Array.from({ length: 4 }, () => /is pending/));
  down = (command) => command !== '3 unfriend 7';
  await friendshipEnded(failing, 3, 7);
  await memberLeft(failing, 5, 3);
  expect([reached, await pending()]).toEqual([['3 unfriend 7'], 4]);
  // Again and again, each by itself.
  down = (command) => command.startsWith('7 ');
  await expect(sweep()).rejects.toThrow('reset');
  expect(reached.toSorted()).toEqual(['3 leaveSession 5', '3 recheckVisibility 7', '3 unfriend 7']);
  expect(await pending()).toBe(2);
  down = () => false;
  await sweep();
  expect(reached.toSorted()).toEqual(['3 leaveSession 5', ...ENDED].toSorted());
  expect(await pending()).toBe(0);
});

it('is given up after a day', async () => {
  expectConsole(/is pending/);
  down = () => true;
  await memberLeft(failing, 5, 3);
  await expect(sweep()).rejects.toThrow('reset');
  await sweep(Date.now() + 25 * HOUR_MS);
  expect([reached, await pending()]).toEqual([[], 0]);
});

it('isn’t sent where friends, a block or a seat have changed again meanwhile', async () => {
  const [a, b] = await Promise.all([register(), register()]);
  await befriend(a, b);
  await addGames();
  const { id } = await hostSession(a);
  expectConsole(...Array.from({ length: 6 }, () => /is pending/));
  down = () => true;
  await friendshipEnded(failing, a.id, b.id);
  await userBlocked(failing, { blocker: a.id, blocked: b.id, shared: [], left: [] }).catch(() => 0);
  await closeSession(failing, id, [a.id]);
  reached = [];
  down = () => false;
  await sweep();
  expect(reached.toSorted()).toEqual(
    [`${a.id} recheckVisibility ${b.id}`, `${b.id} recheckVisibility ${a.id}`].toSorted(),
  );
  expect(await pending()).toBe(0);
});

it('ends the sockets and streams of devices that are revoked or expired, and of no newer log-in', async () => {
  const { id } = await register();
  const device = (revokedAt: number | null, expiresAt = 9e15) =>
    valueOf<number>`INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, revoked_at)
      VALUES (${crypto.randomUUID()}, ${id}, 0, '', 0, ${expiresAt}, ${revokedAt}) RETURNING id`;
  const [old, first, second] = [
    await device(1),
    await device(Date.now()),
    await device(Date.now()),
  ];
  const live = await device(null);
  expectConsole(...Array.from({ length: 3 }, () => /is pending/));
  down = () => true;
  await endDevice(failing, id, null);
  await endDevice(failing, id, Number(old));
  await endDevice(failing, id, Number(live));
  const [expired] = [await device(null, 1), await device(1, 1)];
  await forgetExpired(new Database(env.DB), Date.now());
  reached = [];
  down = () => false;
  await sweep();
  expect(reached.toSorted()).toEqual(
    [old, first, second, expired]
      .flatMap((ended) => [`${id} endDevice ${ended}`, `${id} endDevice ${ended}`])
      .toSorted(),
  );
  expect(await pending()).toBe(0);
});

it('ends a few devices by themselves, and of many more than a request can reach all connections', async () => {
  down = () => false;
  await endDevices(failing, 3, [7, 8]);
  await endDevices(
    failing,
    4,
    Array.from({ length: 600 }, (_, index) => index + 1),
  );
  expect(reached).toEqual(
    ['3 endDevice 7', '3 endDevice 8', '4 endDevice null'].flatMap((end) => [end, end]),
  );
});

it('lets an account leave whose watchers can’t be told, and tells them later', async () => {
  expectConsole(/audience is pending/);
  down = (command) => command.includes('audienceChanged');
  const left = await withListingChange(failing, 3, Promise.resolve('left'));
  expect([left, await pending()]).toEqual(['left', 1]);
  down = () => false;
  await sweep();
  expect(reached).toEqual(['3 audienceChanged undefined']);
  expect(await pending()).toBe(0);
});

it('keeps a command that fails again while it is sent', async () => {
  expectConsole(/is pending/, /is pending/);
  down = () => true;
  await memberLeft(failing, 5, 3);
  let again = true;
  down = async () => {
    if (!again) return true;
    again = false;
    await memberLeft(failing, 5, 3);
    return false;
  };
  await sweep();
  expect(await pending()).toBe(1);
  down = () => false;
  await sweep();
  expect(await pending()).toBe(0);
});
