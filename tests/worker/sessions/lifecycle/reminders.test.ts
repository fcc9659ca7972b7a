import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

import { Database } from '../../../../worker/core/database.ts';
import { writeReminders } from '../../../../worker/sessions/queries/reminders.ts';
import { killed } from '../../support/killed.ts';
import { addUser } from '../../support/people.ts';
import { HOUR_MS, addGames } from '../../support/sessions.ts';
import { rows, sql } from '../../support/sql.ts';
import { type Move, type State, take } from './model.ts';
import { World } from './world.ts';

/**
 * Compares a session's reminders with a slow model that has no due times: it looks at the clock at each run. Users come
 * and go, the start moves, and runs are late, doubled or killed. Only what is written counts here, so nobody is sent it.
 */

const RUNS = 2 * Number(env.SCHEDULE_RUNS);
/** A run takes 50 ms, on a busy machine some times as long. */
const LIMIT_MS = 120_000 + 300 * RUNS;
const SEED = Number(env.SCHEDULE_SEED || 300);

const PEOPLE = 3;
const MINUTE_MS = 60_000;
const [DAY_MS, DAY_LATEST_MS, SOON_MS] = [24 * HOUR_MS, 20 * HOUR_MS, 15 * MINUTE_MS];

const RUN_KINDS = ['once', 'twice', 'at once', 'killed before', 'killed after'] as const;

type Intent =
  | { act: 'apply'; user: number }
  | { act: 'suspend'; user: number }
  | { act: 'move'; user: number; to: Move }
  | { act: 'start'; minutes: number }
  | { act: 'cancel' }
  | { act: 'run'; how: (typeof RUN_KINDS)[number] };

interface Turn {
  /** The clock goes to this many minutes before the start. If that time is over, one minute passes. */
  before: number;
  intent: Intent;
}

const user = fc.nat(PEOPLE - 1);
const intent: fc.Arbitrary<Intent> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.record({ act: fc.constant('run'), how: fc.constantFrom(...RUN_KINDS) }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('apply'), user }) },
  {
    weight: 4,
    arbitrary: fc.record({
      act: fc.constant('move'),
      user,
      to: fc.constantFrom<Move>('accepted', 'accepted', 'accepted', 'left', 'removed'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('suspend'), user }) },
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('start'),
      minutes: fc.constantFrom(1, 10, 15, 16, 180, 1199, 1200, 1300, 1440, 1441, 1500, 3000),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ act: 'cancel' }) },
);

const turn: fc.Arbitrary<Turn> = fc.record({
  before: fc.constantFrom(-5, 0, 1, 5, 14, 15, 16, 60, 1199, 1200, 1201, 1438, 1439, 1440, 1441),
  intent,
});

const schedule = fc.record({
  ahead: fc.constantFrom(12, 600, 1300, 1441, 1445, 2000, 3000),
  turns: fc.array(turn, { minLength: 4, maxLength: 16, size: 'max' }),
});

async function run(how: (typeof RUN_KINDS)[number], now: number) {
  const send = (binding: D1Database) => writeReminders(new Database(binding), now);
  if (how === 'killed before') return expect(send(killed('before'))).rejects.toThrow('killed');
  if (how === 'killed after') return expect(send(killed('after'))).rejects.toThrow('killed');
  if (how === 'at once') return Promise.all([send(env.DB), send(env.DB)]);
  await send(env.DB);
  return how === 'twice' ? send(env.DB) : undefined;
}

/** What the model knows apart from the session. */
interface Told {
  /** When the current start was set. */
  setAt: number;
  day: boolean;
  soon: boolean;
  suspendedUntil: number[];
}

/** The reminders of one run at `now`. */
function remind({ startsAt, cancelled, entries }: State, told: Told, now: number): string[] {
  const left = startsAt - now;
  if (cancelled || left <= 0) return [];
  const soon = left <= SOON_MS;
  const day = left <= DAY_MS && left >= DAY_LATEST_MS && startsAt - DAY_MS > told.setAt;
  if (soon ? told.soon : told.day || !day) return [];
  told[soon ? 'soon' : 'day'] = true;
  const there = entries.filter(
    (entry) => entry.status === 'accepted' && (told.suspendedUntil[entry.user] ?? 0) <= now,
  );
  const kind = soon ? 'reminder-soon' : 'reminder-day';
  return [`host ${kind}`, ...there.map((entry) => `${entry.user} ${kind}`)];
}

const isReminder = (notice: string) => notice.includes('reminder');

const unread = async (session: number) =>
  (
    await rows<{
      count: number;
    }>`SELECT count(*) AS count FROM notices WHERE session_id = ${session} AND kind LIKE 'reminder%'
       AND read_at IS NULL GROUP BY user_id`
  ).map(({ count }) => count);

let people: readonly number[] = [];

beforeAll(async () => {
  await addGames();
  people = (await Promise.all(Array.from({ length: PEOPLE }, () => addUser()))).map(({ id }) => id);
});

/** Runs a turn's intent. @returns the reminders that the model expects */
async function play(world: World, state: State, told: Told, { intent: wish }: Turn, now: number) {
  switch (wish.act) {
    case 'run': {
      await run(wish.how, now);
      return wish.how === 'killed before' ? [] : remind(state, told, now);
    }
    case 'suspend':
      told.suspendedUntil[wish.user] = now + 5 * HOUR_MS;
      await sql`UPDATE users SET status = 'suspended', suspended_until = ${now + 5 * HOUR_MS} WHERE id = ${people[wish.user]}`.run();
      return [];
    case 'start': {
      const startsAt = now + wish.minutes * MINUTE_MS;
      const moved =
        take(state, { act: 'start', startsAt }, now).done && startsAt !== state.startsAt;
      await world.act({ act: 'start', startsAt }, now);
      if (moved) Object.assign(told, { setAt: now, day: false, soon: false });
      return [];
    }
    case 'move': {
      const entry = state.entries.findLastIndex(({ user: who }) => who === wish.user);
      if (entry >= 0) await world.act({ act: 'move', entry, to: wish.to }, now);
      return [];
    }
    case 'apply':
    case 'cancel':
      await world.act(wish, now);
      return [];
    default:
      return wish satisfies never;
  }
}

it(
  `reminds as the slow model does, in ${RUNS} schedules (seed ${SEED})`,
  async () => {
    const reached = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(schedule, async ({ ahead, turns }) => {
        let now = Math.ceil(Date.now() / MINUTE_MS) * MINUTE_MS;
        const startsAt = now + ahead * MINUTE_MS;
        // A host of its own, because nobody may host as many sessions as there are schedules.
        const { id: host } = await addUser();
        const world = await World.make(host, people, { seats: 3, startsAt, now });
        const told: Told = { setAt: now, day: false, soon: false, suspendedUntil: [] };
        for (const who of people.keys()) await world.act({ act: 'apply', user: who }, now);
        let { state } = await world.look({ indexes: false });
        await world.act({ act: 'move', entry: 0, to: 'accepted' }, now);
        ({ state } = await world.look({ indexes: false }));
        for (const one of turns) {
          const at = state.startsAt - one.before * MINUTE_MS;
          now = at > now ? at : now + MINUTE_MS;
          const expected = await play(world, state, told, one, now);
          const seen = await world.look({ indexes: false });
          expect(seen.notices.filter(isReminder).toSorted()).toEqual(expected.toSorted());
          // A new reminder replaces the old one. None is left where it no longer holds.
          const counts = await unread(world.session);
          expect(Math.max(0, ...counts)).toBeLessThanOrEqual(1);
          expect(seen.state.cancelled || told.setAt === now ? counts : []).toEqual([]);
          ({ state } = seen);
          for (const notice of expected) reached.set(notice, (reached.get(notice) ?? 0) + 1);
        }
        await env.DB.batch([
          sql`UPDATE sessions SET closed = 1 WHERE id = ${world.session}`,
          sql`UPDATE users SET status = 'active', suspended_until = NULL`,
        ]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    // If few users were reminded, the test would prove little.
    for (const kind of ['reminder-day', 'reminder-soon']) {
      expect(reached.get(`host ${kind}`)).toBeGreaterThanOrEqual(RUNS / 10);
      expect(reached.get(`0 ${kind}`)).toBeGreaterThanOrEqual(RUNS / 40);
    }
  },
  LIMIT_MS,
);
