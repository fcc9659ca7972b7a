import { z } from 'zod';

import type { Database } from '../../local/bindings.ts';
import { RESTORE_MARK } from './mark.ts';

const Item = z.object({
  type: z.enum(['table', 'index', 'trigger', 'view']),
  name: z.string(),
  sql: z.string(),
  virtual: z.number().transform(Boolean),
});
export type SchemaItem = z.infer<typeof Item>;
export const Schema = z.array(Item);

/**
 * All that was created in a database, in that order. Left out is what SQLite makes by itself: its own tables, and those
 * that full-text indexes are stored in.
 */
export async function readSchema(db: Database): Promise<SchemaItem[]> {
  const { results } = await db
    .prepare(
      `SELECT type, name, sql, type = 'table' AND sql LIKE 'CREATE VIRTUAL%' AS virtual FROM sqlite_master
       WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name NOT LIKE '~_cf~_%' ESCAPE '~'
         AND name <> '${RESTORE_MARK}' ORDER BY rowid`,
    )
    .all();
  const items = Schema.parse(results);
  const virtual = items.filter((one) => one.virtual).map(({ name }) => name);
  return items.filter(
    ({ name, virtual: own }) => own || !virtual.some((one) => name.startsWith(`${one}_`)),
  );
}

export const isRows = ({ type, virtual }: SchemaItem) => type === 'table' && !virtual;

interface Column {
  name: string;
  /** Its place in the primary key, from 1. 0 if it isn't part of that. */
  pk: number;
  type: string;
}
export interface Table {
  name: string;
  columns: string[];
  /** Whether the row id is a column. Otherwise row ids are copied separately, since daily counts depend on them. */
  hasId: boolean;
  parents: string[];
}

const Columns = z.array(z.object({ name: z.string(), pk: z.number(), type: z.string() }));
const Keys = z.array(z.object({ table: z.string() }));

const hasIdOf = (columns: Column[]) => {
  const [one, ...more] = columns.filter(({ pk }) => pk > 0);
  return one?.type.toUpperCase() === 'INTEGER' && more.length === 0;
};

/** @returns the tables, each after those that its rows refer to. @throws if some refer to each other */
export async function readTables(db: Database, schema: SchemaItem[]): Promise<Table[]> {
  const left = await Promise.all(
    schema.filter(isRows).map(async ({ name }) => {
      const [columns, keys] = await db.batch([
        db.prepare(`PRAGMA table_info("${name}")`),
        db.prepare(`PRAGMA foreign_key_list("${name}")`),
      ]);
      const found = Columns.parse(columns?.results);
      return {
        name,
        columns: found.map((column) => column.name),
        hasId: hasIdOf(found),
        parents: Keys.parse(keys?.results).map(({ table }) => table),
      };
    }),
  );
  const sorted: Table[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ name, parents }) =>
      parents.every((parent) => parent === name || sorted.some((one) => one.name === parent)),
    );
    if (next === -1)
      throw new Error(
        `These tables refer to each other: ${left.map(({ name }) => name).join(', ')}.`,
      );
    sorted.push(...left.splice(next, 1));
  }
  return sorted;
}
