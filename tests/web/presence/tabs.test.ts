import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { realClock } from '../../../web/presence/clock.ts';
import { LINGER_MS } from '../../../web/presence/leader.ts';
import { ANSWER_MAX_MS, LOCK_RETRY_MS, Tabs } from '../../../web/presence/tabs.ts';
import type { PresenceEvent } from '../../../worker/contract/presence.ts';
import { browser } from './browser.ts';

interface Stream {
  tab: string;
  open: boolean;
  follows: (readonly number[])[];
  wakes: number;
  say: (event: PresenceEvent) => void;
}

function setUp() {
  const { locks, channel } = browser();
  const streams: Stream[] = [];
  let tabs = 0;
  const open = () => {
    tabs += 1;
    const tab = `tab ${tabs}`;
    const heard: PresenceEvent[] = [];
    const line = channel();
    const joined = new Tabs({
      name: 'person',
      tab,
      locks,
      channel: line,
      clock: realClock,
      take: (event) => heard.push(event),
      openStream: (say) => {
        const stream: Stream = { tab, open: true, follows: [], wakes: 0, say };
        streams.push(stream);
        return {
          follow: (users) => stream.follows.push(users),
          wake: () => {
            stream.wakes += 1;
          },
          close: () => {
            stream.open = false;
          },
        };
      },
    });
    return {
      announce: (users: number[], inSight: boolean) => joined.announce(users, inSight),
      wake: () => joined.wake(),
      close: () => joined.close(),
      heard,
      freeze: () => (line.frozen = true),
    };
  };
  const live = () => {
    const [stream, ...more] = streams.filter(({ open: isOpen }) => isOpen);
    if (!stream || more.length > 0) throw new Error(`${1 + more.length} streams`);
    return stream;
  };
  return { open, live, streams, locks };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the tabs of one person', () => {
  it('share one stream: ten tabs, their topics together, each event in each tab', async () => {
    const { open, live } = setUp();
    const tabs = Array.from({ length: 10 }, () => open());
    await settle();
    for (const [index, tab] of tabs.entries()) tab.announce([index, 100], true);
    await settle();
    expect(new Set(live().follows.at(-1))).toEqual(
      new Set([...Array.from({ length: 10 }, (_, index) => index), 100]),
    );
    live().say({ user: 100, online: 1 });
    await settle();
    for (const { heard } of tabs) expect(heard).toEqual([{ user: 100, online: 1 }]);
  });

  it('tell a new tab what is known already, without a new stream', async () => {
    const { open, live } = setUp();
    open().announce([1, 2], true);
    await settle();
    live().say({ user: 1, online: 1 });
    const late = open();
    late.announce([1], true);
    await settle();
    expect(late.heard).toEqual([{ user: 1, online: 1 }]);
    expect(live().follows).toHaveLength(1);
  });

  it('pass the stream on when the leading one closes, with every topic', async () => {
    const { open, live } = setUp();
    const [first, second, third] = [open(), open(), open()];
    await settle();
    first.announce([1], true);
    second.announce([2], true);
    third.announce([3], true);
    await settle();
    expect(live().tab).toBe('tab 1');
    first.close();
    await settle();
    expect(live().tab).toBe('tab 2');
    expect(new Set(live().follows.at(-1))).toEqual(new Set([2, 3]));
    live().say({ user: 3, online: 1 });
    await settle();
    expect(third.heard).toEqual([{ user: 3, online: 1 }]);
    expect(first.heard).toEqual([]);
  });

  it('let go of topics that nobody shows any more, after a while', async () => {
    const { open, live } = setUp();
    const [first, second] = [open(), open()];
    await settle();
    first.announce([1], true);
    second.announce([2], true);
    await settle();
    const follows = live().follows.length;
    second.close();
    await settle();
    first.announce([], true);
    first.announce([1], true);
    expect(live().follows).toHaveLength(follows);
    await vi.advanceTimersByTimeAsync(LINGER_MS);
    expect(live().follows.at(-1)).toEqual([1]);
  });

  it('take the lead from a tab that has frozen, but only when looked at', async () => {
    const { open, live, streams } = setUp();
    const [first, second] = [open(), open()];
    await settle();
    first.announce([1], true);
    await settle();
    first.freeze();
    second.announce([2], false);
    await vi.advanceTimersByTimeAsync(ANSWER_MAX_MS * 2);
    expect(live().tab).toBe('tab 1');
    second.announce([2], true);
    await vi.advanceTimersByTimeAsync(ANSWER_MAX_MS);
    expect(live().tab).toBe('tab 2');
    expect(streams[0]?.open).toBe(false);
  });

  it('leave the lead where it is as long as it answers', async () => {
    const { open, live } = setUp();
    const [, second] = [open(), open()];
    await settle();
    second.announce([2], true);
    await vi.advanceTimersByTimeAsync(ANSWER_MAX_MS * 2);
    expect(live().tab).toBe('tab 1');
    second.wake();
    await settle();
    expect(live().wakes).toBe(1);
  });

  it('name at most 100 topics, those of the tab that spoke last first', async () => {
    const { open, live } = setUp();
    const [first, second] = [open(), open()];
    await settle();
    first.announce(
      Array.from({ length: 90 }, (_, index) => index + 1),
      true,
    );
    second.announce(
      Array.from({ length: 90 }, (_, index) => index + 1_001),
      true,
    );
    await settle();
    const users = live().follows.at(-1) ?? [];
    expect(users).toHaveLength(100);
    expect(users.filter((user) => user > 1_000)).toHaveLength(90);
  });

  it('ask for the lock once a second where the browser gives none, as WebKit while a page goes away', async () => {
    const { open, locks } = setUp();
    open();
    await settle();
    const before = locks.requests;
    locks.leave();
    await settle();
    expect(locks.requests).toBe(before);
    await vi.advanceTimersByTimeAsync(LOCK_RETRY_MS * 3);
    expect(locks.requests - before).toBeLessThanOrEqual(3);
  });
});
