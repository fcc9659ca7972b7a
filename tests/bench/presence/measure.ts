import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

import { command } from '../../run/command.ts';
import { quickFolder } from '../../run/quick-folder.ts';
import { cache } from '../database/state.ts';
import { isShort } from '../size.ts';

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          failureMessages: z.array(z.string()).default([]),
          meta: z.object({ measured: z.record(z.string(), z.number()).optional() }),
        }),
      ),
    }),
  ),
});

/** Runs tests inside workerd, with the product's own objects. @returns the result of each */
export async function runInWorkerd(
  project: string,
  files: string[],
  env: NodeJS.ProcessEnv = {},
  run = project,
) {
  const results = isOfShort(project, files, env)
    ? (await runShort()).filter(({ name }) => files.some((file) => name.endsWith(file)))
    : await start(project, files, env, run);
  return results.flatMap(({ assertionResults }) => assertionResults);
}

/**
 * The measurements of the short run. One start of vitest runs them all, because the start takes longer than each of
 * them.
 */
const SHORT = {
  project: 'bench',
  files: [
    'calls.measure.ts',
    'messages.measure.ts',
    'notifications.measure.ts',
    'voice.measure.ts',
    'messages/room-schedule.test.ts',
    'presence/schedule.test.ts',
    'product/schedule.test.ts',
  ],
  env: {
    IDLE_MINUTES: '0.02',
    PRESENCE_SEEDS: '1-1',
    PRODUCT_SEEDS: '1-1',
    PRODUCT_STEPS: '4',
    ROOM_SEEDS: '1-1',
    VOICE_MEMBERS: '10',
  },
};

const isOfShort = (project: string, files: string[], env: NodeJS.ProcessEnv) =>
  isShort &&
  project === SHORT.project &&
  files.every((file) => SHORT.files.includes(file)) &&
  Object.entries(env).every(
    ([name, value]) => new Map(Object.entries(SHORT.env)).get(name) === value,
  );

let short: ReturnType<typeof start> | undefined;
const runShort = () => (short ??= start(SHORT.project, SHORT.files, SHORT.env, 'short'));

async function start(project: string, files: string[], env: NodeJS.ProcessEnv, run: string) {
  const file = path.join(cache, `${run}.json`);
  await rm(file, { force: true });
  const { output } = await command(
    'vitest',
    [
      'run',
      '--config=tests/vitest.config.ts',
      '--configLoader=native',
      `--project=${project}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...files,
    ],
    cache,
    { env: { TMPDIR: quickFolder(), ...env, NO_COLOR: '1' } },
  );
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`Nothing was run.\n${output}`);
  });
  return Report.parse(JSON.parse(text)).testResults;
}

const measurements = new Map<string, Promise<Record<string, number>>>();

/**
 * Runs measurements once for all parts of the bench that need them. They leave their counts in `meta`.
 * @returns the counts by name
 */
export function measureInWorkerd(
  files: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Record<string, number>> {
  const key = JSON.stringify([files, env]);
  const counts = measurements.get(key) ?? runMeasurements(files, env);
  measurements.set(key, counts);
  return counts;
}

async function runMeasurements(
  files: string[],
  env: NodeJS.ProcessEnv,
): Promise<Record<string, number>> {
  const tests = await runInWorkerd('bench', files, env);
  const failed = tests.filter(({ status }) => status !== 'passed');
  if (failed.length > 0 || tests.length === 0) {
    const why = failed.map(({ title, failureMessages }) => `${title}: ${failureMessages.join()}`);
    throw new Error(`A measurement failed.\n${why.join('\n')}`);
  }
  const measured: Record<string, number> = {};
  for (const { meta } of tests) Object.assign(measured, meta.measured);
  return measured;
}
