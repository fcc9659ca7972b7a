import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { backup } from '../../../worker/operator/backup.ts';
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
import { restore } from '../../../worker/operator/restore.ts';
import { asD1, instance } from './bindings.ts';
import { contents, fillAsReleased } from './release.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'peerway-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

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

  it('comes back without anybody logged in, and without links that were sent', async () => {
    const sqlite = await filled();
    sqlite.exec(`UPDATE devices SET revoked_at = CASE id WHEN 1 THEN 5 END;
      INSERT INTO trusted_browsers VALUES ('x', 4, 9); INSERT INTO calendar_feeds VALUES (4, 'x', 5);
      INSERT INTO invite_links (hash, user_id, uses_max, created_at, expires_at, revoked_at)
        VALUES ('x', 4, 1, 5, 9, 5), ('y', 4, 1, 5, 9, NULL);
      INSERT INTO mail_tokens (hash, user_id, purpose, email, expires_at) VALUES ('x', 4, 'reset', 'x', 9)`);
    const { file } = await copyOf(sqlite);
    await restoreInto(sqlite, file);
    const { devices, invite_links, trusted_browsers, mail_tokens, calendar_feeds } =
      contents(sqlite).rows;
    expect(devices?.[0]).toMatchObject({ id: 1, revoked_at: 5 });
    expect(invite_links?.[0]).toMatchObject({ hash: 'x', revoked_at: 5 });
    expect(JSON.stringify([devices, invite_links])).not.toContain('"revoked_at":null');
    expect([trusted_browsers, mail_tokens, calendar_feeds]).toEqual([[], [], []]);
  });

  it('that was half restored says so, isn’t copied, and is restored by another run', async () => {
    const sqlite = await filled();
    const { file } = await copyOf(sqlite);
    const expected = contents(sqlite);
    sqlite.exec("UPDATE sqlite_sequence SET seq = 700000 WHERE name = 'users'");
    const failing = asD1(sqlite, (sql) => {
      if (sql.startsWith('INSERT INTO "sessions"')) throw new Error('The network is gone.');
    });
    await expect(restoreDatabase(failing, file)).rejects.toThrow('The network is gone.');
    expect(await hasUsers(asD1(sqlite))).toBe(true);
    await expect(copyOf(sqlite)).rejects.toThrow('didn’t finish. Run it again with --overwrite');
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
    const come = `INSERT INTO users (${columns}) VALUES (${values}); INSERT INTO gamertags (user_id, platform, tag, visible_to) VALUES (999, 'pc', 'x', 'everyone')`;
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
  const kept = path.join(folder, 'kept');
  mkdirSync(kept);
  writeFileSync(path.join(folder, 'secrets'), 'not to be published');
  for (const outside of ['../secrets', 'files/../../secrets', path.join(folder, 'secrets')]) {
    const part = { file: outside, bytes: 19, sha256: '' };
    writeManifest(kept, {
      format: 1,
      madeAt: '',
      rows: {},
      database: part,
      files: [],
      objects: null,
    });
    expect(() => readManifest(kept)).toThrow('"file"');
  }
});

const STATE = 'state';

/** Runs a command in the test's folder, on the state in it. */
function inFolder<Result>(run: () => Promise<Result>): Promise<Result> {
  vi.stubEnv('INIT_CWD', folder);
  vi.stubEnv('STATE_DIR', path.join(folder, STATE));
  return run().finally(() => vi.unstubAllEnvs());
}

const neverOpened = () => Promise.reject(new Error('It was opened.'));

describe('npm run backup and npm run restore', () => {
  const FILE = {
    bytes: new Uint8Array([0, 255, 1, 254]),
    metadata: {
      httpMetadata: { contentType: 'image/webp' },
      customMetadata: { by: '7' },
    },
  };

  it('bring back all that was deleted, and refuse what would lose something', async () => {
    const sqlite = await filled();
    const from = instance(sqlite, new Map([['withdrawn/a-file.webp', FILE]]));
    expect(await inFolder(() => backup(['kept'], from.open))).toContain(' 1 files and 0 Durable');
    await expect(inFolder(async () => backup(['kept'], from.open))).rejects.toThrow('isn’t empty');

    const others = new Map([['withdrawn/another.webp', FILE]]);
    const full = new DatabaseSync(':memory:');
    fillAsReleased(full);
    const used = contents(full);
    for (const there of [instance(full), instance(new DatabaseSync(':memory:'), others)]) {
      await expect(inFolder(async () => restore(['kept'], there.open))).rejects.toThrow(
        'nothing was changed',
      );
    }
    expect(contents(full)).toEqual(used);
    expect([...others.keys()]).toEqual(['withdrawn/another.webp']);

    const into = instance(full, others);
    await inFolder(() => restore(['kept', '--overwrite'], into.open));
    expect(contents(full)).toEqual(contents(sqlite));
    expect([...others]).toEqual([['withdrawn/a-file.webp', FILE]]);
  });

  it('ask for one folder', async () => {
    for (const args of [[], ['one', 'two']]) {
      await expect(async () => backup(args)).rejects.toThrow('Usage: npm run backup');
      await expect(async () => restore(args)).rejects.toThrow('Usage: npm run restore');
    }
  });

  it('refuse while a server runs on the same data, and not after it was killed', async () => {
    const state = path.join(folder, STATE);
    const registry = path.join(state, 'registry');
    mkdirSync(registry, { recursive: true });
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('No port is free.');
    const debugPortAddress = `127.0.0.1:${address.port}`;
    writeFileSync(path.join(registry, 'peerway'), JSON.stringify({ debugPortAddress }));
    await expect(refuseRunning(state)).rejects.toThrow('Stop it first');
    await expect(inFolder(() => backup(['kept']))).rejects.toThrow('Stop it first');
    // wrangler doesn't list what `npm start` runs.
    rmSync(registry, { recursive: true });
    await refuseRunning(state);
    await noteRunning(state);
    await expect(refuseRunning(state)).rejects.toThrow('Stop it first');
    // Another program has the port of a server that has ended.
    const note = path.join(state, 'running.json');
    const { pid } = spawnSync(process.execPath, ['--version']);
    writeFileSync(note, JSON.stringify({ debugPortAddress, pid }));
    await refuseRunning(state);
    writeFileSync(note, JSON.stringify({ debugPortAddress, pid: process.pid }));
    await new Promise((resolve) => server.close(resolve));
    await refuseRunning(state);
  });

  it('refuse a backup of a version with other tables, before anything is changed', async () => {
    const sqlite = new DatabaseSync(':memory:');
    fillAsReleased(sqlite);
    sqlite.exec("INSERT INTO d1_migrations (name) VALUES ('9999_of_the_future.sql')");
    await inFolder(() => backup(['kept'], instance(sqlite).open));
    await expect(inFolder(() => restore(['kept'], neverOpened))).rejects.toThrow(
      '9999_of_the_future.sql, which this version',
    );
  });
});
