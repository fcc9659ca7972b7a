import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { OwnMedia } from '../../../worker/contract/media.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { removeFiles } from '../../../worker/media/files/store.ts';
import { withdrawFiles } from '../../../worker/media/files/withdraw.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { added, bytesOf, stored, storedAs } from './ask.ts';
import { measure, png } from './make.ts';

const { FILES, IMAGES } = env;

let item: OwnMedia;
let card: string;

beforeEach(async () => {
  item = await added(await addUser(), png(640, 480));
  card = item.copies?.[0] ?? '';
});

afterEach(() => {
  Object.assign(env, { FILES, IMAGES });
});

const cacheControl = async () => {
  const answer = await get(`/files/${card}`);
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
  return answer.headers.get('Cache-Control');
};

/** A bucket that does more before or after one of its methods. */
function bucketWith(method: 'put' | 'delete', act: (call: () => unknown) => Promise<unknown>) {
  return new Proxy(FILES, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const call = (...args: unknown[]): unknown => Reflect.apply(value, target, args);
      return name === method ? (...args: unknown[]) => act(() => call(...args)) : call;
    },
  });
}

it('is made by its first request, and stored', async () => {
  expect(await stored()).toEqual(expect.arrayContaining(storedAs(item)));
  expect(await bytesOf(card)).toBeUndefined();
  // Two at once are harmless.
  expect(await Promise.all([cacheControl(), cacheControl()])).toEqual(
    Array.from({ length: 2 }, () => 'public, max-age=31536000, immutable'),
  );
  env.IMAGES = undefined;
  expect(await measure(card)).toMatchObject({ width: 200, height: 140 });
  expect(await cacheControl()).toContain('immutable');
});

it('is the large one for now where Images fails, which is counted, and left alone for a minute', async () => {
  expectConsole(/^A copy of an image could not be made .*Too many/);
  const input = vi.fn<() => never>(() => {
    throw Object.assign(new Error('Too many transformations'), { code: 9422 });
  });
  Object.assign(env, { IMAGES: { input } });
  expect([await cacheControl(), await cacheControl()]).toEqual(['no-store', 'no-store']);
  expect(await measure(card)).toMatchObject({ width: 640 });
  expect(input).toHaveBeenCalledOnce();
  const counted = sql`SELECT count FROM daily_counts WHERE figure = 'failedCopies'`;
  expect(await counted.first('count')).toBe(1);
  env.IMAGES = IMAGES;
  expect(await measure(card)).toMatchObject({ width: 200 });
});

it('doesn’t bring back a file that is deleted meanwhile', async () => {
  const stem = item.newName.slice(0, 22);
  env.FILES = bucketWith('put', async (call) => {
    await removeFiles({ ...env, FILES }, stem, 'png');
    return call();
  });
  await expectAnswer(get(`/files/${card}`), 404, Problem.strict());
  expect((await stored()).filter((name) => name.includes(stem))).toEqual([]);
});

it('goes with a file that is taken down meanwhile', async () => {
  const once = vi.fn<typeof cacheControl>(cacheControl);
  // The large one is still there when the card's is stored.
  const slow = bucketWith('delete', async (call) => {
    if (once.mock.calls.length === 0) await once();
    return call();
  });
  await withdrawFiles({ FILES: slow }, item.newName);
  expect(once).toHaveBeenCalledOnce();
  await expectAnswer(get(`/files/${card}`), 404, Problem.strict());
  expect(await bytesOf(`withdrawn/${card}`)).toBeDefined();
});
