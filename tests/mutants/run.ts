// npm run mutants -- [--count=N] [--seed=S] [path…]: puts small faults into the code, one at a time, and counts those that a test notices.
import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type TestModule, type TestProject, createVitest } from 'vitest/node';

import { root } from '../../worker/local/settings.ts';
import { quickFolder } from '../run/quick-folder.ts';
import { type Mutant, toMutant } from './instrument.ts';
import { sitesOf } from './sites.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** The most test files to run for one fault. */
    files: { type: 'string', default: '200' },
    /** The output of an earlier run. Only the faults that it missed are tried again. */
    again: { type: 'string' },
    /** Parts of paths. Only matching tests are run. */
    tests: { type: 'string', multiple: true, default: [] },
  },
});

/**
 * The code that runs inside workerd, and the client's code without React. Tools, words and the schema's types are left
 * out.
 */
const CODE = ['worker/**/*.ts', 'durable/**/*.ts', 'web/**/*.ts'];
const LEFT_OUT =
  /^(worker\/(local|operator)\/|worker\/env\.ts|worker\/core\/schema\/|web\/(words|build|service-worker)\/|web\/vite)/;

function filesToChange(): string[] {
  const chosen = positionals.map((each) => path.relative(root, path.resolve(each)));
  return globSync(CODE, { cwd: root })
    .filter((file) => !LEFT_OUT.test(file))
    .filter((file) => chosen.length === 0 || chosen.some((each) => file.startsWith(each)))
    .filter((file) => !/from 'react/.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();
}

function mutantsOf(file: string): Mutant[] {
  const code = readFileSync(path.join(root, file), 'utf8');
  return sitesOf(file, code).map((site) => toMutant(path.join(root, file), code, site));
}

/** A seeded random number generator (mulberry32, by Tommy Ettinger, in the public domain). */
function chooser(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function choose<Item>(items: Item[], count: number, seed: number): Item[] {
  const random = chooser(seed);
  return items
    .map((item, index) => ({ item, index, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .slice(0, count)
    .toSorted((a, b) => a.index - b.index)
    .map(({ item }) => item);
}

const folder = path.join(root, 'node_modules/.cache/mutants');
// Each run has its own file, because two runs may be in progress.
const listFile = path.join(folder, `${process.pid}.json`);
mkdirSync(folder, { recursive: true });

const nameOf = ({ file, line, kind }: Mutant) => `${path.relative(root, file)}:${line} ${kind}`;

/** What a fault changes, with some of the code around it. */
function changeOf({ before, replacement }: Mutant): string {
  let from = 0;
  while (from < before.length && before[from] === replacement[from]) from += 1;
  const shared = Math.min(before.length, replacement.length) - from;
  let same = 0;
  while (same < shared && before.at(-1 - same) === replacement.at(-1 - same)) same += 1;
  const [end, newEnd] = [before.length - same, replacement.length - same];
  const changed = `⟦${before.slice(from, end)} → ${replacement.slice(from, newEnd)}⟧`;
  const around = `${before.slice(Math.max(0, from - 80), from)}${changed}${before.slice(end, end + 80)}`;
  return around.replaceAll(/\s+/g, ' ').slice(0, 400);
}

const all = filesToChange().flatMap(mutantsOf);
const earlier = values.again === undefined ? null : readFileSync(values.again, 'utf8');
const mutants = choose(all, Number(values.count), Number(values.seed)).filter(
  (mutant) => earlier?.includes(`${nameOf(mutant)}, `) ?? true,
);
for (const [index, mutant] of mutants.entries()) mutant.id = index + 1;
writeFileSync(listFile, JSON.stringify(mutants));
console.log(`${mutants.length} of ${all.length} possible faults, by seed ${values.seed}.`);

process.env['MUTANTS'] = listFile;
process.env['TMPDIR'] = quickFolder();
process.env['CLOUDFLARE_CF_FETCH_ENABLED'] = 'false';

const vitest = await createVitest('test', {
  config: path.join(root, 'tests/vitest.config.ts'),
  root,
  project: ['worker', 'durable', 'durable-cores', 'web'],
  watch: false,
  reporters: [{}],
  silent: true,
});
const projectNamed = (name: string): TestProject => {
  const project = vitest.projects.find((each) => each.name === name);
  if (!project) throw new Error(`No project ${name}`);
  return project;
};

/** How long tests may hang. A fault may make a loop endless, and then no time limit of a test fires. */
const HANGS_AFTER_MS = 60_000;
const FILE_MAX_MS = 15_000;

const killTests = () =>
  execFile('pkill', ['-KILL', '-P', String(process.pid), '-f', 'workerd|vitest']);

/** Runs these tests. If they hang, the runtimes and workers are killed, and so the tests fail. */
async function runUntilHung(specifications: Parameters<typeof vitest.runTestSpecifications>[0]) {
  let killing: NodeJS.Timeout | undefined;
  // Vitest goes on with the next file, which may hang, too.
  const hung = setTimeout(
    () => {
      killing = setInterval(killTests, 1000);
    },
    HANGS_AFTER_MS + specifications.length * FILE_MAX_MS,
  );
  try {
    return await vitest.runTestSpecifications(specifications);
  } finally {
    clearTimeout(hung);
    clearInterval(killing);
  }
}

const activate = (mutant: number) => {
  for (const project of vitest.projects) project.provide('mutant', mutant);
};

const isBroken = (module: TestModule) => module.state() === 'failed' || module.errors().length > 0;

interface Reached {
  module: TestModule;
  ms: number;
}

/** The test files that reach each fault, found by one run without an active fault. */
async function whoReaches(): Promise<Map<number, Reached[]>> {
  activate(0);
  const specifications = await vitest.globTestSpecifications(values.tests);
  const { testModules } = await vitest.runTestSpecifications(specifications, true);
  const broken = testModules.filter(isBroken);
  for (const module of broken) {
    for (const test of module.children.allTests('failed')) {
      console.log(test.fullName, test.result().errors?.[0]?.message);
    }
    for (const { message } of module.errors()) console.log(module.relativeModuleId, message);
  }
  const reaching = new Map<number, Reached[]>();
  for (const module of testModules) {
    if (broken.includes(module)) continue;
    const reached = new Set<number>();
    for (const test of module.children.allTests()) {
      for (const id of test.meta().reached ?? []) reached.add(id);
    }
    const entry = { module, ms: module.diagnostic().duration };
    for (const id of reached) reaching.set(id, [...(reaching.get(id) ?? []), entry]);
  }
  return reaching;
}

/** The words in a file's path, in the singular: `calls/call-view.ts` has `call` and `view`. */
const wordsOf = (file: string) =>
  new Set(
    path
      .relative(root, file)
      .split(/[/.-]/)
      .map((word) => word.replace(/s$/, '')),
  );

/** How many words two paths share. Tests with the most shared words run first. */
function nearness(file: string, test: string): number {
  const words = wordsOf(file);
  return [...wordsOf(test)].filter((word) => words.has(word)).length;
}

/**
 * Groups the test files. The nearest file runs alone, because it notices most faults. Later groups are larger, because
 * each run starts a runtime.
 */
function* grouped<Item>(items: readonly Item[]): Generator<Item[]> {
  const sizes = [1, 5];
  for (let from = 0; from < items.length;) {
    const size = sizes.shift() ?? 20;
    yield items.slice(from, from + size);
    from += size;
  }
}

async function isNoticed(
  { id, file }: Pick<Mutant, 'id' | 'file'>,
  reached: Reached[],
): Promise<boolean> {
  const order = reached
    .toSorted(
      (a, b) =>
        nearness(file, b.module.moduleId) - nearness(file, a.module.moduleId) || a.ms - b.ms,
    )
    .slice(0, Number(values.files));
  activate(id);
  for (const files of grouped(order)) {
    // Otherwise a failure in an earlier run would count for this one.
    vitest.state.idMap.clear();
    const { testModules, unhandledErrors } = await runUntilHung(
      files.map(({ module }) =>
        projectNamed(module.project.name).createSpecification(module.moduleId),
      ),
    );
    // Vitest also returns the files of earlier runs, as they ended then.
    const own = testModules.filter(({ moduleId }) =>
      files.some(({ module }) => module.moduleId === moduleId),
    );
    if (unhandledErrors.length > 0 || own.some(isBroken)) return true;
  }
  return false;
}

/**
 * Whether a fault counts. In the client's code only what these tests reach counts. The rest runs in browsers only, and
 * testing that would take days.
 */
const counts = ({ id, file }: Mutant, reaching: Map<number, Reached[]>) =>
  !file.startsWith(path.join(root, 'web/')) || reaching.has(id);

const begun = performance.now();
const seconds = () => ((performance.now() - begun) / 1000).toFixed(0);
const reaching = await whoReaches();
const counted = mutants.filter((mutant) => counts(mutant, reaching));
console.log(
  `${mutants.length - counted.length} are in code that only browsers run and don’t count, ${seconds()} s.`,
);
const control = [...reaching.values()].flat()[0];
/**
 * Throws if the tests fail without a fault. A fault may break the runner itself, and then all later faults would seem
 * to be noticed.
 */
async function expectSound(after: string) {
  if (control && (await isNoticed({ id: 0, file: root }, [control])))
    throw new Error(`A test failed without a fault, after ${after}.`);
}
await expectSound('none');
let noticed = 0;
for (const [index, mutant] of counted.entries()) {
  if (index % 20 === 19) {
    await expectSound(`${mutant.file}:${mutant.line} or up to 19 before`);
    console.log(`${noticed} of ${index} noticed so far, ${seconds()} s.`);
  }
  const reached = reaching.get(mutant.id) ?? [];
  if (await isNoticed(mutant, reached)) {
    noticed += 1;
    continue;
  }
  console.log(`${nameOf(mutant)}, reached by ${reached.length} files\n    ${changeOf(mutant)}`);
}
await expectSound('the last one');
await vitest.close();
if (counted.length === 0) {
  console.error('\nNo fault was in code that these tests run. Take more of them: --count=50');
  process.exit(1);
}
const share = (noticed / counted.length) * 100;
console.log(`\n${noticed} of ${counted.length} noticed (${share.toFixed(1)} %), ${seconds()} s.`);
process.exit(share >= 80 ? 0 : 1);
