import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { PushKey, PushSubscriptionItem } from '../../../worker/contract/push.ts';
import { isPushService } from '../../../worker/notifications/push/push-services.ts';
import { ORIGIN, expectAnswer, expectRefused, getAs, post, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { rows, sql } from '../support/sql.ts';

const KEYS = { p256dh: env.VAPID_PUBLIC_KEY ?? '', auth: 'A'.repeat(22) };
const endpoint = () => `https://push.test/push/${crypto.randomUUID()}`;
const subscribe = (to: string, token: string, keys = KEYS) =>
  post('/api/push/subscriptions', { endpoint: to, keys }, token);
const subscribed = (to: string, token: string) =>
  expectAnswer(subscribe(to, token), 201, PushSubscriptionItem);

const stored = async () =>
  await rows<{
    endpoint: string;
    user: number;
  }>`SELECT endpoint, user_id AS user FROM push_subscriptions`;
const of = async ({ id }: { id: number }) =>
  (await stored()).filter(({ user }) => user === id).map((row) => row.endpoint);

describe('a device', () => {
  it('has one subscription: a new one takes its place, and a browser goes with who is logged in', async () => {
    const [one, other] = [await addUser(), await addUser()];
    const [first, second] = [endpoint(), endpoint()];
    await subscribed(first, one.token);
    await subscribed(second, one.token);
    await subscribed(second, one.token);
    expect(await of(one)).toEqual([second]);
    await subscribed(second, other.token);
    expect(await of(one)).toEqual([]);
    expect(await of(other)).toEqual([second]);
    // Whoever has learned an endpoint doesn't know the browser's keys.
    const stolen = subscribe(second, one.token, { ...KEYS, auth: 'B'.repeat(22) });
    await expectAnswer(stolen, 403, Problem);
    expect(await of(other)).toEqual([second]);
  });

  it('takes no more pushes once it is logged out, or has ended them itself', async () => {
    const [one, other] = [await addUser(), await addUser()];
    await subscribed(endpoint(), one.token);
    const own = endpoint();
    await subscribed(own, other.token);
    await sql`UPDATE devices SET revoked_at = 1 WHERE id = ${one.deviceId}`.run();
    expect(await of(one)).toEqual([]);
    const body = { endpoint: own };
    // A user can end only their own subscriptions.
    const stranger = await addUser();
    await send('DELETE', '/api/push/subscriptions', { token: stranger.token, body });
    expect(await of(other)).toEqual([own]);
    const ended = await send('DELETE', '/api/push/subscriptions', { token: other.token, body });
    expect(ended.status).toBe(204);
    expect(await of(other)).toEqual([]);
  });
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/a', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/a', true],
  ['https://web.push.apple.com/a', true],
  ['https://wns2-am3p.notify.windows.com/w/?token=a', true],
  ['https://jmt17.google.com/fcm/send/a', true],
  ['https://extra.test/a', true],
  ['http://fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com:8443/a', false],
  ['https://a@fcm.googleapis.com/a', false],
  ['https://fcm.googleapis.com.evil.test/a', false],
  ['https://evilpush.apple.com.test/a', false],
  ['https://localhost/a', false],
  ['not an address', false],
])('%s is a push service: %s', (address, known) => {
  expect(isPushService(address, 'https://more.test https://extra.test')).toBe(known);
});

it('refuses other endpoints, and keys that aren’t', async () => {
  const { token } = await addUser();
  await expectRefused(subscribe('https://192.168.0.1/admin', token), 'endpoint');
  await expectRefused(subscribe(endpoint(), token, { ...KEYS, p256dh: 'short' }), 'keys.p256dh');
});

it('says its key, or that there are no pushes', async () => {
  expect(await getAs(PushKey, '/api/push/key')).toEqual({
    publicKey: env.VAPID_PUBLIC_KEY,
  });
  const without = { ...env, VAPID_PRIVATE_KEY: '' };
  const request = new Request(`${ORIGIN}/api/push/key`);
  const answer = await app.fetch(request, without, createExecutionContext());
  expect(await answer.json()).toEqual({ publicKey: null });
});
