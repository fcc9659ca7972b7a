import { randomUUID, scryptSync } from 'node:crypto';

import { PASSWORD_COST } from '../../../worker/accounts/password-cost.ts';
import { percentile } from '../calls/percentile.ts';
import type { Row } from '../row.ts';
import { size } from '../size.ts';

const LISTS = size(400, 20);
/** Log-ins at once, all the time. Sixteen may wait for their turn. */
const AT_ONCE = 12;
const HASHES = size(9, 3);
const GOAL_HASHES = 2;

let asked = 0;

/** A log-in of nobody from another network address each time, so that no rate limit spares the hash. */
async function logIn(url: string) {
  asked += 1;
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `10.9.${asked >> 8}.${asked & 255}`,
    },
    body: JSON.stringify({
      email: `${randomUUID()}@peerway.example`,
      password: 'not the password',
    }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401 && answer.status !== 503) throw new Error(`answered ${answer.status}`);
}

async function timeOf(act: () => unknown): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

async function timesOf(count: number, act: () => unknown) {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) times.push(await timeOf(act));
  return times;
}

/** Figure 25: how long a list takes beside a wave of log-ins, which share its isolate. */
export async function besideLogIns(url: string): Promise<Row> {
  const { log2, blockSize: r, parallelism: p } = PASSWORD_COST;
  const cost = { N: 2 ** log2, r, p, maxmem: 2 ** 26 };
  const hash = percentile(
    await timesOf(HASHES, () => scryptSync('a password', 'a salt', 32, cost)),
    50,
  );
  const list = async () => (await fetch(`${url}/api/latest/sessions`)).arrayBuffer();
  await timesOf(3, list);
  const wave = new AbortController();
  const logIns = Array.from({ length: AT_ONCE }, async () => {
    while (!wave.signal.aborted) await logIn(url);
  });
  const lists = await timesOf(LISTS, list);
  wave.abort();
  await Promise.all(logIns);
  const p99 = percentile(lists, 99);
  return {
    figure: `25 a list beside ${AT_ONCE} log-ins at a time, p99 of ${LISTS}`,
    measured: `${p99.toFixed(0)} ms (median ${percentile(lists, 50).toFixed(0)} ms)`,
    beside: `${hash.toFixed(0)} ms of one hash`,
    ratio: p99 / hash,
    goal: `≤ ${GOAL_HASHES}`,
    met: p99 <= GOAL_HASHES * hash,
    counts: false,
  };
}
