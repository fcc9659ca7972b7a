import type { SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** The rows of each statement of a batch, in order; `sql<Row>` says what a statement's rows look like. */
type RowsOf<Statements extends readonly SQL[]> = {
  [Index in keyof Statements]: Statements[Index] extends SQL<infer Row> ? Row[] : never;
};

const dialect = new SQLiteAsyncDialect();

/**
 * D1 through its session API, so that reads may go to a near replica and still see what this client wrote
 * before: the client carries the bookmark from answer to answer. Every call is one round trip.
 *
 * Statements are compiled by drizzle and run here: its own D1 driver cannot bind the parameters of a raw
 * statement inside a batch.
 */
export class Database {
  readonly #session: D1DatabaseSession;

  constructor(binding: D1Database, bookmark?: string) {
    this.#session = binding.withSession(bookmark ?? 'first-unconstrained');
  }

  #prepare(statement: SQL) {
    const { sql, params } = dialect.sqlToQuery(statement);
    return this.#session.prepare(sql).bind(...params);
  }

  /** One statement's rows. */
  async all<Row>(statement: SQL<Row>): Promise<Row[]> {
    const { results } = await this.#prepare(statement).all<Row>();
    return results;
  }

  /** Several statements as one transaction: all of them or none. */
  batch<const Statements extends readonly SQL[]>(
    statements: Statements,
  ): Promise<RowsOf<Statements>>;
  async batch(statements: readonly SQL[]): Promise<unknown> {
    const results = await this.#session.batch(
      statements.map((statement) => this.#prepare(statement)),
    );
    return results.map((result) => result.results);
  }

  /** Where in the database's history this client now stands. */
  bookmark() {
    return this.#session.getBookmark();
  }
}
