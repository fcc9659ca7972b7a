import { env } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import {
  closeSession,
  friendshipEnded,
  memberLeft,
  runPending,
  userBlocked,
} from '../../../worker/core/objects.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { befriend } from '../support/friendship.ts';
import { register } from '../support/people.ts';
import { addGames, HOUR_MS, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const ENDED = ['3 unfriend 7', '7 unfriend 3', '3 recheckVisibility 7', '7 recheckVisibility 3'];
let reached: string[];
let down: (command: string) => boolean;

/** The users' objects, some of which can't be reached. */
const usersOf = <Namespace extends object>(objects: Namespace) =>
  new Proxy(objects, {
    get: (target, name): unknown =>
      name === 'getByName'
        ? (user: string) =>
            new Proxy(objects, {
              get: (_, method) => async (about: number) => {
                const command = `${user} ${String(method)} ${about}`;
                if (down(command)) throw Object.assign(new Error('reset'), { retryable: true });
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
