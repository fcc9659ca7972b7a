import { type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

import { GAME_WORDS, indexSession, indexUser } from '../../core/search-index.ts';
import type { Database } from '../../local/bindings.ts';
import { SCHEMA_TABLE, SEQUENCE_TABLE } from './copy-database.ts';
import { RESTORE_MARK } from './mark.ts';
import { Schema, type SchemaItem, type Table, readSchema, readTables } from './schema.ts';

/** D1 takes texts of up to 2 MB. */
const CHUNK_CHARACTERS = 400_000;
/** Rows of a search index that one statement writes. */
const INDEXED_AT_ONCE = 2000;

/**
 * Durable Objects are named by the ids of these tables. They keep their contents when the database goes back. So a new
 * session must not get the id of a lost one: it would get that session's room, with all messages. The same is true for
 * users.
 */
const NAMING = new Set(['users', 'sessions']);
/** How many ids may have been given since the backup was made. */
const SKIPPED_IDS = 10_000;

const Sequences = z.array(z.object({ name: z.string(), seq: z.number() }));

/** Whether the database has users, whose data would be lost. A catalogue alone comes from migrations. */
export async function hasUsers(db: Database): Promise<boolean> {
  const tables = await db
    .prepare(`SELECT name FROM sqlite_master WHERE name IN ('users', '${RESTORE_MARK}')`)
    .all();
  const names = new Set(tables.results.map(({ name }) => name));
  if (names.has(RESTORE_MARK)) return true;
  if (!names.has('users')) return false;
  return (await db.prepare('SELECT 1 FROM users LIMIT 1').all()).results.length > 0;
}

/**
 * Stores the highest ids that were ever given, since they are lost with the tables. The table also marks the database
 * as incomplete.
 */
async function begin(db: Database) {
  await db.batch([
    db.prepare(
      `CREATE TABLE IF NOT EXISTS ${RESTORE_MARK} (name TEXT PRIMARY KEY, seq INTEGER NOT NULL)`,
    ),
  ]);
  const known = await db
    .prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'")
    .all();
  if (known.results.length === 0) return;
  await db
    .prepare(
      `INSERT INTO ${RESTORE_MARK} SELECT name, seq FROM sqlite_sequence WHERE true
       ON CONFLICT (name) DO UPDATE SET seq = max(seq, excluded.seq)`,
    )
    .all();
}

/**
 * Triggers are dropped first, so that they don't run. Search indexes are dropped before the tables that SQLite keeps
 * for them.
 */
const dropOrder = ({ type, virtual }: SchemaItem) =>
  type === 'table' ? (virtual ? 2 : 3) : type === 'trigger' ? 0 : 1;

async function dropAll(db: Database) {
  const schema = await readSchema(db);
  const dropped = schema
    .filter(({ type }) => type !== 'index')
    .toSorted((a, b) => dropOrder(a) - dropOrder(b));
  if (dropped.length === 0) return;
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...dropped.map(({ type, name }) => db.prepare(`DROP ${type} "${name}"`)),
  ]);
}

async function insertRows(db: Database, copy: DatabaseSync, { name, columns, hasId }: Table) {
  const names = [...(hasId ? [] : ['rowid']), ...columns.map((column) => `"${column}"`)];
  const statement = `INSERT INTO "${name}" (${names.join(', ')})
    SELECT ${names.map((_, index) => `value ->> '$[${index}]'`).join(', ')} FROM json_each(?) ORDER BY key`;
  const insert = (rows: string[]) =>
    db
      .prepare(statement)
      .bind(`[${rows.join(',')}]`)
      .all();
  let [rows, characters]: [string[], number] = [[], 0];
  const select = copy.prepare(`SELECT ${names.join(', ')} FROM "${name}" ORDER BY rowid`);
  select.setReturnArrays(true);
  for (const row of select.iterate()) {
    const json = JSON.stringify(row);
    if (characters + json.length > CHUNK_CHARACTERS && rows.length > 0) {
      await insert(rows);
      [rows, characters] = [[], 0];
    }
    rows.push(json);
    characters += json.length;
  }
  if (rows.length > 0) await insert(rows);
}

/**
 * Replaces everything in the database by the rows of a backup, with the schema that they had. Triggers are created
 * last, so that nothing is counted twice. Afterwards the newer migrations must be applied, and then `finishDatabase`
 * called.
 */
export async function restoreDatabase(db: Database, file: string): Promise<void> {
  const copy = new DatabaseSync(file, { readOnly: true });
  try {
    const schema = Schema.parse(
      copy.prepare(`SELECT type, name, sql, virtual FROM ${SCHEMA_TABLE} ORDER BY rowid`).all(),
    );
    await begin(db);
    await dropAll(db);
    const of = (wanted: (item: SchemaItem) => boolean) =>
      schema.filter(wanted).map((item) => db.prepare(item.sql));
    await db.batch(of(({ type }) => type === 'table'));
    const tables = await readTables(db, schema);
    for (const table of tables) await insertRows(db, copy, table);
    await db.batch(of(({ type }) => type !== 'table'));
    await restoreSequences(db, copy);
  } finally {
    copy.close();
  }
}

async function restoreSequences(db: Database, copy: DatabaseSync) {
  const before = Sequences.parse(
    (await db.prepare(`SELECT name, seq FROM ${RESTORE_MARK}`).all()).results,
  );
  const stored = Sequences.parse(copy.prepare(`SELECT name, seq FROM ${SEQUENCE_TABLE}`).all());
  const highest = new Map<string, number>();
  for (const { name, seq } of [...stored, ...before]) {
    highest.set(name, Math.max(seq, highest.get(name) ?? 0));
  }
  const statements = [...highest].flatMap(([name, seq]) => [
    db.prepare('DELETE FROM sqlite_sequence WHERE name = ?').bind(name),
    db
      .prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)')
      .bind(name, seq + (NAMING.has(name) ? SKIPPED_IDS : 0)),
  ]);
  if (statements.length > 0) await db.batch(statements);
}

const dialect = new SQLiteAsyncDialect();

const text = (statement: SQL) => {
  const compiled = dialect.sqlToQuery(statement);
  if (compiled.params.length > 0) throw new Error('A statement of the indexes has parameters.');
  return compiled.sql;
};

/** How each search index is filled. The last two do what triggers do row by row. */
const INDEXES: Record<string, { from: string; id: string; fill: string }> = {
  session_soonest: { from: 'sessions', id: 's.id', fill: text(indexSession(sql.raw('s.id'))[0]) },
  session_newest: { from: 'sessions', id: 's.id', fill: text(indexSession(sql.raw('s.id'))[1]) },
  user_search: { from: 'users', id: 'u.id', fill: text(indexUser(sql.raw('u.id'))) },
  game_search: {
    from: 'games',
    id: 'g.id',
    fill: `INSERT INTO game_search (rowid, words) SELECT g.id, ${text(GAME_WORDS)} FROM games g
      WHERE g.archived_at IS NULL AND g.merged_into_id IS NULL`,
  },
  account_search: {
    from: 'users',
    id: 'u.id',
    fill: `INSERT INTO account_search (rowid, words, facets) SELECT u.id,
      u.name || ' ' || u.name_words || ' ' || u.email,
      'us st' || u.status || ' rl' || u.role FROM users u WHERE true`,
  },
  audit_search: {
    from: 'audit_log',
    id: 'l.id',
    fill: `INSERT INTO audit_search (rowid, words, facets)
      SELECT l.id, l.action || ' ' || l.reason || ' ' || l.reason_words || ' ' || coalesce((SELECT u.name || ' ' || u.name_words FROM users u
        WHERE l.about LIKE '/api/users/%' AND u.id = CAST(substr(l.about, 12) AS INTEGER)), ''),
      'lg ac' || l.actor_id || ' do' || replace(replace(l.action, '-', ''), '.', '')
        || ' on' || replace(replace(substr(l.about, 6), '/', ''), '-', '') FROM audit_log l WHERE true`,
  },
};

/**
 * What was revoked since the backup would be valid again, so all of it ends. So does what only objects know: who is in
 * voice and online. The runbook has the same for time travel.
 */
export const END_ACCESS = [
  'UPDATE devices SET revoked_at = unixepoch() * 1000 WHERE revoked_at IS NULL',
  'DELETE FROM trusted_browsers',
  'DELETE FROM mail_tokens',
  'DELETE FROM calendar_feeds',
  'UPDATE invite_links SET revoked_at = unixepoch() * 1000 WHERE revoked_at IS NULL',
  'DELETE FROM session_calls',
  'UPDATE users SET online = 0 WHERE online = 1',
];

/**
 * Ends all access that the backup had, and fills the search indexes, which hold no text of their own and so can't be
 * copied. Then the database is complete.
 */
export async function finishDatabase(db: Database): Promise<void> {
  await db.batch(END_ACCESS.map((one) => db.prepare(one)));
  const indexes = (await readSchema(db)).filter(({ virtual }) => virtual).map(({ name }) => name);
  for (const name of indexes) {
    const index = INDEXES[name];
    if (!index) throw new Error(`It isn’t known how to fill the search index ${name}.`);
    await db.prepare(`DELETE FROM ${name}`).all();
    const { results } = await db.prepare(`SELECT max(id) AS most FROM ${index.from}`).all();
    for (let from = 0; from <= Number(results[0]?.['most'] ?? -1); from += INDEXED_AT_ONCE) {
      await db
        .prepare(
          `${index.fill} AND ${index.id} >= ${from} AND ${index.id} < ${from + INDEXED_AT_ONCE}`,
        )
        .all();
    }
  }
  // What is left are texts whose words an older backup doesn't have. The sweep makes them.
  await db.prepare(`DELETE FROM stale_index WHERE kind IN ('session', 'start', 'user')`).all();
}

export const endRestore = (db: Database) => db.prepare(`DROP TABLE ${RESTORE_MARK}`).all();
