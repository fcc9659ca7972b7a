// Run by the bench alone: each leaves what it has measured in its `meta`.
import { beforeAll, expect, it } from 'vitest';

import {
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
import type { Player } from './players.ts';

const RINGS = 9;
const CUT_MS = 10_000;

let ana: Player;
let ben: Player;

beforeAll(async () => {
  [ana, ben] = await newFriends('Ana', 'Ben');
});

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

it('figure 11: from the click to the prompt', { timeout: 120_000 }, async ({ task }) => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  const took: number[] = [];
  // The first one loads what later ones have.
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
    await ring(a, ben, 'Video call with');
    await press(b.page, 'Join with camera');
    await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));

    await b.cut();
    const framesAt = async () => (await flowsOf(a.page))[0]?.frames ?? 0;
    const cutAt = performance.now();
    const seconds: number[] = [];
    let frames = await framesAt();
    while (performance.now() - cutAt < CUT_MS) {
      await a.page.waitForTimeout(1_000);
      const now = await framesAt();
      seconds.push(now - frames);
      frames = now;
    }
    await b.mend();
    await stage(a.page).getByText('lost the connection').waitFor({ state: 'detached' });

    await b.page.reload({ waitUntil: 'commit' });
    const reloadedAt = performance.now();
    await Promise.all([a, b].map(({ page }) => expectFlow(page, { others: 1 })));
    const measured = {
      reloadMs: performance.now() - reloadedAt,
      leastFramesInASecond: Math.min(...seconds),
    };
    Object.assign(task.meta, { measured });
    await hangUp(a, b);
  },
);
