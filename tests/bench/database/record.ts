/** The part of D1's binding that is used here. To the product it looks like the real one. */
interface Prepared {
  bind(...values: Value[]): Prepared;
  all(): Promise<Result>;
}
type Value = string | number | null;
interface Result {
  results: Record<string, unknown>[];
  meta: { rows_read: number; rows_written: number };
}
interface Session {
  prepare(query: string): Prepared;
  batch(statements: Prepared[]): Promise<Result[]>;
  getBookmark(): string | null;
}
export interface Binding {
  prepare(query: string): Prepared;
  withSession(start?: string): Session;
}

/** One statement as D1 ran it. */
export interface Statement {
  query: string;
  values: Value[];
  rowsRead: number;
  rowsWritten: number;
}

/** The recorded round trips, each with its statements. */
type Trips = Statement[][];

const toStatement = (query: string, values: Value[], { meta }: Result): Statement => ({
  query,
  values,
  rowsRead: meta.rows_read,
  rowsWritten: meta.rows_written,
});

class Recorded implements Prepared {
  readonly query: string;
  readonly prepared: Prepared;
  readonly values: Value[];
  readonly #trips: Trips;

  constructor(trips: Trips, query: string, prepared: Prepared, values: Value[] = []) {
    this.#trips = trips;
    this.query = query;
    this.prepared = prepared;
    this.values = values;
  }

  bind(...values: Value[]) {
    return new Recorded(this.#trips, this.query, this.prepared.bind(...values), values);
  }

  async all() {
    const result = await this.prepared.all();
    this.#trips.push([toStatement(this.query, this.values, result)]);
    return result;
  }
}

/** A binding that records each round trip. The product runs every statement through a session. */
export function record(binding: Binding) {
  const trips: Trips = [];
  const withSession = (start?: string) => {
    const session = binding.withSession(start);
    return {
      prepare: (query: string) => new Recorded(trips, query, session.prepare(query)),
      batch: async (statements: Recorded[]) => {
        const results = await session.batch(statements.map(({ prepared }) => prepared));
        trips.push(
          results.flatMap((result, index) => {
            const { query, values } = statements[index] ?? {};
            return query === undefined || !values ? [] : [toStatement(query, values, result)];
          }),
        );
        return results;
      },
      getBookmark: () => session.getBookmark(),
    };
  };
  return { binding: { withSession }, trips };
}
