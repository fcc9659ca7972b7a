import type { Query, SQL } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

import {
  type Batch,
  type Results,
  isRepeatable,
  readsOnly,
  resultsOf,
  statementsOf,
} from './batch.ts';
import {
  type Actor,
  RefusedError,
  type Rules,
  raiseRefusal,
  selectRefusal,
  toRefusedError,
} from './refusals.ts';
import { decodeRows } from './rows.ts';

/** What every caller may do who is logged in. */
const RULES: Rules = {
  staff: null,
  staying: false,
  proven: false,
  factors: true,
  addsFactor: false,
  escalation: null,
};

const dialect = new SQLiteAsyncDialect();

const compile = (statement: SQL) => dialect.sqlToQuery(statement);

/** What D1 says of faults that pass. Its documentation asks to try the same again, for writes with some delay. */
const PASSING =
  /Network connection lost|caused object to be reset|reset because its code was updated|transient issue on remote node/;
const REPEATED_AFTER_MS = 50;

/** A D1 session that a request's databases share. */
class Connection {
  readonly #source: D1Database;
  session: D1DatabaseSession;

  constructor(source: D1Database, bookmark: string) {
    this.#source = source;
    this.session = source.withSession(bookmark);
  }

  /**
   * Begins again at the primary. A bookmark may be of another database, after a restore, and wait for what never comes.
   */
  renew() {
    this.session = this.#source.withSession('first-primary');
  }
}

/**
 * D1 through its session API: reads may go to a nearby replica and still see what this client wrote before. The client
 * sends the bookmark of one response with its next request. Every call is one round trip.
 *
 * Drizzle compiles the statements and this class runs them. Drizzle's own D1 driver can't bind the parameters of a raw
 * statement inside a batch.
 */
export class Database {
  readonly #connection: Connection;
  readonly #actor: Actor | null;
  readonly #rules: Rules;
  #bytes: number | null = null;

  /**
   * With an actor, every call first checks in the same round trip that the actor may act.
   * @param source a binding, or another database's connection
   */
  constructor(
    source: D1Database | Connection,
    bookmark?: string,
    actor: Actor | null = null,
    rules: Rules = RULES,
  ) {
    this.#connection =
      source instanceof Connection
        ? source
        : new Connection(source, bookmark ?? 'first-unconstrained');
    this.#actor = actor;
    this.#rules = rules;
  }

  /** The same session under further rules: each of its calls is refused unless the actor fulfils them all. */
  as(rules: Partial<Rules>) {
    return new Database(this.#connection, undefined, this.#actor, { ...this.#rules, ...rules });
  }

  /** The same session without an actor. For acts that the request's own secret allows, whoever is logged in. */
  asAnyone() {
    return new Database(this.#connection);
  }

  #prepare(query: Query) {
    return this.#connection.session.prepare(query.sql).bind(...query.params);
  }

  /** One statement's rows. @throws RefusedError */
  async all<Row>(statement: SQL<Row>): Promise<Row[]> {
    if (this.#actor) return (await this.batch({ rows: statement })).rows;
    // Not in a batch: a batch of one costs a visitor's list some 4 % of its throughput.
    const query = compile(statement);
    const ask = () => this.#prepare(query).all<Row>();
    const { results, meta } = await this.#twice([query], ask);
    this.#bytes = meta.size_after;
    decodeRows(statement, results);
    return results;
  }

  /**
   * Runs several statements as one transaction. @returns each one's rows under its name
   * @throws RefusedError, and then nothing is written
   */
  async batch<const Statements extends Batch>(
    statements: Statements,
  ): Promise<Results<Statements>> {
    const listed = statementsOf(statements);
    const lists = await this.#run(listed);
    for (const [index, statement] of listed.entries()) decodeRows(statement, lists[index] ?? []);
    return resultsOf(statements, lists);
  }

  /** Puts the guard in front if there is an actor. @returns the rows of the statements, without the guard's */
  async #run(statements: readonly SQL[]): Promise<unknown[][]> {
    const queries = statements.map(compile);
    if (!this.#actor) return this.#ask(queries);
    const guard = { actor: this.#actor, ...this.#rules };
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

  /**
   * Asks once more if that can't do harm: for a read, and for a write that may have happened but changes nothing the
   * second time.
   */
  async #twice<Answer>(queries: readonly Query[], ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await ask();
    } catch (error) {
      if (!readsOnly(queries)) {
        if (!isRepeatable(queries) || !PASSING.test(String(error))) throw error;
        const wait = REPEATED_AFTER_MS * (1 + Math.random());
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
      this.#connection.renew();
      return ask();
    }
  }

  async #ask(queries: readonly Query[]): Promise<unknown[][]> {
    if (queries.length === 0) return [];
    const ask = () => this.#connection.session.batch(queries.map((query) => this.#prepare(query)));
    try {
      const answers = await this.#twice(queries, ask);
      this.#bytes = answers[0]?.meta.size_after ?? null;
      return answers.map(({ results }) => results);
    } catch (error) {
      throw toRefusedError(error);
    }
  }

  /** The size of the whole database as of the last answer. Null before the first. */
  bytes() {
    return this.#bytes;
  }

  /** How much of the database's history this client has seen. The next request sends it along. */
  bookmark() {
    return this.#connection.session.getBookmark();
  }
}
