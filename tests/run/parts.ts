import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildClient } from '../../worker/local/build.ts';
import { requireChromium } from './chromium.ts';
import { asOneTest, command, type Result } from './command.ts';
import { vitest } from './vitest.ts';

interface Part {
  name: string;
  /** Lanes run beside each other; the parts of one lane after each other, in this order. */
  lane: 'texts' | 'cores';
  run: () => Promise<Result>;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'peerway-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const check = async (name: string, ...args: string[]) =>
  asOneTest(await command(name, args, scratch));

/** Runs it at the first call; the others wait for the same. */
function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => (result ??= run());
}

/** Checks every program. */
const types = once(() => check('tsc', '--build', '--pretty', 'false'));

/** Two builds at once would write over each other. */
const client = once(() => buildClient(scratch));

/** What `npm test` does, in this order. */
export const parts: Part[] = [
  { name: 'format', lane: 'texts', run: () => check('oxfmt', '--check') },
  {
    name: 'lint',
    lane: 'cores',
    // After the types, whose declarations it reads.
    run: async () => {
      await types();
      return check('oxlint');
    },
  },
  { name: 'types', lane: 'cores', run: types },
  { name: 'dead', lane: 'texts', run: () => check('knip', '--no-progress') },
  { name: 'deploy', lane: 'cores', run: deploy },
  { name: 'worker', lane: 'cores', run: () => vitest('worker', scratch) },
  { name: 'durable', lane: 'cores', run: () => vitest('durable', scratch) },
  { name: 'web', lane: 'cores', run: () => vitest('web', scratch) },
  {
    name: 'browser',
    // Two files at once keep two cores busy; beside what computes both would take as long, and screens be late.
    lane: 'cores',
    run: async () => {
      const CHROMIUM = requireChromium();
      await client();
      return vitest('browser', scratch, { CHROMIUM });
    },
  },
];

/** What a deploy would upload is built and bundled, and goes nowhere. */
async function deploy(): Promise<Result> {
  await client();
  return check('wrangler', 'deploy', '--dry-run', '--outdir', path.join(scratch, 'bundle'));
}
