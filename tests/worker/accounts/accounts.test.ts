import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { lockSubjects } from '../../../worker/accounts/lock-out.ts';
import {
  CurrentUser,
  NameAvailability,
  RegisteredAccount,
  TokenPair,
} from '../../../worker/contract/account.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import {
  expectAnswer,
  getAs,
  nextAddress,
  post,
  send,
  statusesOf,
  expectRefused,
} from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { type Account, PASSWORD, addUser, refreshed, register } from '../support/people.ts';
import { sql } from '../support/sql.ts';

let mira: Account;

const registration = (over: Record<string, unknown> = {}) => ({
  name: `New ${crypto.randomUUID().slice(0, 8)}`,
  email: `${crypto.randomUUID()}@peerway.test`,
  password: PASSWORD,
  acceptTerms: true,
  ...over,
});

const logIn = (email: string, password: string, address = nextAddress()) =>
  send('POST', '/api/login', {
    body: { email, password },
    headers: { 'CF-Connecting-IP': address },
  });

beforeEach(async () => {
  mira = await register();
});

describe('registration', () => {
  it('takes the language of the client', async () => {
    const answer = await post('/api/register', registration({ locale: 'de' }));
    const { token } = await expectAnswer(Promise.resolve(answer), 201, TokenPair);
    const own = await getAs(CurrentUser, '/api/currentuser', token);
    expect(own.locale).toBe('de');
  });

  it('logs in at once', async () => {
    const current = await getAs(CurrentUser, '/api/currentuser', mira.token);
    expect(current).toMatchObject({
      id: mira.id,
      roles: ['ROLE_USER'],
      name: mira.name,
      email: mira.email,
    });
    await refreshed(mira);
  });

  it('says which of name and address is taken, whatever their case or width', async () => {
    const taken = registration({ name: mira.name.toUpperCase(), email: mira.email.toUpperCase() });
    const { violations } = await expectAnswer(post('/api/register', taken), 422, Problem);
    expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual(['name', 'email']);
    const name = encodeURIComponent(mira.name.toUpperCase());
    const answer = await getAs(NameAvailability, `/api/register/name?name=${name}`);
    expect(answer.available).toBe(false);
    const { suggestions = [] } = answer;
    expect(suggestions).toHaveLength(3);
    for (const one of suggestions) {
      const taking = registration({ name: one, email: `${crypto.randomUUID()}@peerway.test` });
      await expectAnswer(post('/api/register', taking), 201, RegisteredAccount);
    }
  });

  it('has one account for both forms of an email’s domain', async () => {
    const email = `${crypto.randomUUID()}@bücher.example`;
    const { id } = await expectAnswer(
      post('/api/register', registration({ email })),
      201,
      RegisteredAccount,
    );
    const ascii = email.replace('bücher', 'xn--bcher-kva');
    await expectRefused(post('/api/register', registration({ email: ascii })), 'email');
    for (const typed of [email, ascii, `\u202A${email.toUpperCase()}\u202C`]) {
      const { token } = await expectAnswer(logIn(typed, PASSWORD), 200, TokenPair);
      const own = await getAs(CurrentUser, '/api/currentuser', token);
      expect(own).toMatchObject({ id, email: ascii });
    }
  });

  it('takes ten at once for one name as one', async () => {
    const name = `Wanted ${crypto.randomUUID().slice(0, 8)}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/register', registration({ name }))),
    );
    expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
  });
});

describe('log-in', () => {
  it('answers an unknown address and a wrong password alike', async () => {
    const wrong = await logIn(mira.email, 'not the password');
    const unknown = await logIn('nobody@peerway.test', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [first, second] = [await wrong.json(), await unknown.json()];
    expect(first).toEqual(second);
    Unauthenticated.strict().parse(first);
  });

  it('locks one address out of one account, and nobody else', async () => {
    const attacker = '198.51.100.7';
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => logIn(mira.email, 'guess', attacker)),
    );
    expect(attempts.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 401));
    const locked = await logIn(mira.email, PASSWORD, attacker);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
    Problem.strict().parse(await locked.json());
    await expectAnswer(logIn(mira.email, PASSWORD, '198.51.100.8'), 200, TokenPair);
  });

  it('counts for the account only what was checked, so that one address can’t lock it', async () => {
    const attacker = '198.51.100.17';
    await Promise.all(Array.from({ length: 30 }, () => logIn(mira.email, 'guess', attacker)));
    const [pair, account] = lockSubjects(mira.email, attacker);
    const count = env.DB.prepare('SELECT count FROM login_failures WHERE subject = ?');
    const countOf = ({ subject }: { subject: string }) => count.bind(subject).first('count');
    expect([await countOf(pair), await countOf(account)]).toEqual([30, 10]);
  });

  it('tries ten of fifty wrong passwords that come at once', async () => {
    const victim = await register();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => logIn(victim.email, 'guess', '198.51.100.50')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it('counts by the address also where a token is sent along', async () => {
    const strangers = await Promise.all(Array.from({ length: 3 }, () => addUser()));
    const headers = { 'CF-Connecting-IP': '198.51.100.60' };
    const real = env.LIMIT_LOGIN;
    env.LIMIT_LOGIN = limitOf(2);
    const answers = await Promise.all(
      strangers.map(({ token }) => send('POST', '/api/login', { token, body: {}, headers })),
    );
    env.LIMIT_LOGIN = real;
    expect(statusesOf(answers)).toEqual([422, 422, 429]);
  });

  it('locks an unknown address just the same', async () => {
    const attacker = '198.51.100.9';
    await Promise.all(
      Array.from({ length: 10 }, () => logIn('ghost@peerway.test', 'guess', attacker)),
    );
    expect((await logIn('ghost@peerway.test', 'guess', attacker)).status).toBe(429);
  });

  it('locks an account everywhere for a minute at most', async () => {
    const [, account] = lockSubjects(mira.email, '203.0.113.1');
    await sql`INSERT INTO login_failures (subject, count, window_ends_at) VALUES (${account.subject}, 100, ${Date.now() + account.windowMs})`.run();
    const locked = await logIn(mira.email, PASSWORD);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });
});
