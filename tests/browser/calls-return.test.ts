import { beforeAll, expect, inject, it } from 'vitest';
import type { WebSocketRoute } from 'playwright-core';

import {
  expectFlow,
  flowsOf,
  hangUp,
  newFriends,
  openCaller,
  press,
  prompt,
  ring,
  stage,
} from './callers.ts';
import { pageOf, type Player } from './players.ts';

/** Figure 20. */
const BACK_WITHIN_MS = 5_000;

let ana: Player;
let ben: Player;

beforeAll(async () => {
  [ana, ben] = await newFriends('Ana', 'Ben');
});

it('is back in the same call within five seconds of a reload', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await ring(a, ben, 'Video call with');
  await press(b.page, 'Join with camera');
  await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));
  await b.page.reload({ waitUntil: 'commit' });
  const reloadedAt = Date.now();
  await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1, within: 15_000 })));
  expect(Date.now() - reloadedAt).toBeLessThan(BACK_WITHIN_MS);
  expect(await prompt(a.page).count()).toBe(0);
  await stage(a.page).getByText('good connection').waitFor();
  await hangUp(a, b);
});

it('talks on while the socket is gone for ten seconds', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben, { at: '/terms' })]);
  const open = new Set<WebSocketRoute>();
  let cut = false;
  await b.page.routeWebSocket(/socket\.io/, (socket) => {
    if (cut) void socket.close();
    else {
      socket.connectToServer();
      open.add(socket);
    }
  });
  await b.page.goto('/friends?tab=all');
  await ring(a, ben, 'Video call with');
  await press(b.page, 'Join with camera');
  await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));

  cut = true;
  const cutAt = Date.now();
  await Promise.all([...open].map((socket) => socket.close()));
  await b.page.getByText('Your connection to Peerway is lost').waitFor();
  await stage(a.page).getByText('lost the connection').waitFor();
  while (Date.now() - cutAt < 10_000) {
    await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));
  }
  const before = (await flowsOf(a.page))[0]?.frames ?? 0;
  cut = false;
  await b.page.getByText('Your connection to Peerway is lost').waitFor({ state: 'detached' });
  await stage(a.page).getByText('lost the connection').waitFor({ state: 'detached' });
  // The very same connection goes on: its count does not begin anew.
  expect((await flowsOf(a.page))[0]?.frames).toBeGreaterThan(before);
  await hangUp(a, b);
});

it('says so where nobody answers', async () => {
  const a = await openCaller(ana);
  await ring(a, ben);
  await stage(a.page).getByText('ringing…').waitFor();
  await a.page.getByText(`${ben.name} did not answer.`).waitFor({ timeout: 40_000 });
  const page = await pageOf(ben);
  await page.goto('/friends');
  const missed = page.getByText('1 missed call');
  await expect.poll(() => missed.isVisible(), { timeout: 10_000 }).toBe(true);
});

it.skipIf(!inject('relays'))('talks through a TURN server where nothing else leads', async () => {
  const options = { relayOnly: true };
  const [a, b] = await Promise.all([openCaller(ana, options), openCaller(ben, options)]);
  await ring(a, ben, 'Video call with');
  await press(b.page, 'Join with camera');
  await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1, within: 25_000 })));
  const ways = await Promise.all([a, b].map(async ({ page }) => (await flowsOf(page))[0]?.way));
  expect(ways).toEqual(['relay', 'relay']);
});
