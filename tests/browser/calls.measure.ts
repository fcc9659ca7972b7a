// Run by the bench alone: each leaves what it has measured in its `meta`.
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
} from './callers.ts';
import { expectFlows, flowsOf } from './flow.ts';

const RINGS = 9;
const CUT_MS = 10_000;

const [ana, ben] = await newFriends('Ana', 'Ben');

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
