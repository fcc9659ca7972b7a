import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Either kind of quote with what it holds, or a word or sign that ends a statement or keeps it together. */
const TOKEN = /(['"`])[^]*?(?:\1|$)|;|\bBEGIN(?= )|\bEND\b/g;

/**
 * Splits a migration as a deployed D1 is reported to. Where reports contradict each other, the worse one counts. A quote
 * begins a text in a comment, too (workers-sdk#4713), and a semicolon ends a statement there (#3892). A trigger is held together by
 * BEGIN in upper case (#15314) with a space after it (#4998), and by nothing after its first END (#15178).
 */
function split(migration: string) {
  const statements: string[] = [];
  let from = 0;
  let inTrigger = false;
  for (const { 0: token, index } of migration.matchAll(TOKEN)) {
    if (token === 'BEGIN') inTrigger = true;
    else if (token === 'END') inTrigger = false;
    else if (token === ';' && !inTrigger) {
      statements.push(migration.slice(from, index));
      from = index + 1;
    }
  }
  const rest = migration.slice(from);
  return rest.trim() === '' ? statements : [...statements, rest];
}

const Query = z.object({ sql: z.string() });

/** A database that takes what wrangler sends to a deployed one, and refuses what that is reported to refuse. */
export class RemoteD1 {
  readonly #database = new DatabaseSync(':memory:');

  /** @returns the rows of the last statement. @throws Error, and then nothing is written */
  query(migration: string) {
    this.#database.exec('BEGIN');
    try {
      const rows = split(migration).map((statement) => {
        const prepared = this.#database.prepare(statement);
        // SQLite takes the first statement and leaves the rest.
        if (prepared.sourceSQL !== statement) {
          throw new Error('A prepared SQL statement must contain only one statement');
        }
        return prepared.all();
      });
      this.#database.exec('COMMIT');
      return rows.at(-1) ?? [];
    } catch (error) {
      this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #resultOf(body: string) {
    // Without a body, wrangler asks for the database by its name.
    if (body === '') return { uuid: crypto.randomUUID(), name: 'peerway' };
    const { sql } = Query.parse(JSON.parse(body));
    return [{ results: this.query(sql), success: true, meta: { duration: 0 } }];
  }

  #answer(body: string, response: ServerResponse) {
    response.setHeader('Content-Type', 'application/json');
    const answer = { success: true, errors: [], messages: [], result: null };
    try {
      return response.end(JSON.stringify({ ...answer, result: this.#resultOf(body) }));
    } catch (error) {
      const errors = [{ code: 7500, message: String(error) }];
      return response.writeHead(400).end(JSON.stringify({ ...answer, success: false, errors }));
    }
  }

  /** Runs something while wrangler reaches this database instead of Cloudflare. @param run gets wrangler's environment */
  async serve<Result>(run: (env: Record<string, string>) => Promise<Result>) {
    const server = createServer((request, response) => {
      void text(request).then((body) => this.#answer(body, response));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    try {
      return await run({
        CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${port}`,
        CLOUDFLARE_API_TOKEN: 'a-token',
        CLOUDFLARE_ACCOUNT_ID: 'an-account',
      });
    } finally {
      server.close();
    }
  }
}
