import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { type SQL, sql } from 'drizzle-orm';
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

/** The product's own statement, over all rows instead of one. The index takes them in the order of the row id. */
function overAll(statement: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error('An index statement has parameters.');
  return `${text} ORDER BY 1`;
}

const INDEXES = [
  'session_soonest',
  'session_newest',
  'user_search',
  'account_search',
  'audit_search',
];
const MEBIBYTE = 2 ** 20;

/** How many bytes an index gathers before it writes them. The index stores this setting. Default: 1 MiB. */
const gather = (bytes: number) =>
  INDEXES.map((name) => `INSERT INTO ${name} (${name}, rank) VALUES ('hashsize', ${bytes})`).join(
    ';',
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
    // Larger pieces need fewer merges, which halves the time. Some indexes are filled by triggers.
    gather(32 * MEBIBYTE),
    ...Object.values(FILL).map((text) => text.replaceAll(':n', String(scale))),
    ...[...indexSession(sql.raw('s.id')), users].map(overAll),
    gather(MEBIBYTE),
  ]) {
    database.exec(script);
  }
  database.exec('COMMIT; PRAGMA journal_mode = WAL');
  database.close();
  writeStamp(stamp, wanted);
  return folder;
}
