import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildClient } from '../../worker/local/build.ts';
import {
  checkSize,
  checkStartUp,
  leastStartUp,
  sizeOf,
} from '../../worker/operator/doctor/bundle.ts';
import { toLine } from '../../worker/operator/doctor/finding.ts';
import { RemoteD1 } from '../support/remote-d1.ts';
import { changedFiles, testsOf } from './changed.ts';
import { provideChromium } from './chromium.ts';
import { SILENT_MS, asOneTest, command, type Result } from './command.ts';
import { provideOtherBrowsers } from './other-browsers.ts';
import type { Project } from './projects.ts';
import { quickFolder } from './quick-folder.ts';
import { vitest } from './vitest.ts';

export interface Part {
  name: string;
  /**
   * Lanes run in parallel. The parts of one lane run one after the other, in this order. The parts of `waits` wait a
   * lot: the Durable Objects' tests for alarms, the tests of other browsers for a browser, journeys and the bench for
   * times to pass. Beside each of them runs a part that computes.
   */
  lane: 'texts' | 'computes' | 'waits';
  run: () => Promise<Result>;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'peerway-test-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));

const check = async (name: string, ...args: string[]) =>
  asOneTest(await command(name, args, scratch, { env: OF_GO }));

/**
 * For programs in Go. On several threads the compiler would resolve the same types on each, in twice the CPU time. To
 * collect garbage takes a fifth of the time, so it isn't done where memory is enough: the linter takes up to 5 GB.
 */
const OF_GO = {
  GOMAXPROCS: '1',
  ...(process.availableMemory() > 12 * 2 ** 30 && { GOGC: 'off', GOMEMLIMIT: '6GiB' }),
};

/** Runs it on the first call. Later calls get the same promise. */
function once<Value>(run: () => Promise<Value>): () => Promise<Value> {
  let result: Promise<Value> | undefined;
  return () => (result ??= run());
}

/** Type-checks all TypeScript projects. */
const types = once(() =>
  check('tsc', '--build', '--pretty', 'false', '--checkers', '1', '--builders', '1'),
);

/** Built once, because two builds at the same time would overwrite each other. */
const client = once(() => buildClient(scratch));

/** The result of parts that need Chromium. The other parts still run. */
const WITHOUT_CHROMIUM: Result = {
  count: { passed: 0, failed: 0, skipped: 1 },
  output:
    'Skipped: there is no Chromium, and none could be installed. Install one, or set CHROMIUM to its path.',
};

async function runProject(project: Project, files: string[] = []): Promise<Result> {
  if (project === 'web' || project === 'worker' || project === 'durable') {
    return vitest(project, scratch, { files, env: { TMPDIR: quickFolder() } });
  }
  const CHROMIUM = provideChromium();
  if (CHROMIUM === undefined) return WITHOUT_CHROMIUM;
  if (project === 'screens') return vitest(project, scratch, { files, env: { CHROMIUM } });
  if (project === 'engines') provideOtherBrowsers();
  await client();
  // One file needs only one server.
  const SERVERS = files.length === 1 && !files[0]?.endsWith('/') ? '1' : undefined;
  return vitest(project, scratch, { files, env: { CHROMIUM, SERVERS } });
}

/** @param files only these, as paths from the root */
export const ofProject = (project: Project, files?: string[]): Part => ({
  name: project,
  lane:
    project === 'durable' || project === 'engines' || project === 'browser' ? 'waits' : 'computes',
  run: () => runProject(project, files),
});

/** The parts of `npm test`. */
export const parts: Part[] = [
  { name: 'format', lane: 'texts', run: () => check('oxfmt', '--check') },
  {
    name: 'lint',
    lane: 'texts',
    // The type check comes first, because the linter reads its declarations.
    run: async () => {
      await types();
      return check('oxlint', '--threads=1');
    },
  },
  { name: 'types', lane: 'texts', run: types },
  { name: 'dead', lane: 'texts', run: () => check('knip', '--no-progress') },
  { name: 'deploy', lane: 'computes', run: deploy },
  ofProject('worker'),
  ofProject('durable'),
  ofProject('web'),
  ofProject('screens'),
  ofProject('engines'),
  // A short run: it checks that each part runs and that its counts meet their goals.
  { name: 'bench', lane: 'waits', run: bench },
  ofProject('browser'),
];

/** The parts that a change against `main` reaches. See testsOf. */
export function changedParts(): Part[] {
  const changed = changedFiles();
  console.log(`${changed.length} changed files.`);
  const sources = changed.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const ofSources = (name: string, ...args: string[]): Part[] =>
    sources.length === 0
      ? []
      : [
          {
            name: args[0] ?? '',
            lane: 'texts',
            run: () => check(name, ...args.slice(1), ...sources),
          },
        ];
  return [
    ...ofSources('oxfmt', 'format', '--check'),
    ...ofSources('oxlint', 'lint'),
    { name: 'types', lane: 'texts', run: types },
    ...[...testsOf(changed)].map(([project, files]) => ofProject(project, files)),
  ];
}

/** Builds, bundles and migrates as a deploy does, but uploads nothing. */
async function deploy(): Promise<Result> {
  await client();
  const folder = path.join(scratch, 'bundle');
  const upload = path.join(folder, 'worker.bundle');
  const built = ['deploy', '--dry-run', '--outdir', folder, '--outfile', upload];
  const result = await check('wrangler', ...built);
  if (result.count.failed > 0) return result;
  const migrate = ['d1', 'migrations', 'apply', 'DB', '--remote'];
  const migrated = await new RemoteD1().serve((env) =>
    command('wrangler', migrate, scratch, { env }),
  );
  if (!migrated.ok) return asOneTest(migrated);
  const findings = [checkSize(sizeOf(folder)), checkStartUp(await measureStartUp(folder, upload))];
  const local = withoutLocalTools(readFileSync(path.join(folder, 'index.js'), 'utf8'));
  return asOneTest({
    // A finding fails the part, for example a Worker that is too large for the free plan. Such a change should be a
    // decision.
    ok: local.ok && findings.every(({ level }) => level === 'fine'),
    output: [...(local.ok ? [] : [local.output]), ...findings.map(toLine)].join('\n'),
  });
}

const measureStartUp = (folder: string, upload: string) =>
  leastStartUp(async () => {
    const profile = path.join(folder, 'start.cpuprofile');
    const args = ['check', 'startup', '--worker', upload, '--outfile', profile];
    await command('wrangler', args, scratch);
    return readFileSync(profile, 'utf8');
  });

/** Fails if code that only `npm start` needs is in the bundle of a deploy. */
function withoutLocalTools(bundle: string) {
  const found = ['oidc-provider', 'werift', 'worker/local/', 'worker/operator/'].filter((name) =>
    bundle.includes(name),
  );
  return { ok: found.length === 0, output: `The Worker contains ${found.join(' and ')}.` };
}

async function bench() {
  const CHROMIUM = provideChromium();
  if (CHROMIUM === undefined) return WITHOUT_CHROMIUM;
  await client();
  const short = ['tests/bench/run.ts', '--short'];
  return asOneTest(
    await command(process.execPath, short, scratch, { env: { CHROMIUM }, silentMs: SILENT_MS }),
  );
}
