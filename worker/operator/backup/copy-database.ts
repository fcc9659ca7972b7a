import { rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

import type { Database } from '../../local/bindings.ts';
import { RESTORE_MARK } from './mark.ts';
import { type Table, isRows, readSchema, readTables } from './schema.ts';

/** Rows of one query. */
const PAGE = 500;
/** A copy takes many queries, and users may write in between. Then it is tried again. */
const TRIES = 3;

/** Additional tables of the copy: the schema, and the highest ids that were ever given. */
export const SCHEMA_TABLE = 'peerway_schema';
export const SEQUENCE_TABLE = 'peerway_sequence';

/** How many rows each table has. */
export type Counts = Record<string, number>;

const toSqlite = (value: unknown, where: string): SQLInputValue => {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  throw new Error(`A value of ${where} is neither a text nor a number, so it can’t be copied yet.`);
};

async function copyRows(db: Database, copy: DatabaseSync, { name, columns, hasId }: Table) {
  const names = [...(hasId ? [] : ['rowid']), ...columns.map((column) => `"${column}"`)];
  const insert = copy.prepare(
    `INSERT INTO "${name}" (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  );
  let [after, count] = [Number.MIN_SAFE_INTEGER, 0];
  for (;;) {
    const { results } = await db
      .prepare(
        `SELECT rowid AS "rowid", * FROM "${name}" WHERE rowid > ? ORDER BY rowid LIMIT ${PAGE}`,
      )
      .bind(after)
      .all();
    for (const row of results) {
      const keys = [...(hasId ? [] : ['rowid']), ...columns];
      insert.run(...keys.map((key) => toSqlite(row[key], `${name}.${key}`)));
    }
    count += results.length;
    after = Number(results.at(-1)?.['rowid']);
    if (results.length < PAGE) return count;
  }
}

async function copyOnce(db: Database, file: string): Promise<Counts> {
  const schema = await readSchema(db);
  const tables = await readTables(db, schema);
  if (tables.length === 0) throw new Error('There is nothing to copy: the database has no tables.');
  const copy = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  try {
    copy.exec('BEGIN');
    for (const item of schema.filter(isRows)) copy.exec(item.sql);
    copy.exec(`CREATE TABLE ${SCHEMA_TABLE} (type, name, sql, virtual)`);
    const item = copy.prepare(`INSERT INTO ${SCHEMA_TABLE} VALUES (?, ?, ?, ?)`);
    for (const { type, name, sql, virtual } of schema) item.run(type, name, sql, Number(virtual));
    const counts: Counts = {};
    // Tables that refer to others are copied first. So each row that they refer to existed before, and is copied after
    // them.
    for (const table of tables.toReversed()) counts[table.name] = await copyRows(db, copy, table);
    const { results } = await db.prepare('SELECT name, seq FROM sqlite_sequence').all();
    copy.exec(`CREATE TABLE ${SEQUENCE_TABLE} (name, seq)`);
    const sequence = copy.prepare(`INSERT INTO ${SEQUENCE_TABLE} VALUES (?, ?)`);
    for (const { name, seq } of results) sequence.run(String(name), BigInt(Number(seq)));
    copy.exec('COMMIT');
    if (copy.prepare('PRAGMA foreign_key_check').all().length > 0) throw new ChangedError();
    return counts;
  } finally {
    copy.close();
  }
}

/** A row refers to one that was deleted during the copy. */
class ChangedError extends Error {
  override message =
    'The database changed too much while it was copied. Try again at a quiet hour.';
}

/**
 * Copies all rows into an SQLite file. `wrangler d1 export` can't, because it fails on full-text indexes. A restore
 * builds these again. Rows only refer to rows that are in the copy.
 * @throws if a restore into the database didn't finish, since rows are missing then
 */
export async function copyDatabase(db: Database, file: string): Promise<Counts> {
  const mark = await db
    .prepare('SELECT 1 FROM sqlite_master WHERE name = ?')
    .bind(RESTORE_MARK)
    .all();
  if (mark.results.length > 0) {
    throw new Error(
      'A restore into this database didn’t finish. Run it again with --overwrite first.',
    );
  }
  for (let run = 1; ; run += 1) {
    try {
      return await copyOnce(db, file);
    } catch (error) {
      if (!(error instanceof ChangedError) || run === TRIES) throw error;
      rmSync(file);
    }
  }
}
