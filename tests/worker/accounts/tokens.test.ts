import { env } from 'cloudflare:test';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { rotateDevice } from '../../../worker/accounts/queries/devices.ts';
import { readRefreshToken } from '../../../worker/accounts/refresh-token.ts';
import { CurrentUser, RefreshedToken } from '../../../worker/contract/account.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { Database } from '../../../worker/core/database.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  forged,
  get,
  getAs,
  post,
  send,
} from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { type Account, register } from '../support/people.ts';
import { HOUR_MS } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let mira: Account;

const refresh = (refresh_token: string) => post('/api/token/refresh', { refresh_token });

/** Moves a device's last rotation into the past. */
const age = async (refreshToken: string, ms: number) => {
  const token = await readRefreshToken(env, refreshToken);
  await sql`UPDATE devices SET rotated_at = rotated_at - ${ms} WHERE key = ${token?.deviceKey}`.run();
};

beforeEach(async () => {
  mira = await register();
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
    await getAs(CurrentUser, '/api/currentuser', one.token);
  });

  it('ends the family when an old token comes back and the next one was used', async () => {
    const next = await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
    const last = await expectAnswer(refresh(next.refresh_token ?? ''), 200, RefreshedToken);
    await expectAnswer(refresh(mira.refresh_token), 401, Unauthenticated);
    await expectAnswer(refresh(last.refresh_token ?? ''), 401, Unauthenticated);
    await expectAnswer(get('/api/currentuser', last.token), 401, Unauthenticated);
  });

  it('goes on after a lost answer, however late, and the token that was lost ends the family', async () => {
    const lost = await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
    await age(mira.refresh_token, 24 * HOUR_MS);
    const next = await expectAnswer(refresh(mira.refresh_token), 200, RefreshedToken);
    expect(next.refresh_token).not.toBe(lost.refresh_token);
    const last = await expectAnswer(refresh(next.refresh_token ?? ''), 200, RefreshedToken);
    await expectAnswer(refresh(lost.refresh_token ?? ''), 401, Unauthenticated);
    await expectAnswer(refresh(last.refresh_token ?? ''), 401, Unauthenticated);
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

/** One presentation of a refresh token: by whom, how long after the one before, and whether the answer arrives. */
interface Step {
  by: 'owner' | 'thief';
  later: number;
  arrives: boolean;
}

/** A device, and what its refreshes should be answered by the rule, which knows the whole history. */
function deviceOf(deviceKey: string, start: number) {
  const db = new Database(env.DB);
  const held = { owner: 1, thief: 1 };
  const presented = new Set<number>();
  let [now, newest, rotatedAt, ended] = [start, 1, start, false];
  return async ({ by, later, arrives }: Step) => {
    if (ended) return ended;
    now += later;
    const generation = held[by];
    const answer = await rotateDevice(db, { deviceKey, generation }, now);
    const laterOneUsed = [...presented].some((other) => other > generation);
    const replaced = generation < newest && !presented.has(generation);
    ended ||= laterOneUsed || replaced;
    expect(answer?.ended ?? true).toBe(ended);
    if (ended) return ended;
    if (generation === newest || now - rotatedAt >= 60_000) [newest, rotatedAt] = [newest + 1, now];
    expect(answer?.generation).toBe(newest);
    presented.add(generation);
    if (arrives) held[by] = newest;
    return ended;
  };
}

it('lets an owner go on in every order of lost answers, and never both an owner and a thief', async () => {
  const steps: Step[] = [0, 61_000].flatMap((later) => [
    { by: 'owner' as const, later, arrives: true },
    { by: 'owner' as const, later, arrives: false },
    { by: 'thief' as const, later, arrives: true },
  ]);
  const orders = steps.flatMap((one) =>
    steps.flatMap((two) => steps.map((three) => [one, two, three])),
  );
  const start = Date.now();
  await sql`INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at)
     SELECT 'order ' || key, ${mira.id}, ${start}, '', 0, 9e15 FROM json_each(${JSON.stringify(orders.map(() => 0))})`.run();
  const both = (['owner', 'thief', 'owner'] as const).map((by) => ({
    by,
    later: 61_000,
    arrives: true,
  }));
  await Promise.all(
    orders.map(async (order, index) => {
      const present = deviceOf(`order ${index}`, start);
      let ended = false;
      for (const step of order) ended = await present(step);
      const alone = order.every(({ by }) => by === 'owner');
      expect(ended && alone).toBe(false);
      for (const step of both) ended = await present(step);
      expect(ended).toBe(true);
    }),
  );
});

it('log-out kills the refresh token and the access token on the server, twice without harm', async () => {
  const body = { refresh_token: mira.refresh_token };
  await expectDone(post('/api/logout', body));
  await expectDone(post('/api/logout', body));
  await expectAnswer(refresh(mira.refresh_token), 401, Unauthenticated);
  await expectAnswer(get('/api/currentuser', mira.token), 401, Unauthenticated);
  await expectAnswer(get('/api/notices', mira.token), 401, Unauthenticated);
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

const sendFrom = (address: string, path: string, refresh_token: string) =>
  send('POST', path, { body: { refresh_token }, headers: { 'CF-Connecting-IP': address } });

let addresses = 0;
/** A new address, because requests from another test would count against its limit. */
const newAddress = () => `198.51.100.${(addresses += 1)}`;

const LIMIT = 6;

beforeEach(() => {
  env.LIMIT_WRITE = limitOf(LIMIT);
});

/** Repeats a request until it is limited. @returns the 429 */
async function untilLimited(ask: () => Promise<Response>) {
  for (let tries = 0; tries <= LIMIT; tries += 1) {
    const answer = await ask();
    if (answer.status === 429) return answer;
    await answer.body?.cancel();
  }
  throw new Error('was never limited');
}

describe.each(['/api/token/refresh', '/api/logout'])(
  'tokens that we did not sign, at %s',
  (path) => {
    it.each([
      ['nonsense', 'nonsense'],
      ['a text too long for the schema', 'x'.repeat(300)],
    ])('count for their address: %s', async (_, garbage) => {
      const address = newAddress();
      const limited = await untilLimited(() => sendFrom(address, path, garbage));
      expect(limited.headers.get('Retry-After')).toBe('60');
      await expectAnswer(limited, 429, Problem.strict());
    });
  },
);

it('devices are refreshed and logged out also behind an address that has used up its limit', async () => {
  const jonas = await register();
  const address = newAddress();
  await untilLimited(() => sendFrom(address, '/api/token/refresh', 'nonsense'));
  for (const { refresh_token } of [mira, jonas]) {
    const answer = sendFrom(address, '/api/token/refresh', refresh_token);
    const next = await expectAnswer(answer, 200, RefreshedToken);
    await expectDone(sendFrom(address, '/api/logout', next.refresh_token ?? ''));
  }
});

it('a device that asks too often is limited wherever it asks, and no other', async () => {
  const [busy, other] = [await register(), await register()];
  const path = '/api/token/refresh';
  const places = [newAddress(), newAddress(), newAddress()];
  let tries = 0;
  const next = () => places[(tries += 1) % places.length] ?? '';
  // No single address has reached the limit, so it is the account's.
  await untilLimited(() => sendFrom(next(), path, busy.refresh_token));
  await expectAnswer(sendFrom(next(), path, other.refresh_token), 200, RefreshedToken);
});

it('a request without a token is refused by its rule', async () => {
  await expectRefused(send('POST', '/api/token/refresh'), 'refresh_token');
  await expectRefused(send('POST', '/api/logout', { body: [] }), 'body');
});
