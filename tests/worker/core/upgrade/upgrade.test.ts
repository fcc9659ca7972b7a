import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import {
  REFRESH_TOKEN_LIFETIME_MS,
  mintRefreshToken,
} from '../../../../worker/accounts/refresh-token.ts';
import { TokenPair } from '../../../../worker/contract/account.ts';
import { signAccessToken } from '../../../../worker/core/auth/access-token.ts';
import { sweep } from '../../../../worker/sweep.ts';
import { send } from '../../support/client.ts';
import { sql } from '../../support/sql.ts';
import release from './first-release.json';

/**
 * Some rows of the demo community as the first release wrote them. Their times are relative to the day on which they
 * were saved.
 */
const Rows = z.record(z.string(), z.array(z.record(z.string(), z.json())));

/** The migrations of the first release. All later ones are the upgrade. */
const RELEASED = new Set(['0000_tables.sql', '0001_search_and_triggers.sql', '0002_catalogue.sql']);

const run = (statements: readonly string[]) =>
  env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

/** Drops everything that `emptyRuntime` has made. */
async function dropAll() {
  const { results } =
    await sql`SELECT type, name, coalesce(sql, '') LIKE '%VIRTUAL%' AS virtual FROM sqlite_master
     WHERE name NOT LIKE 'sqlite_%' AND substr(name, 1, 3) <> '_cf' AND type <> 'index'
     ORDER BY rowid DESC`.all<{ type: string; name: string; virtual: number }>();
  const virtual = results.filter((one) => one.virtual === 1).map(({ name }) => name);
  const own = results.filter(
    ({ type, name }) => type !== 'table' || !virtual.some((one) => name.startsWith(`${one}_`)),
  );
  const order = ['trigger', 'view', 'table'];
  own.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type) || b.virtual - a.virtual);
  await run([
    'PRAGMA defer_foreign_keys = on',
    ...own.map(({ type, name }) => `DROP ${type} IF EXISTS ${name}`),
  ]);
}

/** Adds `now` to the relative times of the file. */
const shifted = (column: string, value: z.infer<ReturnType<typeof z.json>>, now: number) =>
  /_(?:at|until)$/.test(column) && typeof value === 'number' && value !== 0 ? value + now : value;

async function insertRows(now: number) {
  const statements = Object.entries(Rows.parse(release)).flatMap(([table, rows]) =>
    rows.map((row) => {
      const columns = Object.keys(row);
      const values = columns.map((column) => shifted(column, row[column] ?? null, now));
      return env.DB.prepare(
        `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      ).bind(...values);
    }),
  );
  await env.DB.batch([sql`PRAGMA defer_foreign_keys = on`, ...statements]);
}

/** All rows of the tables in the file. */
async function allRows() {
  const tables = Object.keys(release);
  const found = await env.DB.batch<Record<string, unknown>>(
    tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY rowid`)),
  );
  return Object.fromEntries(tables.map((table, index) => [table, found[index]?.results ?? []]));
}

const now = Date.now();
let before: Awaited<ReturnType<typeof allRows>> = {};

/** Mira has a tab open while the migrations run. */
const MIRA = 2;
const DEVICE = { id: 9000, key: 'open-while-it-upgrades' };
let open: z.infer<typeof TokenPair>;

/** Stores a device and its tokens as the first release did. */
async function connect() {
  await sql`INSERT INTO devices (id, key, user_id, rotated_at, user_agent, created_at, expires_at)
     VALUES (${DEVICE.id}, ${DEVICE.key}, ${MIRA}, ${now}, 'Firefox', ${now}, ${now + REFRESH_TOKEN_LIFETIME_MS})`.run();
  open = {
    token: await signAccessToken(env, { id: MIRA, deviceId: DEVICE.id }, now),
    refresh_token: await mintRefreshToken(env, { deviceKey: DEVICE.key, generation: 1 }),
  };
}

async function logIn(email: string) {
  const body = { email, password: 'peerway-demo-2025' };
  const answer = await send('POST', '/api/login', { body });
  expect(answer.status).toBe(200);
  return TokenPair.parse(await answer.json()).token;
}

async function expectAllAnswered(paths: string[], token: string) {
  for (const path of paths) {
    const answer = await send('GET', `/api/${path}`, { token });
    expect({ path, status: answer.status }).toStrictEqual({ path, status: 200 });
  }
}

const schemaOf = async () =>
  (
    await sql`SELECT type, name, sql FROM sqlite_master WHERE substr(name, 1, 4) <> '_cf_' ORDER BY type, name`.all()
  ).results;
let schema: Awaited<ReturnType<typeof schemaOf>> = [];

beforeAll(async () => {
  schema = await schemaOf();
  await dropAll();
  const released = env.TEST_MIGRATIONS.filter(({ name }) => RELEASED.has(name));
  const later = env.TEST_MIGRATIONS.filter(({ name }) => !RELEASED.has(name));
  await run(released.flatMap(({ queries }) => queries));
  await insertRows(now);
  await connect();
  before = await allRows();
  // An operator applies the migrations one after the other, so this does, too.
  for (const { queries } of later) await run(queries);
});

describe('a database of the first release', () => {
  it('comes to the schema that all other tests begin with', async () => {
    expect(schema.length).toBeGreaterThan(100);
    expect(await schemaOf()).toEqual(schema);
  });

  it('keeps every row through all later migrations', async () => {
    const after = await allRows();
    for (const [table, rows] of Object.entries(before)) {
      expect({ table, rows: after[table] }).toMatchObject({ table, rows });
    }
  });

  it('answers every list to someone who logs in with the old password', async () => {
    const token = await logIn('mira@peerway.example');
    const paths = [
      'currentuser',
      'latest/sessions',
      'latest/users',
      'sessionsgames',
      'usergames',
      'sessions',
      'sessions/10',
      'users/2',
      'friends',
      'notices',
      'preferences',
      'conversations',
      'notification-settings',
      'account',
      'ways-in',
      'devices',
      'sessions/own',
      'sessions/15/messages',
      'saved-searches',
      'applications?user=/api/users/2',
      'played-with',
      'users',
      'users/1/sessions',
      'users/4/messages',
      'blocks',
      'games?q=a',
      'games/1',
      'categories',
      'hours',
      'calls',
      'push/key',
      'export',
    ];
    await expectAllAnswered(paths, token);
  });

  it('keeps those logged in who were, and gives them new tokens', async () => {
    await expectAllAnswered(['currentuser', 'notices'], open.token);
    const body = { refresh_token: open.refresh_token };
    const refreshed = await send('POST', '/api/token/refresh', { body });
    expect(refreshed.status).toBe(200);
    const { token } = TokenPair.parse(await refreshed.json());
    await expectAllAnswered(['currentuser', 'conversations'], token);
  });

  it('answers every page of the admin area', async () => {
    const paths = ['overview', 'reports', 'users', 'users/2', 'games', 'game-requests', 'sessions'];
    const more = ['media', 'audit-log', 'audit-log.csv'];
    await expectAllAnswered(
      [...paths, ...more].map((path) => `admin/${path}`),
      await logIn('admin@peerway.example'),
    );
  });

  it('is taken on by the sweep', async () => {
    await sweep(env, now);
    const due = 'SELECT count(*) AS n FROM sessions WHERE closed = 0 AND remind_at <= ?';
    expect(await env.DB.prepare(due).bind(now).first('n')).toBe(0);
  });
});
