import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';

import { refuseEarlierState } from '../../../worker/local/earlier-state.ts';
import { readyInstance } from '../../../worker/local/ready-instance.ts';
import { root } from '../../../worker/local/settings.ts';
import { RESTORE_MARK } from '../../../worker/operator/backup/mark.ts';

const made: string[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A state whose database has only these migrations. @returns the state's folder and the database's file */
function stateOf(...migrations: string[]) {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'peerway-state-'));
  made.push(stateDir);
  const folder = path.join(stateDir, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'd1.sqlite');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE)');
  const insert = database.prepare('INSERT INTO d1_migrations (name) VALUES (?)');
  for (const name of migrations) insert.run(name);
  database.close();
  return { stateDir, file };
}

test('a state of this version, of some of its migrations, or none at all is used', () => {
  const { stateDir } = stateOf('0000_tables.sql', '0001_search_and_triggers.sql');
  expect(() => refuseEarlierState(stateDir)).not.toThrow();
  expect(() => refuseEarlierState(path.join(stateDir, 'nowhere'))).not.toThrow();
});

test('npm start and npm run dev refuse data whose restore didn’t finish, or that one of them uses', async () => {
  const { stateDir, file } = stateOf('0000_tables.sql');
  vi.stubEnv('STATE_DIR', stateDir);
  vi.stubEnv('PORT', '18931');
  const database = new DatabaseSync(file);
  database.exec(`CREATE TABLE ${RESTORE_MARK} (name TEXT PRIMARY KEY, seq INTEGER NOT NULL)`);
  await expect(readyInstance()).rejects.toThrow('npm run restore -- FOLDER --overwrite');
  database.exec(`DROP TABLE ${RESTORE_MARK}`);
  database.close();
  expect(await readyInstance()).toMatchObject({ stateDir });
  // The first has neither built nor served anything yet.
  await expect(readyInstance()).rejects.toThrow('Stop it first');
});

test('npm start says how to start over from an earlier state, as npm run dev does by the same check', () => {
  const { stateDir, file } = stateOf('0000_tables.sql', '0001_search_and_audit.sql');
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'worker/local/start.ts')],
    {
      env: { ...process.env, STATE_DIR: stateDir, PORT: '18931' },
      encoding: 'utf8',
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('made by an earlier version');
  expect(stderr).toContain(`rm -r "${stateDir}"`);
  expect(existsSync(file)).toBe(true);
});
