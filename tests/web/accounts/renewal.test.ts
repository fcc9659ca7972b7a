import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Credentials from '../../../web/base/credentials.ts';
import type * as OtherTab from '../../../web/base/other-tab.ts';
import type * as Renewal from '../../../web/base/renewal.ts';
import { deviceOf, expiryOf } from '../../../web/base/token-claims.ts';
import { browserWith, tokenUntil } from './logged-in.ts';

let renewal: typeof Renewal;
let credentials: typeof Credentials;
let otherTab: typeof OtherTab;
let browser: ReturnType<typeof browserWith>;
let asked: Request[];
let answer: () => Response | Promise<Response>;

const old = tokenUntil(Date.now() - 60_000);
const fresh = tokenUntil(Date.now() + 15 * 60_000);

const openTab = () => {
  vi.resetModules();
  return import('../../../web/base/renewal.ts');
};

beforeEach(async () => {
  asked = [];
  answer = () => Response.json({ token: fresh, refresh_token: 'next' });
  browser = browserWith({ jwt_token: old, refresh_token: 'first', email: 'a@peerway.test' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'https://peerway.test'), init));
    return answer();
  });
  renewal = await openTab();
  credentials = await import('../../../web/base/credentials.ts');
  otherTab = await import('../../../web/base/other-tab.ts');
});

describe('a token', () => {
  it('says when it ends and whose log-in it is, and nothing if it is none', () => {
    const token = tokenUntil(5_000, 12);
    expect([expiryOf(token), deviceOf(token)]).toEqual([5_000, 12]);
    const odd = ['', 'a', 'a.b.c', ...['null', '"x"', '{}'].map((text) => `a.${btoa(text)}.c`)];
    for (const none of odd) expect([expiryOf(none), deviceOf(none)]).toEqual([null, null]);
    expect(deviceOf(`a.${btoa('{"did":"12"}')}.c`)).toBeNull();
    // Tokens in URLs have "-" and "_" instead of "+" and "/".
    const named = btoa('{"did":3,"name":"~~~???"}');
    expect(named).toMatch(/[+/]/);
    expect(deviceOf(`a.${named.replaceAll('+', '-').replaceAll('/', '_')}.c`)).toBe(3);
  });

  it('is used as it is while it lasts, and renewed half a minute before its end', async () => {
    browser.storage.set('jwt_token', fresh);
    expect(await renewal.freshToken()).toBe(fresh);
    const last = tokenUntil(Date.now() + 31_000);
    browser.storage.set('jwt_token', last);
    expect(await renewal.freshToken()).toBe(last);
    expect(asked).toEqual([]);
    browser.storage.set('jwt_token', tokenUntil(Date.now() + 29_000));
    expect(await renewal.freshToken()).toBe(fresh);
    browser.storage.delete('jwt_token');
    expect(await renewal.freshToken()).toBeNull();
    expect(asked).toHaveLength(1);
  });
});

describe('renewing', () => {
  it('trades the refresh token once, however many ask', async () => {
    expect(await Promise.all([renewal.refresh(old), renewal.refresh(old)])).toEqual([fresh, fresh]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.method).toBe('POST');
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/token/refresh');
    expect(await asked[0]?.json()).toEqual({ refresh_token: 'first' });
    expect(browser.storage.get('jwt_token')).toBe(fresh);
    expect(browser.storage.get('refresh_token')).toBe('next');
  });

  it('keeps the refresh token if the answer has no other', async () => {
    answer = () => Response.json({ token: fresh });
    await renewal.refresh(old);
    expect(browser.storage.get('refresh_token')).toBe('first');
  });

  it('takes the token that another tab has got meanwhile, and none after its log-out', async () => {
    browser.storage.set('jwt_token', fresh);
    expect(await renewal.refresh(old)).toBe(fresh);
    browser.storage.delete('jwt_token');
    expect(await renewal.refresh(old)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('doesn’t log in again who has logged out during the request', async () => {
    answer = () => {
      browser.storage.delete('jwt_token');
      return Response.json({ token: fresh, refresh_token: 'next' });
    };
    expect(await renewal.refresh(old)).toBeNull();
    expect(browser.storage.has('jwt_token')).toBe(false);
    expect(browser.storage.get('refresh_token')).toBe('first');
  });

  it('ends the log-in by the server’s 401, until there is a new one', async () => {
    answer = () => Response.json({ code: 401 }, { status: 401 });
    expect(await renewal.refresh(old)).toBeNull();
    expect(credentials.usableToken()).toBeNull();
    credentials.storeTokens({ token: fresh });
    expect(credentials.usableToken()).toBe(fresh);
  });

  it('ends the log-in without a request if there is no refresh token', async () => {
    browser.storage.delete('refresh_token');
    expect(await renewal.refresh(old)).toBeNull();
    expect(credentials.usableToken()).toBeNull();
    expect(asked).toEqual([]);
  });

  it('doesn’t end a log-in that another tab has made during the request', async () => {
    answer = () => {
      browser.storage.set('jwt_token', fresh);
      return Response.json({ code: 401 }, { status: 401 });
    };
    expect(await renewal.refresh(old)).toBe(fresh);
    expect(credentials.usableToken()).toBe(fresh);
  });

  it('waits for the token of the tab that has traded this one already', async () => {
    await renewal.refresh(old);
    // This tab’s storage lags.
    browser.storage.set('jwt_token', old);
    const waiting = renewal.refresh(old);
    // Waits long enough for a request of this tab.
    for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
    browser.storage.set('jwt_token', fresh);
    browser.elsewhere('jwt_token', old, fresh);
    expect(await waiting).toBe(fresh);
    expect(asked).toHaveLength(1);
  });
});

it('a tab whose storage never shows the new token trades it itself after five seconds', async () => {
  await renewal.refresh(old);
  browser.storage.set('jwt_token', old);
  vi.useFakeTimers();
  const waiting = renewal.refresh(old);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(await waiting).toBe(fresh);
  expect(asked).toHaveLength(2);
});

const NOW = Date.UTC(2026, 10, 25, 20);
const refused = (status: number, headers?: HeadersInit) =>
  Response.json({ status }, { status, ...(headers && { headers }) });
const page = (status: number) =>
  new Response('<html>', { status, headers: { 'Content-Type': 'text/html' } });

/** In how many ms a tab tries again, as its error says. */
const again = (tab: typeof Renewal) =>
  tab.refresh(old).then(
    () => {
      throw new Error('was answered');
    },
    (error: { kind?: string; retryAt?: number }) => {
      expect(error.kind).toBe('offline');
      return (error.retryAt ?? Number.NaN) - Date.now();
    },
  );
const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'));
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a server that says nothing about the log-in', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    vi.spyOn(Math, 'random').mockReturnValue(0);
    answer = () => refused(503);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each<[string, typeof answer]>([
    ['400', () => refused(400)],
    ['403', () => refused(403)],
    ['404', () => refused(404)],
    ['429', () => refused(429)],
    ['500', () => refused(500)],
    ['502 and a page', () => page(502)],
    ['503', () => refused(503)],
    ['200 and a page', () => page(200)],
    ['200 and something else', () => Response.json({ odd: true })],
    ['an answer that breaks off', () => new Response('{"token":', { status: 200 })],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves it as it is: %s', async (_, given) => {
    answer = given;
    const before = Object.fromEntries(browser.storage);
    expect(await again(renewal)).toBe(1_000);
    expect(Object.fromEntries(browser.storage)).toEqual(before);
    expect(credentials.usableToken()).toBe(old);
    answer = () => Response.json({ token: fresh });
    pass(1_000);
    expect(await renewal.refresh(old)).toBe(fresh);
  });

  it('is given up after twenty seconds', async () => {
    const control = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(control.signal);
    answer = () =>
      new Promise((_resolve, reject) => {
        control.signal.addEventListener('abort', () =>
          reject(new DOMException('', 'TimeoutError')),
        );
        control.abort();
      });
    expect(await again(renewal)).toBe(1_000);
    expect(timeout.mock.calls).toEqual([[20_000]]);
  });

  it.each([
    ['60', 60_000],
    [new Date(NOW + 90_000).toUTCString(), 90_000],
    ['86400', 3_600_000],
    ['0', 1_000],
    ['-5', 1_000],
    [new Date(NOW - 90_000).toUTCString(), 1_000],
    ['soon', 1_000],
  ])('is asked again when it says: %s', async (header, ms) => {
    answer = () => refused(429, { 'Retry-After': header });
    expect(await again(renewal)).toBe(ms);
  });

  it('is asked twice as late after each failure, half a minute at most, and not by all at once', async () => {
    const waits: number[] = [];
    for (let failures = 0; failures < 7; failures += 1) {
      waits.push(await again(renewal));
      pass(waits.at(-1) ?? 0);
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    vi.spyOn(Math, 'random').mockReturnValue(1);
    expect(await again(renewal)).toBe(45_000);
  });

  it('is left alone until then by every tab, also by one that is opened later', async () => {
    const other = await openTab();
    answer = () => refused(503, { 'Retry-After': '10' });
    expect(await Promise.all([renewal, other, renewal].map(again))).toEqual([
      10_000, 10_000, 10_000,
    ]);
    pass(9_999);
    expect(await Promise.all([renewal, other, await openTab()].map(again))).toEqual([1, 1, 1]);
    expect(asked).toHaveLength(1);
    pass(1);
    await Promise.all([other, renewal].map(again));
    expect(asked).toHaveLength(2);
  });

  it('is asked again at once for a new log-in', async () => {
    answer = () => refused(503, { 'Retry-After': '10' });
    await again(renewal);
    const next = tokenUntil(NOW + 1_000, 2);
    browser.storage.set('jwt_token', next);
    answer = () => Response.json({ token: fresh });
    expect(await renewal.refresh(next)).toBe(fresh);
  });

  it('is asked again at once if the clock was set back by hours', async () => {
    answer = () => refused(503, { 'Retry-After': '10' });
    await again(renewal);
    pass(-3 * 3_600_000);
    answer = () => Response.json({ token: fresh });
    expect(await renewal.refresh(old)).toBe(fresh);
  });

  it('is asked again as soon as there is a network, unless it has answered without one', async () => {
    Object.assign(navigator, { onLine: false });
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await again(renewal)).toBe(1_000);
    answer = () => refused(503);
    expect([await again(renewal), await again(renewal)]).toEqual([1_000, 1_000]);
    expect(asked).toHaveLength(2);
    pass(1_000);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await again(renewal)).toBe(2_000);
    Object.assign(navigator, { onLine: true });
    answer = () => Response.json({ token: fresh });
    expect(await renewal.refresh(old)).toBe(fresh);
  });

  it.each(['open', 'put'] as const)(
    'is asked, and left alone, also by a browser that refuses to cache: %s',
    async (refusing) => {
      const cache = { match: () => Promise.resolve(undefined), put: full };
      vi.stubGlobal('caches', {
        open: refusing === 'open' ? full : () => Promise.resolve(cache),
      });
      answer = () => refused(503, { 'Retry-After': '10' });
      expect([await again(renewal), await again(renewal)]).toEqual([10_000, 10_000]);
      expect(asked).toHaveLength(1);
      answer = () => Response.json({ token: fresh });
      pass(10_000);
      expect(await renewal.refresh(old)).toBe(fresh);
    },
  );
});

describe('another tab', () => {
  it('is heard when it logs in or out, and not when it renews or changes something else', () => {
    const heard = vi.fn<(loggedIn: boolean) => void>();
    const stop = otherTab.onOtherTab(heard);
    browser.elsewhere('jwt_token', old, fresh);
    browser.elsewhere('email', null, 'a@peerway.test');
    expect(heard).not.toHaveBeenCalled();
    browser.elsewhere('jwt_token', fresh, null);
    browser.elsewhere('jwt_token', null, fresh);
    expect(heard.mock.calls).toEqual([[false], [true]]);
    // Somebody else logs in without a log-out before.
    browser.elsewhere('jwt_token', fresh, tokenUntil(5_000, 2));
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    browser.elsewhere('jwt_token', fresh, null);
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('may have logged out before this page is shown again as it was left', () => {
    const heard = vi.fn<(loggedIn: boolean) => void>();
    const stop = otherTab.onOtherTab(heard);
    browser.show(false);
    expect(heard).not.toHaveBeenCalled();
    browser.storage.delete('jwt_token');
    browser.show(true);
    stop();
    browser.show(true);
    expect(heard.mock.calls).toEqual([[false]]);
  });
});

it('a log-out forgets the token and the address, and keeps the trust of this browser', () => {
  credentials.storeTrust('trusted');
  credentials.forgetLogin();
  expect(Object.fromEntries(browser.storage)).toEqual({
    refresh_token: 'first',
    trusted: 'trusted',
  });
  expect(credentials.storedTrust()).toBe('trusted');
});
