import { env, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { DAY_MS } from '../../../worker/contract/time.ts';
import { sweep } from '../../../worker/sweep.ts';
import { post } from '../../worker/support/client.ts';
import { mailTo, tokenOf } from '../../worker/support/mailbox.ts';
import { loggedIn, register } from '../../worker/support/people.ts';
import { connect, presenceOf, storedOnline, toldOf, untilStored, watch } from '../support/live.ts';

const FRESH = 'a wholly new password';

/** A user with two devices, each with an open socket and stream. */
async function twoDevices() {
  const account = await register();
  const open = async (token: string) => ({
    token,
    socket: await connect(token),
    stream: await watch(token, [account.id]),
  });
  const devices = {
    here: await open(account.token),
    there: await open((await loggedIn(account)).token),
  };
  await untilStored(account.id, true);
  return { account, ...devices };
}

type Device = Awaited<ReturnType<typeof twoDevices>>['here'];

const expectEnded = async ({ socket, stream }: Device) => {
  expect(await socket.closed()).toEqual({ code: 4001 });
  await stream.ended();
};

it('a reset closes what all devices hold open, and the person is offline', async () => {
  const { account, here, there } = await twoDevices();
  await post('/api/password/forgot', { email: account.email });
  const token = tokenOf(await mailTo(account.email, 'Reset your password'));
  expect((await post('/api/password/reset', { token, password: FRESH })).status).toBe(204);
  await expectEnded(here);
  await expectEnded(there);
  expect(await storedOnline(account.id)).toBe(false);
});

it('leaving closes what all devices hold open, and the person is offline to who watches', async () => {
  const { account, here, there } = await twoDevices();
  const ben = await register();
  const watching = await watch(ben.token, [account.id]);
  await watching.shows(account.id, 1);
  expect((await post('/api/account/leave', undefined, here.token)).status).toBe(200);
  await expectEnded(here);
  await expectEnded(there);
  await watching.shows(account.id, 0);
  await connect((await loggedIn(account)).token);
  await untilStored(account.id, true);
  // The user is online again, but hidden from everyone.
  const late = await watch(ben.token, [account.id]);
  await late.shows(account.id, 0);
  watching.leave();
  late.leave();
});

it('nobody who watched is remembered once the account is deleted', async () => {
  const [account, ben] = [await register(), await register()];
  const watching = await watch(ben.token, [account.id]);
  expect(await toldOf(account.id)).toEqual([ben.id]);
  watching.leave();
  const leave = post('/api/account/leave', undefined, account.token);
  expect((await leave).status).toBe(200);
  await sweep(env, Date.now() + 15 * DAY_MS);
  expect(await toldOf(account.id)).toEqual([]);
  expect(
    await runInDurableObject(presenceOf(account.id), (_, { storage }) => storage.kv.get('state')),
  ).toBeUndefined();
});
