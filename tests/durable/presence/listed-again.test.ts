import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectDone, expectAnswer, patch, post } from '../../worker/support/client.ts';
import { type Account, addAdmin, loggedIn, register } from '../../worker/support/people.ts';
import { connect, untilStored, watch } from '../support/live.ts';

/** Accounts that are hidden for a while. Streams show them as offline meanwhile, and must show when they are back. */

const MINUTE_MS = 60_000;

async function suspend({ id }: Account) {
  const admin = await addAdmin();
  const until = new Date(Date.now() + 10 * MINUTE_MS).toISOString();
  const reason = 'A test of the rules.';
  const change = (body: object) =>
    expectAnswer(
      patch(`/api/admin/users/${id}`, { ...body, reason }, admin.token),
      200,
      AdminUserDetail,
    );
  await change({ status: 'suspended', until });
  return { lift: () => change({ status: 'active' }) };
}

/** Each hides an account. @returns a function that ends it */
const WAYS = {
  'a suspension that an admin lifts': async (mira) => {
    const { lift } = await suspend(mira);
    return lift;
  },
  'a suspension whose time is over': async (mira) => {
    await suspend(mira);
    return () => sweep(env, Date.now() + 11 * MINUTE_MS);
  },
  'a deletion that is called off': async (mira) => {
    await expectAnswer(post('/api/account/leave', undefined, mira.token), 200, z.unknown());
    return async () => {
      const { token } = await loggedIn(mira);
      await expectDone(post('/api/account/return', undefined, token));
    };
  },
} satisfies Record<string, (mira: Account) => Promise<() => Promise<unknown>>>;

it('shows nobody online who is leaving, though they are logged in, to a stream that was open before', async () => {
  const [mira, ben, cleo] = [await register(), await register(), await register()];
  const stream = await watch(ben.token, [mira.id, cleo.id]);
  await connect(mira.token);
  await stream.shows(mira.id, 1);
  await expectAnswer(post('/api/account/leave', undefined, mira.token), 200, z.unknown());
  await stream.shows(mira.id, 0);
  await connect((await loggedIn(mira)).token);
  await untilStored(mira.id, true);
  await connect(cleo.token);
  await stream.shows(cleo.id, 1);
  expect(stream.of(mira.id)).toEqual([0, 1, 0]);
  stream.leave();
});

it.each(Object.entries(WAYS))('after %s, streams show the user again', async (_, begin) => {
  const [mira, ben] = [await register(), await register()];
  const end = await begin(mira);
  const stream = await watch(ben.token, [mira.id]);
  await stream.shows(mira.id, 0);
  await end();
  await connect((await loggedIn(mira)).token);
  await untilStored(mira.id, true);
  await stream.shows(mira.id, 1);
  expect(stream.of(mira.id)).toEqual([0, 1]);
  stream.leave();
});
