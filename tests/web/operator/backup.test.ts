import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Database, Value } from '../../../worker/operator/backup/bindings.ts';
import { copyDatabase } from '../../../worker/operator/backup/copy-database.ts';
import {
  describePart,
  readManifest,
  writeManifest,
} from '../../../worker/operator/backup/manifest.ts';
import { noteRunning, refuseRunning } from '../../../worker/operator/backup/refuse-running.ts';
import {
  endRestore,
  finishDatabase,
  hasUsers,
  restoreDatabase,
} from '../../../worker/operator/backup/restore-database.ts';
import { contents, fillAsReleased } from './release.ts';
import { inState, openDatabase, runScript } from './state.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'peerway-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An SQLite database with the interface of D1. @param before runs before each statement */
function asD1(sqlite: DatabaseSync, before: (sql: string) => void = () => {}): Database {
  interface Statement {
    sql: string;
    values: Value[];
    bind(...values: Value[]): Statement;
    all(): Promise<{ results: Record<string, unknown>[] }>;
  }
  const run = ({ sql, values }: Statement) => {
    before(sql);
    return { results: sqlite.prepare(sql).all(...values) };
  };
  const statement = (sql: string, values: Value[]): Statement => ({
    sql,
    values,
    bind: (...bound) => keep(statement(sql, bound)),
    async all() {
      return run(this);
    },
  });
  // D1 gets only statements of this database, but the type can't say so.
  const made = new WeakMap<object, Statement>();
  const keep = (one: Statement) => {
    made.set(one, one);
    return one;
  };
  return {
    prepare: (sql) => keep(statement(sql, [])),
    async batch(statements) {
      sqlite.exec('BEGIN');
      try {
        const results = statements.map((one) => {
          const own = made.get(one);
          if (!own) throw new Error('A statement of another database.');
          return run(own);
        });
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

const FILLED = [
  "UPDATE users SET locale = 'de' WHERE id = 2",
  "INSERT INTO audit_log (actor_id, action, about, reason, created_at) VALUES (1, 'role', '/api/users/2', 'Grüße, 日本', 5)",
  "UPDATE users SET name_words = 'plainname' WHERE id = 2",
  "UPDATE audit_log SET reason_words = 'grusse'",
  'UPDATE games SET archived_at = 5 WHERE id = 3',
  'DELETE FROM game_search WHERE rowid = 3',
];

/** A database with rows in it, whose indexes the product itself has filled. */
async function filled() {
  const sqlite = new DatabaseSync(':memory:');
  fillAsReleased(sqlite);
  for (const one of FILLED) sqlite.exec(one);
  // Triggers and migrations have filled the indexes of accounts, games and the log. The sweep has filled those of
  // sessions and users.
  const before = contents(sqlite).words;
  await finishDatabase(asD1(sqlite));
  const after = contents(sqlite).words;
  for (const name of ['account_search', 'game_search', 'audit_search']) {
    expect({ name, words: after[name] }).toEqual({ name, words: before[name] });
    expect(after[name]?.length).toBeGreaterThan(0);
  }
  expect(after['session_soonest']?.length).toBeGreaterThan(0);
  expect(after['user_search']?.length).toBeGreaterThan(0);
  return sqlite;
}

const copyOf = async (sqlite: DatabaseSync) => {
  const file = path.join(folder, 'copy.sqlite');
  return { file, counts: await copyDatabase(asD1(sqlite), file) };
};

async function restoreInto(sqlite: DatabaseSync, file: string) {
  await restoreDatabase(asD1(sqlite), file);
  await finishDatabase(asD1(sqlite));
  await endRestore(asD1(sqlite));
}

const nextId = (sqlite: DatabaseSync, table: string) =>
  Number(sqlite.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.['seq']) + 1;

describe('a database', () => {
  it('comes back with every row, count, trigger and word that can be searched', async () => {
    const sqlite = await filled();
    const { file, counts } = await copyOf(sqlite);
    expect(counts['users']).toBeGreaterThan(3);
    const empty = new DatabaseSync(':memory:');
    await restoreInto(empty, file);
    expect(contents(empty)).toEqual(contents(sqlite));
    expect(empty.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    // A restore also replaces other data.
    const other = new DatabaseSync(':memory:');
    fillAsReleased(other);
    other.exec("UPDATE users SET name = 'Someone else'");
    await restoreInto(other, file);
    expect(contents(other)).toEqual(contents(sqlite));
  });

  it('gives no id again that somebody may have had in between, since rooms are named by them', async () => {
    const sqlite = await filled();
    const { file } = await copyOf(sqlite);
    for (const table of ['users', 'sessions']) {
      sqlite.exec(`UPDATE sqlite_sequence SET seq = 500000 WHERE name = '${table}'`);
    }
    await restoreInto(sqlite, file);
    expect(nextId(sqlite, 'users')).toBeGreaterThan(500_000);
    expect(nextId(sqlite, 'sessions')).toBeGreaterThan(500_000);
    const fresh = new DatabaseSync(':memory:');
    await restoreInto(fresh, file);
    const users = Number(fresh.prepare('SELECT max(id) AS most FROM users').get()?.['most']);
    expect(nextId(fresh, 'users')).toBeGreaterThan(users + 10_000);
  });

  it('that was half restored says so, and is restored by another run', async () => {
    const sqlite = await filled();
    const { file } = await copyOf(sqlite);
    const expected = contents(sqlite);
    sqlite.exec("UPDATE sqlite_sequence SET seq = 700000 WHERE name = 'users'");
    const failing = asD1(sqlite, (sql) => {
      if (sql.startsWith('INSERT INTO "sessions"')) throw new Error('The network is gone.');
    });
    await expect(restoreDatabase(failing, file)).rejects.toThrow('The network is gone.');
    expect(await hasUsers(asD1(sqlite))).toBe(true);
    await restoreInto(sqlite, file);
    expect(contents(sqlite)).toEqual(expected);
    expect(nextId(sqlite, 'users')).toBeGreaterThan(700_000);
  });

  it('is copied again if rows went away meanwhile, and never with rows that refer to nothing', async () => {
    const sqlite = new DatabaseSync(':memory:');
    fillAsReleased(sqlite);
    const values = "999, 'x', 'x', 'x', 'x', '', 0, 0";
    const columns =
      'id, name, name_key, email, email_key, password_hash, terms_accepted_at, created_at';
    const come = `INSERT INTO users (${columns}) VALUES (${values}); INSERT INTO gamertags VALUES (999, 'pc', 'x', 'everyone')`;
    const go = 'DELETE FROM gamertags WHERE user_id = 999; DELETE FROM users WHERE id = 999';
    /** Adds a user before the gamertags are read, and deletes the user before the users are read. */
    const changing = (times: number) => {
      let runs = 0;
      return asD1(sqlite, (sql) => {
        if (sql.includes('FROM "gamertags" WHERE rowid') && runs++ < times) sqlite.exec(come);
        if (sql.includes('FROM "users" WHERE rowid')) sqlite.exec(go);
      });
    };
    const file = path.join(folder, 'copy.sqlite');
    await expect(copyDatabase(changing(9), file)).rejects.toThrow('Try again at a quiet hour');
    rmSync(file);
    await copyDatabase(changing(1), file);
    const copy = new DatabaseSync(file);
    expect(copy.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
    expect(copy.prepare('SELECT count(*) AS n FROM users').get()).toEqual(
      sqlite.prepare('SELECT count(*) AS n FROM users').get(),
    );
    copy.close();
  });
});

it('a backup that is unfinished, incomplete or damaged is refused', () => {
  expect(() => readManifest(folder)).toThrow('is no finished backup');
  writeFileSync(path.join(folder, 'database.sqlite'), 'rows');
  const database = describePart(folder, 'database.sqlite');
  writeManifest(folder, { format: 1, madeAt: '', rows: {}, database, files: [], objects: null });
  expect(readManifest(folder).database).toEqual(database);
  writeFileSync(path.join(folder, 'database.sqlite'), 'rowz');
  expect(() => readManifest(folder)).toThrow('The backup is damaged: database.sqlite');
  rmSync(path.join(folder, 'database.sqlite'));
  expect(() => readManifest(folder)).toThrow('The backup is incomplete: database.sqlite');
});

it('a backup can’t name files outside of its folder', () => {
  const backup = path.join(folder, 'backup');
  mkdirSync(backup);
  writeFileSync(path.join(folder, 'secrets'), 'not to be published');
  for (const outside of ['../secrets', 'files/../../secrets', path.join(folder, 'secrets')]) {
    const part = { file: outside, bytes: 19, sha256: '' };
    writeManifest(backup, {
      format: 1,
      madeAt: '',
      rows: {},
      database: part,
      files: [],
      objects: null,
    });
    expect(() => readManifest(backup)).toThrow('"file"');
  }
});

/** For three commands in a row, each of which takes 40 s on a busy machine. */
const COMMANDS_MAX_MS = 300_000;

const run = (script: string, ...args: string[]) => runScript(folder, script, ...args);

describe('npm run backup and npm run restore', { timeout: COMMANDS_MAX_MS }, () => {
  const BYTES = new Uint8Array([0, 255, 1, 254]);
  const TYPE = { httpMetadata: { contentType: 'image/webp' }, customMetadata: { by: '7' } };

  it('bring back all that was deleted, and refuse what would lose something', async () => {
    await inState(folder, async ({ db, files }) => {
      await db.prepare('SELECT 1').all();
      await files.put('withdrawn/a-file.webp', BYTES, TYPE);
    });
    const before = openDatabase(folder);
    fillAsReleased(before);
    await finishDatabase(asD1(before));
    const expected = contents(before);
    before.close();

    // A file of a Durable Object on this machine, and a folder that others may read.
    const room = path.join(folder, 'state/v3/do/peerway-Room/abc.sqlite');
    mkdirSync(path.dirname(room), { recursive: true });
    const messages = new DatabaseSync(room);
    messages.exec("CREATE TABLE messages (text TEXT); INSERT INTO messages VALUES ('hello')");
    messages.close();
    mkdirSync(path.join(folder, 'kept'), { mode: 0o755 });
    expect(run('backup', 'kept')).toMatchObject({ status: 0, stderr: '' });
    const names = readdirSync(path.join(folder, 'kept'), { recursive: true, encoding: 'utf8' });
    expect(names).toContain('objects/peerway-Room/abc.sqlite');
    for (const name of names) {
      const shared = statSync(path.join(folder, 'kept', name)).mode & 0o077;
      expect({ name, shared }).toEqual({ name, shared: 0 });
    }
    writeFileSync(path.join(folder, 'kept/objects/stray.sqlite'), 'not of this backup');
    expect(run('restore', 'kept').stderr).toContain('nothing was changed');
    rmSync(path.join(folder, 'state'), { recursive: true });
    const back = run('restore', 'kept');
    expect({ ...back, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' });
    const again = new DatabaseSync(room);
    expect(again.prepare('SELECT text FROM messages').all()).toEqual([{ text: 'hello' }]);
    again.close();
    expect(existsSync(path.join(folder, 'state/v3/do/stray.sqlite'))).toBe(false);
    const after = openDatabase(folder);
    expect(contents(after)).toEqual(expected);
    after.close();
    await inState(folder, async ({ files }) => {
      const stored = await files.get('withdrawn/a-file.webp');
      expect(new Uint8Array((await stored?.arrayBuffer()) ?? [])).toEqual(BYTES);
      expect(stored).toMatchObject(TYPE);
      const { objects } = await files.list({});
      expect(objects.map(({ key }) => key)).toEqual(['withdrawn/a-file.webp']);
    });
  });

  it('refuse while a server runs on the same data, and not after it was killed', async () => {
    const registry = path.join(folder, 'state/registry');
    mkdirSync(registry, { recursive: true });
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port is free.');
    const debugPortAddress = `127.0.0.1:${address.port}`;
    writeFileSync(path.join(registry, 'peerway'), JSON.stringify({ debugPortAddress }));
    const state = path.join(folder, 'state');
    await expect(refuseRunning(state)).rejects.toThrow('Stop it first');
    const refused = run('backup', 'kept');
    expect({ ...refused, stderr: '' }).toEqual({ status: 1, stdout: '', stderr: '' });
    expect(refused.stderr).toContain('Stop it first');
    // wrangler doesn't list what `npm start` runs.
    rmSync(registry, { recursive: true });
    await refuseRunning(state);
    noteRunning({ stateDir: state, host: '127.0.0.1', port: address.port });
    await expect(refuseRunning(state)).rejects.toThrow('Stop it first');
    await new Promise((resolve) => server.close(resolve));
    await refuseRunning(state);
  });

  it('refuse a backup of a version with other tables, before anything is changed', async () => {
    const sqlite = new DatabaseSync(':memory:');
    fillAsReleased(sqlite);
    sqlite.exec('CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT)');
    sqlite.exec("INSERT INTO d1_migrations (name) VALUES ('9999_of_the_future.sql')");
    await copyDatabase(asD1(sqlite), path.join(folder, 'database.sqlite'));
    const database = describePart(folder, 'database.sqlite');
    writeManifest(folder, { format: 1, madeAt: '', rows: {}, database, files: [], objects: null });
    expect(run('restore', '.').stderr).toContain('9999_of_the_future.sql, which this version');
    expect(existsSync(path.join(folder, 'state'))).toBe(false);
  });
});
