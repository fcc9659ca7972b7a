import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';

import { copyFiles } from '../../../worker/operator/backup/bucket.ts';
import { copyDatabase } from '../../../worker/operator/backup/copy-database.ts';
import {
  DATABASE_FILE,
  describePart,
  readManifest,
  writeManifest,
} from '../../../worker/operator/backup/manifest.ts';
import { finishDatabase } from '../../../worker/operator/backup/restore-database.ts';
import { instance } from './bindings.ts';
import { contents, fillAsReleased } from './release.ts';
import { openDatabase, runScript } from './state.ts';

/**
 * The commands as the operator runs them, one after the other on one state, with the platform's own database and files.
 * What else they do is tested without a process.
 */

const folder = mkdtempSync(path.join(tmpdir(), 'peerway-operator-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (script: string, ...args: string[]) => runScript(folder, script, ...args);
const inside = (...names: string[]) => path.join(folder, ...names);

const KEY = 'withdrawn/a-file.webp';
const OBJECT = 'peerway-Room/abc.sqlite';
const FILE = {
  bytes: new Uint8Array([0, 255, 1, 254]),
  metadata: {
    httpMetadata: { contentType: 'image/webp' },
    customMetadata: { by: '7' },
  },
};

/** A backup with rows, a file and a Durable Object. @returns what is in its database */
async function makeBackup() {
  mkdirSync(path.dirname(inside('kept/objects', OBJECT)), { recursive: true });
  const room = new DatabaseSync(inside('kept/objects', OBJECT));
  room.exec("CREATE TABLE messages (text TEXT); INSERT INTO messages VALUES ('hello')");
  room.close();
  writeFileSync(inside('kept/objects/stray.sqlite'), 'not of this backup');
  const sqlite = new DatabaseSync(':memory:');
  fillAsReleased(sqlite);
  const { db, files } = await instance(sqlite, new Map([[KEY, FILE]])).open();
  await finishDatabase(db);
  const rows = await copyDatabase(db, inside('kept', DATABASE_FILE));
  writeManifest(inside('kept'), {
    format: 1,
    madeAt: '',
    rows,
    database: describePart(inside('kept'), DATABASE_FILE),
    files: await copyFiles(files, inside('kept')),
    objects: [describePart(inside('kept'), `objects/${OBJECT}`)],
  });
  return contents(sqlite);
}

it('npm run restore fills an empty state', async () => {
  const expected = await makeBackup();
  const back = run('restore', 'kept');
  expect({ ...back, stdout: '' }).toEqual({ status: 0, stdout: '', stderr: '' });
  const restored = openDatabase(folder);
  expect(contents(restored)).toEqual(expected);
  restored.close();
  expect(existsSync(inside('state/v3/do/stray.sqlite'))).toBe(false);
});

it('npm run backup copies all of that state, for the operator alone', () => {
  // Others may read the folder, but nothing that is put into it.
  mkdirSync(inside('again'), { mode: 0o755 });
  expect(run('backup', 'again')).toMatchObject({ status: 0, stderr: '' });
  const names = readdirSync(inside('again'), { recursive: true, encoding: 'utf8' });
  for (const name of names) {
    const shared = statSync(inside('again', name)).mode & 0o077;
    expect({ name, shared }).toEqual({ name, shared: 0 });
  }
  const [first, second] = [readManifest(inside('kept')), readManifest(inside('again'))];
  expect([second.rows, second.files]).toEqual([first.rows, first.files]);
  expect(new Uint8Array(readFileSync(inside('again', second.files[0]?.file ?? '')))).toEqual(
    FILE.bytes,
  );
  expect(second.files).toMatchObject([{ key: KEY, ...FILE.metadata }]);
  const room = new DatabaseSync(inside('again/objects', OBJECT));
  expect(room.prepare('SELECT text FROM messages').all()).toEqual([{ text: 'hello' }]);
  room.close();
});

it('npm run make-admin changes the state of npm start, and npm run reset-factors is started as it is', () => {
  const email = 'mira@peerway.example';
  const { status, stdout } = run('make-admin', email, '--local');
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: `Mira Solheim (${email}) is now an admin. Without a passkey or codes yet, they have an hour to set up one.\n`,
  });
  const database = openDatabase(folder);
  const found = database.prepare('SELECT role FROM users WHERE email_key = ?').get(email);
  database.close();
  expect(found?.['role']).toBe('admin');
  const other = run('reset-factors', 'mira');
  expect(other).toMatchObject({ status: 1, stdout: '' });
  expect(other.stderr).toContain('Usage: npm run reset-factors -- someone@example.org [--local]');
});
