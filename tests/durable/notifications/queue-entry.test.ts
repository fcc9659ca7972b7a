import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';

import {
  NotificationQueue,
  type QueuedEntry,
} from '../../../durable/notifications/notification-queue.ts';
import {
  type Entry,
  afterPushes,
  retryAt,
  toEntry,
} from '../../../durable/notifications/queue-entry.ts';
import type { NotificationItem } from '../../../worker/contract/notification.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { notifierOf } from '../support/notifier.ts';

/** The rules of one user's queue. What users receive is in `notifier.test.ts`. */

/** So far ahead that no real alarm is due while a test runs. */
const AT = Date.UTC(2040, 0, 4, 20);
const MINUTE_MS = 60_000;

const application = (more: Partial<NotificationItem> = {}) =>
  toItem({
    topic: 'applications',
    what: 'application-received',
    actorId: 1,
    sessionId: 7,
    noticeId: 9,
    at: AT,
    ...more,
  });
const message = (what: 'message' | 'mentioned', at = AT) =>
  toItem({ topic: 'messages', what, actorId: 1, sessionId: 7, at });
const changed = (what: NotificationItem['what'], at = AT) =>
  toItem({ topic: 'changes', what, actorId: 1, sessionId: 7, at });
const call = (at = AT) =>
  toItem({ topic: 'calls', what: 'missed-call', actorId: 1, sessionId: null, at });

const queued = (item: NotificationItem, more: Partial<Entry> = {}): Entry => ({
  item,
  progress: { pushedAt: null, retries: {} },
  dueAt: item.at,
  failures: 0,
  ...more,
});
const pushed = (item: NotificationItem, pushedAt: number) =>
  queued(item, { progress: { pushedAt, retries: {} } });

const failed = (failures: number) => queued(application({ expiresAt: AT + 1e9 }), { failures });
const ends = (expiresAt: number) => queued(application({ expiresAt }));
/** Runs in a queue's object. The user needs no account, because a queue doesn't read it. */
const within = (user: number, run: (storage: DurableObjectStorage) => Promise<void> | void) =>
  runInDurableObject(notifierOf(user), (_, { storage }) => run(storage));
const tags = (entries: readonly QueuedEntry[]) => entries.map(({ item }) => item.sessionId);
const only = (queue: NotificationQueue) => {
  const [entry, ...more] = queue.due(Infinity);
  if (!entry || more.length > 0) throw new Error(`${more.length} more wait`);
  return entry;
};

describe('news', () => {
  it('is due at once, but a message only when it has settled', () => {
    expect(toEntry(application(), undefined)).toMatchObject({ dueAt: AT, failures: 0 });
    expect(toEntry(message('message'), undefined)?.dueAt).toBe(AT + 3_000);
  });

  it('of the same notice tells nothing new', () => {
    expect(toEntry(application(), queued(application()))).toBeNull();
    expect(toEntry(application({ noticeId: 10 }), queued(application()))).not.toBeNull();
    // Items without a notice can't be told apart, so each counts as new.
    const none = application({ noticeId: null });
    expect(toEntry(none, queued(none))).not.toBeNull();
  });

  it('takes the place of older news, which are emailed no later for it', () => {
    const later = application({ noticeId: 10, at: AT + MINUTE_MS });
    expect(toEntry(later, queued(application()))).toMatchObject({
      item: { noticeId: 10, at: AT },
      dueAt: AT + MINUTE_MS,
    });
    expect(toEntry(later, pushed(application(), AT))?.item.at).toBe(AT + MINUTE_MS);
  });

  it('is not pushed within 15 minutes of a push with its tag, however often it changes', () => {
    const next = (minutes: number) =>
      application({ noticeId: 10 + minutes, at: AT + minutes * MINUTE_MS });
    const second = toEntry(next(1), pushed(application(), AT)) ?? undefined;
    const third = toEntry(next(2), second) ?? undefined;
    expect([second?.dueAt, third?.dueAt]).toEqual([AT + 15 * MINUTE_MS, AT + 15 * MINUTE_MS]);
    const offer = application({ topic: 'seats', what: 'seat-offered', noticeId: 99, at: AT + 1 });
    expect(toEntry(offer, third)?.dueAt).toBe(AT + 1);
  });

  it('takes the place of what is no longer worth telling', () => {
    const old = application({ expiresAt: AT + MINUTE_MS });
    expect(toEntry(application({ at: AT + MINUTE_MS - 1 }), queued(old))).toBeNull();
    const next = application({ at: AT + MINUTE_MS });
    expect(toEntry(next, queued(old))).toMatchObject({ item: { at: AT + MINUTE_MS } });
  });

  it('of the same caller is not told again for 15 minutes after a push', () => {
    const before = pushed(call(), AT);
    expect(toEntry(call(AT + 15 * MINUTE_MS - 1), before)).toBeNull();
    expect(toEntry(call(AT + 15 * MINUTE_MS), before)).not.toBeNull();
    expect(toEntry(call(AT + 1), queued(call()))).not.toBeNull();
  });

  it('of a message gives way to a mention that was not told yet', () => {
    const mention = { ...message('mentioned'), tag: message('message').tag };
    expect(toEntry(message('message', AT + 1), queued(mention))).toBeNull();
    expect(toEntry(message('message', AT + 1), pushed(mention, AT))).not.toBeNull();
    expect(toEntry(mention, queued(message('message')))).not.toBeNull();
    expect(toEntry(message('message', AT + 1), queued(message('message')))).not.toBeNull();
  });

  it('of a mention waits 15 minutes after another one, or until the reader has looked', () => {
    const mention = (minutes: number) => message('mentioned', AT + minutes * MINUTE_MS);
    const second = toEntry(mention(1), pushed(mention(0), AT)) ?? undefined;
    expect(second?.dueAt).toBe(AT + 15 * MINUTE_MS);
    // A message is told only if the reader has looked since the last one.
    const at = AT + 2 * MINUTE_MS;
    const next = toEntry(message('message', at), second) ?? undefined;
    expect(next).toMatchObject({ item: { what: 'message', at }, dueAt: at + 3_000 });
    // That message may mention the reader, too.
    expect(toEntry(mention(2), next)).toMatchObject({
      item: { what: 'mentioned' },
      dueAt: at + 3_000,
    });
    expect(toEntry(mention(1), pushed(message('message'), AT))?.dueAt).toBe(AT + 63_000);
  });

  it('of another change gives way to a new time that was not told yet', () => {
    for (const other of ['session-changed', 'series-changed'] as const) {
      for (const moved of ['session-moved', 'series-moved'] as const) {
        expect(toEntry(changed(other, AT + 1), queued(changed(moved)))).toBeNull();
        expect(toEntry(changed(moved, AT + 1), queued(changed(other)))).not.toBeNull();
      }
    }
  });

  it('that asks for an answer doesn’t give way to news that need none', () => {
    const left = application({ what: 'member-left', actorId: 2, noticeId: 10, at: AT + 1 });
    expect(toEntry({ ...left, actorId: 1 }, queued(application()))).not.toBeNull();
    expect(toEntry(left, queued(application()))).toBeNull();
    expect(toEntry(left, pushed(application(), AT))).not.toBeNull();
    expect(toEntry(application({ noticeId: 11 }), queued(left))).not.toBeNull();
    const after = (what: NotificationItem['what']) =>
      application({ topic: 'afterwards', what, noticeId: null });
    expect(toEntry(after('thanked'), queued(after('marked-absent')))).toBeNull();
  });
});

describe('what has failed', () => {
  it('is tried again later and later, not at the same moment as all others', () => {
    expect([retryAt(failed(0), AT, 0), retryAt(failed(0), AT, 1)]).toEqual([
      AT + 15_000,
      AT + 30_000,
    ]);
    expect(retryAt(failed(3), AT, 1)).toBe(AT + 240_000);
  });

  it('is given up after eight times, or when it is too late', () => {
    expect(retryAt(failed(7), AT, 1)).not.toBeNull();
    expect(retryAt(failed(8), AT, 1)).toBeNull();
    expect(retryAt(ends(AT + 30_001), AT, 1)).toBe(AT + 30_000);
    expect(retryAt(ends(AT + 30_000), AT, 1)).toBeNull();
  });
});

describe('after a push', () => {
  const none = { pushedAt: null, retries: {} };

  it('the first device that took it counts, and none is asked again that has answered', () => {
    const once = afterPushes(none, new Map([[1, 'taken'] as const, [2, 'gone'] as const]), AT);
    expect(once).toEqual({
      pushedAt: AT,
      retries: { 1: { attempts: 1, at: null }, 2: { attempts: 1, at: null } },
    });
    expect(afterPushes(once, new Map([[3, 'taken'] as const]), AT + 5).pushedAt).toBe(AT);
  });

  it.each([
    [0, null, 15_000],
    [1, null, 30_000],
    [2, null, 60_000],
    [20, null, 30 * MINUTE_MS],
    [0, 600_000, 600_000],
    [0, 1_000, 15_000],
  ])(
    'after %i attempts, asked to wait %s ms, the next is in %i ms',
    (attempts, retryAfterMs, ms) => {
      const retries = attempts === 0 ? {} : { 1: { attempts, at: AT } };
      const after = afterPushes({ pushedAt: null, retries }, new Map([[1, { retryAfterMs }]]), AT);
      expect(after).toEqual({
        pushedAt: null,
        retries: { 1: { attempts: attempts + 1, at: AT + ms } },
      });
    },
  );
});

describe('the queue', () => {
  it('wakes for what is due first, and has all of it after an eviction', () =>
    within(4_000_001, async (storage) => {
      const queue = new NotificationQueue(storage);
      queue.add(application({ sessionId: 2, tag: 'b', at: AT + 2 }));
      expect(await storage.getAlarm()).toBe(AT + 2);
      queue.add(application({ sessionId: 1, tag: 'a', at: AT + 1 }));
      queue.add(application({ sessionId: 3, tag: 'c', at: AT + 3 }));
      expect(await storage.getAlarm()).toBe(AT + 1);
      const evicted = new NotificationQueue(storage);
      expect(tags(evicted.due(AT + 2))).toEqual([1, 2]);
      expect(tags(evicted.nextBatch(AT + 3, 2))).toEqual([1, 2]);
      for (const entry of evicted.due(AT + 2)) evicted.remove(entry);
      evicted.disarmed();
      evicted.arm();
      expect(await storage.getAlarm()).toBe(AT + 3);
    }));

  it('handles what has failed alone, and not with what has not', () =>
    within(4_000_002, (storage) => {
      const queue = new NotificationQueue(storage);
      queue.add(application({ sessionId: 1, tag: 'a', expiresAt: AT + 1e9 }));
      queue.fail(only(queue), AT);
      for (const [sessionId, tag] of [
        [2, 'b'],
        [3, 'c'],
      ] as const)
        queue.add(application({ sessionId, tag, at: AT + 1 }));
      expect(tags(queue.nextBatch(AT + MINUTE_MS, 9))).toEqual([2, 3]);
      for (const entry of queue.nextBatch(AT + 1, 9)) queue.wait(entry, AT + 2 * MINUTE_MS);
      expect(tags(queue.nextBatch(AT + 3 * MINUTE_MS, 9))).toEqual([1]);
    }));

  it('keeps no words, and changes nothing that newer news have replaced', () =>
    within(4_000_003, (storage) => {
      const queue = new NotificationQueue(storage);
      queue.add(application({ text: 'Hi!', noticeId: 1 }));
      const first = only(queue);
      expect(first.item.text).toBe('Hi!');
      queue.wait(first, AT + 5);
      expect(only(new NotificationQueue(storage))).toMatchObject({
        dueAt: AT + 5,
        failures: 0,
        item: { text: '' },
      });
      queue.add(application({ text: 'Me too!', noticeId: 2 }));
      queue.remove(first);
      queue.wait(first, AT + 9);
      queue.fail(first, AT);
      expect(only(queue).item).toMatchObject({ text: 'Me too!', noticeId: 2 });
      queue.remove(only(queue));
      expect(new NotificationQueue(storage).due(Infinity)).toEqual([]);
    }));
});
