import { requireChromium } from '../../run/chromium.ts';
import { provideOtherBrowsers } from '../../run/other-browsers.ts';
import { runInWorkerd } from '../presence/measure.ts';
import { SFU_GB } from '../prices.ts';
import type { Row } from '../row.ts';

/** Goals in ms: delays that users hardly notice. */
const PROMPT_GOAL_MS = 400;
const BACK_GOAL_MS = 5_000;

/** How long somebody waits for the first sound, the share of a core that a page takes, and dollars an hour. */
const FIRST_SOUND_GOAL_MS = 2_000;
const CPU_GOALS: Record<number, number> = { 10: 0.25, 40: 0.4 };
const HOUR_GOAL = 0.3;
/** What strong noise suppression leaves of the power of a keyboard, and of a voice. */
const PAUSE_GOAL = 0.1;
const VOICE_GOAL = 0.5;
const PAIRS = 30;
/** The headers of IP and UDP, which browsers don't count. */
const HEADER_BYTES = 28;

/** Figures 11 (as two users see it), 20 and 34, between browsers. */
export async function benchCallsBetweenBrowsers(): Promise<Row[]> {
  provideOtherBrowsers();
  const env = { CHROMIUM: requireChromium() };
  const tests = await runInWorkerd('browser-bench', ['calls.measure.ts', 'voice.measure.ts'], env);
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
  const bytesPerSecond = count('bytes40') + HEADER_BYTES * count('packets40');
  const hour = 40 * 3_600 * bytesPerSecond * (SFU_GB / 1e9);
  const cpus = Object.entries(CPU_GOALS).map(([members, goal]): Row => {
    const cpu = count(`cpu${members}`);
    return {
      figure: `34 CPU of one of ${members} in a session's voice, its whole browser`,
      measured: `${Math.round(100 * cpu)} % of a core`,
      goal: `≤ ${100 * goal} %`,
      met: cpu <= goal,
      counts: false,
    };
  });
  const suppressed = (
    what: string,
    name: string,
    goal: string,
    isMet: (left: number) => boolean,
  ): Row => {
    const [strong, off] = [count(`${name}-strong`), count(`${name}-off`)];
    return {
      figure: `34 power of ${what} at the other end, strong noise suppression ÷ none`,
      measured: strong.toExponential(1),
      beside: off.toExponential(1),
      ratio: strong / off,
      goal,
      met: isMet(strong / off),
      counts: true,
    };
  };
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
    time(
      '34 from the click on "Join voice" to the first sound, nine others in it',
      'firstSoundMs10',
      FIRST_SOUND_GOAL_MS,
    ),
    ...cpus,
    {
      figure: '34 price of an hour of 40, of whom all who are heard speak without a pause',
      measured: `$${hour.toFixed(2)}, ${Math.round((8 * bytesPerSecond) / 1_000)} kbit/s to each`,
      goal: `≤ $${HOUR_GOAL}`,
      met: hour <= HOUR_GOAL,
      counts: false,
    },
    {
      figure:
        '34 pairs of six pages in a session’s voice, one of them Firefox, who hear each other',
      measured: String(count('pairsHeard')),
      goal: String(PAIRS),
      met: count('pairsHeard') === PAIRS,
      counts: true,
    },
    suppressed('a keyboard', 'pause', `≤ ${PAUSE_GOAL}`, (left) => left <= PAUSE_GOAL),
    suppressed('a voice at it', 'voice', `≥ ${VOICE_GOAL}`, (left) => left >= VOICE_GOAL),
  ];
}
