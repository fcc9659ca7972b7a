import { describe, expect, it } from 'vitest';

import { RingLock } from '../../../web/calls/core/ring-lock.ts';
import { type StoredCall, TabPeer } from '../../../web/calls/core/tab-peer.ts';
import { browser } from '../presence/browser.ts';
import { Time } from './network.ts';

const USER = 7;

/** A tab's session storage. A duplicated tab starts with a copy. */
function storage(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
}

const CALL: Omit<StoredCall, 'user'> = {
  peerId: 'peer',
  media: 'video',
  switches: { audio: true, video: true, screen: true },
  agreed: [3],
  since: 5,
  togetherMs: 7,
  mutes: 1,
};

describe('the peer that a tab is', () => {
  const { locks } = browser();
  const time = new Time();
  const timeout = (ms: number) => {
    const ending = new AbortController();
    time.clock.after(ms, () => ending.abort());
    return ending.signal;
  };
  const tab = (user: number, own: ReturnType<typeof storage>) =>
    new TabPeer({ user, storage: own, locks, timeout });

  it('is the same after a reload, without a screen', async () => {
    const own = storage();
    const before = tab(USER, own);
    await before.keep(CALL);
    const duplicate = tab(USER, storage(new Map(own.kept)));
    const asked = duplicate.recall();
    await time.pass(5_000);
    // The original tab is still open.
    expect(await asked).toBe(null);

    const kept = new Map(own.kept);
    before.forget();
    const after = tab(USER, storage(kept));
    expect(await after.recall()).toEqual({
      ...CALL,
      user: USER,
      switches: { audio: true, video: true, screen: false },
    });
    expect(after.peerId).toBe('peer');
    after.forget();
  });

  it('is null for another user, and where the storage holds something odd', async () => {
    const own = storage();
    const before = tab(USER, own);
    await before.keep(CALL);
    const kept = new Map(own.kept);
    before.forget();
    expect(await tab(USER + 1, storage(kept)).recall()).toBe(null);
    for (const odd of ['', 'null', '{"user":7}', '[]', '{']) {
      const strange = new Map([...kept.keys()].map((key) => [key, odd]));
      expect(await tab(USER, storage(strange)).recall()).toBe(null);
    }
  });
});

/** Several tabs of one user, with the rings that they play and the notifications that they show. */
function severalTabs() {
  const { locks } = browser();
  const time = new Time();
  const heard: string[] = [];
  const told: string[] = [];
  const tab = (name: string, visible: boolean, audible: boolean) =>
    new RingLock({
      user: USER,
      locks,
      ring: () => {
        heard.push(name);
        return () => heard.splice(heard.indexOf(name), 1);
      },
      notify: () => {
        told.push(name);
        return () => told.splice(told.indexOf(name), 1);
      },
      visible: () => visible,
      audible: () => audible,
      after: time.clock.after,
    });
  return { time, heard, told, tab, locks };
}

describe('ringing', () => {
  it('is heard in one tab, in sight where there is one, and nowhere once it is over', async () => {
    const { time, heard, told, tab } = severalTabs();
    const tabs = [tab('hidden', false, true), tab('silent', true, false), tab('seen', true, true)];
    for (const one of tabs) one.follow(true);
    await time.pass(5_000);
    expect([heard, told]).toEqual([['seen'], []]);
    // The ringing tab has closed, so the next one takes over.
    tabs[2]?.close();
    await time.pass(5_000);
    expect(heard).toHaveLength(1);
    expect(heard).not.toContain('seen');
    for (const one of tabs) one.follow(false);
    await time.pass(5_000);
    expect([heard, told]).toEqual([[], []]);
  });

  it('is told past the page where no tab is in sight', async () => {
    const { time, heard, told, tab } = severalTabs();
    const tabs = [tab('one', false, true), tab('other', false, true)];
    for (const one of tabs) one.follow(true);
    await time.pass(5_000);
    expect(heard).toHaveLength(1);
    expect(told).toEqual(heard);
  });

  it('begins at once in sight, soon out of sight, and last where the browser plays no sound yet', async () => {
    for (const [visible, audible, wait] of [
      [true, true, 0],
      [false, true, 150],
      [true, false, 1_000],
      [false, false, 1_150],
    ] as const) {
      const { time, heard, tab } = severalTabs();
      tab('one', visible, audible).follow(true);
      await time.pass(wait - 1);
      expect(heard).toEqual([]);
      await time.pass(1);
      expect(heard).toEqual(['one']);
    }
  });

  it('begins once, and not at all where it is over before', async () => {
    const { time, heard, tab, locks } = severalTabs();
    const hidden = tab('hidden', false, true);
    hidden.follow(true);
    await time.pass(149);
    hidden.follow(false);
    await time.pass(5_000);
    expect([heard, locks.requests]).toEqual([[], 0]);
    hidden.follow(false);
    // Further rings don't restart the waiting. It ends 150 ms after the first one.
    for (const wait of [100, 50, 5_000]) {
      hidden.follow(true);
      await time.pass(wait);
      expect(heard).toEqual(wait === 100 ? [] : ['hidden']);
    }
    expect(locks.requests).toBe(1);
  });

  it('passes to no tab that has stopped waiting for it', async () => {
    const { time, heard, tab } = severalTabs();
    const [first, second] = [tab('first', true, true), tab('second', true, true)];
    for (const one of [first, second]) one.follow(true);
    await time.pass(100);
    second.follow(false);
    await time.pass(100);
    first.follow(false);
    await time.pass(5_000);
    expect(heard).toEqual([]);
  });
});
