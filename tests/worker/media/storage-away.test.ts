import { env } from 'cloudflare:test';
import { afterEach, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { expectConsole } from '../../support/console.ts';
import { addUser, expectAnswer, get } from '../support/client.ts';
import { add, added } from './ask.ts';
import { png } from './make.ts';

/** The bucket answers with an error. */

const AWAY = 'The bucket is away for a moment';
const bucket = env.FILES;

function takeAway(method: 'get' | 'put') {
  const failing = () => Promise.reject(new Error(AWAY));
  env.FILES = new Proxy(bucket, {
    get: (target, name) => {
      if (name === method) return failing;
      const value: unknown = Reflect.get(target, name);
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
  expectConsole(new RegExp(AWAY));
}

afterEach(() => {
  env.FILES = bucket;
});

it('refuses a file that can’t be stored, and keeps nothing of it', async () => {
  const mira = await addUser();
  takeAway('put');
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
  await expectAnswer(get(`/files/${newName}`), 500, Problem);
  env.FILES = bucket;
  expect((await get(`/files/${newName}`)).status).toBe(200);
});
