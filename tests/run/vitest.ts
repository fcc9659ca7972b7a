import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { SILENT_MS, command, type Result } from './command.ts';

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  // A file that fails before its first test has no tests in the report.
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

interface Options {
  /** Only these files. By default all of the project. */
  files?: string[];
  env?: NodeJS.ProcessEnv;
}

/** Runs one project of tests/vitest.config.ts. */
export async function vitest(
  project: string,
  scratch: string,
  { files = [], env = {} }: Options = {},
): Promise<Result> {
  const file = path.join(scratch, `${project}.json`);
  const { ok, output } = await command(
    'vitest',
    [
      'run',
      ...files,
      '--config=tests/vitest.config.ts',
      // Otherwise Vite would bundle the configuration, and with it the Worker that the fake API is made from.
      '--configLoader=native',
      `--project=${project}`,
      ...(project === 'durable' ? ['--project=durable-cores'] : []),
      '--reporter=default',
      '--reporter=json',
      // Logs of passing tests would hide those of failing ones.
      '--silent=passed-only',
      `--outputFile.json=${file}`,
    ],
    scratch,
    { env: { ...env, NO_COLOR: '1' }, silentMs: SILENT_MS },
  );
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return { count: { passed: 0, failed: 1, skipped: 0 }, output };

  const result = report.parse(JSON.parse(text));
  const brokenFiles = result.testResults.filter(
    (entry) =>
      entry.status === 'failed' &&
      !entry.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  return {
    count: {
      passed: result.numPassedTests,
      // Vitest can fail outside of a test, for example by an unhandled rejection.
      failed: failed === 0 && !ok ? 1 : failed,
      skipped: result.numPendingTests + result.numTodoTests,
    },
    output: ok ? '' : withoutPassed(output),
  };
}

/** The output of a failed run without the list of passed tests. */
const withoutPassed = (output: string) =>
  output
    .split('\n')
    .filter((line) => !/^ +✓ /.test(line))
    .join('\n');
