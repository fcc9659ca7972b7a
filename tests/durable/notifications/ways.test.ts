import { runInDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { toItem } from '../../../worker/notifications/to-item.ts';
import type { PushService } from '../../support/push-service.ts';
import { befriend } from '../../worker/support/friendship.ts';
import { hostWith, markRead, pairRoom, write, written } from '../../worker/support/messages.ts';
import { addUser } from '../../worker/support/people.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import { connectCall, openTab, passTime } from '../support/calls.ts';
import { advance, alarmAfter, connect, signallingOf, until, untilStored } from '../support/live.ts';
import {
  notifierOf,
  openPushService,
  settingsOf,
  subscribe,
  waitingFor,
} from '../support/notifier.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let service: PushService;
let away: Person;
let friend: Person;
let browser: Awaited<ReturnType<typeof subscribe>>;

beforeAll(() => addGames());
beforeEach(async () => {
  service = openPushService();
  [away, friend] = [await addUser(), await addUser()];
  browser = await subscribe(service, away);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const titles = () =>
  service.sentTo(browser).map(({ payload: { notification } }) => notification.title);
const told = (...expected: string[]) =>
  vi.waitFor(() => expect(titles()).toEqual(expected), { timeout: 10_000, interval: 20 });
const waits = (person = away) => until('an entry', async () => (await waitingFor(person.id))[0]);
const runs = (ms: number, person = away) =>
  until('the alarm', () => alarmAfter(ms, notifierOf(person.id)));

describe('messages', () => {
  // A message is due after three seconds of real time. By a clock that is ahead, only the test runs that alarm.
  beforeEach(() => advance(60_000));

  it('are pushed once until their reader has looked, with who wrote and what', async () => {
    await befriend(away, friend);
    const room = pairRoom(away);
    await written(room, friend, 'Are you there?');
    await written(room, friend, 'Hello?');
    await waits();
    await runs(4_000);
    await told(`${friend.name} wrote to you`);
    expect(service.received[0]).toMatchObject({
      payload: {
        notification: {
          body: 'Are you there?',
          tag: `room-/api/users/${friend.id}`,
          navigate: `https://peerway.test/messages/${friend.id}`,
        },
      },
    });
    expect((await markRead(pairRoom(friend), away, 2)).status).toBe(204);
    await written(room, friend, 'Again');
    await waits();
    await runs(4_000);
    await told(`${friend.name} wrote to you`, `${friend.name} wrote to you`);
  });

  it('are pushed if the room is on screen, but not in front, until its reader has looked', async () => {
    await befriend(away, friend);
    const room = pairRoom(away);
    const tab = await connect(away.token);
    const views = (read: number) =>
      tab.send({ event: 'viewing', data: { room: pairRoom(friend), read } });
    views(0);
    await written(room, friend, 'Are you there?', 'nonce-first');
    await written(room, friend, 'Hello?');
    await waits();
    await runs(4_000);
    await told(`${friend.name} wrote to you`);
    views(2);
    await tab.frame('read');
    expect((await write(room, friend, 'Are you there?', 'nonce-first')).status).toBe(200);
    expect(await waitingFor(away.id)).toEqual([]);
    await written(room, friend, 'Again');
    await waits();
    await runs(4_000);
    await told(`${friend.name} wrote to you`, `${friend.name} wrote to you`);
    expect(tab.count('message')).toBe(3);
    tab.close();
  });

  it('are pushed after a device was closed with their room in front', async () => {
    await befriend(away, friend);
    const tab = await connect(away.token);
    tab.send({ event: 'in-front', data: { inFront: true } });
    tab.send({ event: 'viewing', data: { room: pairRoom(friend) } });
    await written(pairRoom(away), friend, 'Are you there?');
    await tab.frame('message');
    expect(await waitingFor(away.id)).toEqual([]);
    await alarmAfter(130_000, signallingOf(away.id));
    await waits();
    await runs(4_000);
    await told(`${friend.name} wrote to you`);
  });

  it('are pushed beside what else is due', async () => {
    await befriend(away, friend);
    const call = { topic: 'calls', what: 'missed-call', actorId: friend.id } as const;
    // It is due together with the message, which waits for three seconds.
    const item = toItem({ ...call, sessionId: null, at: Date.now() + 3_500 });
    await notifierOf(away.id).enqueue(item);
    await written(pairRoom(away), friend, 'Are you there?');
    await until('both', async () => (await waitingFor(away.id)).length === 2);
    await runs(4_000);
    await vi.waitFor(() => expect(titles()).toHaveLength(2), { timeout: 10_000, interval: 20 });
    expect(titles()).toEqual(
      expect.arrayContaining([
        `${friend.name} wrote to you`,
        `You missed a call from ${friend.name}`,
      ]),
    );
  });

  it('aren’t pushed as long as another tab shows their room, or is in front', async () => {
    await befriend(away, friend);
    const [shows, other] = [await connect(away.token), await connect(away.token)];
    const room = pairRoom(friend);
    const leaves = async (tab: typeof shows) => {
      tab.close();
      await until('the close', () =>
        runInDurableObject(signallingOf(away.id), (_, ctx) => ctx.getWebSockets().length === 1),
      );
    };
    shows.send({ event: 'in-front', data: { inFront: true } });
    for (const tab of [shows, other]) tab.send({ event: 'viewing', data: { room } });
    await written(pairRoom(away), friend, 'Are you there?');
    await leaves(shows);
    other.send({ event: 'viewing', data: { room, read: 1 } });
    await other.frame('read');
    expect(await waitingFor(away.id)).toEqual([]);

    const again = await connect(away.token);
    for (const tab of [again, other]) tab.send({ event: 'in-front', data: { inFront: true } });
    other.send({ event: 'viewing', data: { room: null } });
    again.send({ event: 'viewing', data: { room } });
    await written(pairRoom(away), friend, 'Hello?');
    await leaves(again);
    await markRead(room, away, 2);
    expect(await waitingFor(away.id)).toEqual([]);
    other.close();
  });

  it('that mention somebody are told as that alone, and not once they are read', async () => {
    await settingsOf(away, { channels: '{"seats":{"push":false}}' });
    const { room } = await hostWith(friend, [away]);
    await written(room, friend, `@${away.name} come!`);
    await until('the mention', async () => (await waits()).item.what === 'mentioned');
    await runs(4_000);
    await told(`${friend.name} mentioned you in Evening run`);
    await markRead(room, away, 1);
    await written(room, friend, 'More');
    await waits();
    await markRead(room, away, 2);
    await runs(4_000);
    await until('nothing to do', async () => (await waitingFor(away.id)).length === 0);
    expect(titles()).toHaveLength(1);
  });
});

describe('calls', () => {
  it('that were missed are told once, when the ring is over', async () => {
    await befriend(away, friend);
    const [caller, tab] = [await openTab(friend), await openTab(away)];
    caller.call([away]);
    const { data } = await tab.next('call');
    await passTime(data.call, 30_001);
    await told(`You missed a call from ${friend.name}`);
    // The entry stays, so that another call isn't pushed again.
    expect((await waits()).item.tag).toBe(`calls-user-${friend.id}`);
  });

  it('that were missed name who rang, not who began the call', async () => {
    const starter = await addUser();
    for (const one of [starter, away]) await befriend(one, friend);
    const adder = await openTab(friend);
    const call = await connectCall(await openTab(starter), adder);
    adder.send({ event: 'addcall', data: { call, to: [away.id] } });
    await adder.next('state', ({ data: { roster } }) => roster.rung.length > 0);
    await passTime(call, 30_001);
    expect((await waits()).item.actorId).toBe(friend.id);
  });

  it('of a session are told when voice begins, once, to members who aren’t there, unless there is a block', async () => {
    const hidden = await addUser();
    const unaware = await subscribe(service, hidden);
    for (const one of [away, hidden])
      await settingsOf(one, { channels: '{"seats":{"push":false}}' });
    const { id } = await hostWith(friend, [away, hidden]);
    // Only the row is written, because the block's route would remove one of them from the session.
    await sql`INSERT INTO blocks (user_id, blocked_id, created_at) VALUES (${hidden.id}, ${friend.id}, 0)`.run();
    const host = await openTab(friend);
    await untilStored(friend.id, true);
    const join = () =>
      host.send({ event: 'join', data: { session: `/api/sessions/${id}`, media: 'audio' } });
    join();
    const { data } = await host.next('joined');
    await told(`Voice chat has started in Evening run`);
    host.leave(data.call);
    await host.next('voice', (frame) => frame.data.call === null);
    join();
    await host.next('voice', (frame) => frame.data.call !== null);
    await expect.poll(async () => (await waitingFor(away.id)).length).toBe(1);
    expect(titles()).toHaveLength(1);
    expect([await waitingFor(hidden.id), service.sentTo(unaware)]).toEqual([[], []]);
  });
});
