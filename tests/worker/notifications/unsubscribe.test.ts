import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  NotificationSettings,
  Unsubscribed,
} from '../../../worker/contract/notification-settings.ts';
import { signAccessToken } from '../../../worker/core/auth/access-token.ts';
import { sendNotificationEmail } from '../../../worker/notifications/mail/notification-email.ts';
import { signUnsubscribe } from '../../../worker/notifications/mail/unsubscribe-token.ts';
import { expectAnswer, expectRefused, get, getAs, patch, send } from '../support/client.ts';
import { mailTo } from '../support/mailbox.ts';
import { addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const ITEM = { topic: 'changes', sentence: 'Raid was changed', path: '/session/3' } as const;
let mira: Person;

const CHANGES = { topics: ['changes'], digest: false } as const;
const DAILY = { topics: [], digest: true };

const at = (token: string) => `/api/unsubscribe?token=${token}`;
const settings = () => getAs(NotificationSettings, '/api/notification-settings', mira.token);
const clickIn = (token: string) =>
  send('POST', at(token), {
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });

beforeEach(async () => {
  mira = await addUser();
});

describe('one click in a mail client', () => {
  it('turns off the emails of that topic, and nothing else', async () => {
    const before = await settings();
    await sendNotificationEmail(env, [ITEM], { ...mira, locale: null });
    const { headers } = await mailTo(mira.email, ITEM.sentence);
    const [, path = ''] =
      /^<https:\/\/peerway\.test(\S+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    expect(await expectAnswer(send('POST', path, { raw: form }), 200, Unsubscribed)).toMatchObject({
      topics: ['changes'],
      digest: false,
    });
    expect(await settings()).toEqual({
      ...before,
      channels: { ...before.channels, changes: { push: true, email: false } },
    });
    await expectAnswer(send('DELETE', path), 200, Unsubscribed);
    expect(await settings()).toEqual(before);
  });

  it('in the daily email ends all emails, until that is undone', async () => {
    const choices = { friends: { email: true }, seats: { email: false } };
    await patch('/api/notification-settings', { digest: true, channels: choices }, mira.token);
    const before = await settings();
    const token = await signUnsubscribe(env, mira, DAILY, Date.now());
    const { undo } = await expectAnswer(clickIn(token), 200, Unsubscribed);
    const { digest, channels } = await settings();
    expect([digest, ...Object.values(channels).map(({ email }) => email)]).not.toContain(true);
    await expectAnswer(send('DELETE', at(undo)), 200, Unsubscribed);
    expect(await settings()).toEqual(before);
  });

  it('in the daily email twice can be undone, too, to the topics of a new account', async () => {
    const { channels } = await settings();
    const token = await signUnsubscribe(env, mira, DAILY, Date.now());
    await expectAnswer(clickIn(token), 200, Unsubscribed);
    const { undo } = await expectAnswer(clickIn(token), 200, Unsubscribed);
    await expectAnswer(send('DELETE', at(undo)), 200, Unsubscribed);
    expect(await settings()).toMatchObject({ digest: true, channels });
  });

  it('is for whoever reads the address of the account', async () => {
    const token = await signUnsubscribe(env, mira, CHANGES, Date.now());
    const moved = 'UPDATE users SET email = ?1, email_key = ?1 WHERE id = ?2';
    await env.DB.prepare(moved).bind(`new-${mira.email}`, mira.id).run();
    await expectRefused(clickIn(token), 'token');
    expect((await settings()).channels.changes.email).toBe(true);
  });

  it('works after the secret was rotated once', async () => {
    const old = { ...env, JWT_SECRET: 'the-secret-before-the-last-rotation-0123' };
    const token = await signUnsubscribe(old, mira, CHANGES, Date.now());
    await expectRefused(clickIn(token), 'token');
    Object.assign(env, { JWT_SECRET_PREVIOUS: old.JWT_SECRET });
    try {
      await expectAnswer(clickIn(token), 200, Unsubscribed);
    } finally {
      Object.assign(env, { JWT_SECRET_PREVIOUS: '' });
    }
    expect((await settings()).channels.changes.email).toBe(false);
  });

  it('does nothing with a token that is forged, expired or of another kind', async () => {
    const now = Date.now();
    const real = await signUnsubscribe(env, mira, CHANGES, now);
    const [head, , signature] = real.split('.');
    const claims = btoa(JSON.stringify({ sub: String(mira.id), of: ['changes'], exp: 2e9 }));
    const refused = [
      `${head}.${claims}.${signature}`,
      await signUnsubscribe(env, mira, CHANGES, now - YEAR_MS - 1000),
      await signAccessToken(env, { id: mira.id, deviceId: mira.deviceId }, now),
      '',
    ];
    for (const token of refused) await expectRefused(clickIn(token), 'token');
    expect((await settings()).channels.changes.email).toBe(true);
    // A token for unsubscribing logs nobody in.
    expect((await get('/api/notification-settings', real)).status).toBe(401);
  });
});

it('a mail scanner that follows the link changes nothing', async () => {
  const token = await signUnsubscribe(env, mira, CHANGES, Date.now());
  const answer = await send('GET', at(token), { headers: { Accept: 'text/html' } });
  expect(answer.redirected ? new URL(answer.url).pathname : answer.headers.get('Location')).toMatch(
    /^\/unsubscribe/,
  );
  expect((await settings()).channels.changes.email).toBe(true);
});

it('an account that was deleted stays as it is', async () => {
  await sql`UPDATE users SET status = 'gone' WHERE id = ${mira.id}`.run();
  const token = await signUnsubscribe(env, mira, CHANGES, Date.now());
  await expectRefused(clickIn(token), 'token');
  const row = sql`SELECT 1 FROM notification_settings WHERE user_id = ${mira.id}`;
  expect(await row.first()).toBeNull();
});
