import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { afterEach, expect, it, vi } from 'vitest';

import { post } from '../../worker/support/client.ts';
import { addUser, register } from '../../worker/support/people.ts';
import { called, resetCounts } from '../support/count.ts';
import {
  alarmAfter,
  connect,
  presenceOf,
  signallingOf,
  storedOnline,
  toldOf,
  until,
  untilStored,
  watch,
} from '../support/live.ts';

/** Run only by the bench. Each leaves its counts in `meta`. */

const GRACE_MS = 30_000;
const FIRST_VIEWER = 1_000_000;

afterEach(() => {
  vi.useRealTimers();
});

it('figure 6: wake-ups of idle objects', async ({ task }) => {
  const minutes = Number(env.IDLE_MINUTES);
  const [viewer, seen] = [await addUser(), await addUser()];
  const socket = await connect(seen.token);
  await untilStored(seen.id, true);
  const stream = await watch(viewer.token, [seen.id]);
  await until('the first wake-ups to be over', () => scheduler.wait(500).then(() => true));
  resetCounts();
  const chunks = stream.chunks.length;
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    await scheduler.wait(Math.min(25_000, end - Date.now()));
    socket.send('ping');
  }
  expect(stream.chunks.length).toBeGreaterThan(chunks);
  expect(socket.isClosed()).toBe(false);
  task.meta.measured = {
    idleMinutes: minutes,
    streamWakes: called('presence'),
    socketWakes: called('signalling'),
  };
  stream.leave();
  socket.close();
}, 1_200_000);

it('figure 7: calls per change', async ({ task }) => {
  const measured: Record<string, number> = {};
  for (const watchers of [10, 1_000, 5_000]) {
    const { id } = await addUser();
    await runInDurableObject(presenceOf(id), (presence) => {
      for (let viewer = 0; viewer < watchers; viewer += 1) presence.watch(FIRST_VIEWER + viewer);
    });
    resetCounts();
    await presenceOf(id).arrive(1);
    await until('no lease', async () => (await toldOf(id)).length === 0, 120_000);
    expect(called('presence.takeChange')).toBe(watchers);
    const relays = called('presence.fanOut');
    measured[`calls${watchers}`] = relays > 0 ? relays : called('presence.takeChange');
    measured[`inAll${watchers}`] = relays + called('presence.takeChange');
    resetCounts();
    await presenceOf(id).leave(2, 0);
    measured[`stale${watchers}`] = called('presence.takeChange', 'presence.fanOut');
  }
  task.meta.measured = measured;
}, 300_000);

it('figure 8: events of ten flaps within the grace', async ({ task }) => {
  const [viewer, user] = [await addUser(), await addUser()];
  let socket = await connect(user.token);
  await untilStored(user.id, true);
  const stream = await watch(viewer.token, [user.id]);
  const before = stream.events.length;
  for (let flap = 0; flap < 10; flap += 1) {
    socket.close();
    await socket.closed();
    await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
    socket = await connect(user.token);
  }
  const flapsStaying = stream.events.length - before;
  socket.close();
  await socket.closed();
  await until('the grace', () => alarmAfter(0, presenceOf(user.id)));
  await alarmAfter(GRACE_MS + 1, presenceOf(user.id));
  await stream.shows(user.id, 0);
  expect(new Set(stream.of(user.id))).toEqual(new Set([0, 1]));
  task.meta.measured = { flapsStaying, flapsLeaving: stream.events.length - before };
  stream.leave();
}, 60_000);

it('figure 9: how long somebody who has gone is shown', async ({ task }) => {
  const [viewer, leaver, closer] = [await addUser(), await register(), await addUser()];
  const [leaving, closing] = [await connect(leaver.token), await connect(closer.token)];
  await untilStored(leaver.id, true);
  await untilStored(closer.id, true);
  const stream = await watch(viewer.token, [leaver.id, closer.id]);

  let begun = performance.now();
  const loggedOut = post('/api/logout', { refresh_token: leaver.refresh_token });
  await stream.shows(leaver.id, 0);
  const logoutMs = performance.now() - begun;
  await loggedOut;
  expect(await leaving.closed()).toEqual({ code: 4001 });

  begun = performance.now();
  closing.close();
  await until(
    'the closed tab to show',
    () => stream.events.findLast(({ user }) => user === closer.id)?.online === 0,
    60_000,
  );
  task.meta.measured = { logoutMs, closedTabMs: performance.now() - begun };
  stream.leave();
}, 90_000);

it('figure 9: silent death of the network', async ({ task }) => {
  const user = await addUser();
  const opened = Date.now();
  await connect(user.token);
  await untilStored(user.id, true);
  const alarm = await runInDurableObject(signallingOf(user.id), (_, { storage }) =>
    storage.getAlarm(),
  );
  vi.useFakeTimers({ toFake: ['Date'], now: alarm ?? 0 });
  await runDurableObjectAlarm(signallingOf(user.id));
  expect(await storedOnline(user.id)).toBe(false);
  task.meta.measured = { silentMs: (alarm ?? 0) - opened };
}, 60_000);
