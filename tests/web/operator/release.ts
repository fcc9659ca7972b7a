import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

import { root } from '../../../worker/local/settings.ts';

const Rows = z.record(
  z.string(),
  z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
);

/** Some rows of the demo community as the first release wrote them. */
const released = Rows.parse(
  JSON.parse(readFileSync(path.join(root, 'tests/worker/core/upgrade/first-release.json'), 'utf8')),
);

const folder = path.join(root, 'migrations');
const RELEASED = 3;
const migrationNames = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

function apply(database: DatabaseSync, names: string[]) {
  for (const name of names) {
    database.exec(
      readFileSync(path.join(folder, name), 'utf8').replaceAll('--> statement-breakpoint', ''),
    );
    database.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(name);
  }
}

/** Fills an empty database with what the first release wrote, and applies all later migrations. */
export function fillAsReleased(database: DatabaseSync) {
  database.exec(
    'CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE)',
  );
  apply(database, migrationNames.slice(0, RELEASED));
  database.exec('BEGIN; PRAGMA defer_foreign_keys = on');
  for (const [table, rows] of Object.entries(released)) {
    for (const row of rows) {
      const columns = Object.keys(row);
      database
        .prepare(
          `INSERT OR REPLACE INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
        )
        .run(...Object.values(row));
    }
  }
  database.exec('COMMIT');
  apply(database, migrationNames.slice(RELEASED));
}

const names = (database: DatabaseSync, sql: string) =>
  database
    .prepare(sql)
    .all()
    .map(({ name }) => String(name));

/** All rows by table and all words of the search indexes, to compare databases. The schema is included. */
export function contents(database: DatabaseSync) {
  const virtual = names(
    database,
    "SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL%'",
  );
  const tables = names(
    database,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_cf%' ESCAPE '~'",
  ).filter((name) => !virtual.some((one) => name.startsWith(`${one}_`)));
  const rows: Record<string, unknown[]> = {};
  for (const name of tables.toSorted()) {
    rows[name] = database.prepare(`SELECT rowid, * FROM ${name} ORDER BY rowid`).all();
  }
  const words: Record<string, unknown[]> = {};
  for (const name of virtual.toSorted()) {
    database.exec(`CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, ${name}, instance)`);
    words[name] = database.prepare('SELECT * FROM temp.words ORDER BY doc, col, "offset"').all();
    database.exec('DROP TABLE temp.words');
  }
  const others = names(
    database,
    "SELECT name FROM sqlite_master WHERE type <> 'table' AND sql IS NOT NULL ORDER BY name",
  );
  return { rows, words, others };
}
