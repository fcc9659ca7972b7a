import { env } from 'cloudflare:test';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { lockSubjects } from '../../../worker/accounts/lock-out.ts';
import { readRefreshToken } from '../../../worker/accounts/refresh-token.ts';
import {
  CurrentUser,
  NameAvailability,
  RefreshedToken,
  RegisteredAccount,
  TokenPair,
} from '../../../worker/contract/account.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import {
  type Account,
  PASSWORD,
  addUser,
  expectAnswer,
  forged,
  get,
  nextAddress,
  post,
  register,
  send,
} from '../support/client.ts';

const Nothing = z.null();
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

const refresh = (refresh_token: string) => post('/api/token/refresh', { refresh_token });

/** Moves a device's last rotation into the past. */
const age = async (refreshToken: string, ms: number) => {
  const token = await readRefreshToken(env, refreshToken);
  await env.DB.prepare('UPDATE devices SET rotated_at = rotated_at - ? WHERE key = ?')
    .bind(ms, token?.deviceKey)
    .run();
};

beforeEach(async () => {
  mira = await register();
});

describe('registration', () => {
  it('takes the language of the client', async () => {
    const answer = await post('/api/register', registration({ locale: 'de' }));
    const { token } = await expectAnswer(Promise.resolve(answer), 201, TokenPair);
    const own = await expectAnswer(get('/api/currentuser', token), 200, CurrentUser);
    expect(own.locale).toBe('de');
  });

  it('logs in at once', async () => {
    const current = await expectAnswer(get('/api/currentuser', mira.token), 200, CurrentUser);
    expect(current).toMatchObject({
      id: mira.id,
      roles: ['ROLE_USER'],
      name: mira.name,
      email: mira.email,
    });
    await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
  });

  it('says which of name and address is taken, whatever their case or width', async () => {
    const taken = registration({ name: mira.name.toUpperCase(), email: mira.email.toUpperCase() });
    const { violations } = await expectAnswer(post('/api/register', taken), 422, Problem);
    expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual(['name', 'email']);
    const name = encodeURIComponent(mira.name.toUpperCase());
    const answer = await expectAnswer(
      get(`/api/register/name?name=${name}`),
      200,
      NameAvailability,
    );
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
    const { violations } = await expectAnswer(
      post('/api/register', registration({ email: ascii })),
      422,
      Problem,
    );
    expect(violations).toMatchObject([{ propertyPath: 'email' }]);
    for (const typed of [email, ascii, `\u202A${email.toUpperCase()}\u202C`]) {
      const { token } = await expectAnswer(logIn(typed, PASSWORD), 200, TokenPair);
      const own = await expectAnswer(get('/api/currentuser', token), 200, CurrentUser);
      expect(own).toMatchObject({ id, email: ascii });
    }
  });

  it('takes ten at once for one name as one', async () => {
    const name = `Wanted ${crypto.randomUUID().slice(0, 8)}`;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('/api/register', registration({ name }))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 422),
    ]);
  });

  it.each([
    ['an emoji', '🎮🔥'],
    ['right-to-left letters', 'شاهين'],
    ['a composed letter', 'Zoë'],
    ['the longest there may be', 'x'.repeat(40)],
  ])('welcomes %s', async (_, name) => {
    await expectAnswer(post('/api/register', registration({ name })), 201, TokenPair);
  });

  it.each([
    ['one letter', { name: 'x' }, 'name'],
    ['41 letters', { name: 'x'.repeat(41) }, 'name'],
    ['white space alone', { name: '     ' }, 'name'],
    ['fillers alone', { name: '\u3164\u3164\u115F' }, 'name'],
    ['half a character', { name: 'abc\uD83Ddef' }, 'name'],
    ['no name', { name: undefined }, 'name'],
    ['a number for a name', { name: 7 }, 'name'],
    ['an address without @', { email: 'mira' }, 'email'],
    ['an address of 255 characters', { email: `${'x'.repeat(249)}@x.org` }, 'email'],
    ['a password of nine', { password: '123456789' }, 'password'],
    ['a password of 257', { password: 'x'.repeat(257) }, 'password'],
    ['the terms not accepted', { acceptTerms: false }, 'acceptTerms'],
  ])('refuses %s', async (_, over, field) => {
    const { violations } = await expectAnswer(
      post('/api/register', registration(over)),
      422,
      Problem,
    );
    expect(new Set(violations?.map(({ propertyPath }) => propertyPath))).toEqual(new Set([field]));
  });

  it('keeps markup as the text that it is', async () => {
    const name = '<script>alert(1)</script>';
    const { token } = await expectAnswer(
      post('/api/register', registration({ name })),
      201,
      TokenPair,
    );
    const current = await expectAnswer(get('/api/currentuser', token), 200, CurrentUser);
    expect(current.name).toBe(name);
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

  it('tells a suspension to the right password alone, and ends it by the clock', async () => {
    const suspend = (until: number) =>
      env.DB.prepare(`UPDATE users SET status = 'suspended', suspended_until = ? WHERE id = ?`)
        .bind(until, mira.id)
        .run();
    await suspend(Date.now() + 60_000);
    const right = await expectAnswer(logIn(mira.email, PASSWORD), 401, Unauthenticated);
    const wrong = await expectAnswer(logIn(mira.email, 'not the password'), 401, Unauthenticated);
    expect(right.message).toContain('suspended');
    expect(wrong.message).not.toContain('suspended');
    await expectAnswer(get('/api/currentuser', mira.token), 401, Unauthenticated);
    await expectAnswer(get('/api/preferences', mira.token), 401, Unauthenticated);
    await expectAnswer(refresh(mira.refresh_token), 401, Unauthenticated);
    await suspend(Date.now() - 1);
    await expectAnswer(logIn(mira.email, PASSWORD), 200, TokenPair);
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
    const statuses: number[] = [];
    // More than two windows of the rate limit allow.
    for (let sent = 0; sent < 125; sent += 1) {
      const token = strangers[sent % strangers.length]?.token;
      const answer = await send('POST', '/api/login', { token, body: {}, headers });
      statuses.push(answer.status);
      await answer.body?.cancel();
    }
    expect(statuses).toContain(429);
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
    await env.DB.prepare(
      'INSERT INTO login_failures (subject, count, window_ends_at) VALUES (?, 100, ?)',
    )
      .bind(account.subject, Date.now() + account.windowMs)
      .run();
    const locked = await logIn(mira.email, PASSWORD);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
  });
});

describe('refresh', () => {
  it('gives the same next token to two tabs at once', async () => {
    const [first, second] = await Promise.all([
      refresh(mira.refresh_token),
      refresh(mira.refresh_token),
    ]);
    const one = await expectAnswer(first, 200, RefreshedToken);
    const other = await expectAnswer(second, 200, RefreshedToken);
    expect(one.refresh_token).toBe(other.refresh_token);
    expect(one.refresh_token).not.toBe(mira.refresh_token);
    await expectAnswer(get('/api/currentuser', one.token), 200, CurrentUser);
  });

  it('ends the family when an old token comes back after 60 s', async () => {
    const next = await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
    await age(mira.refresh_token, 61_000);
    await expectAnswer(refresh(mira.refresh_token), 401, Unauthenticated);
    await expectAnswer(refresh(next.refresh_token ?? ''), 401, Unauthenticated);
    await expectAnswer(get('/api/currentuser', next.token), 401, Unauthenticated);
  });

  it('still takes the token before within 60 s', async () => {
    await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
    await age(mira.refresh_token, 55_000);
    await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
  });

  it('refuses tokens that we did not make', async () => {
    const [device = '', , key = '', mac = ''] = mira.refresh_token.split('.');
    const tokens = [
      [device, '2', key, mac].join('.'),
      [device, '1', key, forged(mac)].join('.'),
      [device, '1', 'AAAAAAAA', mac].join('.'),
      'nonsense',
      '',
    ];
    for (const token of tokens) await expectAnswer(refresh(token), 401, Unauthenticated);
    await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
  });
});

describe('log-out', () => {
  it('kills the refresh token and the access token on the server, twice without harm', async () => {
    const body = { refresh_token: mira.refresh_token };
    await expectAnswer(post('/api/logout', body), 204, Nothing);
    await expectAnswer(post('/api/logout', body), 204, Nothing);
    await expectAnswer(refresh(mira.refresh_token), 401, Unauthenticated);
    await expectAnswer(get('/api/currentuser', mira.token), 401, Unauthenticated);
    await expectAnswer(get('/api/notices', mira.token), 401, Unauthenticated);
  });
});

const partsOf = (token: string) => {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return { header, payload, signature };
};

const kid = () => {
  const header = z.object({ kid: z.string() }).parse(JSON.parse(atob(partsOf(mira.token).header)));
  return header.kid;
};

describe('access tokens', () => {
  const secret = new TextEncoder().encode(env.JWT_SECRET);
  const sign = (claims: Record<string, unknown>, header: Record<string, unknown>, key = secret) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', ...header })
      .setIssuer('peerway')
      .setAudience('peerway-api')
      .sign(key);
  const now = Math.floor(Date.now() / 1000);

  it('refuses a token signed with none', async () => {
    const none = btoa(JSON.stringify({ alg: 'none', typ: 'JWT' })).replaceAll('=', '');
    const { payload } = partsOf(mira.token);
    await expectAnswer(get('/api/currentuser', `${none}.${payload}.`), 401, Unauthenticated);
    await expectAnswer(get('/api/latest/sessions', `${none}.${payload}.`), 401, Unauthenticated);
  });

  it('refuses an expired one, one of another key, one without an end, one for another use', async () => {
    const claims = { sub: String(mira.id), did: 1 };
    const tokens = [
      await sign({ ...claims, exp: now - 1 }, { kid: kid() }),
      await sign(
        { ...claims, exp: now + 60 },
        { kid: kid() },
        new TextEncoder().encode('x'.repeat(40)),
      ),
      await sign({ ...claims, exp: now + 60 }, { kid: 'unknown' }),
      await sign({ ...claims, exp: now + 60 }, {}),
      await sign(claims, { kid: kid() }),
      await new SignJWT({ ...claims, exp: now + 60 })
        .setProtectedHeader({ alg: 'HS256', kid: kid() })
        .setIssuer('peerway')
        .setAudience('something-else')
        .sign(secret),
      mira.refresh_token,
    ];
    for (const token of tokens) {
      const answer = await expectAnswer(
        get('/api/currentuser', token),
        401,
        Unauthenticated.strict(),
      );
      expect(answer.code).toBe(401);
    }
  });

  it('refuses a payload that was changed', async () => {
    const { header, payload, signature } = partsOf(mira.token);
    const claims = z.record(z.string(), z.unknown()).parse(JSON.parse(atob(payload)));
    const changed = btoa(JSON.stringify({ ...claims, sub: '1' })).replaceAll('=', '');
    await expectAnswer(
      get('/api/currentuser', [header, changed, signature].join('.')),
      401,
      Unauthenticated,
    );
  });
});
