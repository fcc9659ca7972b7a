import type { Query, SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

import { type Batch, type Results, readsOnly, resultsOf, statementsOf } from './batch.ts';
import {
  type Actor,
  RefusedError,
  raiseRefusal,
  selectRefusal,
  toRefusedError,
} from './refusals.ts';

const dialect = new SQLiteAsyncDialect();

const compile = (statement: SQL) => dialect.sqlToQuery(statement);

/**
 * D1 through its session API, so that reads may go to a near replica and still see what this client wrote before: the
 * client carries the bookmark from answer to answer. Every call is one round trip.
 *
 * Statements are compiled by drizzle and run here: its own D1 driver cannot bind the parameters of a raw statement
 * inside a batch.
 */
export class Database {
  readonly #session: D1DatabaseSession;
  readonly #actor: Actor | null;
  #admin = false;
  #staying = false;

  /** With an actor every call answers only as long as that actor may act, in the same round trip. */
  constructor(binding: D1Database, bookmark?: string, actor: Actor | null = null) {
    this.#session = binding.withSession(bookmark ?? 'first-unconstrained');
    this.#actor = actor;
  }

  /**
   * From now on every call answers only as long as the actor is an admin: one who is demoted meanwhile does nothing
   * more. @throws RefusedError where they are none now
   */
  async requireAdmin() {
    this.#admin = true;
    await this.batch({});
  }

  /** Whether from now on every call refuses an actor whose account is about to be deleted. */
  requireStaying(staying: boolean) {
    this.#staying = staying;
  }

  #prepare(query: Query) {
    return this.#session.prepare(query.sql).bind(...query.params);
  }

  /** One statement's rows. @throws RefusedError */
  async all<Row>(statement: SQL<Row>): Promise<Row[]> {
    if (this.#actor) return (await this.batch({ rows: statement })).rows;
    // Alone it is asked alone: a batch of one costs a visitor's list some 4 % of its throughput.
    const { results } = await this.#prepare(compile(statement)).all<Row>();
    return results;
  }

  /**
   * Several statements as one transaction, all of them or none. @returns each one's rows under its name
   * @throws RefusedError with nothing written
   */
  async batch<const Statements extends Batch>(
    statements: Statements,
  ): Promise<Results<Statements>> {
    return resultsOf(statements, await this.#run(statementsOf(statements)));
  }

  /** Asks with the guard in front where there is an actor. @returns the statements' own rows */
  async #run(statements: readonly SQL[]): Promise<unknown[][]> {
    const queries = statements.map(compile);
    if (!this.#actor) return this.#ask(queries);
    const guard = { actor: this.#actor, admin: this.#admin, staying: this.#staying };
    const now = Date.now();
    if (!readsOnly(queries)) {
      return (await this.#ask([compile(raiseRefusal(guard, now)), ...queries])).slice(1);
    }
    const select = selectRefusal(guard, now);
    const [first = [], ...lists] = await this.#ask([compile(select), ...queries]);
    const [found] = resultsOf({ select }, [first]).select;
    if (found?.refusal !== null) throw new RefusedError(found?.refusal ?? 'unauthenticated');
    return lists;
  }

  async #ask(queries: readonly Query[]): Promise<unknown[][]> {
    if (queries.length === 0) return [];
    try {
      const answers = await this.#session.batch(queries.map((query) => this.#prepare(query)));
      return answers.map(({ results }) => results);
    } catch (error) {
      throw toRefusedError(error);
    }
  }

  /** Where in the database's history this client now stands. */
  bookmark() {
    return this.#session.getBookmark();
  }
}
