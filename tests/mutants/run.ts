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
    /** Of the files that reach a fault, at most so many are run. */
    files: { type: 'string', default: '200' },
    /** The output of an earlier run: only what that one missed. */
    again: { type: 'string' },
    /** Only tests whose path contains one of these. */
    tests: { type: 'string', multiple: true, default: [] },
  },
});

/** What runs inside workerd, and the client's code without React. Tools, words and the schema's types are left out. */
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

/** The same choice for the same seed (mulberry32, by Tommy Ettinger, in the public domain). */
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
// Two runs may go side by side.
const listFile = path.join(folder, `${process.pid}.json`);
mkdirSync(folder, { recursive: true });

const nameOf = ({ file, line, kind }: Mutant) => `${path.relative(root, file)}:${line} ${kind}`;

/** What the fault changes, with some of what is around it. */
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
  bail: 1,
  reporters: [{}],
  silent: true,
});
const projectNamed = (name: string): TestProject => {
  const project = vitest.projects.find((each) => each.name === name);
  if (!project) throw new Error(`No project ${name}`);
  return project;
};

/** A fault may make a loop endless, which no time limit of a test reaches. A file takes some seconds on a busy machine. */
const HANGS_AFTER_MS = 150_000;
const FILE_MAX_MS = 15_000;

/** Runs these tests. If they hang, it ends the runtimes and workers, and so they fail. */
async function runUntilHung(specifications: Parameters<typeof vitest.runTestSpecifications>[0]) {
  const hung = setTimeout(
    () => execFile('pkill', ['-KILL', '-P', String(process.pid), 'workerd|node']),
    HANGS_AFTER_MS + specifications.length * FILE_MAX_MS,
  );
  try {
    return await vitest.runTestSpecifications(specifications);
  } finally {
    clearTimeout(hung);
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

/** Which test files reach which faults, from one run in which none is active. */
async function whoReaches(): Promise<Map<number, Reached[]>> {
  activate(0);
  vitest.config.bail = 0;
  const specifications = await vitest.globTestSpecifications(values.tests);
  const { testModules } = await vitest.runTestSpecifications(specifications, true);
  vitest.config.bail = 1;
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

/** The words in a file's path, in the singular. */
const wordsOf = (file: string) =>
  new Set(
    path
      .relative(root, file)
      .split(/[/.-]/)
      .map((word) => word.replace(/s$/, '')),
  );

/** How many words the paths of two files share, so that the tests of the same part come first. */
function nearness(file: string, test: string): number {
  const words = wordsOf(file);
  return [...wordsOf(test)].filter((word) => words.has(word)).length;
}

/** Most faults are noticed by the nearest files. More run together, since each run starts a runtime. */
function* grouped<Item>(items: readonly Item[]): Generator<Item[]> {
  const sizes = [1, 9];
  for (let from = 0; from < items.length;) {
    const size = sizes.shift() ?? 40;
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
    // Else a failure of an earlier run would count for this one's `bail`.
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

/** Of the client's code only what these tests run counts. The rest is for browsers, whose tests would take days. */
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
/** A fault may break what runs the tests, too. Then every later one would count as noticed. */
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
const share = (noticed / counted.length) * 100;
console.log(`\n${noticed} of ${counted.length} noticed (${share.toFixed(1)} %), ${seconds()} s.`);
process.exit(share >= 80 ? 0 : 1);
