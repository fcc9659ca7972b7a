import { env } from 'cloudflare:test';
import { afterEach, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { inTime } from '../../../worker/media/files/in-time.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { addUser, expectAnswer, get } from '../support/client.ts';
import { add, added } from './ask.ts';
import { png } from './make.ts';

/** The bucket answers with an error, or doesn't answer. */

const AWAY = 'The bucket is away for a moment';
const bucket = env.FILES;

const failing = () => Promise.reject(new Error(AWAY));

function takeAway(method: 'get' | 'put') {
  env.FILES = new Proxy(bucket, {
    get: (target, name) => {
      if (name === method) return failing;
      const value: unknown = Reflect.get(target, name);
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
}

afterEach(() => {
  env.FILES = bucket;
});

it('refuses a file that can’t be stored, and keeps nothing of it', async () => {
  const mira = await addUser();
  takeAway('put');
  expectConsole(new RegExp(AWAY));
  await expectAnswer(add(mira, png(8, 8)), 500, Problem);
  const page = () => expectAnswer(get(`/api/users/${mira.id}`, mira.token), 200, UserDetail);
  expect((await page()).media).toEqual([]);
  env.FILES = bucket;
  const { id } = await added(mira, png(8, 8));
  expect((await page()).media.map((file) => file.id)).toEqual([id]);
});

it('says that a file can’t be read, and serves it again afterwards', async () => {
  const mira = await addUser();
  const { newName } = await added(mira, png(8, 8));
  takeAway('get');
  expectConsole(new RegExp(AWAY));
  await expectAnswer(get(`/files/${newName}`), 500, Problem);
  env.FILES = bucket;
  expect((await get(`/files/${newName}`)).status).toBe(200);
});

it('gives a file up whose bucket never answers', async () => {
  await expect(inTime(scheduler.wait(1_000), 5)).rejects.toThrow('R2 did not answer within 5 ms');
  expect(await inTime(Promise.resolve('stored'), 5)).toBe('stored');
});
