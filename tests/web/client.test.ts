import { hc } from 'hono/client';
import { describe, expect, it } from 'vitest';

import type { Api } from '../../worker/app.ts';
import { type Client, clientOf } from '../../web/client.ts';

interface Sent {
  url: string;
  method: string | undefined;
  type: string | null;
  body: unknown;
  aborts: boolean;
}

const base = 'https://peerway.test';

/** What a call sends, by the client under test and by hono's own. */
async function bothSend(call: (api: Client['api']) => Promise<unknown>) {
  const sent: Sent[] = [];
  const record = (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push({
      url: input instanceof Request ? input.url : String(input),
      method: init?.method,
      type: new Headers(init?.headers).get('Content-Type'),
      body: init?.body ?? undefined,
      aborts: init?.signal instanceof AbortSignal,
    });
    return Promise.resolve(Response.json({}));
  };
  await call(clientOf(base, record).api);
  await call(hc<Api>(base, { fetch: record }).api);
  return sent;
}

describe('the small client sends what hc sends', () => {
  const calls: Record<string, (api: Client['api']) => Promise<unknown>> = {
    'a plain path': (api) => api.currentuser.$get(),
    'a query, without what is undefined': (api) =>
      api.sessions.$get({ query: { q: 'a b&c=ü', platform: 'pc', region: undefined } }),
    'an empty query': (api) => api.notices.$get({ query: {} }),
    'a path with an id': (api) => api.sessions[':id'].$get({ param: { id: '17' } }),
    'a path within another': (api) =>
      api.users[':id'].sessions.$get({ param: { id: '17' }, query: {} }),
    'a body of JSON': (api) =>
      api.applications.$post({
        json: { text: 'hi', user: '/api/users/1', session: '/api/sessions/2' },
      }),
    'a change': (api) =>
      api.applications[':id'].$patch({ param: { id: '3' }, json: { status: 'removed' } }),
    'a removal': (api) => api.sessions[':id'].$delete({ param: { id: '3' } }),
    'a signal': (api) =>
      api.games.$get({ query: {} }, { init: { signal: new AbortController().signal } }),
  };

  it.each(Object.entries(calls))('%s', async (_, call) => {
    const [ours, theirs] = await bothSend(call);
    expect(ours).toEqual(theirs);
  });

  it('and lets no parameter leave its place in the path', async () => {
    const [ours] = await bothSend((api) =>
      api.sessions[':id'].$get({ param: { id: '../users/1?x' } }),
    );
    expect(ours?.url).toBe(`${base}/api/sessions/..%2Fusers%2F1%3Fx`);
  });
});
