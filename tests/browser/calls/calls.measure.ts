// Run only by the bench. Each test leaves its measurements in `meta`.
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';

import {
  hangUp,
  newFriends,
  openCaller,
  openCuttable,
  press,
  prompt,
  ring,
  stage,
  talk,
} from '../support/callers.ts';
import { expectFlows, flowsOf } from '../support/flow.ts';
import { launchBrowser } from '../support/launch.ts';
import { makeNetworks, type Networks } from '../support/network.ts';
import { url } from '../support/place.ts';

const RINGS = 9;
const CUT_MS = 10_000;
/** How long frames are watched after a network change, and how often. */
const WATCHED_MS = 20_000;
const LOOK_EVERY_MS = 100;

const [ana, ben] = await newFriends('Ana', 'Ben');

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it('figure 11: from the click to the prompt', { timeout: 120_000 }, async ({ task }) => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  const took: number[] = [];
  // The first ring isn't counted, because it loads scripts that later ones have.
  for (let count = 0; count <= RINGS; count += 1) {
    const begun = performance.now();
    await ring(a, ben);
    await prompt(b.page).waitFor();
    if (count > 0) took.push(performance.now() - begun);
    await press(b.page, 'Decline');
    await stage(a.page).waitFor({ state: 'detached' });
    await prompt(b.page).waitFor({ state: 'detached' });
  }
  expect(took).toHaveLength(RINGS);
  Object.assign(task.meta, { measured: { promptMs: median(took) } });
});

it(
  'figure 20: a reload, and a socket lost for ten seconds',
  { timeout: 120_000 },
  async ({ task }) => {
    const [a, b] = [await openCaller(ana), await openCuttable(ben)];
    await talk(a, b);

    await b.cut();
    const count = async () => ({
      frames: (await flowsOf(a.page))[0]?.frames ?? 0,
      at: performance.now(),
    });
    const rates: number[] = [];
    const cut = await count();
    for (let last = cut; last.at - cut.at < CUT_MS;) {
      await expectFlows([a], { others: 1 });
      const now = await count();
      rates.push((1_000 * (now.frames - last.frames)) / (now.at - last.at));
      last = now;
    }
    await b.mend();
    await stage(a.page).getByText('lost the connection').waitFor({ state: 'detached' });

    await b.page.reload({ waitUntil: 'commit' });
    const reloadedAt = performance.now();
    await expectFlows([a, b], { others: 1 });
    const measured = {
      reloadMs: performance.now() - reloadedAt,
      leastFramesInASecond: Math.min(...rates),
    };
    Object.assign(task.meta, { measured });
    await hangUp(a, b);
  },
);

/** Watches the video frames of each page. @returns the longest interruption on any page, in ms */
async function longestStandstill(...pages: Page[]) {
  const begun = performance.now();
  const seen = pages.map(() => ({ frames: -1, at: begun }));
  let longest = 0;
  while (performance.now() - begun < WATCHED_MS) {
    const flows = await Promise.all(pages.map((page) => flowsOf(page)));
    const now = performance.now();
    for (const [index, last] of seen.entries()) {
      const frames = flows[index]?.[0]?.frames ?? -1;
      if (frames >= 0 && frames !== last.frames) Object.assign(last, { frames, at: now });
      longest = Math.max(longest, now - last.at);
    }
    await wait(LOOK_EVERY_MS);
  }
  return longest;
}

/** Collects the ids of calls in a page's frames from now on. */
function callsOf(page: Page) {
  const told = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const [, id] = /"call":"([^"]+)"/.exec(String(payload)) ?? [];
      if (id !== undefined) told.add(id);
    }),
  );
  return told;
}

it('figure 20: a network that changes', { timeout: 120_000 }, async ({ task, skip }) => {
  const networks = await makeNetworks(new URL(url));
  if (!networks) {
    skip('Networks can be made by root alone.');
    return;
  }
  const browsers: Browser[] = [];
  const within = async (launch: Networks['home']) => {
    const browser = await launchBrowser(launch);
    browsers.push(browser);
    return browser;
  };
  try {
    const [home, away] = [await within(networks.home), await within(networks.away)];
    const [a, b] = [
      await openCaller(ana, { within: home }),
      await openCaller(ben, { within: away }),
    ];
    const told = callsOf(b.page);
    await b.page.reload();
    await talk(a, b);
    await networks.move();
    const movedMs = await longestStandstill(a.page, b.page);
    await expectFlows([a, b], { others: 1 });
    expect(told.size).toBe(1);
    Object.assign(task.meta, { measured: { movedMs } });
    await hangUp(a, b);
  } finally {
    for (const browser of browsers) await browser.close();
    await networks.close();
  }
});
