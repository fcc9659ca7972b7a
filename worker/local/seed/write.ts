import { type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

import { indexSession, indexUser } from '../../core/search-index.ts';
import type { Database } from '../bindings.ts';

/** A row of a table. Columns have their names in the database. */
export type Row = Record<string, string | number | boolean | null | string[]>;

const dialect = new SQLiteAsyncDialect();

/** A compiled statement of the Worker. Those used here have no parameters. */
function compiled(db: Database, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  if (params.length > 0) throw new Error('A statement of the demo data has parameters.');
  return db.prepare(text);
}

/** Inserts all rows of a table with one statement. @param or the conflict clause, such as `OR IGNORE` */
export function insert(db: Database, table: string, rows: Row[], or = '') {
  const columns = Object.keys(rows[0] ?? {});
  return db
    .prepare(
      `INSERT ${or} INTO ${table} (${columns.join(', ')})
       SELECT ${columns.map((column) => `json_extract(r.value, '$.${column}')`).join(', ')}
       FROM json_each(?) r ORDER BY r.key`,
    )
    .bind(JSON.stringify(rows));
}

/** Rebuilds the search indexes and the counts of categories. Only for a few rows. */
export function reindex(db: Database) {
  const users = indexUser(sql.raw('u.id'));
  return [
    ...['session_soonest', 'session_newest', 'user_search'].map((table) =>
      db.prepare(`DELETE FROM ${table}`),
    ),
    ...[...indexSession(sql.raw('s.id')), users].map((statement) => compiled(db, statement)),
    db.prepare(`UPDATE categories SET open_session_count = (SELECT count(*) FROM session_newest
      WHERE session_newest MATCH 'facets : (vp AND open AND ct' || categories.id || ')')`),
  ];
}
