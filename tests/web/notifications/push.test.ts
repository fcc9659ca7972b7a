import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { storeTokens } from '../../../web/base/credentials.ts';
import { openFromPush } from '../../../web/notifications/open-from-push.ts';
import type * as Push from '../../../web/notifications/push.ts';

const Told = z.object({ endpoint: z.string() });
const USER = 7;
let push: typeof Push;
const stored = new Map<string, string>();
const worker = new EventTarget();
/** The endpoints that the server was told, in order. */
let told: string[];
let publicKey: string;
/** The server's answer to a subscription that it doesn't take. */
let refusal: object | undefined;
let subscription: ReturnType<typeof subscribedTo> | null;
let shown: { close: () => void }[];
const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));

/** The browser's subscription. @param key the server's key in base64url */
function subscribedTo(key: string) {
  const endpoint = `https://push.test/${crypto.randomUUID()}`;
  return {
    endpoint,
    options: { applicationServerKey: Uint8Array.from(atob(key), (one) => one.charCodeAt(0)) },
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: vi.fn<() => Promise<boolean>>(() => {
      subscription = null;
      return Promise.resolve(true);
    }),
  };
}

const registration = {
  unregister,
  getNotifications: () => Promise.resolve(shown),
  pushManager: {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      subscription = subscribedTo(applicationServerKey);
      return Promise.resolve(subscription);
    },
  },
};

const logIn = (device: number) =>
  storeTokens({ token: `h.${btoa(JSON.stringify({ did: device }))}.s` });

beforeEach(async () => {
  stored.clear();
  [told, shown, subscription, publicKey, refusal] = [[], [], null, 'AAAA', undefined];
  const permission = { permission: 'granted', requestPermission: async () => 'granted' };
  vi.stubGlobal('location', { origin: 'https://peerway.test' });
  vi.stubGlobal('window', { PushManager: true });
  vi.stubGlobal('Notification', permission);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const serviceWorker = Object.assign(worker, {
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
    startMessages: () => undefined,
  });
  vi.stubGlobal('navigator', { serviceWorker, userAgent: '' });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(url, init);
    if (request.method === 'GET') return Response.json({ publicKey });
    told.push(Told.parse(await request.json()).endpoint);
    if (refusal) return Response.json(refusal, { status: 422 });
    return Response.json({}, { status: 201 });
  });
  push = await import('../../../web/notifications/push.ts');
  logIn(1);
});

it('tells the server again for a new log-in, and only then', async () => {
  await push.turnOnPush(USER);
  // The subscription was removed on another device. The same log-in doesn't send it again.
  await push.syncPush(USER);
  expect(told).toHaveLength(1);
  logIn(2);
  await push.syncPush(USER);
  await push.syncPush(USER);
  expect(told).toEqual([subscription?.endpoint, subscription?.endpoint]);
  await push.syncPush(USER + 1);
  expect(told).toHaveLength(2);
});

it('subscribes again once the server has another key', async () => {
  await push.turnOnPush(USER);
  const before = subscription;
  publicKey = 'BBBB';
  await push.syncPush(USER);
  expect(before?.unsubscribe).toHaveBeenCalledOnce();
  expect(told).toEqual([before?.endpoint, subscription?.endpoint]);
  await push.syncPush(USER);
  expect(told).toHaveLength(2);
});

it('ends after a log-out, unless another tab has turned it on for who logged in since', async () => {
  await push.turnOnPush(USER);
  const before = subscription;
  await push.forgetPush(USER);
  expect([subscription, await push.pushState(USER)]).toEqual([before, 'on']);
  await push.forgetPush(USER + 1);
  expect([subscription, await push.pushState(USER)]).toEqual([null, 'off']);
});

it('keeps the subscription of a browser that doesn’t say which key it is bound to', async () => {
  await push.turnOnPush(USER);
  const before = subscription;
  if (before) Object.assign(before.options, { applicationServerKey: null });
  await push.turnOnPush(USER);
  expect(before?.unsubscribe).not.toHaveBeenCalled();
});

it('ends a subscription at a push service that the server doesn’t send to', async () => {
  const message = 'This isn’t a push service that Peerway knows.';
  refusal = { detail: '', violations: [{ propertyPath: 'endpoint', message }] };
  expect(await push.turnOnPush(USER)).toBe('unknown');
  expect([subscription, await push.pushState(USER)]).toEqual([null, 'off']);
  refusal = { detail: 'No keys.', violations: [{ propertyPath: 'keys.auth', message }] };
  await expect(push.turnOnPush(USER)).rejects.toThrow('No keys.');
  expect(subscription).not.toBeNull();
});

it('leaves nothing of the account after a log-out, even offline', async () => {
  await push.turnOnPush(USER);
  subscription?.unsubscribe.mockRejectedValueOnce(new Error('offline'));
  const close = vi.fn<() => void>();
  shown = [{ close }];
  await push.forgetPush(0);
  expect([unregister.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  logIn(2);
  await push.syncPush(USER);
  expect(told).toHaveLength(1);
});

it('passes over messages of the service worker that name no page', () => {
  const navigate = vi.fn<(path: string) => void>();
  openFromPush(navigate);
  const errors: unknown[] = [];
  for (const data of [null, undefined, '/games', {}, { path: '/games' }]) {
    const message = Object.assign(new Event('message'), { data, ports: [] });
    try {
      worker.dispatchEvent(message);
    } catch (error) {
      errors.push(error);
    }
  }
  expect([navigate.mock.calls, errors]).toEqual([[], []]);
});

it.each([
  ['/session/7?tab=chat', [['/session/7?tab=chat', undefined]]],
  ['/session/7?notice=12#room', [['/session/7#room', 12]]],
  ['/session/7?tab=chat&notice=x', [['/session/7?tab=chat', undefined]]],
  ['//evil.test/session/7', []],
  ['https://evil.test/', []],
])('a clicked notification leads to %s, and says which notice it is', (path, led) => {
  const show = vi.fn<(path: string, notice: number | undefined) => void>();
  openFromPush(show);
  worker.dispatchEvent(Object.assign(new Event('message'), { data: { open: path }, ports: [] }));
  expect(show.mock.calls).toEqual(led);
});
