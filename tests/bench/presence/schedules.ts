import { availableParallelism } from 'node:os';

import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { runInWorkerd } from './measure.ts';

/** The seeds per workerd, because each schedule leaves objects and rows behind. */
const AT_A_TIME = 250;

interface Schedules {
  file: string;
  /** The environment variable that names the seeds. */
  seeds: string;
  /** What a wrong one shows. */
  figure: string;
  count: number;
}

async function runFrom({ file, seeds }: Schedules, first: number, last: number) {
  const env = { [seeds]: `${first}-${last}` };
  const tests = await runInWorkerd('bench', [file], env, `${seeds}-${first}`);
  const wrong = tests.filter(({ status }) => status !== 'passed').map(({ title }) => title);
  return { wrong, missing: last - first + 1 - tests.length };
}

/** Each core runs its own. */
async function runSchedules(schedules: Schedules): Promise<Row> {
  const { figure, count: wanted } = schedules;
  const wrong: string[] = [];
  let missing = 0;
  let next = 1;
  const work = async () => {
    while (next <= wanted) {
      const first = next;
      next += AT_A_TIME;
      const run = await runFrom(schedules, first, Math.min(wanted, next - 1));
      wrong.push(...run.wrong);
      missing += run.missing;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return {
    figure,
    measured: `${wrong.length} of ${wanted - missing}${wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : ''}`,
    goal: '0',
    met: wrong.length === 0 && missing === 0,
    counts: true,
  };
}

/**
 * Figures 16, for presence and for the whole product, and 31. SCHEDULES, ROOM_SCHEDULES and PRODUCT_SCHEDULES are the
 * numbers of seeds, 10,000 by default.
 */
export const benchSchedules = async (): Promise<Row[]> => [
  await runSchedules({
    file: 'presence/schedule.test.ts',
    seeds: 'PRESENCE_SEEDS',
    figure: '16 schedules of presence with a view, a stored flag or an order that is wrong',
    count: Number(process.env['SCHEDULES'] ?? size(10_000, 2)),
  }),
  await runSchedules({
    file: 'messages/room-schedule.test.ts',
    seeds: 'ROOM_SEEDS',
    figure: '31 schedules with messages lost, doubled, reordered, leaked, or a wrong unread count',
    count: Number(process.env['ROOM_SCHEDULES'] ?? size(10_000, 2)),
  }),
  await runSchedules({
    file: 'product/schedule.test.ts',
    seeds: 'PRODUCT_SEEDS',
    figure: '16 schedules of the whole product after which anything that people are shown is wrong',
    count: Number(process.env['PRODUCT_SCHEDULES'] ?? size(10_000, 1)),
  }),
];
