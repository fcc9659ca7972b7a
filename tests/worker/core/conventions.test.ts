import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { app } from '../../../worker/app.ts';
import { Collection } from '../../../worker/contract/collection.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get, nextAddress, post, send } from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { type Account, PASSWORD, addUser, register } from '../support/people.ts';
import { addGames, sessionBody, hostSession } from '../support/sessions.ts';

let mira: Account;

beforeAll(async () => {
  await addGames();
  mira = await register();
});

const LIMIT_BYTES = 64 * 1024;

/** A valid body of exactly this many bytes. The padding is ignored. */
const bodyOf = (bytes: number) => {
  const start = '{"refresh_token":"x","pad":"';
  return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
};

describe('bodies', () => {
  it.each(['application/ld+json', 'application/json', 'application/json; charset=utf-8'])(
    'are taken as %s',
    async (type) => {
      const answer = await send('POST', '/api/sessions', {
        token: mira.token,
        body: sessionBody(),
        headers: { 'Content-Type': type },
      });
      expect(answer.status).toBe(201);
    },
  );

  it('are taken as merge-patch for PATCH alone', async () => {
    const options = { token: mira.token, body: { about: 'x' } };
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    expect((await send('PATCH', `/api/users/${mira.id}`, { ...options, headers })).status).toBe(
      200,
    );
    expect((await send('POST', '/api/sessions', { ...options, headers })).status).toBe(415);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ])('are refused as %s', async (type) => {
    const answer = send('POST', '/api/login', { body: '{}', headers: { 'Content-Type': type } });
    await expectAnswer(answer, 415, Problem.strict());
  });

  it.each(['{', '', 'nonsense', '{"a":}', '\u0000', '{"email":"a"'])(
    'that are no JSON (%j) answer 400',
    async (body) => {
      const answer = await send('POST', '/api/login', { body });
      await expectAnswer(answer, 400, Problem.strict());
    },
  );

  it.each(['[]', 'null', '7', '"text"'])(
    'that are JSON of another shape (%s) answer 422',
    async (body) => {
      await expectAnswer(send('POST', '/api/login', { body }), 422, Problem.strict());
    },
  );

  it('may have 64 KiB, and not a byte more', async () => {
    await expectAnswer(post('/api/token/refresh', bodyOf(LIMIT_BYTES)), 401, Unauthenticated);
    await expectAnswer(post('/api/token/refresh', bodyOf(LIMIT_BYTES + 1)), 413, Problem.strict());
  });

  it('ignore members that nobody asked for', async () => {
    const body = sessionBody({
      id: 1,
      hostId: 1,
      host: { id: 1 },
      seatsTaken: 100,
      '@type': 'User',
    });
    const answer = await post('/api/sessions', body, mira.token);
    expect(await answer.json()).toMatchObject({ host: { id: mira.id }, seatsTaken: 1 });
  });
});

describe('what is not there', () => {
  it.each(['/api/unknown', '/api', '/api/sessions/1/unknown', '/api/latest/unknown'])(
    '%s answers 404 as a problem, never as a page',
    async (path) => {
      const answer = await get(path);
      expect(answer.headers.get('Content-Type')).toContain('application/problem+json');
      await expectAnswer(answer, 404, Problem.strict());
    },
  );

  it.each(['0', '-1', 'abc', '1.5', '1e3', '99999999999999999999', '%00', '1;drop table users'])(
    'an id of %s answers 404',
    async (id) => {
      await expectAnswer(get(`/api/sessions/${encodeURIComponent(id)}`), 404, Problem.strict());
      await expectAnswer(get(`/api/users/${encodeURIComponent(id)}`), 404, Problem.strict());
    },
  );
});

it.each(['latest/sessions', 'latest/users', 'sessionsgames', 'usergames'])(
  'the list of home %s has as many items as asked for, 60 at most',
  async (path) => {
    for (let one = 0; one < 2; one += 1) {
      const host = await register();
      await hostSession(host);
    }
    const ask = (query: string) => get(`/api/${path}?itemsPerPage=${query}`, mira.token);
    const { member } = await expectAnswer(ask('1'), 200, Collection(z.unknown()));
    expect(member).toHaveLength(1);
    const more = await expectAnswer(ask('60'), 200, Collection(z.unknown()));
    expect(more.member.length).toBeGreaterThan(1);
    for (const none of ['0', '61', 'many']) await expectAnswer(ask(none), 422, Problem);
  },
);

describe('headers', () => {
  it('keep answers out of caches, frames and sniffing', async () => {
    const { headers } = await get('/api/latest/sessions');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
    expect(headers.get('X-D1-Bookmark')).toBeTypeOf('string');
  });

  it('let the one style of the page about the API in', async () => {
    const policy = (await get('/api/docs')).headers.get('Content-Security-Policy');
    expect(policy).toContain("style-src 'sha256-");
    expect(policy).toContain("base-uri 'none'; form-action 'none'; frame-ancestors 'none'");
  });

  it('say how long to wait where there was too much', async () => {
    const address = '203.0.113.77';
    const attempts = await Promise.all(
      Array.from({ length: 70 }, () =>
        send('POST', '/api/login', {
          body: { email: 'nobody', password: '' },
          headers: { 'CF-Connecting-IP': address, 'Content-Type': 'text/plain' },
        }),
      ),
    );
    // The content type is checked first, so none of these counts as a log-in attempt.
    expect(attempts.every(({ status }) => status === 415)).toBe(true);
    // Twice the limit of 120, because a new minute may begin in between.
    const names = await Promise.all(
      Array.from({ length: 250 }, () =>
        send('GET', '/api/register/name?name=Somebody', {
          headers: { 'CF-Connecting-IP': address },
        }),
      ),
    );
    const refused = names.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('Retry-After')).toBe('60');
    const [first] = refused;
    if (first) await expectAnswer(first, 429, Problem.strict());
  });

  it('are 429 to whoever reads too often: visitors of one address, and each user alone', async () => {
    const { LIMIT_READ } = env;
    onTestFinished(() => {
      env.LIMIT_READ = LIMIT_READ;
    });
    const headers = { 'CF-Connecting-IP': '203.0.113.78' };
    const feeds = ['/calendar/public.ics', '/feed.xml', '/embed/sessions'];
    for (const [path, status, token] of [
      ['/files/~0123456789abcdefghijkl.jpg', 404, mira.token],
      ...[...feeds, '/api/site'].map((readable) => [readable, 200, undefined] as const),
      // Without sessions it isn't kept, so the database is asked each time.
      ['/sitemap/999999.xml', 404, undefined],
    ] as const) {
      env.LIMIT_READ = limitOf(2);
      const statuses: number[] = [];
      for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
        statuses.push((await send(method, path, { headers, token })).status);
      }
      expect({ path, statuses }).toEqual({ path, statuses: [status, status, 429, 429] });
    }
    expect((await send('GET', '/api/site', { token: mira.token, headers })).status).toBe(200);
  });
});

const securityText = (email: string) =>
  app.request('/.well-known/security.txt', {}, { ...env, OPERATOR_EMAIL: email });

it('an operator has an address for reports of security problems', async () => {
  const text = await (await securityText('ops@peerway.test')).text();
  expect(text).toMatch(/^Contact: mailto:ops@peerway\.test\nExpires: \d{4}-/);
  expect((await securityText(' ')).status).toBe(404);
});

describe('authorisation headers', () => {
  it('are asked for in the contract’s words', async () => {
    const answer = await get('/api/currentuser');
    expect(await answer.json()).toEqual({ code: 401, message: 'please login!' });
  });

  it.each(['Bearer', 'Bearer ', 'Basic bWlyYTpwdw==', 'Bearer a b', 'bearer x.y.z', 'null'])(
    '%j answers 401 in the first shape and nothing else',
    async (header) => {
      const answer = send('GET', '/api/currentuser', { headers: { Authorization: header } });
      await expectAnswer(answer, 401, Unauthenticated.strict());
    },
  );
});

it('a Worker without its secret says so to the operator and answers 503', async () => {
  expectConsole(/ failed ConfigurationError: The secret JWT_SECRET/);
  const request = new Request('https://peerway.test/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      refresh_token: `${'x'.repeat(22)}.1.${'x'.repeat(8)}.${'x'.repeat(43)}`,
    }),
  });
  const refresh = new Request('https://peerway.test/api/token/refresh', request);
  const answer = await app.fetch(refresh, { ...env, JWT_SECRET: 'too short' });
  await expectAnswer(answer, 503, Problem.strict());
});

const preflight = (origin: string, CLIENT_ORIGINS: string) =>
  app.fetch(
    new Request('https://peerway.test/api/applications', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
    }),
    { ...env, CLIENT_ORIGINS },
  );
const allowed = async (answer: Response | Promise<Response>) =>
  (await answer).headers.get('Access-Control-Allow-Origin');

it('clients of other origins are let in where the operator names them, and nowhere else', async () => {
  const named = 'https://play.example.org https://www.example.org';
  expect(await allowed(preflight('https://www.example.org', named))).toBe(
    'https://www.example.org',
  );
  // A browser asks again after at most a day.
  const { headers } = await preflight('https://www.example.org', named);
  expect(headers.get('Access-Control-Max-Age')).toBe('86400');
  expect(await allowed(preflight('https://evil.example', named))).toBeNull();
  expect(await allowed(preflight('https://www.example.org', ''))).toBeNull();
  expect(await allowed(get('/api/latest/sessions'))).toBeNull();
});

/** Settings that are optional. Without them the product leaves out what needs them, and answers everything else. */
const OPTIONAL = {
  PUBLIC_URL: undefined,
  MAIL_FROM: undefined,
  CLIENT_ORIGINS: undefined,
  OPERATOR_NAME: undefined,
  OPERATOR_ADDRESS: undefined,
  OPERATOR_EMAIL: undefined,
  STUN_URLS: undefined,
  TURN_URLS: undefined,
  TURN_SECRET: undefined,
  TURN_KEY_ID: undefined,
  TURN_KEY_API_TOKEN: undefined,
  SFU_APP_ID: undefined,
  SFU_APP_SECRET: undefined,
  JWT_SECRET_PREVIOUS: undefined,
  IMAGES: undefined,
};

it('a Worker without any optional variable answers', async () => {
  expectConsole(/^No email was sent/);
  const host = await addUser('Host');
  await addGames();
  const session = await hostSession(host);
  const ask = async (method: string, path: string, body?: object) => {
    const context = createExecutionContext();
    const request = new Request(`https://peerway.test${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${host.token}`,
        'Content-Type': 'application/json',
        'CF-Connecting-IP': nextAddress(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await app.fetch(request, { ...env, ...OPTIONAL }, context);
    await waitOnExecutionContext(context);
    return answer.status;
  };
  const account = { name: 'Ida', email: 'ida@peerway.test', password: PASSWORD };
  expect(await ask('GET', '/api/latest/sessions')).toBe(200);
  expect(await ask('GET', '/api/site')).toBe(200);
  expect(await ask('GET', `/api/sessions/${session.id}/calendar.ics`)).toBe(200);
  expect(await ask('POST', '/api/socket-ticket', {})).toBe(200);
  expect(await ask('POST', '/api/register', { ...account, acceptTerms: true })).toBe(201);
  expect(await ask('POST', '/api/password/forgot', { email: account.email })).toBe(204);
});
