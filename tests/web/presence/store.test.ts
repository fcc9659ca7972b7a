import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { PresenceStore, TOPICS_DELAY_MS } from '../../../web/presence/store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells its topics once for a whole screen, counting who shows whom', () => {
  const store = new PresenceStore();
  const told: number[][] = [];
  store.onTopics((users) => told.push(users));
  const stops = [1, 2, 3, 2, 1].map((user) => store.subscribe(user, () => undefined));
  vi.advanceTimersByTime(TOPICS_DELAY_MS);
  expect(told).toEqual([[1, 2, 3]]);
  stops[1]?.();
  vi.advanceTimersByTime(TOPICS_DELAY_MS);
  expect(told).toHaveLength(1);
  for (const stop of stops) stop();
  vi.advanceTimersByTime(TOPICS_DELAY_MS);
  expect(told.at(-1)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('keeps a topic when one screen gives way to the next', () => {
  const store = new PresenceStore();
  const told: number[][] = [];
  store.onTopics((users) => told.push(users));
  const stop = store.subscribe(1, () => undefined);
  vi.advanceTimersByTime(TOPICS_DELAY_MS);
  store.take({ user: 1, online: 1 });
  stop();
  stop();
  store.subscribe(1, () => undefined);
  vi.advanceTimersByTime(TOPICS_DELAY_MS);
  expect(told.at(-1)).toEqual([1]);
  expect(store.online(1)).toBe(true);
});

it('calls back on a change alone, and knows nothing of users that nobody shows', () => {
  const store = new PresenceStore();
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(1, heard);
  store.take({ user: 1, online: 1 });
  store.take({ user: 1, online: 1 });
  store.take({ user: 2, online: 1 });
  store.take({ user: 1, online: 0 });
  expect(heard).toHaveBeenCalledTimes(2);
  expect([store.online(1), store.online(2)]).toEqual([false, undefined]);
  stop();
  vi.advanceTimersByTime(TOPICS_DELAY_MS);
  expect(store.online(1)).toBeUndefined();
});

it('forgets everything when somebody else is logged in', () => {
  const store = new PresenceStore();
  const heard = vi.fn<() => void>();
  store.subscribe(1, heard);
  store.take({ user: 1, online: 1 });
  store.clear();
  expect(store.online(1)).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});
