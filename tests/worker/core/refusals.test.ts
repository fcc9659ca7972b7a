import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import type { Actor } from '../../../worker/core/refusals.ts';
import { patch } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';

let ada: Account;
let actor: Actor;

beforeAll(async () => {
  ada = await register();
  const device = await env.DB.prepare('SELECT id FROM devices WHERE user_id = ?')
    .bind(ada.id)
    .first<number>('id');
  actor = { id: ada.id, deviceId: device ?? 0 };
});

const run = (statement: string) => env.DB.prepare(statement).run();

const aboutOf = (id: number) =>
  env.DB.prepare('SELECT about FROM users WHERE id = ?').bind(id).first<string>('about');

const write = () => sql`UPDATE users SET about = 'changed' WHERE id = ${ada.id}`;
const read = () => sql`SELECT 1`;

describe.each([
  ['reads', read],
  ['writes', write],
])('A batch that %s', (_, statement) => {
  test('is refused where the device is not the account’s', async () => {
    const db = new Database(env.DB, undefined, { ...actor, deviceId: 0 });
    await expect(db.batch({ statement: statement() })).rejects.toMatchObject({
      refusal: 'unauthenticated',
    });
    expect(await aboutOf(ada.id)).toBe('');
  });

  test('is refused where an admin is asked for', async () => {
    const db = new Database(env.DB, undefined, actor).as({ staff: 'admin' });
    await expect(db.batch({ statement: statement() })).rejects.toMatchObject({
      refusal: 'not-admin',
    });
    expect(await aboutOf(ada.id)).toBe('');
  });

  test('is refused where the account is about to be deleted', async () => {
    await run(`UPDATE users SET status = 'leaving' WHERE id = ${ada.id}`);
    const db = new Database(env.DB, undefined, actor).as({ staying: true });
    await expect(db.batch({ statement: statement() })).rejects.toMatchObject({
      refusal: 'leaving',
    });
    expect(await aboutOf(ada.id)).toBe('');
    await run(`UPDATE users SET status = 'active' WHERE id = ${ada.id}`);
  });
});

test('a statement that writes inside of a WITH is guarded before it writes', async () => {
  const db = new Database(env.DB, undefined, { ...actor, deviceId: 0 });
  const hidden = sql`WITH x AS (SELECT 1) UPDATE users SET about = 'changed' WHERE id = ${ada.id}`;
  await expect(db.all(hidden)).rejects.toMatchObject({ refusal: 'unauthenticated' });
  expect(await aboutOf(ada.id)).toBe('');
});

const failing = async (change: object) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { status } = await patch(`/api/users/${ada.id}`, change, ada.token);
  const lines = log.mock.calls.length;
  log.mockRestore();
  return { status, lines };
};

describe('What fails by itself is no refusal', () => {
  test('malformed JSON in a row is a fault of ours, with a log line', async () => {
    await run(`UPDATE users SET platforms = '{' WHERE id = ${ada.id}`);
    expect(await failing({ about: 'changed' })).toEqual({ status: 500, lines: 1 });
    await run(`UPDATE users SET platforms = '[]' WHERE id = ${ada.id}`);
    expect(await aboutOf(ada.id)).toBe('');
  });

  test.each([
    ['an integer overflow', 'abs(-9223372036854775807 - 1)'],
    ['a bad JSON path', `json_extract('{}', 'leaving')`],
  ])('%s is a fault of ours, with a log line', async (_, expression) => {
    await run(
      `CREATE TRIGGER test_fault BEFORE UPDATE OF about ON users BEGIN SELECT ${expression}; END`,
    );
    expect(await failing({ about: 'changed' })).toEqual({ status: 500, lines: 1 });
    await run('DROP TRIGGER test_fault');
    expect(await aboutOf(ada.id)).toBe('');
  });
});
