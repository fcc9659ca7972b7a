import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, customType, index, integer } from 'drizzle-orm/sqlite-core';

/**
 * Columns of all tables. The full-text indexes are virtual tables and have their own migration (see search-index.ts).
 */

/** In milliseconds since the epoch, UTC. */
export const time = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
/** Values of a closed set as JSON. They are read in the set's order, without those that left it. */
export const valuesOf = <Value extends string>(name: string, allowed: readonly Value[]) =>
  customType<{ data: Value[]; driverData: string }>({
    dataType: () => 'text',
    fromDriver: (text) => {
      const stored: unknown = JSON.parse(text);
      return allowed.filter((value) => Array.isArray(stored) && stored.includes(value));
    },
  })(name);
/** The id of a row of another table. Never NULL. */
export const refersTo = (name: string, column: () => AnySQLiteColumn) =>
  integer(name).notNull().references(column);

/**
 * An index of the rows that meet a condition.
 * @param condition as SQL. SQLite uses the index only if a query repeats this text
 */
export const partialIndex = (
  name: string,
  condition: string,
  ...on: [AnySQLiteColumn, ...AnySQLiteColumn[]]
) =>
  index(name)
    .on(...on)
    .where(sql.raw(condition));
