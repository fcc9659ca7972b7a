import { SQL } from 'drizzle-orm';

/**
 * Named statements. They run in the order in which they are written, a nested group in its place. Names must not be
 * numbers, since an object lists numeric keys first.
 */
export interface Batch {
  readonly [name: string]: Entry;
}

type Entry = SQL | readonly SQL[] | Batch;

/** The rows of each statement, under its name. `sql<Row>` declares their type. */
export type Results<Statements> =
  Statements extends SQL<infer Row>
    ? Row[]
    : { readonly [Name in keyof Statements]: Results<Statements[Name]> };

export const statementsOf = (entry: Entry): SQL[] =>
  entry instanceof SQL ? [entry] : Object.values(entry).flatMap(statementsOf);

/**
 * Whether a statement only reads. In SQLite a statement that begins with SELECT can't write. If in doubt, it counts as
 * a write.
 */
const READING = /^\s*(?:SELECT\b|WITH\b(?!.*\b(?:INSERT|UPDATE|DELETE|REPLACE)\b))/is;

export const readsOnly = (queries: readonly { sql: string }[]) =>
  queries.every((query) => READING.test(query.sql));

/** An INSERT that adds another row each time. The guard's own adds none: it refuses or does nothing. */
const ADDING = /\bINSERT\s+INTO\s+(?!refusals\b)(?!.*\bON\s+CONFLICT\b)/is;
/** A value that is made of its own column, such as `count = count + 1`. */
const COUNTING = /\b(\w+)\s*=[^,]*\b\1\s*(?:[-+*]|\|\|)/is;

/**
 * Whether the same changes nothing if it has happened already. Its rows may be others the second time: an update of
 * pending rows finds none. If in doubt, it is not.
 */
export const isRepeatable = (queries: readonly { sql: string }[]) =>
  queries.every(({ sql }) => READING.test(sql) || !(ADDING.test(sql) || COUNTING.test(sql)));

const isList = (entry: Entry): entry is readonly SQL[] => Array.isArray(entry);

function named(entry: Entry, next: () => unknown): unknown {
  if (entry instanceof SQL) return next();
  if (isList(entry)) return entry.map(() => next());
  return Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, named(one, next)]));
}

/** SQL has no types, so the declared row types are trusted. This only checks that every name has a result. */
const answers = <Statements extends Batch>(
  statements: Statements,
  found: unknown,
): found is Results<Statements> =>
  typeof found === 'object' &&
  found !== null &&
  Object.keys(statements).every((name) => name in found);

/** Puts results under the batch's names. `lists` holds the rows per statement, in the order of `statementsOf`. */
export function resultsOf<Statements extends Batch>(
  statements: Statements,
  lists: readonly unknown[][],
): Results<Statements> {
  const rest = lists.values();
  const found = named(statements, () => rest.next().value);
  if (!answers(statements, found)) throw new TypeError("D1's results don't match the batch");
  return found;
}
