import { startProduct } from '../../browser/support/product.ts';
import type { Row } from '../row.ts';
import { size } from '../size.ts';
import { besideLogIns } from './log-in-wave.ts';

const GOAL = 0.05;
/** Too few attempts to lock an account for a minute. */
const LOGINS = size(60, 3);
const FORGOTTEN = size(400, 5);

const KNOWN = 'mira@peerway.example';
const nobody = () => `${crypto.randomUUID()}@peerway.example`;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

let asked = 0;

/** Logs in from another network address each time, so that neither rate limits nor locks are measured. */
async function time(url: string, body: Record<string, string>): Promise<number> {
  asked += 1;
  const begun = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401 && answer.status !== 204) throw new Error(`answered ${answer.status}`);
  return performance.now() - begun;
}

/** Alternates between a known address and unknown ones. Each comes first equally often. */
async function gap(url: string, pairs: number, rest: Record<string, string>) {
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let pair = -4; pair < pairs; pair += 1) {
    const kinds =
      pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const ms = await time(url, { ...rest, email: kind === 'known' ? KNOWN : nobody() });
      if (pair >= 0) times[kind].push(ms);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  return { known, unknown, gap: Math.abs(known / unknown - 1) };
}

/** Figure 25: whether the response time reveals that an address has an account, and what log-ins cost others. */
export async function benchTimes(): Promise<Row[]> {
  const product = await startProduct();
  try {
    const kinds = [
      ['log-in', '/api/login', LOGINS, { password: 'not the password' }],
      ['forgotten password', '/api/password/forgot', FORGOTTEN, {}],
    ] as const;
    const rows: Row[] = [];
    for (const [name, path, pairs, rest] of kinds) {
      const { known, unknown, gap: difference } = await gap(product.url + path, pairs, rest);
      rows.push({
        figure: `25 answer-time gap of known and unknown address: ${name}`,
        measured: `${known.toFixed(1)} ms known`,
        beside: `${unknown.toFixed(1)} ms unknown`,
        ratio: known / unknown,
        goal: `≤ ${GOAL * 100} %`,
        met: difference <= GOAL,
        counts: false,
      });
    }
    return [...rows, await besideLogIns(product.url)];
  } finally {
    await product.stop();
  }
}
