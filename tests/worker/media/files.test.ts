import { env } from 'cloudflare:test';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { inTime } from '../../../worker/media/files/in-time.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, get, getAs, send } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { add, added } from './ask.ts';
import { png } from './make.ts';

const BYTES = '0123456789';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const ask = (headers: Record<string, string>, name = 'ten.webm') =>
  send('GET', `/files/${name}`, { headers });

/** A response body as text, whatever its type. */
const textOf = async (answer: Response) => new TextDecoder().decode(await answer.arrayBuffer());

beforeAll(async () => {
  await env.FILES.put('ten.webm', BYTES);
  await env.FILES.put('hostile.svg', SVG);
});

describe('whole files', () => {
  it('come with their type, for ever, and harmless', async () => {
    const answer = await get('/files/hostile.svg');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(SVG);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(SVG.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const policy = answer.headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toContain('script-src');
  });

  it.each([
    'unknown.webm',
    'ten',
    'ten.html',
    'ten.webm.exe',
    '..%2Ften.webm',
    'constructor',
    '%00.svg',
  ])('%s is not there', async (name) => {
    await expectAnswer(get(`/files/${name}`), 404, Problem.strict());
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-', '0123456789', 'bytes 0-9/10'],
    ['bytes=0-0', '0', 'bytes 0-0/10'],
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s', async (range, text, contentRange) => {
    const answer = await ask({ Range: range });
    expect(answer.status).toBe(206);
    expect(await textOf(answer)).toBe(text);
    expect(answer.headers.get('Content-Range')).toBe(contentRange);
    expect(answer.headers.get('Content-Length')).toBe(String(text.length));
  });

  it('beyond the end answer 416', async () => {
    for (const range of ['bytes=10-', 'bytes=4000-5000', 'bytes=-0']) {
      const answer = await ask({ Range: range });
      expect(answer.headers.get('Content-Range')).toBe('bytes */10');
      expect(answer.headers.get('Accept-Ranges')).toBe('bytes');
      await expectAnswer(answer, 416, Problem.strict());
    }
  });

  it('are for GET alone, by units in any case', async () => {
    const head = await send('HEAD', '/files/ten.webm', { headers: { Range: 'bytes=2-4' } });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '10']);
    expect(head.headers.get('Content-Range')).toBeNull();
    const part = await ask({ Range: 'BYTES=2-4' });
    expect([part.status, await textOf(part)]).toEqual([206, '234']);
  });

  it('that make no sense get the whole file', async () => {
    const answer = await ask({ Range: 'lines=1-2' });
    expect(answer.status).toBe(200);
    expect(await textOf(answer)).toBe(BYTES);
  });
});

describe('conditions', () => {
  it('spare what the browser has', async () => {
    const { headers } = await ask({});
    const etag = headers.get('ETag') ?? '';
    const same = await ask({ 'If-None-Match': etag });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe('');
    expect((await ask({ 'If-None-Match': '"another"' })).status).toBe(200);
    expect((await ask({ 'If-Match': '"another"' })).status).toBe(412);
  });

  it.each([
    ['If-None-Match', 'no quotes'],
    ['If-None-Match', '*'],
    ['If-None-Match', 'W/"a", "b"'],
    ['If-Match', 'W/"a"'],
    ['If-None-Match', '"'],
    ['If-Match', ', ,'],
    ['If-Modified-Since', 'yesterday'],
    ['If-Unmodified-Since', '99999999999999999999'],
    ['If-Range', 'nonsense'],
  ])('that make no sense (%s: %s) break nothing', async (name, value) => {
    const answer = await ask({ [name]: value });
    expect([200, 304, 412]).toContain(answer.status);
    await answer.body?.cancel();
  });

  it('let a range be of the very file that its asker has, or else give the whole', async () => {
    const { headers } = await ask({});
    const etag = headers.get('ETag') ?? '';
    const same = await ask({ Range: 'bytes=2-4', 'If-Range': etag });
    expect([same.status, await textOf(same)]).toEqual([206, '234']);
    const other = await ask({ Range: 'bytes=2-4', 'If-Range': '"another"' });
    expect([other.status, await textOf(other)]).toEqual([200, BYTES]);
  });
});

// The bucket answers with an error, or doesn't answer.
const AWAY = 'The bucket is away for a moment';
const bucket = env.FILES;

const failing = () => Promise.reject(new Error(AWAY));

function takeAway(method: 'get' | 'put') {
  env.FILES = new Proxy(bucket, {
    get: (target, name) => {
      if (name === method) return failing;
      const value: unknown = Reflect.get(target, name);
      const bound: unknown = typeof value === 'function' ? value.bind(target) : value;
      return bound;
    },
  });
}

afterEach(() => {
  env.FILES = bucket;
});

it('refuses a file that can’t be stored, and keeps nothing of it', async () => {
  const mira = await addUser();
  takeAway('put');
  expectConsole(new RegExp(AWAY));
  await expectAnswer(add(mira, png(8, 8)), 500, Problem);
  const page = () => getAs(UserDetail, `/api/users/${mira.id}`, mira.token);
  expect((await page()).media).toEqual([]);
  env.FILES = bucket;
  const { id } = await added(mira, png(8, 8));
  expect((await page()).media.map((file) => file.id)).toEqual([id]);
});

it('says that a file can’t be read, and serves it again afterwards', async () => {
  const mira = await addUser();
  const { newName } = await added(mira, png(8, 8));
  takeAway('get');
  expectConsole(new RegExp(AWAY));
  await expectAnswer(get(`/files/${newName}`), 500, Problem);
  env.FILES = bucket;
  expect((await get(`/files/${newName}`)).status).toBe(200);
});

it('gives a file up whose bucket never answers', async () => {
  await expect(inTime(scheduler.wait(1_000), 5)).rejects.toThrow('R2 did not answer within 5 ms');
  expect(await inTime(Promise.resolve('stored'), 5)).toBe('stored');
});
