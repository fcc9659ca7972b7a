import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type * as Account from '../../../web/base/account.ts';
import { browserWith, tokenUntil } from './logged-in.ts';

const NOW = Date.UTC(2026, 10, 25, 20);
const ME = { id: 7, name: 'Mira', roles: ['ROLE_USER', 'ROLE_ADMIN'] };

let account: typeof Account;
let browser: ReturnType<typeof browserWith>;
let asked: string[];
/** With which credentials the current user was requested. */
let credentials: unknown;
let currentUser: () => Response | Promise<Response>;
/** The bodies of log-outs. */
let ended: unknown[];
let refresh: () => Response | Promise<Response>;

const expired = () => Response.json({ code: 401, message: 'expired' }, { status: 401 });
const unavailable = (headers: Record<string, string> = {}) =>
  Response.json({ status: 503 }, { status: 503, headers });
const me = () => Response.json(ME);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  [asked, ended] = [[], []];
  browser = browserWith({ jwt_token: tokenUntil(NOW - 1_000), refresh_token: 'first' });
  [currentUser, refresh] = [me, unavailable];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url.endsWith('/api/logout')) ended.push(init?.body);
    const { pathname } = new URL(url, 'https://peerway.test');
    asked.push(pathname);
    if (pathname === '/api/currentuser') ({ credentials } = init ?? {});
    return Promise.resolve(pathname === '/api/currentuser' ? currentUser() : refresh());
  });
  account = await import('../../../web/base/account.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const who = () => {
  const { user, login, admin } = account.accountState();
  return { user, login, admin };
};
const MIRA = { user: 7, login: true, admin: true };
const NOBODY = { user: 0, login: false, admin: false };

/** In how many ms the failed first check is made again. */
const failsFor = () =>
  account.firstAccountCheck().then(
    () => {
      throw new Error('was answered');
    },
    ({ retryAt }: { retryAt?: number }) => (retryAt ?? Number.NaN) - Date.now(),
  );

it.each<[string, () => void, number]>([
  [
    'the token can’t be renewed',
    () => {
      currentUser = expired;
      refresh = () => unavailable({ 'Retry-After': '5' });
    },
    5_000,
  ],
  ['the server fails', () => (currentUser = unavailable), 1_000],
  ['there is no server', () => (currentUser = offline), 1_000],
  ['something else answers', () => (currentUser = () => new Response('<html>')), 1_000],
])('the first check is made until the server says who it is: %s', async (_, begin, ms) => {
  begin();
  expect(await failsFor()).toBe(ms);
  expect(who()).toEqual(NOBODY);
  currentUser = me;
  await account.firstAccountCheck();
  expect(who()).toEqual(MIRA);
  expect(credentials).toBe('include');
  asked = [];
  await account.firstAccountCheck();
  expect(asked).toEqual([]);
});

it('the first check waits longer each time, until there is an answer', async () => {
  currentUser = unavailable;
  expect([await failsFor(), await failsFor(), await failsFor()]).toEqual([1_000, 2_000, 4_000]);
  currentUser = me;
  await account.firstAccountCheck();
  account.leave();
  browser.storage.set('jwt_token', tokenUntil(NOW + 60_000));
  currentUser = unavailable;
  expect(await failsFor()).toBe(1_000);
});

it('only a 401 of both logs out', async () => {
  await account.firstAccountCheck();
  for (const answer of [unavailable, offline, () => new Response('<html>')]) {
    currentUser = answer;
    await account.checkAccount();
    expect(who()).toEqual(MIRA);
  }
  currentUser = expired;
  await account.checkAccount();
  expect(who()).toEqual(MIRA);
  refresh = expired;
  vi.setSystemTime(NOW + 60_000);
  await account.checkAccount();
  expect(who()).toEqual(NOBODY);
  // A log-in that is over causes no request.
  asked = [];
  await account.checkAccount();
  expect(asked).toEqual([]);
});

it('a log-in that has ended is known as soon as the account is checked', async () => {
  await account.firstAccountCheck();
  const { giveUp } = await import('../../../web/base/credentials.ts');
  giveUp(browser.storage.get('jwt_token') ?? '');
  // The state must change at once. Otherwise the log-in page would send the user back.
  void account.checkAccount();
  expect(who()).toEqual(NOBODY);
});

const noContent = () => new Response(null, { status: 204 });
/** Waits for the answer to a log-out. */
const settle = () => new Promise((resolve) => void setTimeout(resolve));

it.each([
  ['the server fails', unavailable],
  ['there are too many requests', () => new Response(null, { status: 429 })],
  ['there is no network', offline],
  ['a proxy answers', () => new Response('Log in to this network', { status: 403 })],
])('a log-out that the server doesn’t know of is sent until it does: %s', async (_, fails) => {
  refresh = fails;
  account.leave();
  await settle();
  refresh = noContent;
  for (let start = 0; start < 3; start += 1) await account.endOwed();
  const body = JSON.stringify({ refresh_token: 'first' });
  expect(ended).toEqual([body, body]);
  expect([...browser.storage]).toEqual([['refresh_token', 'first']]);
});

it('a log-out is sent after another log-in, but not for one with the same token', async () => {
  account.leave();
  await settle();
  browser.storage.set('jwt_token', tokenUntil(NOW + 60_000, 2));
  refresh = noContent;
  browser.storage.set('refresh_token', 'second');
  await account.endOwed();
  expect(ended).toHaveLength(2);
  refresh = unavailable;
  account.leave();
  await settle();
  browser.storage.set('jwt_token', tokenUntil(NOW + 60_000, 2));
  await account.endOwed();
  expect(ended).toHaveLength(3);
  browser.storage.delete('jwt_token');
  await account.endOwed();
  expect(ended).toHaveLength(3);
});

it('a log-out that the server doesn’t know of isn’t forgotten for the next one', async () => {
  account.leave();
  browser.storage.set('refresh_token', 'second');
  account.leave();
  await settle();
  refresh = noContent;
  ended = [];
  await account.endOwed();
  expect(ended).toEqual(
    ['first', 'second'].map((token) => JSON.stringify({ refresh_token: token })),
  );
});

it('the answer about who has logged out isn’t shown to who has logged in meanwhile', async () => {
  const late = Promise.withResolvers<Response>();
  currentUser = () => late.promise;
  const checked = account.checkAccount();
  account.leave();
  browser.storage.set('jwt_token', tokenUntil(NOW + 60_000, 2));
  currentUser = () => Response.json({ id: 8, name: 'Ben', roles: ['ROLE_USER'] });
  late.resolve(me());
  await checked;
  expect(who()).toEqual({ user: 8, login: true, admin: false });
});

it('who logs in while the server can’t say who they are isn’t taken for a visitor', async () => {
  browser.storage.delete('jwt_token');
  await account.firstAccountCheck();
  expect([who(), asked]).toEqual([NOBODY, []]);
  browser.storage.set('jwt_token', tokenUntil(NOW + 60_000));
  currentUser = unavailable;
  await account.checkAccount();
  expect(await failsFor()).toBe(1_000);
  currentUser = me;
  await account.firstAccountCheck();
  expect(who()).toEqual(MIRA);
});
