import { accessSync, constants, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { RESTORE_MARK } from '../operator/backup/mark.ts';
import { root } from './settings.ts';

/** The folder of D1's databases in a state. */
const D1_FOLDER = 'v3/d1/miniflare-D1DatabaseObject';

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** The migrations that were applied to a database. Empty if there were none. */
export function appliedTo(file: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const known = database
      .prepare("SELECT 1 FROM sqlite_master WHERE name = 'd1_migrations'")
      .get();
    return known
      ? database
          .prepare('SELECT name FROM d1_migrations')
          .all()
          .map(({ name }) => name)
      : [];
  } finally {
    database.close();
  }
}

export function databasesIn(stateDir: string): string[] {
  const folder = path.join(stateDir, D1_FOLDER);
  return listFiles(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => path.join(folder, name));
}

/** @throws Error if this folder can't be written to, or made */
export function requireWritable(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(
      `Peerway can't write to ${folder}. It builds into its own folder, and keeps its data in STATE_DIR.`,
    );
  }
}

/** What is wrong with the file of a database. Null if nothing is. */
export function faultOf(file: string): string | null {
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const [row] = database.prepare('PRAGMA quick_check(1)').all();
      const said = String(row?.['quick_check']);
      return said === 'ok' ? null : said;
    } finally {
      database.close();
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws Error that says which database is broken, and what to do */
export function refuseBrokenState(stateDir: string): void {
  for (const file of databasesIn(stateDir)) {
    const fault = faultOf(file);
    if (fault === null) continue;
    throw new Error(`The database ${file} is broken: ${fault}
Bring a backup back with npm run restore -- FOLDER --overwrite, or delete the folder ${stateDir} to start over.`);
  }
}

/** Whether a restore into the database didn't finish. */
export function isHalfRestored(file: string): boolean {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const mark = database.prepare('SELECT 1 FROM sqlite_master WHERE name = ?');
    return mark.get(RESTORE_MARK) !== undefined;
  } finally {
    database.close();
  }
}

/** @throws Error if tables or rows are missing, since a restore didn't finish */
export function refuseHalfRestoredState(stateDir: string): void {
  if (!databasesIn(stateDir).some(isHalfRestored)) return;
  throw new Error(`A restore into the data in ${stateDir} didn't finish.
Run it again with npm run restore -- FOLDER --overwrite, or delete that folder to start over.`);
}

/** Deletes databases that are broken. A restore can't write into them. */
export function deleteBrokenState(stateDir: string): void {
  for (const file of databasesIn(stateDir)) {
    if (faultOf(file) === null) continue;
    for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true });
  }
}

/**
 * Refuses a state of an earlier version, whose migrations differ from this version's. Nothing is deleted, since that
 * is the user's decision. @throws Error that says how to start over
 */
export function refuseEarlierState(stateDir: string): void {
  const known = new Set<unknown>(listFiles(path.join(root, 'migrations')));
  const applied = databasesIn(stateDir).flatMap(appliedTo);
  if (applied.every((name) => known.has(name))) return;
  throw new Error(`The data in ${stateDir} was made by an earlier version of Peerway.
This version can't use it. To start over, delete that folder and run the same command again:

  rm -r "${stateDir}"

Accounts, sessions and files in it are lost then. A new demo community is made.`);
}
