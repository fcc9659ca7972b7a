import { type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { INDEXES } from '../../../worker/core/merge-indexes.ts';
import { indexSession, indexUser } from '../../../worker/core/search-index.ts';
import { root } from '../../../worker/local/settings.ts';
import { fingerprint, readStamp, writeStamp } from '../../../worker/local/stamp.ts';
import { FILL } from './sql.ts';
import { cache, fileOf, openD1 } from './state.ts';
import type { Scale } from './world.ts';

const migrations = path.join(root, 'migrations');
const sources = [
  migrations,
  path.join(root, 'worker/core/search-index.ts'),
  path.join(root, 'worker/sessions/hour-match.ts'),
  ...['fill', 'sql', 'world'].map((name) => path.join(import.meta.dirname, `${name}.ts`)),
];

const dialect = new SQLiteAsyncDialect();

/**
 * The product's own statement for one row, applied to all rows. They are sorted, because an index is filled fastest in
 * the order of row ids.
 */
function overAll(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error('An index statement has parameters.');
  return `${text} ORDER BY 1`;
}

const MEBIBYTE = 2 ** 20;

/** Sets a setting of each index. The index stores it. */
const setting = (name: string, value: number) =>
  INDEXES.map(
    (index) => `INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value});`,
  ).join('');

/**
 * FTS5's own settings: the bytes that an index gathers before a write, and the numbers of segments after which it
 * merges.
 */
const DEFAULTS = { hashsize: MEBIBYTE, automerge: 4, crisismerge: 16 };
/** Settings for filling an index. It is merged only once, at the end, which takes a fraction of the time. */
const FILLING = { hashsize: 32 * MEBIBYTE, automerge: 0, crisismerge: 1999 };

const settings = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => setting(name, Number(value)))
    .join('');

/** Merges the indexes, as the sweep does once a day. */
const merged = INDEXES.map((index) => `INSERT INTO ${index} (${index}) VALUES ('optimize');`).join(
  '',
);

const filled = new Map<Scale, Promise<string>>();

/**
 * Fills the database of a scale, unless an earlier run has filled it with the same data.
 * @returns its folder
 */
export function fill(scale: Scale): Promise<string> {
  const folder = filled.get(scale) ?? make(scale);
  filled.set(scale, folder);
  return folder;
}

async function make(scale: Scale): Promise<string> {
  const folder = path.join(cache, `d1-${scale}`);
  const stamp = path.join(folder, 'stamp');
  const wanted = fingerprint(sources);
  if (existsSync(folder) && readStamp(stamp) === wanted) return folder;
  rmSync(folder, { recursive: true, force: true });
  const d1 = await openD1(folder);
  await d1.db.prepare('SELECT 1').all();
  await d1.close();
  const database = new DatabaseSync(fileOf(folder), { enableForeignKeyConstraints: false });
  database.exec(`PRAGMA journal_mode = DELETE; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    PRAGMA cache_size = -400000`);
  for (const name of readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) database.exec(readFileSync(path.join(migrations, name), 'utf8'));
  }
  const users = indexUser(sql.raw('u.id'));
  database.exec('BEGIN');
  for (const script of [
    // The settings are needed here, because triggers fill some of the indexes.
    settings(FILLING),
    ...Object.values(FILL).map((text) => text.replaceAll(':n', String(scale))),
    ...[...indexSession(sql.raw('s.id')), users].map(overAll),
    merged,
    settings(DEFAULTS),
  ]) {
    database.exec(script);
  }
  database.exec('COMMIT; PRAGMA journal_mode = WAL');
  database.close();
  writeStamp(stamp, wanted);
  return folder;
}
