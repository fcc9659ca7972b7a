import { type SQL, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A value as D1 returns it: flags are numbers, JSON is text. */
type Stored<Value> = Value extends string | number | null
  ? Value
  : Value extends boolean
    ? number
    : string;

/** A table's row as a raw statement returns it, with the schema's names. */
export type Row<Table extends SQLiteTable> = {
  [Column in keyof Table['$inferSelect']]: Stored<Table['$inferSelect'][Column]>;
};

/** The row type that a statement, or a list of `columns`, declares. */
export type RowOf<Statement> = Statement extends SQL<infer Found> ? Found : never;

/**
 * Columns of a table under the schema's names, for SELECT or RETURNING.
 * @param alias the table's alias in the statement, if it has one
 */
export function columns<
  Table extends SQLiteTable,
  const Column extends keyof Table['$inferSelect'] & string,
>(table: Table, names: readonly Column[], alias?: string): SQL<Pick<Row<Table>, Column>> {
  const all = getTableColumns(table);
  const prefix = alias === undefined ? '' : `${alias}.`;
  const list = names.map((name) => `${prefix}"${all[name]?.name ?? name}" AS "${name}"`);
  return sql`${sql.raw(list.join(', '))}`;
}
