import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { PAGE_SIZE, PAGE_SIZE_MAX, TOTAL_MAX } from '../../../worker/contract/bounds.ts';
import type { SessionQuery } from '../../../worker/contract/session-query.ts';
import type { UserQuery } from '../../../worker/contract/user.ts';
import { searchLog } from '../../../worker/core/audit.ts';
import { encodeCursor } from '../../../worker/core/cursor.ts';
import { Database } from '../../../worker/core/database.ts';
import { indexSession, indexUser, soonestKey } from '../../../worker/core/search-index.ts';
import { listAdminMedia } from '../../../worker/moderation/queries/admin-media.ts';
import { listReports } from '../../../worker/moderation/queries/admin-reports.ts';
import { listAdminSessions } from '../../../worker/moderation/queries/admin-sessions.ts';
import { searchAccounts } from '../../../worker/moderation/queries/admin-users.ts';
import { searchUsers } from '../../../worker/people/queries/users.ts';
import {
  listSessionsByPreference,
  listUsersByPreference,
} from '../../../worker/sessions/queries/by-preference.ts';
import { replaceHours } from '../../../worker/sessions/queries/hours.ts';
import { listLatestSessions, listLatestUsers } from '../../../worker/sessions/queries/latest.ts';
import { searchSessions } from '../../../worker/sessions/queries/session-search.ts';
import { countingBinding } from '../support/counting.ts';
import { HOUR_MS } from '../support/sessions.ts';

/**
 * Compares the rows that queries read at 1,000 and at 10,000 rows: a small part of the bench that every test run
 * includes.
 */

const NOW = Date.UTC(2100, 0, 1);
const VIEWER = 7;
const SMALL = 1_000;
const LARGE = 10_000;

const dialect = new SQLiteAsyncDialect();

/** Adds users and sessions with ids up to `to`, and indexes them with the product's own statements. */
async function grow(from: number, to: number) {
  const rows = `WITH RECURSIVE n(i) AS (SELECT ${from + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
  // An index is filled fastest in the order of its row ids.
  const indexed = [
    ...indexSession(sql.raw('s.id')).map((statement) => sql`${statement} AND s.id > ${from}`),
    sql`${indexUser(sql.raw('u.id'))} AND u.id > ${from}`,
  ].map((statement) => dialect.sqlToQuery(sql`${statement} ORDER BY 1`));
  await env.DB.batch([
    ...[
      `${rows} INSERT INTO users (id, name, name_key, email, email_key, password_hash, region, languages, online,
        terms_accepted_at, created_at) SELECT i, 'Player ' || i, i, i, i, '-',
        CASE i % 3 WHEN 0 THEN 'asia' ELSE 'europe' END, '["en"]', i % 4 = 0, 0, 0 FROM n`,
      `${rows} INSERT INTO preferences (user_id, game_id, position)
        SELECT i, 1 + i % 2, 0 FROM n UNION ALL SELECT i, 3, 1 FROM n`,
      `${rows} INSERT INTO sessions (id, host_id, name, description, platforms, region, language, level, style,
        microphone, adults_only, starts_at, ends_at, seats, seats_taken, visibility, created_at)
        SELECT i, i, CASE i % 3 WHEN 0 THEN 'Evening run' ELSE 'Morning run' END, '', '["pc"]',
          CASE i % 3 WHEN 0 THEN 'asia' ELSE 'europe' END, 'en', 'any', 'casual', 0, 0,
          ${NOW} + i * 7919 % 8000 * ${HOUR_MS}, ${NOW} + (i * 7919 % 8000 + 2) * ${HOUR_MS}, 4,
          CASE WHEN i % 2 = 0 OR i * 7919 % 8000 < 800 THEN 4 ELSE 1 END, 'public', 0 FROM n`,
      `${rows} INSERT INTO media (id, uploader_id, user_id, position, extension, new_name, bytes, created_at)
        SELECT i, i, i, 0, 'png', 'u' || i, 1000, 0 FROM n`,
      `${rows} INSERT INTO reports (id, reporter_id, about, reason, text, evidence, reported_id, decision, decided_at,
        created_at) SELECT i, i, '/api/users/' || (i / 3 + 1), 'spam', '', '{"name":"Player","text":"","media":[]}',
        i / 3 + 1, CASE i % 2 WHEN 0 THEN 'upheld' END, CASE i % 2 WHEN 0 THEN i END, i FROM n`,
      `${rows} INSERT INTO audit_log (actor_id, action, about, reason, after, created_at)
        SELECT 1 + i % 2, CASE i % 3 WHEN 0 THEN 'ban' ELSE 'warning' END, '/api/users/' || (i % 50 + 1),
        CASE i % 4 WHEN 0 THEN 'Threats in a call' ELSE 'Insults' END, '{"status":"banned"}', i * 1000 FROM n`,
      `${rows} INSERT INTO session_games (session_id, game_id, position)
        SELECT i, 1 + i % 2, 0 FROM n UNION ALL SELECT i, 3, 1 FROM n WHERE i % 3 = 0`,
    ].map((statement) => env.DB.prepare(statement)),
    ...indexed.map((query) => env.DB.prepare(query.sql).bind(...query.params)),
  ]);
}

const search = (asked: Partial<SessionQuery>) => (db: Database) =>
  searchSessions(db, { sort: 'soonest', itemsPerPage: PAGE_SIZE, ...asked }, VIEWER, NOW);

const people = (asked: Partial<UserQuery>) => (db: Database) =>
  searchUsers(db, { itemsPerPage: PAGE_SIZE, ...asked }, VIEWER);

const day = (days: number) => new Date(NOW + days * 24 * HOUR_MS).toISOString();

/** The lists, each with the number of items that it reads: a page and one more, or as many as a first page counts. */
const LISTS: Record<string, [number, (db: Database) => Promise<unknown>]> = {
  'latest sessions': [PAGE_SIZE + 1, (db) => listLatestSessions(db, VIEWER, NOW)],
  'latest users': [PAGE_SIZE + 1, (db) => listLatestUsers(db, VIEWER)],
  'sessions by preference': [PAGE_SIZE + 1, (db) => listSessionsByPreference(db, VIEWER, NOW)],
  'users by preference': [PAGE_SIZE + 1, (db) => listUsersByPreference(db, VIEWER)],
  'all sessions': [TOTAL_MAX, search({})],
  'sessions by text': [TOTAL_MAX, search({ q: 'even' })],
  'sessions by facets': [TOTAL_MAX, search({ game: 3, region: 'asia', language: 'en' })],
  'sessions by text and facets, open': [TOTAL_MAX, search({ q: 'ev', game: 3, open: true })],
  'sessions in one’s hours': [TOTAL_MAX, search({ hours: true })],
  'sessions in one’s hours, newest, by game': [
    TOTAL_MAX,
    search({ hours: true, sort: 'newest', game: 3 }),
  ],
  'newest sessions of some days': [
    TOTAL_MAX,
    search({ sort: 'newest', from: day(50), to: day(120) }),
  ],
  'sessions, a deep page': [
    PAGE_SIZE + 1,
    search({ cursor: encodeCursor('soonest', [soonestKey(NOW + 2000 * HOUR_MS, 0)]) }),
  ],
  // All of a window are compared with the viewer, and those of the page are read.
  'people by text': [TOTAL_MAX + PAGE_SIZE, people({ q: 'player' })],
  'people by facets': [TOTAL_MAX + PAGE_SIZE, people({ game: 3, region: 'asia', online: true })],
};

/** The lists of the admin area. Each reads a page and one more item, with names and counts. */
const page = { itemsPerPage: PAGE_SIZE };
const newest = { beforeId: Number.MAX_SAFE_INTEGER, limit: PAGE_SIZE + 1 };
const ADMIN_CALLS: typeof LISTS = {
  'all accounts': [PAGE_SIZE + 1, (db) => searchAccounts(db, 1, page)],
  'accounts by name': [PAGE_SIZE + 1, (db) => searchAccounts(db, 1, { ...page, q: 'player' })],
  'accounts by state': [
    PAGE_SIZE + 1,
    (db) => searchAccounts(db, 1, { ...page, status: 'active' }),
  ],
  'the whole log': [PAGE_SIZE + 1, (db) => searchLog(db, {}, newest)],
  'the log by words and deed': [
    PAGE_SIZE + 1,
    (db) => searchLog(db, { q: 'threats', action: 'ban', actor: 1 }, newest),
  ],
  'the log of some days': [
    PAGE_SIZE + 1,
    (db) => searchLog(db, { from: new Date(100_000).toISOString() }, newest),
  ],
  'open reports': [PAGE_SIZE + 1, (db) => listReports(db, { ...page, state: 'open', adminId: 1 })],
  'decided reports': [
    PAGE_SIZE + 1,
    (db) => listReports(db, { ...page, state: 'decided', adminId: 1 }),
  ],
  'sessions to judge': [
    PAGE_SIZE + 1,
    (db) => listAdminSessions(db, { ...page, adminId: 1, state: 'latest' }),
  ],
  'sessions to judge, by words': [
    PAGE_SIZE + 1,
    (db) => listAdminSessions(db, { ...page, adminId: 1, state: 'latest', q: 'evening' }),
  ],
  'files to judge': [
    PAGE_SIZE + 1,
    (db) => listAdminMedia(db, { ...page, adminId: 1, state: 'latest' }),
  ],
};
const CALLS = { ...LISTS, ...ADMIN_CALLS };

const measured = new Map<string, number[]>();

async function measure() {
  for (const [name, [, call]] of Object.entries(CALLS)) {
    const { binding, rowsRead } = countingBinding(env.DB);
    await call(new Database(binding));
    measured.set(name, [...(measured.get(name) ?? []), rowsRead()]);
  }
}

/** The most hours that a search may ask for. */
const HALF_OF_THE_WEEK = Array.from({ length: 84 }, (_, index) => index * 2);

beforeAll(async () => {
  await grow(0, SMALL);
  const hours = { zone: 'UTC', hours: HALF_OF_THE_WEEK };
  await replaceHours(new Database(env.DB), VIEWER, hours, NOW);
  await measure();
  await grow(SMALL, LARGE);
  await measure();
});

describe('rows read', () => {
  it.each(Object.entries(CALLS))('%s: as many of 10,000 as of 1,000', (name, [items]) => {
    const [small = 0, large = 0] = measured.get(name) ?? [];
    expect(small).toBeGreaterThan(PAGE_SIZE);
    expect(large / small).toBeLessThanOrEqual(1.1);
    expect(large).toBeLessThanOrEqual(12 * items);
  });

  it('finds by days in another order just what starts within', async () => {
    const [from, to] = [NOW + 50.3 * 24 * HOUR_MS, NOW + 61.7 * 24 * HOUR_MS];
    const { results } = await env.DB.prepare(
      'SELECT id FROM sessions WHERE starts_at BETWEEN ? AND ? AND id <= 1500 ORDER BY id DESC',
    )
      .bind(from, to)
      .all<{ id: number }>();
    const found = await searchSessions(
      new Database(env.DB),
      {
        sort: 'newest',
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        cursor: encodeCursor('newest', [1501]),
        itemsPerPage: PAGE_SIZE_MAX,
      },
      VIEWER,
      NOW,
    );
    expect(results.length).toBeGreaterThan(PAGE_SIZE);
    expect(found.rows.map(({ id }) => id)).toEqual(
      results.slice(0, PAGE_SIZE_MAX).map(({ id }) => id),
    );
  });
});
