import type { DatabaseSync } from 'node:sqlite';

import type { Bucket, Database, Value } from '../../../worker/local/bindings.ts';

/** An SQLite database with the interface of D1. @param before runs before each statement */
export function asD1(sqlite: DatabaseSync, before: (sql: string) => void = () => {}): Database {
  interface Statement {
    sql: string;
    values: Value[];
    bind(...values: Value[]): Statement;
    all(): Promise<{ results: Record<string, unknown>[] }>;
  }
  const run = ({ sql, values }: Statement) => {
    before(sql);
    return { results: sqlite.prepare(sql).all(...values) };
  };
  const statement = (sql: string, values: Value[]): Statement => ({
    sql,
    values,
    bind: (...bound) => keep(statement(sql, bound)),
    async all() {
      return run(this);
    },
  });
  // D1 gets only statements of this database, but the type can't say so.
  const made = new WeakMap<object, Statement>();
  const keep = (one: Statement) => {
    made.set(one, one);
    return one;
  };
  return {
    prepare: (sql) => keep(statement(sql, [])),
    async batch(statements) {
      sqlite.exec('BEGIN');
      try {
        const results = statements.map((one) => {
          const own = made.get(one);
          if (!own) throw new Error('A statement of another database.');
          return run(own);
        });
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

interface StoredFile {
  bytes: Uint8Array<ArrayBuffer>;
  metadata: Record<string, unknown>;
}

/** Files with the interface of R2. */
const asR2 = (files: Map<string, StoredFile>): Bucket => ({
  list: async () => ({
    objects: Array.from(files.keys(), (key) => ({ key })),
    truncated: false,
  }),
  async get(key) {
    const file = files.get(key);
    return file ? { arrayBuffer: async () => file.bytes.buffer, ...file.metadata } : null;
  },
  async put(key, bytes, metadata) {
    files.set(key, { bytes: Uint8Array.from(bytes), metadata });
  },
  async delete(keys) {
    for (const key of keys) files.delete(key);
  },
});

/** What an instance has, in place of `openBindings`. */
export function instance(sqlite: DatabaseSync, files = new Map<string, StoredFile>()) {
  const bindings = { db: asD1(sqlite), files: asR2(files), close: async () => {} };
  return { files, open: async () => bindings };
}
