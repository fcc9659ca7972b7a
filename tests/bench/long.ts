import { runInWorkerd } from './presence/measure.ts';
import type { Row } from './row.ts';

/** A test of which `npm test` runs only a part, here in full. Environment variables set its size. */
interface LongRun {
  figure: string;
  project: 'worker' | 'web';
  file: string;
  env: Record<string, string>;
}

const size = (name: string, whole: number) => process.env[name] ?? String(whole);

const RUNS: LongRun[] = [
  {
    project: 'worker',
    figure: '22 requests generated from the document, with an answer 5xx or outside of it',
    file: 'generated.test.ts',
    env: { GENERATED_RUNS: size('GENERATED_RUNS', 100_000) },
  },
  {
    project: 'worker',
    figure: '16 schedules of applications that end in a state no order of the acts explains',
    file: 'lifecycle.test.ts',
    env: { SCHEDULE_RUNS: size('SCHEDULE_RUNS', 10_000) },
  },
  {
    project: 'web',
    figure:
      '16 schedules of drops, reloads and clicks after which a tab and the server disagree on a call',
    file: 'calls/schedule.test.ts',
    env: { CALL_MACHINE_RUNS: size('CALL_MACHINE_RUNS', 10_000) },
  },
  {
    project: 'web',
    figure: '16 schedules of reloads and lost signals after which two tabs do not find each other',
    file: 'calls/link.test.ts',
    env: { LINK_RUNS: size('LINK_RUNS', 10_000) },
  },
];

/** Figures 16 (applications, and calls in the browser) and 22. Environment variables can make them shorter. */
export async function benchLongRuns(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { project, figure, file, env } of RUNS) {
    const tests = await runInWorkerd(project, [file], env);
    const failed = tests.filter(({ status }) => status !== 'passed');
    const met = tests.length > 0 && failed.length === 0;
    const runs = Object.values(env).join();
    const first = failed[0]?.failureMessages[0]?.slice(0, 400) ?? '';
    rows.push({
      figure,
      measured: met ? `0 of ${runs}` : `failed: ${first}`,
      goal: '0',
      met,
      counts: true,
    });
  }
  return rows;
}
