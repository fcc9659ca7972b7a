import { Database } from '../../../worker/core/database.ts';
import { listLatestSessions } from '../../../worker/sessions/queries/latest.ts';
import { fill } from '../database/fill.ts';
import { record } from '../database/record.ts';
import { openD1 } from '../database/state.ts';
import type { Row } from '../row.ts';
import { isShort, size } from '../size.ts';
import { askOften } from './client.ts';
import { startServers } from './servers.ts';

const ROUNDS = size(31, 3);
const REQUESTS = size(200, 40);
const AT_ONCE = 8;
const GOAL = 0.8;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Requests per second, with this many in parallel. */
async function round(url: URL): Promise<number> {
  let left = REQUESTS;
  const more = () => {
    left -= 1;
    return left >= 0;
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, () => askOften(url, more)));
  return (REQUESTS * 1000) / (performance.now() - begun);
}

/** The statement of the visitors' list, as the product compiles it. */
async function latestStatement(folder: string) {
  const d1 = await openD1(folder);
  const { binding, trips } = record(d1.db);
  await listLatestSessions(new Database(binding), 0, Date.now());
  await d1.close();
  const statement = trips[0]?.[0];
  if (!statement) throw new Error('the list asked nothing');
  return statement;
}

/** Figure 5: the product's share of the throughput that workerd and D1 can reach. */
export async function benchThroughput(): Promise<Row[]> {
  const folder = await fill(isShort ? 1_000 : 100_000);
  const { product, bare, close } = await startServers(folder, await latestStatement(folder));
  try {
    const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
    for (let index = -2; index < ROUNDS; index += 1) {
      const rate = { product: await round(product), bare: await round(bare) };
      if (index < 0) continue; // Both warm up first.
      rates.product.push(rate.product);
      rates.bare.push(rate.bare);
    }
    // Compares neighbouring rounds, because other load on the machine affects both.
    const ratio = median(rates.product.map((rate, index) => rate / (rates.bare[index] ?? rate)));
    return [
      {
        figure: '5  throughput of the latest sessions',
        measured: `${Math.round(median(rates.product))} a second`,
        beside: `${Math.round(median(rates.bare))} a second by one bare read of the same rows`,
        ratio,
        goal: `≥ ${GOAL}`,
        met: ratio >= GOAL,
        counts: false,
      },
    ];
  } finally {
    await close();
  }
}
