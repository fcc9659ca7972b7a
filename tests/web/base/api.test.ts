import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Api from '../../../web/base/api.ts';
import { watchLeaving } from '../../../web/base/page-left.ts';

const origin = 'https://peerway.test';
const asked: Request[] = [];
let answer: () => Response;
let app: typeof Api;

beforeEach(async () => {
  asked.length = 0;
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(new Request(url, init));
    return Promise.resolve(answer());
  });
  app = await import('../../../web/base/api.ts');
});

const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('It did not fail.'),
    (error: unknown) => error,
  );

const categories = () => app.load(app.api.categories.$get());

const file = () =>
  app.answered(app.api.sessions[':id']['calendar.ics'].$get({ param: { id: '3' }, query: {} }));

describe('a call of the API', () => {
  it('gives what it answers with', async () => {
    answer = () => Response.json({ member: [] });
    expect(await categories()).toEqual({ member: [] });
    expect(asked[0]?.url).toBe(`${origin}/api/categories`);
  });

  it('sends JSON as the contract wants it', async () => {
    answer = () => new Response(null, { status: 204 });
    await app.send(app.api.sessions[':id'].$patch({ param: { id: '3' }, json: { name: 'Raid' } }));
    expect(asked[0]?.method).toBe('PATCH');
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/ld+json');
    expect(await asked[0]?.json()).toEqual({ name: 'Raid' });
  });

  it.each([
    ['unauthenticated', 401, { code: 401, message: 'please login!' }],
    ['exists', 409, { error: 'exists' }],
    ['invalid', 422, { status: 422 }],
    ['missing', 404, { status: 404 }],
    ['limited', 429, { status: 429 }],
    ['refused', 403, { status: 403 }],
    ['broken', 500, { status: 500 }],
  ])('that is answered otherwise fails: %s', async (kind, status, body) => {
    answer = () => Response.json(body, { status });
    expect(await failure(categories())).toMatchObject({ kind, status });
  });

  it('says by field which rule was broken', async () => {
    const violations = [
      { propertyPath: 'name', message: 'too short' },
      { propertyPath: 'name', message: 'too plain' },
      { propertyPath: 'games.0', message: 'no such game' },
      { propertyPath: 'repeats.until', message: 'too late' },
    ];
    answer = () => Response.json({ violations }, { status: 422 });
    const fields = { name: 'too short', games: 'no such game', 'repeats.until': 'too late' };
    expect(await failure(categories())).toMatchObject({ violations: fields });
  });

  it('without a network, or cut off, is offline; one that is no JSON is broken', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await failure(categories())).toMatchObject({ kind: 'offline' });
    const cut = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    const headers = { 'Content-Type': 'application/json' };
    answer = () => new Response(cut, { headers });
    expect(await failure(categories())).toMatchObject({ kind: 'offline' });
    answer = () => new Response('<html>', { status: 502, headers });
    expect(await failure(categories())).toMatchObject({ kind: 'broken' });
  });

  it('fails only later once its page is being left, which ends requests in Firefox', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', (_event: string, leave: () => void) => leave());
    watchLeaving();
    answer = () => {
      throw new TypeError('NetworkError when attempting to fetch resource.');
    };
    const failed = vi.fn<(error: unknown) => void>();
    const call = categories().catch(failed);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    await call;
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ kind: 'offline' }));
    vi.useRealTimers();
  });

  it('lets no id lead to another route', async () => {
    const find = app.load(
      app.api.sessions[':id'].$get({ param: { id: '../users/1?x' }, query: {} }),
    );
    expect(await failure(find)).toMatchObject({ kind: 'missing' });
    expect(asked).toEqual([]);
  });

  it('gives the answer itself where it is no JSON, and fails alike', async () => {
    answer = () => new Response('BEGIN:VCALENDAR');
    expect(await (await file()).text()).toBe('BEGIN:VCALENDAR');
    answer = () => Response.json({ status: 404 }, { status: 404 });
    expect(await failure(file())).toMatchObject({ kind: 'missing' });
  });
});
