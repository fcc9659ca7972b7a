import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

/**
 * Runs a script on a disk where no file can grow beyond so many KiB. Needs no rights, and no disk of its own. Without the
 * traps, the system would end whoever writes too much, and Node doesn't pass them on.
 */
function onFullDisk(kib: number, ...args: string[]) {
  const workerd = path.join(folder, 'workerd');
  const real = path.join(root, 'node_modules/workerd/bin/workerd');
  writeFileSync(workerd, `#!/bin/sh\ntrap '' XFSZ\nexec '${real}' "$@"\n`, { mode: 0o755 });
  return spawnSync(
    'sh',
    ['-c', `trap '' XFSZ; ulimit -f ${kib * 2}; exec "$0" "$@"`, process.execPath, ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, INIT_CWD: folder, MINIFLARE_WORKERD_PATH: workerd },
      timeout: 60_000,
    },
  );
}

const BINDINGS = path.join(root, 'worker/local/backup/bindings.ts');

/** Prints what is said to a batch that is more than the disk takes. */
const WRITE_MUCH = `import { openBindings } from '${BINDINGS}';
const { db, close } = await openBindings(false);
const much = 'x'.repeat(900_000);
try {
  await db.batch([
    db.prepare("INSERT INTO two VALUES ('first')"),
    db.prepare('INSERT INTO one VALUES (?)').bind(much),
    db.prepare('INSERT INTO two VALUES (?)').bind(much),
  ]);
  console.log('written');
} catch (error) {
  console.log('refused: ' + error.message);
}
await close();`;

async function count() {
  const { db, close } = await openBindings(false);
  try {
    const [one, two] = await db.batch([
      db.prepare('SELECT count(*) AS n FROM one'),
      db.prepare('SELECT count(*) AS n FROM two'),
    ]);
    // It takes writes again once there is room.
    await db.prepare("INSERT INTO one VALUES ('after')").all();
    return { one: one?.results[0]?.['n'], two: two?.results[0]?.['n'] };
  } finally {
    await close();
  }
}

it('a write that has no room is refused as a whole, says why, and hinders none after it', async () => {
  const { db, close } = await openBindings(false);
  await db.batch([db.prepare('CREATE TABLE one (x)'), db.prepare('CREATE TABLE two (x)')]);
  await db.prepare("INSERT INTO one VALUES ('before')").all();
  await close();

  const full = onFullDisk(512, '--input-type=module', '-e', WRITE_MUCH);
  expect(full.stdout).toMatch(/^refused: .*(?:SQLITE_IOERR|SQLITE_FULL)/u);
  expect(full.stdout).not.toContain('written');
  expect(await count()).toEqual({ one: 1, two: 0 });
});
