import { beforeAll, expect, inject, it } from 'vitest';

import {
  connectionsMadeBy,
  expectFlow,
  flowsOf,
  hangUp,
  newFriends,
  openCaller,
  openCuttable,
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
let cleo: Player;
let dani: Player;

beforeAll(async () => {
  [ana, ben, cleo, dani] = await newFriends('Ana', 'Ben', 'Cleo', 'Dani');
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

/** A ring that takes its thirty seconds. */
async function ringInVain() {
  const a = await openCaller(cleo);
  await ring(a, dani);
  await stage(a.page).getByText('ringing…').waitFor();
  await a.page.getByText(`${dani.name} did not answer.`).waitFor({ timeout: 40_000 });
  const page = await pageOf(dani);
  await page.goto('/friends');
  await page.getByText('1 missed call').waitFor();
}

it('talks on while a socket is gone for ten seconds, and rings nobody for more than thirty', async () => {
  const inVain = ringInVain();
  const [a, b] = await Promise.all([openCaller(ana), openCuttable(ben)]);
  await ring(a, ben, 'Video call with');
  await press(b.page, 'Join with camera');
  await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));

  await b.cut();
  const cutAt = Date.now();
  await stage(a.page).getByText('lost the connection').waitFor();
  while (Date.now() - cutAt < 10_000) {
    await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));
  }
  await b.mend();
  await stage(a.page).getByText('lost the connection').waitFor({ state: 'detached' });
  await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));
  // It was the very same connection all the time.
  for (const { page } of [a, b]) expect(await connectionsMadeBy(page)).toBe(1);
  await hangUp(a, b);
  await inVain;
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
