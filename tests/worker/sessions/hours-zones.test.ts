import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { assert, asyncProperty, constantFrom, integer, property, uniqueArray } from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { PAGE_SIZE_MAX } from '../../../worker/contract/bounds.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { Database } from '../../../worker/core/database.ts';
import { indexSession } from '../../../worker/core/search-index.ts';
import { PERIODS_MAX, hourFacts, offsetsOf } from '../../../worker/sessions/hour-match.ts';
import { replaceHours } from '../../../worker/sessions/queries/hours.ts';
import { searchSessions } from '../../../worker/sessions/queries/session-search.ts';
import { addUser } from '../support/people.ts';

/** Compares the search with a slow model: what a clock in the zone shows. */

const NOW = Date.UTC(2041, 0, 10, 12);
const MINUTE_MS = 60_000;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The local hour of the week that a clock shows. */
function shownHour(clock: Intl.DateTimeFormat, at: number) {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, value]));
  return DAYS.indexOf(parts.get('weekday') ?? '') * 24 + Number(parts.get('hour'));
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });

/** Starts around the changes of the clocks in both hemispheres, and throughout the year. */
const STARTS = [
  ...[
    '2041-03-09',
    '2041-03-30',
    '2041-04-06',
    '2041-09-28',
    '2041-10-05',
    '2041-10-26',
    '2041-11-02',
  ].flatMap((day) =>
    Array.from({ length: 40 }, (_, index) => Date.parse(day) + index * 67 * MINUTE_MS),
  ),
  ...Array.from(
    { length: 150 },
    (_, index) => NOW + index * (2.31 * DAY_MS) + index * 97 * MINUTE_MS,
  ),
]
  .map((at) => Math.floor(at / MINUTE_MS) * MINUTE_MS)
  .filter((at) => at < NOW + 365 * DAY_MS);

const hoursOfWeek = uniqueArray(integer({ min: 0, max: 167 }), { minLength: 1, maxLength: 168 });

let user: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  user = await addUser();
  const { id: host } = await addUser();
  const dialect = new SQLiteAsyncDialect();
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO sessions (host_id, name, description, platforms, region, language, level, style, microphone,
        adults_only, starts_at, ends_at, seats, visibility, created_at)
       SELECT ${host}, 'Run', '', '["pc"]', 'asia', 'en', 'any', 'casual', 0, 0, value, value + 3600000, 4, 'public', 0
       FROM json_each(?)`,
    ).bind(JSON.stringify(STARTS)),
    ...indexSession(sql.raw('s.id')).map((statement) => {
      const query = dialect.sqlToQuery(statement);
      return env.DB.prepare(query.sql).bind(...query.params);
    }),
  ]);
});

/** The starts of all sessions that are found, page by page. */
async function foundStarts(sort: 'soonest' | 'newest') {
  const starts: number[] = [];
  let cursor: string | undefined;
  do {
    const query = { sort, hours: true, itemsPerPage: PAGE_SIZE_MAX, cursor };
    const page = await searchSessions(new Database(env.DB), query, user.id, NOW);
    starts.push(...page.rows.map(({ startsAt }) => startsAt));
    cursor = page.next;
  } while (cursor !== undefined);
  return starts.toSorted((a, b) => a - b);
}

const numbers = STARTS.toSorted((a, b) => a - b);

async function expectModel(zone: string, hours: number[], sort: 'soonest' | 'newest') {
  await replaceHours(new Database(env.DB), user.id, { zone, hours }, NOW);
  const clock = clockOf(zone);
  const wanted = new Set(hours);
  expect(await foundStarts(sort)).toEqual(numbers.filter((at) => wanted.has(shownHour(clock, at))));
}

/** The times at which a zone's clocks change, each with their new minutes ahead of UTC. */
const changes = (zone: string) =>
  offsetsOf(zone, NOW)
    .slice(1)
    .map(({ from, offset }) => [new Date(from).toISOString(), offset / MINUTE_MS]);

describe('hours in a zone', () => {
  it('find what the zone’s clocks show, over both changes of clocks', async () => {
    const [zone, sort] = [constantFrom(...ZONES), constantFrom('soonest', 'newest')];
    await assert(asyncProperty(zone, hoursOfWeek, sort, expectModel), { numRuns: 40, seed: 300 });
  });

  it.each(ZONES)('find an evening in %s', async (zone) => {
    await expectModel(zone, [20, 21, 22, 44, 45, 46, 140], 'soonest');
  });

  it('never ask the index for more than half of the week', () => {
    assert(
      property(constantFrom(...ZONES), hoursOfWeek, (zone, hours) => {
        const facts = hourFacts(hours, offsetsOf(zone, NOW));
        const facets = facts.match.match(/hu\d+/g) ?? [];
        expect(facets.length).toBeLessThanOrEqual(84);
        expect(new Set(facets).size).toBe(facets.length);
      }),
      { numRuns: 300, seed: 300 },
    );
  });

  it('are divided by no more changes of clocks than a search takes', () => {
    const periods = Intl.supportedValuesOf('timeZone').map((zone) => offsetsOf(zone, NOW).length);
    expect(Math.max(...periods)).toBeGreaterThan(2);
    expect(Math.max(...periods)).toBeLessThanOrEqual(PERIODS_MAX);
  });

  it('know the same changes at any second of a minute in which clocks change some week', () => {
    const monday = Date.parse('2026-11-30T01:00:00Z');
    const periods = offsetsOf('Europe/Berlin', monday);
    expect(offsetsOf('Europe/Berlin', monday + 30_500)).toEqual(periods);
  });

  it('know each change of clocks to the minute', () => {
    expect(changes('Europe/Berlin').slice(0, 2)).toEqual([
      ['2041-03-31T01:00:00.000Z', 120],
      ['2041-10-27T01:00:00.000Z', 60],
    ]);
    expect(changes('Australia/Lord_Howe').slice(0, 2)).toEqual([
      ['2041-04-06T15:00:00.000Z', 630],
      ['2041-10-05T15:30:00.000Z', 660],
    ]);
    expect(changes('Asia/Kolkata')).toEqual([]);
  });
});
