import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildClient } from '../../worker/local/build.ts';
import { requireChromium } from './chromium.ts';
import { asOneTest, command, type Result } from './command.ts';
import { vitest } from './vitest.ts';

interface Part {
  name: string;
  /** Starts at once, beside the others. */
  parallel?: boolean;
  run: () => Promise<Result>;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'peerway-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const check = async (name: string, ...args: string[]) =>
  asOneTest(await command(name, args, scratch));

/** What `npm test` does, in this order. */
export const parts: Part[] = [
  { name: 'format', parallel: true, run: () => check('oxfmt', '--check') },
  {
    name: 'lint',
    // After the types, whose declarations it reads.
    run: async () => {
      await types();
      return check('oxlint');
    },
  },
  { name: 'types', run: types },
  { name: 'dead', parallel: true, run: () => check('knip', '--no-progress') },
  { name: 'deploy', run: deploy },
  { name: 'worker', run: () => vitest('worker', scratch) },
  { name: 'durable', run: () => vitest('durable', scratch) },
  { name: 'web', run: () => vitest('web', scratch) },
  {
    name: 'browser',
    run: () => vitest('browser', scratch, { CHROMIUM: requireChromium() }),
  },
];

let typed: Promise<Result> | undefined;

/** Checks every program, once a run. */
async function types(): Promise<Result> {
  typed ??= check('tsc', '--build', '--pretty', 'false');
  return typed;
}

/** What a deploy would upload is built and bundled, and goes nowhere. */
async function deploy(): Promise<Result> {
  await buildClient(scratch);
  return check('wrangler', 'deploy', '--dry-run', '--outdir', path.join(scratch, 'bundle'));
}
