/** What of D1's binding is used here; the product sees it as its own. */
interface Prepared {
  bind(...values: Value[]): Prepared;
}
export type Value = string | number | null;
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
  prepare(query: string): Prepared & { all(): Promise<Result> };
  withSession(start?: string): Session;
}

/** One statement as D1 ran it. */
export interface Statement {
  query: string;
  values: Value[];
  rowsRead: number;
  rowsWritten: number;
}

/** Round trips since the recording began, each with its statements. */
export type Trips = Statement[][];

class Recorded implements Prepared {
  readonly query: string;
  readonly prepared: Prepared;
  readonly values: Value[];

  constructor(query: string, prepared: Prepared, values: Value[] = []) {
    this.query = query;
    this.prepared = prepared;
    this.values = values;
  }

  bind(...values: Value[]) {
    return new Recorded(this.query, this.prepared.bind(...values), values);
  }
}

/** A binding that writes down each round trip. The product runs every statement through the batch of a session. */
export function record(binding: Binding) {
  const trips: Trips = [];
  const withSession = (start?: string) => {
    const session = binding.withSession(start);
    return {
      prepare: (query: string) => new Recorded(query, session.prepare(query)),
      batch: async (statements: Recorded[]) => {
        const results = await session.batch(statements.map(({ prepared }) => prepared));
        trips.push(
          statements.map(({ query, values }, index) => ({
            query,
            values,
            rowsRead: results[index]?.meta.rows_read ?? 0,
            rowsWritten: results[index]?.meta.rows_written ?? 0,
          })),
        );
        return results;
      },
      getBookmark: () => session.getBookmark(),
    };
  };
  return { binding: { withSession }, trips };
}
