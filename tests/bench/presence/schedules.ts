import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

import { root } from '../../../worker/local/settings.ts';
import { codeOf } from '../../run/code.ts';
import type { Row } from '../row.ts';
import { isShort, size } from '../size.ts';
import { runInWorkerd } from './measure.ts';

/** The seeds per workerd, because each schedule leaves objects and rows behind. */
const AT_A_TIME = 250;

interface Schedules {
  /** Where its test runs, if not within workerd. */
  project?: 'bench' | 'web';
  file: string;
  /** The environment variable that names the seeds. */
  seeds: string;
  /** The figure's name, for the number of wrong schedules. */
  figure: string;
}

const KINDS: Schedules[] = [
  {
    file: 'presence/schedule.test.ts',
    seeds: 'PRESENCE_SEEDS',
    figure: '16 schedules of presence with a view, a stored flag or an order that is wrong',
  },
  {
    file: 'messages/room-schedule.test.ts',
    seeds: 'ROOM_SEEDS',
    figure: '31 schedules with messages lost, doubled, reordered, leaked, or a wrong unread count',
  },
  {
    file: 'product/schedule.test.ts',
    seeds: 'PRODUCT_SEEDS',
    figure: '16 schedules of the whole product after which anything that people are shown is wrong',
  },
  {
    project: 'web',
    file: 'calls/sfu-schedule.test.ts',
    seeds: 'SFU_SEEDS',
    figure:
      '16 schedules of voice through the SFU after which somebody hears whom they must not, or not whom they should',
  },
];

/** The schedules that have run, one line of JSON each. */
const FILE = path.join(root, '.state/schedules.jsonl');
const Ran = z.object({ code: z.string(), seeds: z.string(), first: z.number(), last: z.number() });

/** `--seeds=20001-20100` */
function rangeOf(args: readonly string[]) {
  const given = args.find((arg) => arg.startsWith('--seeds='))?.split('=')[1];
  const [first = 1, last = size(10_000, 1)] = given?.split('-').map(Number) ?? [];
  return { first, last };
}

/** How many different seeds of a kind have run with this code. */
function countRan(code: string, kind: string): number {
  const lines = existsSync(FILE) ? readFileSync(FILE, 'utf8').split('\n').filter(Boolean) : [];
  const ran = lines.map((line) => Ran.parse(JSON.parse(line)));
  const seeds = new Set<number>();
  for (const { first, last } of ran.filter((one) => one.code === code && one.seeds === kind)) {
    for (let seed = first; seed <= last; seed += 1) seeds.add(seed);
  }
  return seeds.size;
}

async function runFrom({ project = 'bench', file, seeds }: Schedules, first: number, last: number) {
  const env = { [seeds]: `${first}-${last}` };
  const tests = await runInWorkerd(project, [file], env, `${seeds}-${first}`);
  const wrong = tests.filter(({ status }) => status !== 'passed').map(({ title }) => title);
  return { wrong, missing: last - first + 1 - tests.length };
}

/** Each core runs its own. */
async function runSchedules(schedules: Schedules): Promise<Row> {
  const { first: begin, last: end } = rangeOf(process.argv);
  const code = codeOf();
  const wrong: string[] = [];
  let missing = 0;
  let next = begin;
  const work = async () => {
    while (next <= end) {
      const first = next;
      const last = Math.min(end, first + AT_A_TIME - 1);
      next = last + 1;
      const run = await runFrom(schedules, first, last);
      wrong.push(...run.wrong);
      missing += run.missing;
      if (isShort || run.missing > 0) continue;
      mkdirSync(path.dirname(FILE), { recursive: true });
      appendFileSync(FILE, `${JSON.stringify({ code, seeds: schedules.seeds, first, last })}\n`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const sum = isShort ? '' : `, ${countRan(code, schedules.seeds)} different ones with this code`;
  return {
    figure: schedules.figure,
    measured: `${wrong.length} of ${end - begin + 1 - missing}${sum}${wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : ''}`,
    goal: '0',
    met: wrong.length === 0 && missing === 0,
    counts: true,
  };
}

/**
 * Figures 16 (presence, the whole product, and voice through the SFU) and 31. `--seeds=20001-20100` runs these seeds of each kind. Without it
 * seeds 1 to 10,000 run. Schedules that ran before with the same code are added.
 */
export async function benchSchedules(): Promise<Row[]> {
  const rows: Row[] = [];
  // `npm test` runs those without workerd itself.
  const kinds = KINDS.filter(({ project }) => !isShort || project === undefined);
  for (const kind of kinds) rows.push(await runSchedules(kind));
  return rows;
}
