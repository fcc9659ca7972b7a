import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type * as LatestPath from '../../../web/base/latest-path.ts';
import type * as LoadScript from '../../../web/base/load-script.ts';
import { TabPeer } from '../../../web/calls/core/tab-peer.ts';

const HOME = 'https://peerway.test/';
const gone = new TypeError('Failed to fetch dynamically imported module');

let script: typeof LoadScript;
let path: typeof LatestPath;
/** The addresses of all full loads. */
let loads: string[];
let stored: Map<string, string>;
/** The server's answer. Undefined without a network. */
let status: number | undefined;
/** The results of the next imports. */
let imports: (Error | { default: string })[];

const load = () => {
  const next = imports.shift() ?? gone;
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
};

const there = { default: 'a screen' };

/** A tab on home that follows a link, as the client does. @returns the error that its screen shows */
async function follow(to: string): Promise<unknown> {
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/terms', lazy: async () => ({ handle: await script.loadScript(load) }) },
  ]);
  router.subscribe(path.followNavigation);
  const followed = router.navigate(to);
  await vi.runAllTimersAsync();
  await followed;
  return Object.values(router.state.errors ?? {})[0];
}

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  [loads, status, imports] = [[], 200, []];
  stored = new Map();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('location', {
    href: HOME,
    origin: new URL(HOME).origin,
    assign: (to: string) => loads.push(to),
    reload: () => loads.push('here'),
  });
  vi.stubGlobal('fetch', () =>
    status === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status })),
  );
  script = await import('../../../web/base/load-script.ts');
  path = await import('../../../web/base/latest-path.ts');
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a script that is gone', () => {
  it('leads to the screen by one full load, and keeps what was typed', async () => {
    const keep = vi.fn<() => void>();
    script.setKeepTyped(keep);
    expect(await follow('/terms?part=2#calls')).toBe(gone);
    expect(loads).toEqual([`${HOME}terms?part=2#calls`]);
    expect(keep).toHaveBeenCalledOnce();
  });

  it('loads the same page again if it belongs to what is on it', async () => {
    const failing = script.loadScript(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failing).toBe(gone);
    expect(loads).toEqual(['here']);
  });

  it('waits while another load of the page is under way, which would be stopped', async () => {
    const { watchLeaving } = await import('../../../web/base/page-left.ts');
    const listeners: (() => void)[] = [];
    vi.stubGlobal('addEventListener', (_: string, listener: () => void) =>
      listeners.push(listener),
    );
    watchLeaving();
    for (const listener of listeners) listener();
    const failing = script.loadScript(load).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(loads).toEqual([]);
    await vi.runAllTimersAsync();
    await failing;
    expect(loads).toEqual(['here']);
  });

  it('fails after a full load that was no help, until it could be loaded', async () => {
    await follow('/terms');
    expect(await follow('/terms')).toBe(gone);
    expect(loads).toHaveLength(1);
    imports = [there];
    expect(await follow('/terms')).toBeUndefined();
    expect(stored.size).toBe(0);
    await follow('/terms');
    expect(loads).toHaveLength(2);
  });

  it.each([undefined, 503])('fails while the server doesn’t answer: %s', async (answer) => {
    status = answer;
    expect(await follow('/terms')).toBe(gone);
    expect(loads).toEqual([]);
    status = 200;
    await follow('/terms');
    expect(loads).toEqual([`${HOME}terms`]);
  });

  it('fails in a call, which a full load would interrupt', async () => {
    const locks = { request: () => new Promise<never>(() => undefined) };
    const peer = new TabPeer({
      user: 7,
      storage: sessionStorage,
      locks,
      timeout: (ms) => AbortSignal.timeout(ms),
    });
    const switches = { audio: true, video: false, screen: false };
    const together = { since: null, togetherMs: 0, mutes: null };
    void peer.keep({ peerId: 'peer', media: 'audio', switches, agreed: [], ...together });
    expect(await follow('/terms')).toBe(script.newVersion);
    expect(loads).toEqual([]);
    peer.forget();
    await follow('/terms');
    expect(loads).toEqual([`${HOME}terms`]);
  });
});
