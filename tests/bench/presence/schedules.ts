import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { runInWorkerd } from './measure.ts';

/** The seeds per workerd, because each schedule leaves objects and rows behind. */
const AT_A_TIME = 250;

/** Each object is a file that is synced with every write. In memory, if available, that is a fifth faster. */
const MEMORY = '/dev/shm';
const inMemory = existsSync(MEMORY) ? { TMPDIR: MEMORY } : {};

async function runFrom(first: number, last: number) {
  const env = { PRESENCE_SEEDS: `${first}-${last}`, ...inMemory };
  const tests = await runInWorkerd(
    'durable',
    ['presence/schedule.test.ts'],
    env,
    `schedules-${first}`,
  );
  const wrong = tests.filter(({ status }) => status !== 'passed').map(({ title }) => title);
  return { wrong, missing: last - first + 1 - tests.length };
}

/** Figure 16, for presence: SCHEDULES is the number of seeds, 10,000 by default. Each core runs its own. */
export async function benchSchedules(): Promise<Row[]> {
  const wanted = Number(process.env['SCHEDULES'] ?? size(10_000, 2));
  const wrong: string[] = [];
  let missing = 0;
  let next = 1;
  const work = async () => {
    while (next <= wanted) {
      const first = next;
      next += AT_A_TIME;
      const run = await runFrom(first, Math.min(wanted, next - 1));
      wrong.push(...run.wrong);
      missing += run.missing;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return [
    {
      figure: `16 schedules of presence with a view, a stored flag or an order that is wrong`,
      measured: `${wrong.length} of ${wanted - missing}${wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : ''}`,
      goal: '0',
      met: wrong.length === 0 && missing === 0,
      counts: true,
    },
  ];
}
