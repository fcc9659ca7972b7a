import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { placeFiles } from '../../../worker/media/files/withdraw.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { added } from './ask.ts';
import { png } from './make.ts';

type Who = 'first' | 'last';

/** Each order of three calls of one with three of the other. */
const ORDERS = Array.from({ length: 2 ** 6 }, (_, bits) =>
  Array.from({ length: 6 }, (_call, at): Who => (bits & (2 ** at) ? 'first' : 'last')),
).filter((order) => order.filter((who) => who === 'first').length === 3);

/** Lets callers act in this order. Who ends earlier is no longer waited for. */
function takeTurns(order: readonly Who[]) {
  let left: readonly (Who | 'start')[] = ['start', ...order];
  let next = Promise.withResolvers<void>();
  const { promise: waits, resolve: wait } = Promise.withResolvers<void>();
  const leave = (those: readonly (Who | 'start')[]) => {
    left = those;
    next.resolve();
    next = Promise.withResolvers();
  };
  const end = (who: Who | 'start') => leave(left.filter((one) => one !== who));
  const take = async (who: Who, act: () => unknown) => {
    wait();
    while (left.length > 0 && left[0] !== who) await next.promise;
    const result = await act();
    leave(left.slice(1));
    return result;
  };
  return { waits, take, end };
}

it('a file is where its row says, however its take-down and its restoration overlap', async () => {
  const { id, newName } = await added(await addUser(), png(9, 9));
  /** The bucket with this file alone. Its copies are moved in the same way. */
  const bucketWith = (turn: (act: () => unknown) => unknown) =>
    new Proxy(env.FILES, {
      get(bucket, method) {
        const value: unknown = Reflect.get(bucket, method);
        if (typeof value !== 'function') return value;
        return async (...args: unknown[]): Promise<unknown> =>
          String(args[0]).endsWith(newName) ? turn(() => Reflect.apply(value, bucket, args)) : null;
      },
    });
  const takeDown = (at: number | null) =>
    sql`UPDATE media SET taken_down_at = ${at} WHERE id = ${id}`.run();
  const overlap = async (order: readonly Who[], after: number | null) => {
    const { waits, take, end } = takeTurns(order);
    const place = async (who: Who) => {
      const FILES = bucketWith((act) => take(who, act));
      await placeFiles({ ...env, FILES }, [newName]);
      end(who);
    };
    await takeDown(after === null ? 1 : null);
    const first = place('first');
    await waits;
    await takeDown(after);
    const last = place('last');
    end('start');
    await Promise.all([first, last]);
  };
  const misplaced: string[] = [];
  for (const after of [null, 1]) {
    await takeDown(after);
    await placeFiles(env, [newName]);
    for (const order of ORDERS) {
      await overlap(order, after);
      const shown = await env.FILES.head(newName);
      const hidden = await env.FILES.head(`withdrawn/${newName}`);
      if (after === null ? !shown : shown || !hidden) misplaced.push(`${after}: ${order.join()}`);
    }
  }
  expect(misplaced).toEqual([]);
});
