import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { TokenPair } from '../../../../worker/contract/account.ts';
import { sweep } from '../../../../worker/sweep.ts';
import { send } from '../../support/client.ts';
import release from './first-release.json';

/** Some rows of the demo community as the first release wrote them. Times are relative to when they were read. */
const Rows = z.record(z.string(), z.array(z.record(z.string(), z.json())));

/** The migrations of the first release. All later ones are the upgrade. */
const RELEASED = new Set(['0000_tables.sql', '0001_search_and_triggers.sql', '0002_catalogue.sql']);

const run = (statements: readonly string[]) =>
  env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

/** Undoes what every test file starts with. */
async function dropAll() {
  const { results } = await env.DB.prepare(
    `SELECT type, name, coalesce(sql, '') LIKE '%VIRTUAL%' AS virtual FROM sqlite_master
     WHERE name NOT LIKE 'sqlite_%' AND substr(name, 1, 3) <> '_cf' AND type <> 'index'
     ORDER BY rowid DESC`,
  ).all<{ type: string; name: string; virtual: number }>();
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

/** Times in the file are small. */
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
  await env.DB.batch([env.DB.prepare('PRAGMA defer_foreign_keys = on'), ...statements]);
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

beforeAll(async () => {
  await dropAll();
  const released = env.TEST_MIGRATIONS.filter(({ name }) => RELEASED.has(name));
  const later = env.TEST_MIGRATIONS.filter(({ name }) => !RELEASED.has(name));
  await run(released.flatMap(({ queries }) => queries));
  await insertRows(now);
  before = await allRows();
  // As an operator applies them: one after the other.
  for (const { queries } of later) await run(queries);
});

describe('a database of the first release', () => {
  it('keeps every row through all later migrations', async () => {
    const after = await allRows();
    for (const [table, rows] of Object.entries(before)) {
      expect({ table, rows: after[table] }).toMatchObject({ table, rows });
    }
  });

  it('answers every list to someone who logs in with the old password', async () => {
    const body = { email: 'mira@peerway.example', password: 'peerway-demo-2025' };
    const logIn = await send('POST', '/api/login', { body });
    expect(logIn.status).toBe(200);
    const { token } = TokenPair.parse(await logIn.json());
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
    ];
    for (const path of paths) {
      const answer = await send('GET', `/api/${path}`, { token });
      expect({ path, status: answer.status }).toStrictEqual({ path, status: 200 });
    }
  });

  it('is taken on by the sweep', async () => {
    await sweep(env, now);
    const due = 'SELECT count(*) AS n FROM sessions WHERE closed = 0 AND remind_at <= ?';
    expect(await env.DB.prepare(due).bind(now).first('n')).toBe(0);
  });
});
