import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { quickFolder } from '../../run/quick-folder.ts';
import { percentile } from '../calls/percentile.ts';
import { startPresenceServers } from '../presence/servers.ts';
import type { Row } from '../row.ts';
import { isShort, size } from '../size.ts';
import { type Crowd, type Plan, seated } from './plan.ts';
import { KINDS, News, type Report } from './report.ts';
import { type Sample, findWorkerd, watchServer } from './server-watch.ts';
import { compareStored } from './stored.ts';
import { addCrowds } from './world.ts';

const MINUTES = Number(process.env['LOAD_MINUTES'] ?? size(10, 0.05));
const UNLOADED_SECONDS = Math.min(120, MINUTES * 60);
const WARM_UP_SECONDS = size(20, 1);
const SAMPLE_MS = size(10_000, 500);
const SWEEP_MS = 60_000;

/** The people in the unloaded run. */
const FEW = { rooms: 3, pairs: 4, comers: 8, hosts: 2, applicants: 12 };
/** The people in each process of the loaded run. */
const MANY = isShort ? FEW : { rooms: 50, pairs: 50, comers: 100, hosts: 20, applicants: 380 };
const PROCESSES = size(2, 1);

/** Shares of the run. The memory in minutes two and three of ten is compared with that in the last two minutes. */
const EARLY = [0.1, 0.3] as const;
const LATE = [0.8, 1] as const;
const GROWTH_MAX = 1.1;
const P99_MAX_MS = 1_000;
const NAMED_MAX = 5;

/** Resolves with the next message of this kind from a process. @throws if the process ends first */
function hear<Is extends News['is']>(child: ChildProcess, is: Is) {
  const { promise, resolve, reject } = Promise.withResolvers<Extract<News, { is: Is }>>();
  const fits = (news: News): news is Extract<News, { is: Is }> => news.is === is;
  child.on('message', (message: unknown) => {
    const news = News.parse(message);
    if (fits(news)) resolve(news);
  });
  child.once('exit', () => reject(new Error('a process of people has ended')));
  promise.catch(() => {});
  return promise;
}

/** Starts the people of a process. Resolves once they are all connected. */
async function startPeople(plan: Plan) {
  const child = fork(path.join(import.meta.dirname, 'people.ts'), [JSON.stringify(plan)]);
  const [ready, report] = [hear(child, 'ready'), hear(child, 'report')];
  await ready;
  return { child, report };
}

type Acting = Pick<Plan, 'share' | 'comes' | 'seconds'>;
type Servers = Awaited<ReturnType<typeof startPresenceServers>>;

/** So few acts that hardly two are in progress at once. */
const UNLOADED: Acting = { share: 1 / 8, seconds: UNLOADED_SECONDS, comes: !isShort };
const LOADED: Acting = { share: 1, seconds: MINUTES * 60, comes: !isShort };

/** Connects these crowds, lets them act, and checks what came of it. */
async function run(servers: Servers, crowds: readonly Crowd[], acting: Acting) {
  const plans = crowds.map((crowd): Plan => ({
    ...crowd,
    origin: servers.product.href,
    ...acting,
    share: acting.share / crowds.length,
    warmUpSeconds: WARM_UP_SECONDS,
  }));
  const begun = performance.now();
  const processes = await Promise.all(plans.map(startPeople));
  const connectedSeconds = (performance.now() - begun) / 1_000;
  const watch = watchServer(findWorkerd(), SAMPLE_MS);
  for (const { child } of processes) child.send('act');
  // A process that fails ends the run at once.
  await Promise.race([
    wait((WARM_UP_SECONDS + acting.seconds) * 1_000),
    Promise.all(processes.map(({ report }) => report)),
  ]);
  const samples = await watch.stop();
  const reports = await Promise.all(
    processes.map(async ({ report }, index) => {
      const found = (await report).report;
      const crowd = crowds[index];
      if (!crowd) throw new Error('no crowd');
      const { lost, doubled } = await compareStored(servers.ask, crowd, found);
      return { ...found, lost: [...found.lost, ...lost], doubled: [...found.doubled, ...doubled] };
    }),
  );
  for (const { child } of processes) child.disconnect();
  return { reports, samples, connectedSeconds };
}

type Run = Awaited<ReturnType<typeof run>>;

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;
const inPart = (samples: readonly Sample[], [from, to]: readonly [number, number]) => {
  const { at: end = 0 } = samples.at(-1) ?? {};
  return samples.filter(({ at }) => at >= from * end && at <= to * end);
};

function countRow(name: string, what: 'errors' | 'lost' | 'doubled' | 'wrong', all: Report[]): Row {
  const found = all.flatMap((report) => report[what]);
  const kinds = Object.entries(Object.groupBy(found, (text) => text.replaceAll(/\d+/g, '#')))
    .toSorted(([, one = []], [, other = []]) => other.length - one.length)
    .slice(0, NAMED_MAX);
  const named = kinds.map(([, texts = []]) => `${texts.length} × ${texts[0]}`).join('; ');
  return {
    figure: `19 load: ${name}`,
    measured: found.length === 0 ? '0' : `${found.length}: ${named}`,
    goal: '0',
    met: found.length === 0,
    counts: true,
  };
}

const said = (values: number[]) =>
  [50, 99].map((percent) => percentile(values, percent).toFixed(1)).join(' and ');

function timeRow([kind, name]: [string, string], unloaded: Run, loaded: Run): Row[] {
  const [few = [], many = []] = [unloaded, loaded].map(({ reports }) =>
    reports.flatMap(({ times }) => times[kind] ?? []),
  );
  if (few.length === 0 || many.length === 0) return [];
  const p99 = percentile(many, 99);
  return [
    {
      figure: `19 load: ${name}, p50 and p99 of ${many.length}`,
      measured: `${said(many)} ms`,
      beside: `${said(few)} ms unloaded, of ${few.length}`,
      ratio: p99 / percentile(few, 99),
      goal: `p99 < ${P99_MAX_MS} ms`,
      met: p99 < P99_MAX_MS,
      counts: false,
    },
  ];
}

function memoryRow({ samples }: Run): Row {
  const [early, late] = [EARLY, LATE].map((part) =>
    mean(inPart(samples, part).map(({ memoryMib }) => memoryMib)),
  );
  const ratio = (late ?? Number.NaN) / (early ?? Number.NaN);
  return {
    figure: '19 load: memory of workerd in the last fifth of the time',
    measured: `${late?.toFixed(0)} MiB`,
    beside: `${early?.toFixed(0)} MiB in the second and third tenth`,
    ratio,
    goal: `≤ ${GROWTH_MAX}`,
    met: ratio <= GROWTH_MAX,
    // A few seconds say nothing about growth.
    counts: !isShort,
  };
}

function busyRow({ samples, reports }: Run): Row {
  const [first, last] = [samples[0], samples.at(-1)];
  const seconds = (last?.at ?? 0) - (first?.at ?? 0);
  const share = ((last?.cpuSeconds ?? 0) - (first?.cpuSeconds ?? 0)) / seconds;
  const late = percentile(
    reports.flatMap((report) => report.late),
    99,
  );
  const acts = sum(reports.map((report) => report.acts));
  const messages = sum(reports.map((report) => report.messages));
  return {
    figure: `19 load: acts in ${(seconds / 60).toFixed(1)} minutes, and how busy workerd is`,
    measured: `${acts} acts, ${messages} of them messages; ${(share * 100).toFixed(0)} % of a core; acts begin up to ${late.toFixed(0)} ms late (p99)`,
    goal: '–',
    met: true,
    counts: false,
  };
}

function rowsOf(unloaded: Run, loaded: Run, count: number): Row[] {
  const all = [...unloaded.reports, ...loaded.reports];
  const sockets = sum(loaded.reports.map((report) => report.sockets));
  const away = sum(loaded.reports.map((report) => report.away));
  const streams = sum(loaded.reports.map((report) => report.streams));
  return [
    {
      figure: '19 load: sockets and streams that are open in the end',
      measured: `${sockets} and ${streams}, ${away} people have gone offline; connected in ${loaded.connectedSeconds.toFixed(0)} s`,
      goal: `${count} each, without those`,
      met: sockets + away === count && streams === count,
      counts: true,
    },
    countRow('errors', 'errors', all),
    countRow(
      'lost messages, notices, applications, answers, calls, changes of presence',
      'lost',
      all,
    ),
    countRow('doubled', 'doubled', all),
    countRow('wrong orders, unread counts and views of presence', 'wrong', all),
    memoryRow(loaded),
    busyRow(loaded),
    ...Object.entries(KINDS).flatMap((kind) => timeRow(kind, unloaded, loaded)),
  ];
}

/** Figure 19 while people act. LOAD_MINUTES says for how long, 10 by default. */
export async function benchLoad(): Promise<Row[]> {
  const crowds = seated([FEW, ...Array.from({ length: PROCESSES }, () => MANY)]);
  const [few, ...many] = crowds.placed;
  if (!few) throw new Error('there are no people');
  const servers = await startPresenceServers(
    crowds.count,
    (database) => addCrowds(database, crowds.placed),
    quickFolder(),
  );
  const sweeps = setInterval(() => {
    servers.sweep().catch((error: unknown) => console.error(error));
  }, SWEEP_MS);
  try {
    const unloaded = await run(servers, [few], UNLOADED);
    const loaded = await run(servers, many, LOADED);
    return rowsOf(unloaded, loaded, seated(many).count);
  } finally {
    clearInterval(sweeps);
    await servers.close();
  }
}
