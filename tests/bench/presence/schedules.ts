import type { Row } from '../row.ts';
import { runInWorkerd } from './measure.ts';

/** So many seeds to a workerd: each schedule leaves objects and rows behind. */
const AT_A_TIME = 250;

/** Figure 16, for presence: SCHEDULES says how many seeds are tried; 10,000 unless told. */
export async function benchSchedules(): Promise<Row[]> {
  const wanted = Number(process.env['SCHEDULES'] ?? 10_000);
  const wrong: string[] = [];
  let passed = 0;
  for (let first = 1; first <= wanted; first += AT_A_TIME) {
    const last = Math.min(wanted, first + AT_A_TIME - 1);
    const seeds = { PRESENCE_SEEDS: `${first}-${last}` };
    const tests = await runInWorkerd('durable', ['schedule.test.ts'], seeds);
    passed += tests.filter(({ status }) => status === 'passed').length;
    wrong.push(...tests.filter(({ status }) => status !== 'passed').map(({ title }) => title));
  }
  return [
    {
      figure: `16 schedules of presence with a view, a stored flag or an order that is wrong`,
      measured: `${wrong.length} of ${wanted}${wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : ''}`,
      goal: '0',
      met: wrong.length === 0 && passed === wanted,
      counts: true,
    },
  ];
}
