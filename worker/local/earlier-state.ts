import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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

/** The files of the databases in a state. */
export function databasesIn(stateDir: string): string[] {
  const folder = path.join(stateDir, D1_FOLDER);
  return listFiles(folder)
    .filter((name) => name.endsWith('.sqlite') && name !== 'metadata.sqlite')
    .map((name) => path.join(folder, name));
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
