import { beforeEach, describe, expect, it } from 'vitest';

import { ConfirmedEmail, CurrentUser } from '../../../worker/contract/account.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  forged,
  getAs,
  post,
  send,
  statusesOf,
} from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo, tokenOf } from '../support/mailbox.ts';
import { type Account, PASSWORD, loggedIn, register } from '../support/people.ts';
import { sql, valueOf } from '../support/sql.ts';

const CONFIRM = 'Confirm your email';
const OLD = 'Confirm your email change';
const NEW = 'Confirm your new email';
let mira: Account;

const freshAddress = () => `${crypto.randomUUID()}@peerway.test`;
const confirm = (token: string) => post('/api/email/confirm', { token });
const sendAgain = () => post('/api/email/confirmation', {}, mira.token);
const outcome = async (token: string) =>
  (await expectAnswer(confirm(token), 200, ConfirmedEmail)).outcome;
const begin = (email: string) => post('/api/email/change', { email }, mira.token);
const addressOf = async (who: Account) =>
  (await getAs(CurrentUser, '/api/currentuser', who.token)).email;
const confirmedAt = (id: number) =>
  valueOf`SELECT email_confirmed_at AS at FROM users WHERE id = ${id}`;

/** Starts a change of address. @returns the tokens of both emails */
async function beginChange(email: string) {
  await expectDone(begin(email));
  const [old, fresh] = [await mailTo(mira.email, OLD), await mailTo(email, NEW)];
  return { old: tokenOf(old), fresh: tokenOf(fresh) };
}

beforeEach(async () => {
  mira = await register();
});

describe('the address of a registration', () => {
  it('is confirmed by the link of a mail, once', async () => {
    const mail = await mailTo(mira.email, CONFIRM);
    expect(mail.text).not.toContain(mira.name);
    expect(await confirmedAt(mira.id)).toBeNull();
    expect(await outcome(tokenOf(mail))).toBe('confirmed');
    expect(await confirmedAt(mira.id)).not.toBeNull();
    await expectRefused(confirm(tokenOf(mail)), 'token');
  });

  it('can be sent for again, until it is confirmed', async () => {
    const first = tokenOf(await mailTo(mira.email, CONFIRM));
    await expectDone(sendAgain());
    expect(await outcome(first)).toBe('confirmed');
    await expectAnswer(sendAgain(), 409, Problem.strict());
  });

  it('is not confirmed by what is too old, forged, or for something else', async () => {
    const token = tokenOf(await mailTo(mira.email, CONFIRM));
    await post('/api/password/forgot', { email: mira.email });
    await expectRefused(confirm(tokenOf(await mailTo(mira.email, 'Reset your password'))), 'token');
    await expectRefused(confirm(forged(token)), 'token');
    await sql`UPDATE mail_tokens SET expires_at = ${Date.now() - 1} WHERE user_id = ${mira.id}`.run();
    await expectRefused(confirm(token), 'token');
    expect(await confirmedAt(mira.id)).toBeNull();
  });
});

describe('a change of address', () => {
  beforeEach(() => confirmAddress(mira));

  it.each(['old', 'fresh'] as const)(
    'is made once both have confirmed it, the %s one first',
    async (first) => {
      const email = freshAddress();
      const tokens = await beginChange(email);
      const last = first === 'old' ? 'fresh' : 'old';
      expect(await outcome(tokens[first])).toBe('halfway');
      expect(await addressOf(mira)).toBe(mira.email);
      expect(await outcome(tokens[last])).toBe('changed');
      expect(await addressOf(mira)).toBe(email);
      await loggedIn({ email });
      await expectRefused(confirm(tokens.old), 'token');
    },
  );

  it('is made once where both confirm at the same moment', async () => {
    const email = freshAddress();
    const { old, fresh } = await beginChange(email);
    const outcomes = await Promise.all([outcome(old), outcome(fresh)]);
    expect(outcomes.toSorted()).toEqual(['changed', 'halfway']);
    expect(await addressOf(mira)).toBe(email);
  });

  it('gives way to a second one: the links of the first are dead', async () => {
    const [one, two] = [freshAddress(), freshAddress()];
    const first = await beginChange(one);
    expect(await outcome(first.old)).toBe('halfway');
    const second = await beginChange(two);
    await expectRefused(confirm(first.fresh), 'token');
    expect(await outcome(second.fresh)).toBe('halfway');
    expect(await addressOf(mira)).toBe(mira.email);
    expect(await outcome(second.old)).toBe('changed');
    expect(await addressOf(mira)).toBe(two);
  });

  it('is one change where two are begun at once', async () => {
    const addresses = [freshAddress(), freshAddress()];
    await Promise.all(addresses.map((email) => expectDone(begin(email))));
    const fresh = await Promise.all(addresses.map((email) => mailTo(email, NEW)));
    const answers = await Promise.all(fresh.map((mail) => confirm(tokenOf(mail))));
    expect(statusesOf(answers)).toEqual([200, 422]);
    const rows = await sql`SELECT email FROM email_changes WHERE user_id = ${mira.id}`.all();
    expect(rows.results).toHaveLength(1);
  });

  it('can be taken back', async () => {
    const { old, fresh } = await beginChange(freshAddress());
    const answer = send('DELETE', '/api/email/change', { token: mira.token });
    await expectDone(answer);
    await expectRefused(confirm(old), 'token');
    await expectRefused(confirm(fresh), 'token');
  });

  it('ends with a new password', async () => {
    const { old } = await beginChange(freshAddress());
    const body = { password: 'a wholly new password' };
    await expectDone(post('/api/password/change', body, mira.token));
    await expectRefused(confirm(old), 'token');
  });

  it('refuses a taken address however it is written, the own one, none', async () => {
    const ben = await register();
    await expectRefused(begin(ben.email.toUpperCase()), 'email');
    await expectRefused(begin(mira.email), 'email');
    await expectRefused(begin('nowhere'), 'email');
    // Five tries an hour. Then nobody learns which addresses are taken.
    for (const _ of [3, 4, 5]) await expectRefused(begin(ben.email), 'email');
    expect((await begin(ben.email)).status).toBe(429);
    expect(mailsTo(mira.email).filter(({ subject }) => subject === OLD)).toEqual([]);
  });

  it('comes to nothing where somebody else takes the address meanwhile', async () => {
    const email = freshAddress();
    const { old, fresh } = await beginChange(email);
    expect(await outcome(old)).toBe('halfway');
    const body = {
      name: `Quick ${crypto.randomUUID().slice(0, 6)}`,
      email,
      password: PASSWORD,
      acceptTerms: true,
    };
    expect((await post('/api/register', body)).status).toBe(201);
    await expectRefused(confirm(fresh), 'email');
    expect(await addressOf(mira)).toBe(mira.email);
    await expectRefused(confirm(fresh), 'token');
  });
});

it('asks the new address alone where the present one was never confirmed', async () => {
  const email = freshAddress();
  await expectDone(begin(email));
  expect(await outcome(tokenOf(await mailTo(email, NEW)))).toBe('changed');
  expect(await addressOf(mira)).toBe(email);
  expect(mailsTo(mira.email).map(({ subject }) => subject)).toEqual([CONFIRM]);
});
