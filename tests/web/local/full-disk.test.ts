import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBindings } from '../../../worker/local/backup/bindings.ts';
import { root } from '../../../worker/local/settings.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'peerway-full-'));
  process.env['STATE_DIR'] = path.join(folder, 'state');
});
afterEach(() => {
  delete process.env['STATE_DIR'];
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a script on a disk where no file can grow beyond so many KiB. Needs no rights, and no disk of its own. */
const onFullDisk = (kib: number, ...args: string[]) =>
  spawnSync(
    'sh',
    // Without the trap, the system would end whoever writes too much.
    ['-c', `trap '' XFSZ; ulimit -f ${kib * 2}; exec "$0" "$@"`, process.execPath, ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, INIT_CWD: folder } },
  );

async function count() {
  const { db, files, close } = await openBindings(false);
  try {
    const [one, two] = await db.batch([
      db.prepare('SELECT count(*) AS n FROM one'),
      db.prepare('SELECT count(*) AS n FROM two'),
    ]);
    // It takes writes again once there is room.
    await db.prepare("INSERT INTO one VALUES ('after')").all();
    await files.put('after', new Uint8Array(3));
    return {
      one: one?.results[0]?.['n'],
      two: two?.results[0]?.['n'],
      file: await files.get('big'),
    };
  } finally {
    await close();
  }
}

it('a write that has no room is refused as a whole, and a backup says so and isn’t taken for one', async () => {
  const { db, files, close } = await openBindings(false);
  await db.batch([db.prepare('CREATE TABLE one (x)'), db.prepare('CREATE TABLE two (x)')]);
  await db.prepare("INSERT INTO one VALUES ('before')").all();
  await files.put('small', new Uint8Array(10));
  await close();

  const full = onFullDisk(512, 'tests/web/local/write-much.ts');
  expect(full.stdout).toMatch(/^rows: .*(?:disk|SQLITE_FULL|SQLITE_IOERR|internal)/imu);
  expect(full.stdout).toMatch(/^file: /mu);
  expect(full.stdout).not.toContain('written');
  expect(await count()).toEqual({ one: 1, two: 0, file: null });

  const backup = onFullDisk(4, 'worker/local/backup.ts', 'kept');
  expect(backup.status).toBe(1);
  expect(backup.stderr.trim()).not.toBe('');
  expect(existsSync(path.join(folder, 'kept/manifest.json'))).toBe(false);
});
