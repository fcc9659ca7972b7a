import { beforeEach, expect, it, vi } from 'vitest';

import type * as Push from '../../../web/notifications/push.ts';
import { browserWith } from '../accounts/logged-in.ts';

const USER = 7;
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

let push: typeof Push;
let storage: Map<string, string>;
const told = (over: object = {}) =>
  storage.set(
    'push',
    JSON.stringify({ user: USER, device: 1, endpoint: 'https://push.test/1', ...over }),
  );

beforeEach(async () => {
  ({ storage } = browserWith({}));
  push = await import('../../../web/notifications/push.ts');
});

/** A browser that supports pushes. */
function able(permission: string, subscription: object | null) {
  vi.stubGlobal('window', { PushManager: true });
  vi.stubGlobal('Notification', {
    permission,
    requestPermission: () => Promise.resolve(permission),
  });
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.stubGlobal('navigator', {
    userAgent: MAC,
    maxTouchPoints: 0,
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
}

it.each([
  [IPHONE, 5, 'install'],
  // An iPad names itself a Mac.
  [MAC, 5, 'install'],
  [MAC, 0, 'unsupported'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 5, 'unsupported'],
])(
  'of a browser without pushes, %s with %i fingers, says: %s',
  async (userAgent, fingers, state) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: fingers });
    expect(await push.pushState(USER)).toBe(state);
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints: fingers, serviceWorker: {} });
    expect(await push.pushState(USER)).toBe(state);
  },
);

it('is on only for the user whom the server knows, with a permission and a subscription', async () => {
  able('granted', {});
  expect(await push.pushState(USER)).toBe('off');
  told();
  expect([await push.pushState(USER), await push.pushState(USER + 1)]).toEqual(['on', 'off']);
  able('granted', null);
  expect(await push.pushState(USER)).toBe('off');
  able('default', {});
  expect(await push.pushState(USER)).toBe('off');
  able('denied', {});
  expect(await push.pushState(USER)).toBe('denied');
});

it.each([{ user: 'Ann' }, { user: undefined }, { endpoint: 5 }, { endpoint: undefined }])(
  'takes a note with %j for none',
  async (over) => {
    able('granted', {});
    told(over);
    expect(await push.pushState(USER)).toBe('off');
    storage.set('push', 'null');
    expect(await push.pushState(USER)).toBe('off');
  },
);

it('isn’t turned on without the permission, or by a server without a key', async () => {
  const asked = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ publicKey: null })),
  );
  vi.stubGlobal('fetch', asked);
  able('denied', null);
  expect(await push.turnOnPush(USER)).toBe('denied');
  expect(asked).not.toHaveBeenCalled();
  able('granted', null);
  expect(await push.turnOnPush(USER)).toBe('unavailable');
  told();
  await push.syncPush(USER);
  expect(asked).toHaveBeenCalledTimes(2);
});
