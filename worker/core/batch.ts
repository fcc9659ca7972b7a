import { SQL } from 'drizzle-orm';

/**
 * Statements by name. They run in the order in which they are written down; a group's run in its place. Names are
 * words, since an object would put numbers first.
 */
export interface Batch {
  readonly [name: string]: Entry;
}

type Entry = SQL | readonly SQL[] | Batch;

/** The rows of each statement under the statement's name; `sql<Row>` says what they look like. */
export type Results<Statements> =
  Statements extends SQL<infer Row>
    ? Row[]
    : { readonly [Name in keyof Statements]: Results<Statements[Name]> };

export const statementsOf = (entry: Entry): SQL[] =>
  entry instanceof SQL ? [entry] : Object.values(entry).flatMap(statementsOf);

/** SQLite cannot write by a statement that begins with SELECT. What isn't certain counts as writing. */
const READING = /^\s*(?:SELECT\b|WITH\b(?!.*\b(?:INSERT|UPDATE|DELETE|REPLACE)\b))/is;

export const readsOnly = (queries: readonly { sql: string }[]) =>
  queries.every((query) => READING.test(query.sql));

const isList = (entry: Entry): entry is readonly SQL[] => Array.isArray(entry);

function named(entry: Entry, next: () => unknown): unknown {
  if (entry instanceof SQL) return next();
  if (isList(entry)) return entry.map(() => next());
  return Object.fromEntries(Object.entries(entry).map(([name, one]) => [name, named(one, next)]));
}

/** SQL has no types: what a row holds is its statement's word. That every name has an answer is seen here. */
const answers = <Statements extends Batch>(
  statements: Statements,
  found: unknown,
): found is Results<Statements> =>
  typeof found === 'object' &&
  found !== null &&
  Object.keys(statements).every((name) => name in found);

/** Puts the rows of a batch, one list a statement in the order of `statementsOf`, under its names. */
export function resultsOf<Statements extends Batch>(
  statements: Statements,
  lists: readonly unknown[][],
): Results<Statements> {
  const rest = lists.values();
  const found = named(statements, () => rest.next().value);
  if (!answers(statements, found)) throw new TypeError('D1 answered another batch');
  return found;
}
