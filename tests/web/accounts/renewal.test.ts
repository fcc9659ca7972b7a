import { beforeEach, describe, expect, it, vi } from 'vitest';

import type * as Credentials from '../../../web/accounts/credentials.ts';
import type * as Renewal from '../../../web/accounts/renewal.ts';
import { deviceOf, expiryOf } from '../../../web/accounts/token-claims.ts';
import { browserWith, tokenUntil } from './logged-in.ts';

let renewal: typeof Renewal;
let credentials: typeof Credentials;
let browser: ReturnType<typeof browserWith>;
let asked: Request[];
let answer: () => Response | Promise<Response>;

const old = tokenUntil(Date.now() - 60_000);
const fresh = tokenUntil(Date.now() + 15 * 60_000);

beforeEach(async () => {
  vi.resetModules();
  asked = [];
  answer = () => Response.json({ token: fresh, refresh_token: 'next' });
  browser = browserWith({ jwt_token: old, refresh_token: 'first', email: 'a@peerway.test' });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(new Request(new URL(url, 'https://peerway.test'), init));
    return answer();
  });
  renewal = await import('../../../web/accounts/renewal.ts');
  credentials = await import('../../../web/accounts/credentials.ts');
});

describe('a token', () => {
  it('says when it ends and whose log-in it is, and nothing if it is none', () => {
    const token = tokenUntil(5_000, 12);
    expect([expiryOf(token), deviceOf(token)]).toEqual([5_000, 12]);
    const odd = [
      '',
      'a',
      'a.b.c',
      `a.${btoa('null')}.c`,
      `a.${btoa('"x"')}.c`,
      `a.${btoa('{}')}.c`,
    ];
    for (const none of odd) expect([expiryOf(none), deviceOf(none)]).toEqual([null, null]);
    expect(deviceOf(`a.${btoa('{"did":"12"}')}.c`)).toBeNull();
    // In URLs, "+" and "/" are written as "-" and "_".
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

  it('gives up a token only when the server says that nothing renews it', async () => {
    answer = () => Response.json({ status: 503 }, { status: 503 });
    expect(await renewal.refresh(old)).toBeNull();
    expect(credentials.usableToken()).toBe(old);
    answer = () => Response.json({ odd: true });
    expect(await renewal.refresh(old)).toBeNull();
    expect(credentials.usableToken()).toBe(old);
    answer = () => Response.json({ code: 401 }, { status: 401 });
    expect(await renewal.refresh(old)).toBeNull();
    expect(credentials.usableToken()).toBeNull();
    // A new log-in counts again.
    credentials.storeTokens({ token: fresh });
    expect(credentials.usableToken()).toBe(fresh);
  });

  it('waits for the token of the tab that has traded this one already', async () => {
    await renewal.refresh(old);
    // This tab’s storage lags.
    browser.storage.set('jwt_token', old);
    const waiting = renewal.refresh(old);
    // Long enough for a request of its own.
    for (let turns = 0; turns < 5; turns += 1) await new Promise(setImmediate);
    browser.storage.set('jwt_token', fresh);
    browser.elsewhere('jwt_token', old, fresh);
    expect(await waiting).toBe(fresh);
    expect(asked).toHaveLength(1);
  });
});

describe('a tab whose storage never shows the new token', () => {
  it('trades it itself after five seconds', async () => {
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
});

describe('another tab', () => {
  it('is heard when it logs in or out, and not when it renews or changes something else', () => {
    const heard = vi.fn<(loggedIn: boolean) => void>();
    const stop = credentials.onOtherTab(heard);
    browser.elsewhere('jwt_token', old, fresh);
    browser.elsewhere('email', null, 'a@peerway.test');
    expect(heard).not.toHaveBeenCalled();
    browser.elsewhere('jwt_token', fresh, null);
    browser.elsewhere('jwt_token', null, fresh);
    expect(heard.mock.calls).toEqual([[false], [true]]);
    stop();
    browser.elsewhere('jwt_token', fresh, null);
    expect(heard).toHaveBeenCalledTimes(2);
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
