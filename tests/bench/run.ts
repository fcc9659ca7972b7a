import { benchFloods, benchIdleCalls, benchRings, benchVoiceJoins } from './calls/bench.ts';
// npm run bench -- [--short] [--save] [part…]: measures, and prints each figure with its goal. Only a missed count fails.
import { benchCallsBetweenBrowsers } from './calls/between-browsers.ts';
import { benchCosts } from './costs/bench.ts';
import { benchRows } from './database/bench.ts';
import { benchReminders } from './database/reminders.ts';
import { benchWrites } from './database/writes.ts';
import { benchLoad } from './load/bench.ts';
import { benchLongRuns } from './long.ts';
import { benchMessages } from './messages/bench.ts';
import { benchNotifications } from './notifications/bench.ts';
import { benchPresence } from './presence/bench.ts';
import { benchSchedules } from './presence/schedules.ts';
import type { Row } from './row.ts';
import { markOf, save } from './saved-run.ts';
import { isShort } from './size.ts';
import { benchThroughput } from './throughput/bench.ts';
import { benchTimes } from './times/bench.ts';
import { benchWeb } from './web/bench.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  rows: async () => [...(await benchWrites()), ...(await benchReminders()), ...(await benchRows())],
  throughput: benchThroughput,
  times: benchTimes,
  presence: benchPresence,
  messages: benchMessages,
  notifications: benchNotifications,
  ring: benchRings,
  flood: benchFloods,
  idle: benchIdleCalls,
  voice: benchVoiceJoins,
  load: benchLoad,
  schedules: benchSchedules,
  long: benchLongRuns,
  talking: benchCallsBetweenBrowsers,
  web: benchWeb,
  costs: benchCosts,
};

/** Parts by group, quick ones first. */
const groups: Record<string, string[]> = { calls: ['ring', 'flood', 'idle', 'voice'] };

/**
 * The default parts of `--short`: a small one of each kind, some in parallel, because times don't matter. Presence mostly
 * waits for half a minute to pass.
 */
const SHORT = [
  ['presence'],
  ['rows', 'throughput', 'times', 'web'],
  ['messages', 'notifications', 'ring', 'flood', 'idle', 'voice', 'schedules', 'costs'],
];

const wanted = process.argv
  .slice(2)
  .filter((name) => !name.startsWith('--'))
  .flatMap((name) => groups[name] ?? [name]);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(
    `No such part: ${unknown.join(', ')}. Parts: ${[...Object.keys(parts), ...Object.keys(groups)].join(', ')}.`,
  );
  process.exit(1);
}

let missed = 0;

async function runPart(name: string) {
  const begun = performance.now();
  const rows = (await parts[name]?.()) ?? [];
  const width = Math.max(...rows.map(({ figure }) => figure.length));
  console.log(`\n${name}, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  for (const row of rows) {
    const { figure, measured, beside, ratio, goal } = row;
    const compared = beside === undefined ? '' : ` ÷ ${beside}`;
    const result = ratio === undefined ? '' : ` = ${ratio.toFixed(3)}`;
    console.log(
      `${markOf(row)} ${figure.padEnd(width)}  ${measured}${compared}${result}  (goal ${goal})`,
    );
    if (!row.met && row.counts) missed += 1;
  }
  if (process.argv.includes('--save')) save(name, rows, Object.keys(parts));
}

async function runInOrder(names: string[]) {
  for (const name of names) await runPart(name);
}

if (wanted.length > 0) await runInOrder(Object.keys(parts).filter((name) => wanted.includes(name)));
else if (isShort) await Promise.all(SHORT.map(runInOrder));
else await runInOrder(Object.keys(parts));
console.log(missed === 0 ? '\nEvery count meets its goal.' : `\n${missed} counts miss their goal.`);
process.exit(missed === 0 ? 0 : 1);
