import { beforeEach, describe, expect, it } from 'vitest';

import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { nameDevice } from '../../../worker/core/user-agent.ts';
import { expectDone, expectAnswer, get, getAs, patch, send } from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo } from '../support/mailbox.ts';
import { type Account, PASSWORD, register } from '../support/people.ts';
import { sql } from '../support/sql.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEWER_FIREFOX = FIREFOX.replaceAll('140.0', '147.0');
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const EDGE =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0';
const NEW_DEVICE = 'New login to your account';
let mira: Account;

const logIn = (userAgent: string) =>
  expectAnswer(
    send('POST', '/api/login', {
      body: { email: mira.email, password: PASSWORD },
      headers: { 'User-Agent': userAgent },
      country: 'DE',
    }),
    200,
    TokenPair,
  );
const list = async (token: string) => (await getAs(DeviceList, '/api/devices', token)).member;
const end = (id: number, token: string) => send('DELETE', `/api/devices/${id}`, { token });

beforeEach(async () => {
  mira = await register();
});

describe('devices', () => {
  it('are listed by the names that their owner knows and by country, latest first, this one marked', async () => {
    const phone = await logIn(IPHONE);
    const devices = await list(phone.token);
    expect(devices).toMatchObject([
      { browser: 'Safari', system: 'iPhone', country: 'DE', current: true },
      { browser: null, system: null, country: null, current: false },
    ]);
  });

  it('are logged out at once, one by one', async () => {
    const [phone, tablet] = [await logIn(IPHONE), await logIn(FIREFOX)];
    const found = (await list(mira.token)).find(({ system }) => system === 'iPhone');
    await expectDone(end(found?.id ?? 0, mira.token));
    await expectAnswer(get('/api/currentuser', phone.token), 401, Unauthenticated);
    await getAs(CurrentUser, '/api/currentuser', tablet.token);
    expect(await list(mira.token)).toHaveLength(2);
    await expectDone(end(found?.id ?? 0, mira.token));
  });
});

it('all other devices are logged out at once, also more than are listed', async () => {
  const phone = await logIn(IPHONE);
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
    INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at)
    SELECT user_id || '.' || i, user_id, rotated_at, user_agent, created_at, expires_at
    FROM n, devices WHERE user_id = ${mira.id} AND user_agent = ${IPHONE}`.run();
  await expectDone(send('DELETE', '/api/devices', { token: mira.token }));
  expect(await list(mira.token)).toHaveLength(1);
  await expectAnswer(get('/api/currentuser', phone.token), 401, Unauthenticated);
});

it('a log-in from a new device is told by mail, and not again for another version of the same', async () => {
  await confirmAddress(mira);
  await patch('/api/notification-settings', { zone: 'Asia/Kathmandu' }, mira.token);
  await logIn(FIREFOX);
  const mail = await mailTo(mira.email, NEW_DEVICE);
  expect(mail.text).toMatch(/Firefox on Linux.* GMT\+5:45/);
  await logIn(NEWER_FIREFOX);
  await logIn(EDGE);
  await expect
    .poll(() => mailsTo(mira.email).filter(({ subject }) => subject === NEW_DEVICE).length)
    .toBe(2);
  expect(mailsTo(mira.email).at(-1)?.text).toContain('Edge on Windows');
});

it.each([
  [EDGE, 'Edge', 'Windows'],
  [IPHONE, 'Safari', 'iPhone'],
  [EDGE.replace(/ Edg.*$/, ''), 'Chrome', 'Windows'],
  [EDGE.replace(/ Edg.*$/, ' OPR/110.0.0.0'), 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['curl/8.5.0', null, null],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
])('reads %s', (userAgent, browser, system) => {
  expect(nameDevice(userAgent)).toEqual({ browser, system });
});
