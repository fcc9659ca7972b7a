import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import { closeSession, connectsBy, userBlocked } from '../../../worker/core/objects.ts';
import { RefusedError } from '../../../worker/core/refusals.ts';
import { expectConsole } from '../../support/console-watch.ts';

/** What is tried again after D1 or an object has failed. Most writes aren't, because they may have happened. */

const actor = { id: 1, deviceId: 1 };
const read = sql`SELECT 1`;
const write = sql`INSERT INTO blocks (user_id) VALUES (1)`;
const meta = { size_after: 1 };

/** A binding that fails first. @returns it, and the number of statements in each round trip */
function failing(errors: Error[], rows: unknown[] = []) {
  const asked: number[] = [];
  const answer = (count: number) => {
    asked.push(count);
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve(count);
  };
  const statement = {
    bind: () => statement,
    all: async () => (await answer(1), { results: rows, meta }),
  };
  const session = {
    prepare: () => statement,
    batch: async (statements: unknown[]) => {
      const count = await answer(statements.length);
      return Array.from({ length: count }, () => ({ results: rows, meta }));
    },
    getBookmark: () => null,
  };
  const starts: unknown[] = [];
  const withSession = (start: unknown) => {
    starts.push(start);
    return session;
  };
  const binding = new Proxy(env.DB, {
    get: (target, name): unknown =>
      name === 'withSession' ? withSession : Reflect.get(target, name),
  });
  return { binding, asked, starts };
}

const lost = () => new Error('Network connection lost.');

/** The error that is thrown when a trigger refuses with this code. */
const refusedBy = async (code: string) => {
  const error = new Error(`D1_ERROR: peerway-refusal:${code}: SQLITE_CONSTRAINT`);
  const db = new Database(failing([error]).binding);
  return db.batch({ write }).catch((thrown: unknown) => thrown);
};

/** An error of an object that may be tried again, as the platform throws it. */
const retryable = (more: object = {}) =>
  Object.assign(new Error('reset'), { retryable: true, ...more });

/** An object whose first calls fail with these errors. */
function failingObject(errors: Error[]) {
  const left = [...errors];
  const stub = env.SIGNALLING.getByName('nobody');
  return vi.spyOn(env.SIGNALLING, 'getByName').mockImplementation(() => {
    const error = left.shift();
    if (error) throw error;
    return stub;
  });
}

const ask = () => connectsBy(env, 1, crypto.randomUUID());

describe('a read', () => {
  it('that fails is tried once more, and then the error is its caller’s', async () => {
    const once = failing([lost()], [{ 1: 1 }]);
    expect(await new Database(once.binding).all(read)).toEqual([{ 1: 1 }]);
    expect(once.asked).toEqual([1, 1]);
    const twice = failing([lost(), lost()]);
    await expect(new Database(twice.binding).all(read)).rejects.toThrow('connection lost');
    expect(twice.asked).toHaveLength(2);
  });

  it('is tried again at the primary, without a bookmark that may be of another database', async () => {
    const { binding, starts } = failing([lost()], [{ 1: 1 }]);
    await new Database(binding, 'a-bookmark').as({}).all(read);
    expect(starts).toEqual(['a-bookmark', 'first-primary']);
  });

  it('in a batch is, too, with its guard', async () => {
    const { binding, asked } = failing([lost()], [{ refusal: null }]);
    const db = new Database(binding, undefined, actor);
    expect(await db.batch({ one: read, more: [read, read] })).toEqual({
      one: [{ refusal: null }],
      more: [[{ refusal: null }], [{ refusal: null }]],
    });
    expect(asked).toEqual([4, 4]);
  });

  it('is refused where the guard answers nothing', async () => {
    const db = new Database(failing([]).binding, undefined, actor);
    await expect(db.all(read)).rejects.toMatchObject({ refusal: 'unauthenticated' });
  });

  it('of nothing asks nothing, unless there is someone to guard', async () => {
    const visitor = failing([]);
    expect(await new Database(visitor.binding).batch({})).toEqual({});
    expect(visitor.asked).toEqual([]);
    const { binding, asked } = failing([], [{ refusal: null }]);
    await new Database(binding, undefined, actor).as({ staff: 'admin' }).batch({});
    expect(asked).toEqual([1]);
  });
});

describe('a write', () => {
  it.each([
    'D1_ERROR: Network connection lost.',
    'D1_ERROR: D1 DB reset because its code was updated.',
    'D1_ERROR: Internal error in D1 DB storage caused object to be reset.',
  ])('that changes nothing the second time is tried again after “%s”', async (message) => {
    for (const same of [
      sql`UPDATE users SET about = '' WHERE id = 1`,
      sql`DELETE FROM blocks WHERE user_id = 1`,
      sql`INSERT INTO blocks (user_id) VALUES (1) ON CONFLICT DO NOTHING`,
    ]) {
      const { binding, asked } = failing([new Error(message)]);
      await new Database(binding, undefined, actor).batch({ read, same });
      expect(asked).toEqual([3, 3]);
    }
  });

  it.each([
    ['adds a row', sql`INSERT INTO blocks (user_id) SELECT 1`, lost()],
    ['counts', sql`UPDATE users SET n = coalesce(n, 0), m = m + 1`, lost()],
    [
      'counts where a row is',
      sql`INSERT INTO n (n) VALUES (1) ON CONFLICT DO UPDATE SET n = n + 1`,
      lost(),
    ],
    ['is wrong', sql`DELETE FROM blocks`, new Error('D1_ERROR: no such table')],
  ])('that %s is not', async (_, statement, error) => {
    const { binding, asked } = failing([error]);
    await expect(new Database(binding).batch({ statement })).rejects.toBe(error);
    expect(asked).toHaveLength(1);
  });

  it('that fails is not tried again', async () => {
    for (const run of [
      (db: Database) => db.all(write),
      (db: Database) => db.batch({ read, write }),
    ]) {
      const { binding, asked } = failing([lost()]);
      await expect(run(new Database(binding))).rejects.toThrow('connection lost');
      expect(asked).toHaveLength(1);
    }
  });

  it('that a trigger of ours refuses says why. Other codes are errors', async () => {
    expect(await refusedBy('last-admin')).toMatchObject({ refusal: 'last-admin' });
    for (const code of ['unknown', 'constructor']) {
      expect(await refusedBy(code)).not.toBeInstanceOf(RefusedError);
    }
  });
});

describe('a call to an object', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is tried again on a new stub, three times in all', async () => {
    const twice = failingObject([retryable(), retryable({ overloaded: false })]);
    expect(await ask()).toBeNull();
    expect(twice).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
    const always = failingObject([retryable(), retryable(), retryable()]);
    await expect(ask()).rejects.toThrow('reset');
    expect(always).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['broken', new Error('broken')],
    ['not to be retried', retryable({ retryable: false })],
    ['overloaded', retryable({ overloaded: true })],
  ])('isn’t where the object is %s', async (_, error) => {
    const asked = failingObject([error]);
    await expect(ask()).rejects.toBe(error);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('that fails ends no call to another one, and none that follows', async () => {
    const reached: string[] = [];
    const reach = async (name: string) => {
      // As long as a request that was answered may still run.
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (name === '1') throw new Error('broken');
      reached.push(name);
    };
    const objects = Object.assign(
      { ...env },
      {
        PRESENCE: { getByName: (name: string) => ({ recheckVisibility: () => reach(name) }) },
        ROOM: { getByName: (name: string) => ({ factsChanged: () => reach(name.at(-1) ?? '') }) },
        SIGNALLING: {
          getByName: (name: string) => ({
            closeRooms: () => reach(`rooms of ${name}`),
            recheckRooms: () => reach(`shared rooms of ${name}`),
            block: () => reach(`call of ${name}`),
            leaveSession: async () => reached.push(`left by ${name}`),
          }),
        },
      },
    );
    // What only concerns two users is tried again later.
    expectConsole(/recheck is pending/);
    const block = { blocker: 1, blocked: 2, shared: [1, 3], left: [] };
    await expect(userBlocked(objects, block)).rejects.toThrow('broken');
    expect(reached.splice(0).toSorted()).toEqual([
      '2',
      '2',
      '3',
      'call of 1',
      'rooms of 1',
      'rooms of 2',
    ]);
    // The room first, so that what is written meanwhile isn't unread for those who left.
    await closeSession(objects, 3, [4]);
    await expect(closeSession(objects, 1, [4])).rejects.toThrow('broken');
    expect(reached).toEqual(['3', 'left by 4', 'left by 4']);
  });
});
