import type { Growth, Row } from '../row.ts';
import { isShort } from '../size.ts';
import type { Call } from './call.ts';
import { CALLS } from './calls.ts';
import { type Cost, measure as measureAt } from './measure.ts';
import { SCALES } from './world.ts';

const GROWTH = 1.1;
const TIME_GROWTH = 1.5;
const ROWS_AN_ITEM = 12;
/** How many of the slowest calls are named. */
const NAMED = 6;

const times = (ratio: number) => `× ${ratio.toFixed(2)}`;

/**
 * The cost at the largest scale, compared with the smallest scale that does the same work. A small database that
 * fills only half a page is no baseline for a full one.
 */
function growth(costs: Cost[]) {
  const largest = costs.at(-1);
  const base = costs.find(({ answer }) => answer === largest?.answer);
  if (!largest || !base) throw new Error('a call was not measured');
  return {
    rows: Math.max(...costs.map(({ rowsRead }) => rowsRead / base.rowsRead)),
    time: largest.ms / base.ms,
    since: SCALES[costs.indexOf(base)] ?? SCALES[0],
  };
}

/** The costs of a call against the number of sessions and users. */
function growthOf({ name }: Call, costs: Cost[]): Growth[] {
  const line = (measure: Growth['measure'], of: (cost: Cost) => number) => ({
    measure,
    name,
    points: costs.map((cost, index) => ({ size: SCALES[index] ?? 0, cost: of(cost) })),
  });
  return [
    line('rows read', ({ rowsRead }) => rowsRead),
    line('bytes', ({ bytes }) => bytes),
    line('round trips', ({ trips }) => trips),
  ];
}

/** The row of figure 2 for one call. */
function rowsOf(call: Call, costs: Cost[]): Row {
  const { rows, time, since } = growth(costs);
  const read = Math.max(...costs.map(({ rowsRead }) => rowsRead));
  const most = ROWS_AN_ITEM * call.items + call.beside;
  const from = since === SCALES[0] ? '' : ` since ${since.toLocaleString('en')}`;
  const hidden = call.searches ? `; FTS hides rows: time ${times(time)}` : '';
  return {
    figure: `2  rows: ${call.name}`,
    measured: `${read}, ${times(rows)}${from}${hidden}`,
    goal: call.counts ? `≤ ${most}` : `≤ ${most}, × ${GROWTH}`,
    met: read <= most && (call.counts === true || rows <= GROWTH),
    counts: true,
    growth: growthOf(call, costs),
  };
}

/** The row of figure 2 for the time of all calls that a text index answers. It names those that grow. */
function timeOf(costs: Map<Call, Cost[]>): Row {
  const grown = [...costs]
    .filter(([{ searches }]) => searches)
    .map(([{ name }, list]) => ({ name, time: growth(list).time }))
    .filter(({ time }) => time > TIME_GROWTH)
    .toSorted((a, b) => b.time - a.time);
  return {
    figure: '2  time of a search, 1,000 → 1,000,000',
    measured: `beyond in ${grown.length}: ${grown
      .slice(0, NAMED)
      .map(({ name, time }) => `${times(time)} ${name}`)
      .join('; ')}`,
    goal: `≤ × ${TIME_GROWTH}`,
    met: grown.length === 0,
    counts: false,
  };
}

/** Figures 1 and 2: the cost of each list and search at every scale. */
export async function benchRows(): Promise<Row[]> {
  const scales: Map<string, Cost>[] = [];
  for (const scale of isShort ? SCALES.slice(0, 1) : SCALES) scales.push(await measureAt(scale));
  const costs = new Map(
    CALLS.map((call) => [
      call,
      scales.flatMap((measured) => {
        const cost = measured.get(call.name);
        return cost ? [cost] : [];
      }),
    ]),
  );
  const trips = Math.max(...[...costs.values()].flat().map((cost) => cost.trips));
  return [
    {
      figure: `1  D1 round trips of a read, ${CALLS.length} of them (every route: npm test)`,
      measured: String(trips),
      goal: '≤ 1',
      met: trips <= 1,
      counts: true,
    },
    ...[...costs].map(([call, list]) => rowsOf(call, list)),
    timeOf(costs),
  ];
}
