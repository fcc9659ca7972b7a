import { statSync } from 'node:fs';

import { fill } from '../database/fill.ts';
import { type Cost, measure } from '../database/measure.ts';
import { fileOf } from '../database/state.ts';
import { SCALES, type Scale } from '../database/world.ts';
import { messagePrice } from '../messages/bench.ts';
import { reminderPrice } from '../notifications/bench.ts';
import { measureInWorkerd } from '../presence/measure.ts';
import { presencePrices, totalOf } from '../presence/price.ts';
import {
  D1_GB_MONTH,
  EMAIL,
  FILE_GB_MONTH,
  FILE_WRITTEN,
  FRAMES_PER_REQUEST,
  OBJECT_GB_MONTH,
  OBJECT_REQUEST,
  RELAYED_GB,
  ROW_READ,
  ROW_WRITTEN,
  WORKER_CPU_MS,
  WORKER_REQUEST,
} from '../prices.ts';
import type { Row } from '../row.ts';
import { isShort } from '../size.ts';
import { HABITS, KEPT } from './habits.ts';

const GAMERS = [1_000, 100_000, 1_000_000] as const;
const GB = 1e9;
const DAYS = 30;
/** Requests of the Worker by a page: the page, its lists, the ticket and the state of calls. */
const REQUESTS = { home: 7, search: 3, session: 6 };
const CPU_MS = 4;
/** Rows that an application and a session write, all indexes included. */
const WRITTEN = { application: 8, session: 20 };
/** An answer to an application, a check-in, the end of the session. */
const WRITTEN_AFTER = 8;
const PINGS_AN_HOUR = 144;
/** Bits a second that one receives from one other. Cameras: web/calls/core/connection.ts, three others. */
const SOUND_BITS = 50_000;
const CAMERA_BITS = 500_000;
const OTHERS = 3;
/** The size up to which a D1 database grows. */
const D1_MAX = 10 * GB;

const sum = (parts: Record<string, number>) =>
  Object.values(parts).reduce((all, part) => all + part, 0);

const HOME = ['latest sessions', 'latest users', 'sessions by preference', 'users by preference'];

const rowsOf = (costs: Map<string, Cost>, names: string[]) =>
  names.reduce((all, name) => {
    const cost = costs.get(name);
    if (!cost) throw new Error(`${name} was not measured`);
    return all + cost.rowsRead;
  }, 0);

const sizeOf = async (scale: Scale) => statSync(fileOf(await fill(scale))).size;

/** Bytes in D1 of a user and a session with what belongs to them, as the growth of the filled databases. */
async function bytesOfOne(): Promise<number> {
  const [small, large] = [SCALES[0], SCALES[isShort ? 0 : 1]];
  if (small === large) return (await sizeOf(small)) / small;
  return ((await sizeOf(large)) - (await sizeOf(small))) / (large - small);
}

/** What a month of one gamer costs, in dollars by what is paid for. */
async function month(bytes: number) {
  const costs = await measure(SCALES[0]);
  const messages = await measureInWorkerd(['messages.measure.ts']);
  const reminders = await measureInWorkerd(['notifications.measure.ts']);
  // These two take minutes. The short run has none of presence.
  const presence = isShort
    ? 0
    : totalOf(presencePrices(await measureInWorkerd(['price.measure.ts', 'month.measure.ts']))[0]);
  const requests =
    HABITS.homePages * REQUESTS.home +
    HABITS.searches * REQUESTS.search +
    HABITS.sessionPages * REQUESTS.session;
  const read =
    HABITS.homePages * rowsOf(costs, HOME) +
    HABITS.searches * rowsOf(costs, ['sessions: game']) +
    HABITS.sessionPages * rowsOf(costs, ['a session, 500 applied']);
  const written =
    HABITS.applications * (WRITTEN.application + WRITTEN_AFTER) +
    HABITS.sessionsHosted * WRITTEN.session;
  const received =
    (HABITS.callHours *
      3_600 *
      OTHERS *
      (SOUND_BITS + HABITS.withCamera * CAMERA_BITS) *
      HABITS.relayed) /
    8;
  return {
    'pages and lists': requests * (WORKER_REQUEST + CPU_MS * WORKER_CPU_MS) + read * ROW_READ,
    presence: (presence * HABITS.daysOnline) / DAYS,
    'applications and sessions': written * ROW_WRITTEN,
    messages: HABITS.messages * sum(messagePrice(messages)),
    notifications: HABITS.notifications * sum(reminderPrice(reminders)),
    signalling: (HABITS.callHours * PINGS_AN_HOUR * OBJECT_REQUEST) / FRAMES_PER_REQUEST,
    emails: HABITS.emails * EMAIL,
    storage:
      (bytes * D1_GB_MONTH + KEPT.objectBytes * OBJECT_GB_MONTH + KEPT.fileBytes * FILE_GB_MONTH) /
        GB +
      HABITS.uploads * FILE_WRITTEN,
    'relayed calls': (received / GB) * RELAYED_GB,
  };
}

const dollars = (value: number) =>
  `$${value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 4 : 0 })}`;

const row = (figure: string, measured: string, goal = '–', met = true): Row => ({
  figure,
  measured,
  goal,
  met,
  counts: true,
});

/** What it costs to run, and where the first wall of the database is. */
export async function benchCosts(): Promise<Row[]> {
  const bytes = await bytesOfOne();
  const parts = await month(bytes);
  const shares = Object.entries(parts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, part]) => `${name} ${((100 * part) / sum(parts)).toFixed(1)} %`);
  const withoutRelay = sum(parts) - parts['relayed calls'];
  return [
    row(
      'price of a gamer and month, and its shares',
      `${dollars(sum(parts))}: ${shares.join(', ')}`,
    ),
    ...GAMERS.map((gamers) =>
      row(
        `price of a month with ${gamers.toLocaleString('en')} gamers`,
        `${dollars(gamers * sum(parts))}, without the relay ${dollars(gamers * withoutRelay)}`,
      ),
    ),
    row(
      'users and sessions, one each, that a database of 10 GB holds',
      `${Math.floor(D1_MAX / bytes).toLocaleString('en')} of ${Math.round(bytes).toLocaleString('en')} bytes`,
    ),
  ];
}
