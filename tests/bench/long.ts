import { runInWorkerd } from './presence/measure.ts';
import type { Row } from './row.ts';

/** What `npm test` runs a share of, whole: each is a test of the worker project, sized by its environment. */
interface LongRun {
  figure: string;
  file: string;
  env: Record<string, string>;
}

const size = (name: string, whole: number) => process.env[name] ?? String(whole);

const RUNS: LongRun[] = [
  {
    figure: '22 requests generated from the document, with an answer 5xx or outside of it',
    file: 'generated.test.ts',
    env: { GENERATED_RUNS: size('GENERATED_RUNS', 100_000) },
  },
  {
    figure: '16 schedules of applications that end in a state no order of the acts explains',
    file: 'lifecycle.test.ts',
    env: { SCHEDULE_RUNS: size('SCHEDULE_RUNS', 10_000) },
  },
];

/** Figures 16 (applications) and 22. GENERATED_RUNS and SCHEDULE_RUNS make them shorter. */
export async function benchLongRuns(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { figure, file, env } of RUNS) {
    const tests = await runInWorkerd('worker', [file], env);
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
