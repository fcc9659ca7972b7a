import { requireChromium } from '../../run/chromium.ts';
import { runInWorkerd } from '../presence/measure.ts';
import type { Row } from '../row.ts';

/** Goals in ms: delays that users hardly notice. */
const PROMPT_GOAL_MS = 400;
const BACK_GOAL_MS = 5_000;

/** Figures 11 (as two users see it) and 20, between two browsers. */
export async function benchCallsBetweenBrowsers(): Promise<Row[]> {
  const env = { CHROMIUM: requireChromium() };
  const tests = await runInWorkerd('browser-bench', ['calls.measure.ts'], env);
  const failed = tests.filter(({ status }) => status === 'failed');
  if (failed.length > 0 || tests.length === 0) {
    const why = failed.map(({ title, failureMessages }) => `${title}: ${failureMessages.join()}`);
    throw new Error(`A measurement failed.\n${why.join('\n')}`);
  }
  const measured: Record<string, number> = {};
  for (const { meta } of tests) Object.assign(measured, meta.measured);
  const count = (name: string) => measured[name] ?? Number.NaN;
  const time = (figure: string, name: string, goalMs: number): Row => ({
    figure,
    measured: name in measured ? `${Math.round(count(name))} ms` : 'not measured',
    goal: `≤ ${goalMs} ms`,
    met: count(name) <= goalMs,
    counts: false,
  });
  const least = count('leastFramesInASecond');
  return [
    time(
      '11 from the click on "Call" to the prompt in another browser',
      'promptMs',
      PROMPT_GOAL_MS,
    ),
    time('20 from a reload in a call to picture and sound both ways', 'reloadMs', BACK_GOAL_MS),
    time('20 without a picture when one of two gets another address', 'movedMs', BACK_GOAL_MS),
    {
      figure: '20 frames decoded in the worst second of ten without a socket',
      measured: String(least),
      goal: '> 0',
      met: least > 0,
      counts: true,
    },
  ];
}
