import { type SQL, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';

/** The rows of each statement of a batch, in order; `sql<Row>` says what a statement's rows look like. */
type RowsOf<Statements extends readonly SQL[]> = {
  [Index in keyof Statements]: Statements[Index] extends SQL<infer Row> ? Row[] : never;
};

const dialect = new SQLiteAsyncDialect();

/** Who a request speaks for, by its token. */
interface Actor {
  id: number;
  deviceId: number;
}

/** The account behind a token has been logged out, suspended or banned since the token was signed. */
export class MayNotActError extends Error {}

/** The account is about to leave: it may look, and take care of itself, and no more. */
export class LeavingError extends Error {}

/** Whoever asks is no admin, or is none any more. */
export class NotAdminError extends Error {}

/** It would have left the product without an admin who may act. */
export class LastAdminError extends Error {}

/** An account, aliased `u`, that may act: a suspension ends by the clock. */
export const mayAct = (now: number): SQL =>
  sql`(u.status IN ('active', 'leaving') OR (u.status = 'suspended' AND u.suspended_until <= ${now}))`;

const tellings = new WeakSet<SQL>();

/** Marks a statement of a batch as one that tells somebody something: what it returns is to be heard at once. */
export function telling(statement: SQL): SQL {
  tellings.add(statement);
  return statement;
}

const isTelling = (statement: SQL | undefined) =>
  statement !== undefined && tellings.has(statement);

const OVERFLOW = 'integer overflow';
const NO_JSON = 'malformed JSON';
const NO_PATH = 'bad JSON path';
/** What the triggers of migrations/0010 say. */
const LAST_ADMIN = 'the last admin stays';

/**
 * Fails the batch that it begins where the actor may not act: a token is good for 15 minutes, a log-out or a ban
 * is meant at once. Outside of a trigger SQL has no RAISE; the absolute value of the least integer does it.
 */
const guard = ({ id, deviceId }: Actor, now: number): SQL => sql`
  SELECT CASE WHEN EXISTS (SELECT 1 FROM devices d JOIN users u ON u.id = d.user_id
    WHERE d.id = ${deviceId} AND u.id = ${id} AND d.revoked_at IS NULL AND ${mayAct(now)})
  THEN 1 ELSE abs(-9223372036854775807 - 1) END`;

/** The same for an actor who is no admin; told apart from the other by another fault. */
const adminGuard = ({ id }: Actor): SQL => sql`
  SELECT CASE WHEN EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.role = 'admin')
  THEN 1 ELSE json('') END`;

/** The same for an actor who is about to leave. */
const stayingGuard = ({ id }: Actor): SQL => sql`
  SELECT CASE WHEN EXISTS (SELECT 1 FROM users u WHERE u.id = ${id} AND u.status = 'leaving')
  THEN json_extract('{}', 'leaving') ELSE 1 END`;

/** What a batch failed of, in our own terms; what is nobody's business here stays as it was. */
function refusalOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : '';
  if (message.includes(OVERFLOW)) return new MayNotActError('This log-in has ended.');
  if (message.includes(NO_JSON)) return new NotAdminError('This is for admins.');
  if (message.includes(NO_PATH)) {
    return new LeavingError('Your account is about to be deleted. Return first.');
  }
  if (message.includes(LAST_ADMIN)) {
    return new LastAdminError('Nobody else is an admin. Make somebody one first.');
  }
  return error;
}

/**
 * D1 through its session API, so that reads may go to a near replica and still see what this client wrote
 * before: the client carries the bookmark from answer to answer. Every call is one round trip.
 *
 * Statements are compiled by drizzle and run here: its own D1 driver cannot bind the parameters of a raw
 * statement inside a batch.
 */
export class Database {
  readonly #session: D1DatabaseSession;
  readonly #actor: Actor | null;
  #admin = false;
  #staying = false;
  /** What the statements that tell somebody something have returned; they are written by then. */
  readonly told: unknown[] = [];

  /** With an actor every call answers only as long as that actor may act, in the same round trip. */
  constructor(binding: D1Database, bookmark?: string, actor: Actor | null = null) {
    this.#session = binding.withSession(bookmark ?? 'first-unconstrained');
    this.#actor = actor;
  }

  /**
   * From now on every call answers only as long as the actor is an admin: one who is demoted meanwhile does nothing
   * more. @throws NotAdminError where they are none now
   */
  async requireAdmin() {
    this.#admin = true;
    await this.batch([]);
  }

  /** Whether from now on every call answers only an actor who is here to stay. */
  requireStaying(staying: boolean) {
    this.#staying = staying;
  }

  #guards(): SQL[] {
    if (!this.#actor) return [];
    return [
      guard(this.#actor, Date.now()),
      ...(this.#admin ? [adminGuard(this.#actor)] : []),
      ...(this.#staying ? [stayingGuard(this.#actor)] : []),
    ];
  }

  #prepare(statement: SQL) {
    const query = dialect.sqlToQuery(statement);
    return this.#session.prepare(query.sql).bind(...query.params);
  }

  /** One statement's rows. */
  async all<Row>(statement: SQL<Row>): Promise<Row[]> {
    if (this.#actor) {
      const [rows] = await this.batch([statement]);
      return rows;
    }
    // Alone it is asked alone: a batch of one costs a visitor's list some 4 % of its throughput.
    const { results } = await this.#prepare(statement).all<Row>();
    return results;
  }

  /**
   * Several statements as one transaction: all of them or none.
   * @throws MayNotActError, LeavingError, NotAdminError, LastAdminError, with nothing done
   */
  batch<const Statements extends readonly SQL[]>(
    statements: Statements,
  ): Promise<RowsOf<Statements>>;
  async batch(statements: readonly SQL[]): Promise<unknown> {
    const guards = this.#guards();
    try {
      const results = await this.#session.batch(
        [...guards, ...statements].map((statement) => this.#prepare(statement)),
      );
      const rows = results.slice(guards.length).map((result) => result.results);
      this.told.push(...rows.filter((_, index) => isTelling(statements[index])).flat());
      return rows;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Where in the database's history this client now stands. */
  bookmark() {
    return this.#session.getBookmark();
  }
}
