import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { connectCall, openFriends } from '../support/calls.ts';
import { called, resetCounts } from '../support/count.ts';
import { until } from '../support/live.ts';

/** Run only by the bench. Leaves its count in `meta`. */

/** After this long the deadlines of the ring have passed. */
const QUIET_MS = 8_000;

it('figure 6: wake-ups in an idle call', async ({ task }) => {
  const minutes = Number(env.IDLE_MINUTES);
  const tabs = await openFriends(2);
  await connectCall(...tabs);
  await until('the call to be quiet', () => scheduler.wait(QUIET_MS).then(() => true), 20_000);
  resetCounts();
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    await scheduler.wait(Math.min(25_000, end - Date.now()));
    for (const { socket } of tabs) socket.send('ping');
  }
  expect(tabs.every(({ socket }) => !socket.isClosed())).toBe(true);
  task.meta.measured = {
    callMinutes: minutes,
    callWakes: called('call'),
    memberWakes: called('signalling'),
  };
  for (const { socket } of tabs) socket.close();
}, 1_200_000);
