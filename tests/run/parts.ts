import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildClient } from '../../worker/local/build.ts';
import { requireChromium } from './chromium.ts';
import { asOneTest, command, type Result } from './command.ts';
import { vitest } from './vitest.ts';

export interface Part {
  name: string;
  /** Lanes run beside each other; the parts of one lane after each other, in this order. */
  lane: 'texts' | 'cores';
  /** Starts together with the part before it in its lane. */
  beside?: boolean;
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

/** Those of tests/vitest.config.ts that are tests; each has the folder of its name. */
export const projects = ['worker', 'durable', 'web', 'browser'] as const;
export type Project = (typeof projects)[number];

/** @param files only these, as paths from the root */
export async function runProject(project: Project, files: string[] = []): Promise<Result> {
  if (project !== 'browser') return vitest(project, scratch, { files });
  const CHROMIUM = requireChromium();
  await client();
  // One file needs one server.
  const SERVERS = files.length === 1 && !files[0]?.endsWith('/') ? '1' : undefined;
  return vitest(project, scratch, { files, env: { CHROMIUM, SERVERS } });
}

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
  // The browser has both cores for itself: beside what computes, both would take as long, and screens be late.
  // The tests of the objects wait for alarms half of the time, so the Worker's run beside them.
  ...projects.map((name): Part => ({
    name,
    lane: 'cores',
    beside: name === 'durable',
    run: () => runProject(name),
  })),
  // A small one of each kind, for whether it runs and its counts meet their goals.
  { name: 'bench', lane: 'cores', run: bench },
];

/** What a deploy would upload is built and bundled, and goes nowhere. */
async function deploy(): Promise<Result> {
  await client();
  return check('wrangler', 'deploy', '--dry-run', '--outdir', path.join(scratch, 'bundle'));
}

async function bench() {
  const CHROMIUM = requireChromium();
  await client();
  const short = ['tests/bench/run.ts', '--short'];
  return asOneTest(await command(process.execPath, short, scratch, { CHROMIUM }));
}
