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
  FILE_READ,
  FILE_WRITTEN,
  FRAMES_PER_REQUEST,
  IMAGE_TRANSFORMED,
  LOG_EVENT,
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
/** How many requests of the Worker a page causes: the page itself, its lists, the ticket and the state of calls. */
const REQUESTS = { home: 7, search: 3, session: 6 };
/** The pictures of a page. */
const PICTURES = { home: 9, search: 12, session: 3 };
const CPU_MS = 4;
const PICTURE_CPU_MS = 1;
/** The rows that an application and a session write, including all indexes. */
const WRITTEN = { application: 8, session: 20 };
/** The rows that follow later: an answer to the application, a check-in and the end of the session. */
const WRITTEN_AFTER = 8;
const PINGS_AN_HOUR = 144;
/**
 * Bits per second that a member of a call receives from each other member. Cameras: see web/calls/core/connection.ts.
 */
const SOUND_BITS = 50_000;
const CAMERA_BITS = 500_000;
const OTHERS = 3;
/** The largest size of a D1 database. */
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

/** The bytes of one user and one session with all their data, as the filled databases grow by them. */
async function bytesOfOne(): Promise<number> {
  const [small, large] = [SCALES[0], SCALES[isShort ? 0 : 1]];
  if (small === large) return (await sizeOf(small)) / small;
  return ((await sizeOf(large)) - (await sizeOf(small))) / (large - small);
}

/** The price of a gamer's month in dollars, by what is paid for. */
async function month(bytes: number) {
  const costs = await measure(SCALES[0]);
  const messages = await measureInWorkerd(['messages.measure.ts']);
  const reminders = await measureInWorkerd(['notifications.measure.ts']);
  // These measurements take minutes, so the short run leaves presence out.
  const presence = isShort
    ? 0
    : totalOf(presencePrices(await measureInWorkerd(['price.measure.ts', 'month.measure.ts']))[0]);
  const requests =
    HABITS.homePages * REQUESTS.home +
    HABITS.searches * REQUESTS.search +
    HABITS.sessionPages * REQUESTS.session;
  const pictures =
    HABITS.picturesLoaded *
    (HABITS.homePages * PICTURES.home +
      HABITS.searches * PICTURES.search +
      HABITS.sessionPages * PICTURES.session);
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
    pictures:
      pictures * (WORKER_REQUEST + PICTURE_CPU_MS * WORKER_CPU_MS + FILE_READ) +
      HABITS.uploads * HABITS.copies * IMAGE_TRANSFORMED,
    logs: HABITS.logLines * LOG_EVENT,
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

/** The prices of a month, and how many users and sessions a database of 10 GB holds. */
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
