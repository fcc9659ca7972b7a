import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { TokenPair } from '../../../worker/contract/account.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectDone, expectAnswer, post, send } from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo } from '../support/mailbox.ts';
import { type Account, PASSWORD, register } from '../support/people.ts';
import { sql, valueOf } from '../support/sql.ts';

const CONFIRM = 'Confirm your email';
const RESET = 'Reset your password';
const CHANGED = 'Your password was changed';
const HOUR_MS = 60 * 60 * 1000;

let mira: Account;

const forgot = (email = mira.email) => post('/api/password/forgot', { email });
const logIn = (userAgent: string, who = mira, password = PASSWORD) =>
  expectAnswer(
    send('POST', '/api/login', {
      body: { email: who.email, password },
      headers: { 'User-Agent': userAgent },
    }),
    200,
    TokenPair,
  );
const changePassword = async (password: string) =>
  expectDone(post('/api/password/change', { password }, mira.token));
const changeAddress = (who: Account, email: string) =>
  post('/api/email/change', { email }, who.token);

/** A browser that the server has not seen before. */
const strangeBrowser = (index: number) =>
  `Mozilla/5.0 (${index % 2 ? 'Windows NT 10.0' : 'X11; Linux x86_64'}) ${['Firefox/1', 'Edg/1', 'OPR/1', 'Chrome/1'][index % 4]}`;

const subjects = (address: string) => mailsTo(address).map(({ subject }) => subject);
const count = (address: string, subject: string) =>
  subjects(address).filter((sent) => sent === subject).length;

/** Moves all sent emails into the past. */
const later = (hours: number) =>
  env.DB.batch([
    sql`UPDATE sent_mails SET sent_at = sent_at - ${hours * HOUR_MS}`,
    sql`UPDATE mail_tokens SET expires_at = expires_at - ${hours * HOUR_MS}`,
  ]);

/** Requests more resets than are sent. Emails are sent in order, so a last one to another address marks the end. */
async function floodWithResets(address: string, expected: number) {
  const before = count(address, RESET);
  for (let asked = 0; asked < expected + 3; asked += 1) await forgot(address);
  const last = await register();
  await forgot(last.email);
  await mailTo(last.email, RESET);
  expect(count(address, RESET) - before).toBe(expected);
}

beforeEach(async () => {
  mira = await register();
});

describe('a stranger’s address that somebody registers', () => {
  it('gets five links an hour and ten a day, without the name, and nothing else', async () => {
    const advert = 'Win at casino.example now';
    mira = await register(`${advert} ${crypto.randomUUID().slice(0, 4)}`);
    for (let index = 0; index < 8; index += 1) await logIn(strangeBrowser(index));
    await changePassword('another fine password');
    await forgot();
    await mailTo(mira.email, RESET);
    for (let index = 0; index < 5; index += 1) {
      await post('/api/email/confirmation', {}, mira.token);
      await forgot();
    }
    await changeAddress(mira, `${crypto.randomUUID()}@peerway.test`);
    await floodWithResets(mira.email, 0);
    expect(mailsTo(mira.email)).toHaveLength(5);
    expect(new Set(subjects(mira.email))).toEqual(new Set([CONFIRM, RESET]));
    for (let hour = 1; hour < 6; hour += 1) {
      await later(1);
      await floodWithResets(mira.email, hour === 1 ? 5 : 0);
      expect((await post('/api/email/confirmation', {}, mira.token)).status).toBe(429);
    }
    expect(mailsTo(mira.email)).toHaveLength(10);
    for (const { text, html, subject } of mailsTo(mira.email)) {
      expect(text + html + subject).not.toContain(advert);
    }
  });

  it('shares its count with what stands behind a plus', async () => {
    const [local = '', domain = ''] = mira.email.split('@');
    for (let index = 0; index < 6; index += 1) {
      await expectAnswer(
        post('/api/register', {
          name: `Tag ${crypto.randomUUID().slice(0, 8)}`,
          email: `${local}+${index}@${domain}`,
          password: PASSWORD,
          acceptTerms: true,
        }),
        201,
        z.unknown(),
      );
    }
    const sent = () =>
      [0, 1, 2, 3, 4, 5].flatMap((index) => mailsTo(`${local}+${index}@${domain}`)).length;
    await expect.poll(sent).toBe(4);
  });
});

it('a stranger’s address that many change theirs to gets four links an hour, and has room for its owner’s own', async () => {
  const email = `${crypto.randomUUID()}@peerway.test`;
  const statuses = [];
  for (let index = 0; index < 6; index += 1) {
    statuses.push((await changeAddress(await register(), email)).status);
  }
  expect(statuses).toEqual([204, 204, 204, 204, 429, 429]);
  await expect.poll(() => mailsTo(email).length).toBe(4);
  const body = { name: `Owner ${crypto.randomUUID().slice(0, 6)}`, email, password: PASSWORD };
  await expectAnswer(post('/api/register', { ...body, acceptTerms: true }), 201, z.unknown());
  await mailTo(email, CONFIRM);
});

it('new accounts can’t use up the instance’s emails: 300 links an hour, then they confirm later', async () => {
  await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
    INSERT INTO sent_mails (mailbox, sent_at) SELECT mailbox, sent_at FROM sent_mails, n WHERE mailbox = 'link'`.run();
  const late = await register();
  const confirm = () => post('/api/email/confirmation', {}, late.token);
  expect((await confirm()).status).toBe(429);
  await later(1);
  await expectDone(confirm());
  await mailTo(late.email, CONFIRM);
  expect(mailsTo(late.email)).toHaveLength(1);
});

describe('the owner of a confirmed address', () => {
  beforeEach(() => confirmAddress(mira));

  it('is told of a changed password whatever new devices came before', async () => {
    for (let index = 0; index < 8; index += 1) await logIn(strangeBrowser(index));
    await changePassword('another fine password');
    await mailTo(mira.email, CHANGED);
    const logins = () => subjects(mira.email).filter((one) => one.startsWith('New login'));
    await expect.poll(logins).toHaveLength(4);
  });

  it('can change it, whatever links others asked for to its mailbox with a tag', async () => {
    const email = mira.email.replace('@', '+tag@');
    const name = `Tag ${crypto.randomUUID().slice(0, 8)}`;
    const body = { name, email, password: PASSWORD, acceptTerms: true };
    await expectAnswer(post('/api/register', body), 201, z.unknown());
    await floodWithResets(email, 3);
    const fresh = `${crypto.randomUUID()}@peerway.test`;
    await expectDone(changeAddress(mira, fresh));
    await mailTo(mira.email, 'Confirm your email change');
    await mailTo(fresh, 'Confirm your new email');
  });

  it('is told of a thief, whatever emails a stranger has caused', async () => {
    await floodWithResets(mira.email, 3);
    await logIn('Mozilla/5.0 (PlayStation; PlayStation 5/9.40) AppleWebKit/605.1.15');
    await changePassword('another fine password');
    const told = () => subjects(mira.email).filter((subject) => subject !== RESET);
    await expect.poll(told).toEqual(expect.arrayContaining(['New login to your account', CHANGED]));
  });

  it('has a link to reset that works, however many were asked for by others', async () => {
    await floodWithResets(mira.email, 3);
    for (const expected of [3, 1, 1]) {
      await later(1);
      await floodWithResets(mira.email, expected);
    }
    expect(count(mira.email, RESET)).toBe(8);
    await sweep(env, Date.now() + 25 * HOUR_MS);
    expect(await valueOf`SELECT count(*) AS n FROM sent_mails`).toBe(0);
  });
});
