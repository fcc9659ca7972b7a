import { DatabaseSync } from 'node:sqlite';

import { Database } from '../../../worker/core/database.ts';
import { size } from '../size.ts';
import { CALLS } from './calls.ts';
import { fill } from './fill.ts';
import { type Statement, record } from './record.ts';
import { fileOf, openD1 } from './state.ts';
import { type Scale, worldOf } from './world.ts';

/** The cost of one call at one scale. */
export interface Cost {
  trips: number;
  rowsRead: number;
  /** The bytes of the result as JSON. */
  bytes: number;
  /** The sizes of the results. Calls with equal sizes have done equal work. */
  answer: string;
  /** The time in SQLite alone, because D1 reports whole ms. The minimum of many runs, because the machine is shared. */
  ms: number;
}

const RUNS = size(15, 1);

/** Measures a call's statements. `answer` has the number of rows and the total of each statement. */
function time(database: DatabaseSync, statements: Statement[]) {
  const prepared = statements.map(({ query, values }) => ({
    statement: database.prepare(query),
    values,
  }));
  let bytes = 0;
  const answer = prepared.map(({ statement, values }) => {
    const rows = statement.all(...values);
    bytes += JSON.stringify(rows).length;
    return `${rows.length}${rows[0]?.['total'] === undefined ? '' : ` of ${String(rows[0]['total'])}`}`;
  });
  const times = Array.from({ length: RUNS }, () => {
    const begun = performance.now();
    for (const { statement, values } of prepared) statement.all(...values);
    return performance.now() - begun;
  });
  return { answer: answer.join(' + '), bytes, ms: Math.min(...times) };
}

const measured = new Map<Scale, Promise<Map<string, Cost>>>();

/** Runs every call through the product's own Database on a D1 of this scale, once for all parts of the bench. */
export function measure(scale: Scale): Promise<Map<string, Cost>> {
  const costs = measured.get(scale) ?? measureAt(scale);
  measured.set(scale, costs);
  return costs;
}

async function measureAt(scale: Scale): Promise<Map<string, Cost>> {
  const folder = await fill(scale);
  const d1 = await openD1(folder);
  const recorded = new Map<string, Statement[][]>();
  for (const { name, run } of CALLS) {
    const { binding, trips } = record(d1.db);
    await run(new Database(binding), worldOf(scale));
    recorded.set(name, trips);
  }
  await d1.close();
  const database = new DatabaseSync(fileOf(folder), { readOnly: true });
  const costs = new Map<string, Cost>();
  for (const [name, trips] of recorded) {
    const statements = trips.flat();
    costs.set(name, {
      trips: trips.length,
      rowsRead: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
      ...time(database, statements),
    });
  }
  database.close();
  return costs;
}
