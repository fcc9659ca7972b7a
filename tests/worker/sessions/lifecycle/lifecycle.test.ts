import { env } from 'cloudflare:test';
import * as fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';

import { soonestKey } from '../../../../worker/core/search-index.ts';
import { addUser } from '../../support/people.ts';
import { addGames } from '../../support/sessions.ts';
import { sql } from '../../support/sql.ts';
import { type Move, type State, type Step, held, isFull, line, taken } from './model.ts';
import { type Asked, orders } from './orders.ts';
import { World } from './world.ts';

/**
 * Compares applications with a simple model. In each round of a schedule several users act at the same time. Then the
 * responses, rows, notices and search indexes must be what the model gives for some order of these actions. `npm run
 * bench -- long` runs 10,000 schedules. The seed repeats a failure.
 */

const RUNS = Number(env.SCHEDULE_RUNS);
/** A run takes 50 ms, on a busy machine some times as long. */
const LIMIT_MS = 120_000 + 300 * RUNS;
const SEED = Number(env.SCHEDULE_SEED || 300);

const PEOPLE = 5;
const MINUTE_MS = 60_000;
const START_MINUTES = 30;

/** An action whose target is not known yet. */
type Intent =
  | { act: 'apply'; user: number }
  | { act: 'move'; user: number; stale: boolean; to: Move }
  /** The user takes a seat that is offered to them. */
  | { act: 'take'; user: number }
  | { act: 'seats'; seats: number }
  | { act: 'start'; minutes: number }
  | { act: 'cancel' }
  | { act: 'sweep' };

interface Round {
  minutes: number;
  intents: Intent[];
}

const user = fc.nat(PEOPLE - 1);
const intent: fc.Arbitrary<Intent> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constant('apply'), user }) },
  {
    weight: 12,
    arbitrary: fc.record({
      act: fc.constant('move'),
      user,
      // Whether the tab acts on the user's first application, without knowing that there is a newer one.
      stale: fc.nat(9).map((tenth) => tenth === 0),
      to: fc.constantFrom<Move>(
        'accepted',
        'accepted',
        'accepted',
        'accepted',
        'left',
        'removed',
        'withdrawn',
        'declined',
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('seats'), seats: fc.nat(3).map((n) => n + 2) }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('start'), minutes: fc.nat(60) }) },
  { weight: 1, arbitrary: fc.constant({ act: 'cancel' }) },
  { weight: 3, arbitrary: fc.constant({ act: 'sweep' }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant('take'), user }) },
);

const round: fc.Arbitrary<Round> = fc.record({
  // Usually no time passes. Sometimes the session has started or ended then.
  minutes: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3, 20),
  intents: fc.array(intent, { minLength: 1, maxLength: 4, size: 'max' }),
});

const schedule = fc.record({
  seats: fc.constantFrom(2, 2, 3, 4),
  /** These users apply first. Then the first `accepted` of them are accepted in this order. */
  applied: fc.uniqueArray(user, { maxLength: PEOPLE, size: 'max' }),
  accepted: fc.nat(PEOPLE),
  rounds: fc.array(round, { minLength: 1, maxLength: 6, size: 'max' }),
});

const opening = (applied: readonly number[], accepted: number): Round[] => [
  { minutes: 0, intents: applied.map((by) => ({ act: 'apply', user: by })) },
  ...applied.slice(0, accepted).map((of): Round => ({
    minutes: 1,
    intents: [{ act: 'move', user: of, stale: false, to: 'accepted' }],
  })),
];

/** @returns undefined if there is no target yet */
function stepOf(intended: Intent, { entries }: State, now: number): Step | undefined {
  if (intended.act === 'start') {
    return { act: 'start', startsAt: now + intended.minutes * MINUTE_MS };
  }
  if (intended.act !== 'move' && intended.act !== 'take') return intended;
  const of = (entry: { user: number }) => entry.user === intended.user;
  if (intended.act === 'take') {
    const last = entries.findLastIndex(of);
    return last < 0 ? undefined : { act: 'move', entry: last, to: 'accepted', by: 'applicant' };
  }
  const entry = intended.stale ? entries.findIndex(of) : entries.findLastIndex(of);
  return entry < 0 ? undefined : { act: 'move', entry, to: intended.to };
}

const sorted = (texts: readonly string[]) => texts.toSorted((a, b) => (a < b ? -1 : 1));

/** A readable form of a state that no order explains. */
const told = (state: State, notices: readonly string[]) => ({ state, notices: sorted(notices) });

const indexed = (state: State, session: number) => {
  const open = Number(!isFull(state));
  const rows = [
    { name: 'newest', position: session, open },
    { name: 'soonest', position: soonestKey(state.startsAt, session), open },
  ];
  return state.cancelled ? [] : rows;
};

let people: readonly number[] = [];

beforeAll(async () => {
  await addGames();
  // Otherwise a notice would replace an earlier one of the same round, and could not be compared.
  await sql`DROP TRIGGER notices_replaced`.run();
  people = (await Promise.all(Array.from({ length: PEOPLE }, () => addUser()))).map(({ id }) => id);
});

it(
  `is what the plain model says, in ${RUNS} schedules of people acting at once (seed ${SEED})`,
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(schedule, async ({ seats, applied, accepted, rounds }) => {
        let now = Date.now();
        // A host of its own, because nobody may host as many sessions as there are schedules.
        const { id: host } = await addUser();
        const world = await World.make(host, people, {
          seats,
          startsAt: now + START_MINUTES * MINUTE_MS,
          now,
        });
        let { state } = await world.look();
        for (const { minutes, intents } of [...opening(applied, accepted), ...rounds]) {
          now += minutes * MINUTE_MS;
          const steps = intents.flatMap((intended) => stepOf(intended, state, now) ?? []);
          const asked = await Promise.all(
            steps.map(async (step): Promise<Asked> => ({ step, done: await world.act(step, now) })),
          );
          const seen = await world.look();
          const explained = [...orders({ state, notices: [] }, asked, now)].map((order) =>
            told(order.state, order.notices),
          );
          expect(explained).toContainEqual(told(seen.state, seen.notices));
          expect(seen.seatsTaken).toBe(taken(seen.state));
          expect(seen.seatsHeld).toBe(held(seen.state));
          expect(seen.seatsTaken + seen.seatsHeld).toBeLessThanOrEqual(seen.state.seats);
          expect(seen.index).toEqual(indexed(seen.state, world.session));
          ({ state } = seen);
          for (const { status } of state.entries) reached.add(status);
        }
        const places: (number | undefined)[] = [];
        for (const entry of line(state))
          places.push(await world.placeOf(state.entries[entry]?.user ?? -1));
        expect(places).toEqual(places.map((_, index) => index + 1));
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    // If hardly anything happened in the schedules, the test would prove nothing.
    expect(reached.size).toBeGreaterThanOrEqual(Math.min(7, RUNS / 10));
  },
  LIMIT_MS,
);
