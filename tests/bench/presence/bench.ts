import type { Growth, Row } from '../row.ts';
import { isShort } from '../size.ts';
import { STARS, benchFanOut } from './fan-out.ts';
import { HOLDERS, benchHold } from './hold.ts';
import { measureInWorkerd } from './measure.ts';
import { priceOf } from './price.ts';
import { startPresenceServers } from './servers.ts';

const PRESENCE_FILES = ['presence.measure.ts', 'price.measure.ts', 'month.measure.ts'];

const WATCHERS = [10, 1_000, 5_000];
const relays = (all: number) => (all > 1_000 ? Math.ceil(all / 1_000) : 0);

/** Calls for each number of watchers, for the picture. */
const callsOf = (name: string, values: number[]): Growth[] => [
  {
    measure: 'object calls',
    name,
    points: values.map((cost, index) => ({ size: WATCHERS[index] ?? 0, cost })),
  },
];

const row = (figure: string, values: number[], goals: number[]): Row => ({
  figure,
  measured: values.join(', '),
  goal: `≤ ${goals.join(', ')}`,
  met: values.every((value, index) => value <= (goals[index] ?? 0)),
  counts: true,
});

function countRows(counts: Record<string, number>): Row[] {
  const count = (name: string) => counts[name] ?? Number.NaN;
  const minutes = count('idleMinutes');
  const changed = WATCHERS.map((all) => count(`calls${all}`));
  const inAll = WATCHERS.map((all) => count(`inAll${all}`));
  const time = (figure: string, name: string, goalMs: number): Row => ({
    figure,
    measured: `${Math.round(count(name))} ms`,
    goal: `≤ ${goalMs} ms`,
    met: count(name) <= goalMs,
    counts: false,
  });
  return [
    row(
      `6  wake-ups in ${minutes} idle minutes: of an open stream's object, of an open socket's`,
      [count('streamWakes'), count('socketWakes')],
      [0, minutes],
    ),
    {
      ...row(
        '7  calls by the object that changed, for 10, 1,000 and 5,000 watchers',
        changed,
        WATCHERS.map((all) => relays(all) || all),
      ),
      growth: callsOf('by the object of a user whose presence changed', changed),
    },
    {
      ...row(
        '7  calls in all',
        inAll,
        WATCHERS.map((all) => all + Math.ceil(all / 1_000) + 2),
      ),
      growth: callsOf('in all, for one change of presence', inAll),
    },
    row(
      '7  calls of the next change, when nobody watches any more',
      WATCHERS.map((all) => count(`stale${all}`)),
      [0, 0, 0],
    ),
    row(
      '8  events of ten flaps within the grace: still online, offline in the end',
      [count('flapsStaying'), count('flapsLeaving')],
      [0, 1],
    ),
    time('9  shown online after a log-out', 'logoutMs', 1_000),
    time('9  shown online after a closed tab', 'closedTabMs', 31_000),
    time('9  shown online after the network died in silence', 'silentMs', 130_000),
  ];
}

/** Figures 6 to 10, 15 and 19. IDLE_MINUTES says how long idle objects are watched, 10 by default. */
export async function benchPresence(): Promise<Row[]> {
  // The measurements inside workerd take minutes. The short run has only that of idle calls.
  const counts = isShort ? null : await measureInWorkerd(PRESENCE_FILES);
  const servers = await startPresenceServers(HOLDERS + STARS);
  try {
    const fanOut = await benchFanOut(servers);
    const hold = await benchHold(servers.product);
    return [...(counts ? [...countRows(counts), ...priceOf(counts)] : []), ...fanOut, ...hold];
  } finally {
    await servers.close();
  }
}
