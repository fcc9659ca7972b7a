import { type AnyColumn, SQL, StringChunk, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';

/** A table's row, with the schema's names and types. */
export type Row<Table extends SQLiteTable> = Table['$inferSelect'];

/** The row type that a statement, or a selection, declares. */
export type RowOf<Statement> = Statement extends SQL<infer Found> ? Found : never;

type Decode = (stored: unknown) => unknown;

/** An expression whose results D1 answers in another form: a flag as 1 or 0, a list as JSON. NULL stays null. */
class Decoded<Value> extends SQL<Value> {
  readonly decode: Decode;

  constructor(expression: SQL, decode: Decode) {
    super([expression]);
    this.decode = decode;
  }
}

/** A condition. D1 has no booleans. */
export const flag = (condition: SQL): SQL<boolean> => new Decoded(condition, Boolean);
export const flagOrNull = (condition: SQL): SQL<boolean | null> => new Decoded(condition, Boolean);

export const textOrNull = sql<string | null>;
export const numberOrNull = sql<number | null>;

/** JSON that the statement builds. Nothing in SQL has types, so this type is trusted as those of columns are. */
export const json = <Value>(text: SQL): SQL<Value> =>
  new Decoded(text, (stored) => JSON.parse(String(stored)));

/** Like `json`, for an array whose items become others, or none. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It is inferred from what the callback takes.
export const list = <Stored, Item>(
  text: SQL,
  toItem: (stored: Stored) => Item | undefined,
): SQL<Item[]> =>
  new Decoded(text, (stored) => {
    const items: unknown = JSON.parse(String(stored));
    return Array.isArray(items) ? items.flatMap((item: Stored) => toItem(item) ?? []) : [];
  });

/** What is selected, under the names of the results, for SELECT or RETURNING. `Database` decodes the results. */
class Selection<Found> extends SQL<Found> {
  readonly decoders: readonly (readonly [name: string, decode: Decode])[];

  constructor(fields: readonly (readonly [name: string, expression: SQL])[]) {
    super(
      fields.flatMap(([name, expression], index) => [
        new StringChunk(index === 0 ? '' : ', '),
        expression,
        new StringChunk(` AS "${name}"`),
      ]),
    );
    this.decoders = fields.flatMap(([name, expression]) =>
      expression instanceof Decoded ? [[name, expression.decode]] : [],
    );
  }
}

type Fields = Readonly<Record<string, SQL>>;
type FoundBy<Of> = Of extends SQL<infer Found> ? Found : { [Name in keyof Of]: RowOf<Of[Name]> };

/** Several selections as one: `fields(columns(users, ['id', 'name'], 'u'), { online: flag(sql`…`) })`. */
export function fields<First extends Fields | SQL>(first: First): SQL<FoundBy<First>>;
export function fields<First extends Fields | SQL, Second extends Fields | SQL>(
  first: First,
  second: Second,
): SQL<FoundBy<First> & FoundBy<Second>>;
export function fields<
  First extends Fields | SQL,
  Second extends Fields | SQL,
  Third extends Fields | SQL,
>(
  first: First,
  second: Second,
  third: Third,
): SQL<FoundBy<First> & FoundBy<Second> & FoundBy<Third>>;
export function fields(...parts: readonly (Fields | SQL)[]): SQL {
  const selections = parts.map((part) =>
    part instanceof SQL ? part : new Selection(Object.entries(part)),
  );
  return sql.join(selections, sql`, `);
}

/** A statement whose rows have the type of what it selects: select(USER)`FROM users u WHERE u.id = ${id}`. */
export const select =
  <Of extends Fields | SQL>(of: Of) =>
  (rest: TemplateStringsArray, ...values: unknown[]) =>
    sql<FoundBy<Of>>`SELECT ${of instanceof SQL ? of : fields(of)} ${sql(rest, ...values)}`;

/**
 * Columns of a table under the schema's names, decoded as the schema says.
 * @param alias the table's alias in the statement, if it has one
 */
export function columns<Table extends SQLiteTable, const Column extends keyof Row<Table> & string>(
  table: Table,
  names: readonly Column[],
  alias?: string,
): SQL<Pick<Row<Table>, Column>> {
  const all = getTableColumns(table);
  const prefix = alias === undefined ? '' : `${alias}.`;
  return new Selection(
    names.map((name) => {
      const column: AnyColumn | undefined = all[name];
      const expression = sql.raw(`${prefix}"${column?.name ?? name}"`);
      return column && ['boolean', 'json', 'custom'].includes(column.dataType)
        ? [name, new Decoded(expression, (stored) => column.mapFromDriverValue(stored))]
        : [name, expression];
    }),
  );
}

const decodersIn = (chunk: unknown): Selection<unknown>['decoders'] => {
  if (!(chunk instanceof SQL)) return [];
  return chunk instanceof Selection ? chunk.decoders : chunk.queryChunks.flatMap(decodersIn);
};

/** Decodes a statement's rows in place, by the selections in it. */
export function decodeRows(statement: SQL, rows: readonly unknown[]) {
  // By name, since a union selects the same twice.
  const decoders = new Map(rows.length === 0 ? [] : decodersIn(statement));
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [name, decode] of decoders) {
      const stored: unknown = Reflect.get(row, name);
      if (stored !== null && stored !== undefined) Reflect.set(row, name, decode(stored));
    }
  }
}
