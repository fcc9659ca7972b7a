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
 * D1 through its session API: reads may go to a nearby replica and still see what this client wrote before. The client
 * sends the bookmark of one response with its next request. Every call is one round trip.
 *
 * Drizzle compiles the statements and this class runs them. Drizzle's own D1 driver can't bind the parameters of a raw
 * statement inside a batch.
 */
export class Database {
  readonly #session: D1DatabaseSession;
  #actor: Actor | null;
  #admin = false;
  #staying = false;
  #proven = false;
  #factors = true;
  #escalation: SQL | null = null;

  /** With an actor, every call first checks that the actor may act, in the same round trip. */
  constructor(binding: D1Database, bookmark?: string, actor: Actor | null = null) {
    this.#session = binding.withSession(bookmark ?? 'first-unconstrained');
    this.#actor = actor;
  }

  /**
   * From now on every call is refused unless the actor is an admin. A demoted admin can't go on.
   * @throws RefusedError if the actor isn't an admin now
   */
  async requireAdmin() {
    this.#admin = true;
    await this.batch({});
  }

  /** From now on no call is refused. For acts that the request's own secret allows, whoever is logged in. */
  forgetActor() {
    this.#actor = null;
  }

  /** Whether every later call refuses an actor whose account is about to be deleted. */
  refuseLeaving(staying: boolean) {
    this.#staying = staying;
  }

  /** From now on every call is refused unless the device has proved lately that its user is the owner. */
  requireProof() {
    this.#proven = true;
  }

  /** From now on, if this condition holds, every call needs a proof and a second factor. */
  escalate(when: SQL) {
    this.#escalation = when;
  }

  /** Lets admins act with a password alone. */
  waiveFactors() {
    this.#factors = false;
  }

  #prepare(query: Query) {
    return this.#session.prepare(query.sql).bind(...query.params);
  }

  /** One statement's rows. @throws RefusedError */
  async all<Row>(statement: SQL<Row>): Promise<Row[]> {
    if (this.#actor) return (await this.batch({ rows: statement })).rows;
    // Not in a batch: a batch of one costs a visitor's list some 4 % of its throughput.
    const query = compile(statement);
    const ask = () => this.#prepare(query).all<Row>();
    const { results } = await (readsOnly([query]) ? ask().catch(ask) : ask());
    return results;
  }

  /**
   * Runs several statements as one transaction. @returns each one's rows under its name
   * @throws RefusedError, and then nothing is written
   */
  async batch<const Statements extends Batch>(
    statements: Statements,
  ): Promise<Results<Statements>> {
    return resultsOf(statements, await this.#run(statementsOf(statements)));
  }

  /** Puts the guard in front if there is an actor. @returns the rows of the statements, without the guard's */
  async #run(statements: readonly SQL[]): Promise<unknown[][]> {
    const queries = statements.map(compile);
    if (!this.#actor) return this.#ask(queries);
    const guard = {
      actor: this.#actor,
      admin: this.#admin,
      staying: this.#staying,
      proven: this.#proven,
      factors: this.#factors,
      escalation: this.#escalation,
    };
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

  /** Retries a failed read once. A write isn't retried, because it may have happened. */
  async #ask(queries: readonly Query[]): Promise<unknown[][]> {
    if (queries.length === 0) return [];
    const ask = () => this.#session.batch(queries.map((query) => this.#prepare(query)));
    try {
      const answers = await (readsOnly(queries) ? ask().catch(ask) : ask());
      return answers.map(({ results }) => results);
    } catch (error) {
      throw toRefusedError(error);
    }
  }

  /** How much of the database's history this client has seen. The next request sends it along. */
  bookmark() {
    return this.#session.getBookmark();
  }
}
