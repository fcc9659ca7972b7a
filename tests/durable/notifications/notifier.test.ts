import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { NotificationQueue } from '../../../durable/notifications/notification-queue.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import type { SessionItem } from '../../../worker/contract/session.ts';
import { signAccessToken } from '../../../worker/core/auth/access-token.ts';
import { sendNotices } from '../../../worker/notifications/deliver.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { expectConsole } from '../../support/console-watch.ts';
import type { PushService } from '../../support/push-service.ts';
import { patch, getAs } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { HOUR_MS, addGames, hostSession, sendApplication } from '../../worker/support/sessions.ts';
import { sql, valueOf } from '../../worker/support/sql.ts';
import { called, resetCounts } from '../support/count.ts';
import { ifNotRunning } from '../support/faults.ts';
import { advance, alarmAfter, connect, until, untilStored } from '../support/live.ts';
import {
  notifierOf,
  openPushService,
  storedSubscriptions,
  subscribe,
  waitingFor,
} from '../support/notifier.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let service: PushService;
let host: Person;
let session: SessionItem;
let browser: Awaited<ReturnType<typeof subscribe>>;

beforeAll(() => addGames());
beforeEach(async () => {
  service = openPushService();
  host = await addUser();
  session = await hostSession(host);
  browser = await subscribe(service, host);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A new user applies, so the host gets a notification. */
async function apply({ id } = session) {
  const user = await addUser();
  expect((await sendApplication(user, id, 'Hi! I can heal.')).status).toBe(201);
  return user;
}

const pushed = (count: number, to = browser) =>
  until(`${count} pushes`, () => service.sentTo(to).length === count && service.sentTo(to));
const settled = async () => {
  await until('a request', () => service.asked.length > 0);
  await until('an empty queue', async () => (await waitingFor(host.id)).length === 0);
};
/** Waits until the queue has one entry that is due later. */
const waits = () =>
  until('a later time', async () => {
    const [entry, ...more] = await waitingFor(host.id);
    return more.length === 0 && entry && entry.dueAt > Date.now() && entry;
  });

describe('a push', () => {
  it('says what has happened and leads there, until the session starts', async () => {
    const applicant = await apply();
    const [push] = await pushed(1);
    const notice = await valueOf<number>`SELECT id FROM notices WHERE user_id = ${host.id}`;
    expect(push).toMatchObject({
      payload: {
        web_push: 8030,
        notification: {
          title: `${applicant.name} applied for ${session.name}`,
          body: 'Hi! I can heal.',
          tag: `applications-${session.id}`,
          navigate: `https://peerway.test/session/${session.id}?notice=${notice}#applicants`,
        },
      },
      urgency: 'normal',
      // The push is padded, so that its size reveals nothing.
      bytes: 4096,
    });
    expect(push?.ttl).toBeGreaterThan((2 * HOUR_MS) / 1000 - 60);
    expect(push?.ttl).toBeLessThanOrEqual((2 * HOUR_MS) / 1000);
    await settled();
  });

  it('names no one where pushes are private', async () => {
    await sql`INSERT INTO notification_settings (user_id, private_push) VALUES (${host.id}, 1)`.run();
    await apply();
    const [push] = await pushed(1);
    expect(push?.payload.notification).toMatchObject({
      title: 'News about who wants to join your session',
      body: '',
    });
  });

  it('is for those without a tab in front', async () => {
    const tab = await connect(host.token);
    await untilStored(host.id, true);
    tab.send({ event: 'in-front', data: { inFront: true } });
    await apply();
    await until('the notice', () => tab.count('notice') === 1);
    tab.send({ event: 'in-front', data: { inFront: false } });
    await apply();
    await pushed(1);
    expect(tab.count('notice')).toBe(2);
    // A notice that is read in one tab closes its notification everywhere, unless another notice in it is unread.
    await sql`INSERT INTO notices (user_id, kind, created_at) VALUES (${host.id}, 'friend-invited', 0)`.run();
    const { member } = await getAs(NoticeList, '/api/notices', host.token);
    const [invite, ...applied] = member.map(({ id }) => id);
    expect(applied).toHaveLength(2);
    const closed = () =>
      tab.frames.flatMap((frame) => (frame.event === 'notice-read' ? [frame.data.tag] : []));
    for (const [id, after] of [
      [applied[0], 0],
      [invite, 1],
      [applied[1], 2],
    ] as const) {
      await patch(`/api/notices/${id}`, { read: true }, host.token);
      await until(`${after} closed`, () => closed().length >= after);
    }
    expect(closed()).toEqual(['friends-user-null', `applications-${session.id}`]);
    tab.close();
  });

  it('wakes nobody who has turned it off, or is subscribed nowhere', async () => {
    const [nowhere, wanted] = [await addUser(), await addUser()];
    const theirs = await subscribe(service, wanted);
    await choose('{"applications":{"push":false}}');
    resetCounts();
    await apply();
    await apply(await hostSession(nowhere));
    await apply(await hostSession(wanted));
    // Notices are delivered after the answer, in this order.
    await pushed(1, theirs);
    expect(called('notifier.enqueue')).toBe(1);
  });
});

describe('a push service that answers', () => {
  it.each([404, 410])('%i is not asked again', async (status) => {
    service.answer(browser.endpoint, () => new Response(null, { status }));
    await apply();
    await settled();
    expect(await storedSubscriptions(host.id)).toBe(0);
  });

  it.each([400, 403])('%i keeps the subscription', async (status) => {
    expectConsole(/answered/);
    service.answer(browser.endpoint, () => new Response(null, { status }));
    await apply();
    await settled();
    expect(await storedSubscriptions(host.id)).toBe(1);
    expect(service.received).toEqual([]);
  });

  it('413 gets a shorter one', async () => {
    service.answer(browser.endpoint, () => new Response(null, { status: 413 }));
    await apply();
    const [push] = await pushed(1);
    expect(push?.payload.notification.body).toBe('');
    expect(push?.bytes).toBeLessThan(600);
  });

  it('429 is asked again when it says, through an eviction, and the other device at once', async () => {
    // The clock stands still, so that the time is exact.
    advance(0);
    const device = await addDevice(host);
    const other = await subscribe(service, { token: device });
    service.answer(
      browser.endpoint,
      () => new Response(null, { status: 429, headers: { 'Retry-After': '600' } }),
    );
    await apply();
    await pushed(1, other);
    const entry = await waits();
    expect(entry.dueAt).toBe(Date.now() + 600_000);
    // The queue doesn't keep the text of a message.
    expect(entry.item.text).toBe('');
    await evictDurableObject(notifierOf(host.id)).catch(ifNotRunning);
    await alarmAfter(601_000, notifierOf(host.id));
    await pushed(1);
    expect(service.sentTo(other)).toHaveLength(1);
    await settled();
  });

  // A pending timer of a request would keep the object in memory, which costs as much as work. Its limit is ten seconds.
  it('lets the object leave memory long before the request’s time limit', async () => {
    await apply();
    await pushed(1);
    await settled();
    const begun = performance.now();
    await evictDurableObject(notifierOf(host.id)).catch(ifNotRunning);
    expect(performance.now() - begun).toBeLessThan(9_000);
  });

  it('500, or nothing at all, is asked again later and later, until the session starts', async () => {
    expectConsole(/could not be reached/);
    const failedBefore = await failedPushes();
    service.answer(browser.endpoint, fail, silence, fail);
    await apply();
    const waited: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const { dueAt } = await waits();
      waited.push(dueAt - Date.now());
      await alarmAfter(dueAt - Date.now() + 1, notifierOf(host.id));
    }
    expect(waited).toEqual(waited.toSorted((a, b) => a - b));
    await pushed(1);
    // A 500 is only asked again. Silence is counted for the operator.
    expect(await failedPushes()).toBe(failedBefore + 1);
    await settled();
  });
});

/** Sets the channels of the host's topics. */
const choose = (channels: string) =>
  sql`INSERT OR REPLACE INTO notification_settings (user_id, channels) VALUES (${host.id}, ${channels})`.run();

const failedPushes = async () =>
  (await valueOf<number>`SELECT sum(count) AS n FROM daily_counts WHERE figure = 'failedPushes'`) ??
  0;

const fail = () => new Response(null, { status: 500 });
const silence = () => Promise.reject(new DOMException('timed out', 'TimeoutError'));

/** Adds another device of the user. @returns its token */
async function addDevice(user: Person) {
  const now = Date.now();
  const id =
    await valueOf<number>`INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at)
     VALUES (${crypto.randomUUID()}, ${user.id}, ${now}, '', ${now}, ${now + 1e9}) RETURNING id`;
  return signAccessToken(env, { id: user.id, deviceId: id ?? 0 }, now);
}

const missedCall = (actorId: number, at: number) =>
  toItem({ topic: 'calls', what: 'missed-call', actorId, sessionId: null, at });

it('that cannot be handled keeps no other back, and is given up in the end', async () => {
  expectConsole(/could not be sent/);
  const { id } = await addUser();
  const at = Date.now() + HOUR_MS;
  const poison = Object.assign(missedCall(1, at), { what: 'unknown', tag: 'poison' });
  for (const item of [poison, missedCall(id, at)]) await notifierOf(host.id).enqueue(item);
  await alarmAfter(HOUR_MS + 1, notifierOf(host.id));
  await pushed(1);
  const failing = async () =>
    (await waitingFor(host.id)).find(({ item }) => item.tag === poison.tag);
  let failures = 0;
  for (let entry = await failing(); entry; entry = await failing()) {
    failures = entry.failures;
    await alarmAfter(entry.dueAt - Date.now() + 1, notifierOf(host.id));
  }
  expect(failures).toBe(8);
  expect(service.received).toHaveLength(1);
});

it('is dropped as the oldest of more than two hundred', async () => {
  const at = Date.now() + HOUR_MS;
  await runInDurableObject(notifierOf(host.id), async (_, { storage }) => {
    const queue = new NotificationQueue(storage);
    for (let actor = 1; actor <= 201; actor += 1) queue.add(missedCall(actor, at + actor));
  });
  const actors = (await waitingFor(host.id)).map(({ item }) => item.actorId);
  expect([actors.length, actors[0]]).toEqual([200, 2]);
});

it('goes to all of a hundred and more recipients, also where no tab can be told', async () => {
  const reach = { push: 1, email: 0, digest: 0, channels: '{}' };
  const users = Array.from({ length: 101 }, (_, index) => 900_000 + index);
  const written = users.map((recipientId, index) => ({
    id: index,
    recipientId,
    kind: 'reminder-soon' as const,
    online: index % 2 === 1,
    reach,
    actorId: null,
    actorName: null,
    sessionId: session.id,
    sessionName: null,
    startsAt: Date.now() + HOUR_MS,
    offerEndsAt: null,
  }));
  const unreachable = vi.spyOn(env.SIGNALLING, 'getByName').mockImplementation(() => {
    throw new Error('unreachable');
  });
  const asked = new Set<string>();
  const notifiers = vi.spyOn(env.NOTIFIER, 'getByName').mockImplementation((name) => {
    asked.add(name);
    throw new Error('unreachable, too');
  });
  await sendNotices(env, null, written);
  unreachable.mockRestore();
  notifiers.mockRestore();
  expect([...asked].toSorted()).toEqual(users.map(String).toSorted());
});

it('is dropped when its notice was read, and told once whatever is repeated', async () => {
  service.answer(browser.endpoint, () => new Response(null, { status: 503 }));
  await apply();
  const { item } = await waits();
  await notifierOf(host.id).enqueue(item);
  expect(await waitingFor(host.id)).toHaveLength(1);
  expect((await patch(`/api/notices/${item.noticeId}`, { read: true }, host.token)).status).toBe(
    200,
  );
  await alarmAfter(HOUR_MS / 2, notifierOf(host.id));
  await settled();
  expect(service.received).toEqual([]);
});
