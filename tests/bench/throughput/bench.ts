import { Agent, get } from 'node:http';
import { Database } from '../../../worker/db/database.ts';
import { listLatestSessions } from '../../../worker/db/latest.ts';
import { fill } from '../database/fill.ts';
import { record } from '../database/record.ts';
import { openD1 } from '../database/state.ts';
import type { Row } from '../row.ts';
import { startServers } from './servers.ts';

const ROUNDS = 15;
const REQUESTS = 200;
const AT_ONCE = 8;
const GOAL = 0.8;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

/** @returns the length of the answer */
function ask(url: URL): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { agent }, (response) => {
    let length = 0;
    response.on('data', (chunk: Buffer) => (length += chunk.length));
    response.once('error', reject);
    response.once('end', () => {
      if (response.statusCode === 200) resolve(length);
      else reject(new Error(`${url.pathname} answered ${response.statusCode}`));
    });
  }).once('error', reject);
  return promise;
}

/** Requests per second, so many at once. */
async function round(url: URL): Promise<number> {
  let left = REQUESTS;
  const begun = performance.now();
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await ask(url);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return (REQUESTS * 1000) / (performance.now() - begun);
}

/** The statement that the list runs for a visitor, as the product compiles it. */
async function latestStatement(folder: string) {
  const d1 = await openD1(folder);
  const { binding, trips } = record(d1.db);
  await listLatestSessions(new Database(binding), 0, Date.now());
  await d1.close();
  const statement = trips[0]?.[0];
  if (!statement) throw new Error('the list asked nothing');
  return statement;
}

/** Figure 5: how much of what workerd and D1 can do at all is left when the product does it. */
export async function benchThroughput(): Promise<Row[]> {
  const folder = await fill(100_000);
  const { product, bare, close } = await startServers(folder, await latestStatement(folder));
  try {
    const rates: { product: number[]; bare: number[] } = { product: [], bare: [] };
    for (let index = -2; index < ROUNDS; index += 1) {
      const rate = { product: await round(product), bare: await round(bare) };
      if (index < 0) continue; // Both warm up first.
      rates.product.push(rate.product);
      rates.bare.push(rate.bare);
    }
    const ratio = median(rates.product) / median(rates.bare);
    return [
      {
        figure: '5  throughput of the latest sessions ÷ one bare read of the same rows',
        measured: `${ratio.toFixed(2)} (${Math.round(median(rates.product))} ÷ ${Math.round(median(rates.bare))} a second)`,
        goal: `≥ ${GOAL}`,
        met: ratio >= GOAL,
        counts: false,
      },
    ];
  } finally {
    await close();
    agent.destroy();
  }
}
