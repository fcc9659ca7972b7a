import { env, reset } from 'cloudflare:test';
import { waitForGlobalWaitUntil } from 'cloudflare:test-internal';
import { vi } from 'vitest';

import { forgetLogged } from '../../support/console-watch.ts';
import { ORIGIN } from './client.ts';
import { sql } from './sql.ts';
// This import changes a binding, once per runtime.
import './mailbox.ts';

/**
 * The test files that share a runtime run one after the other, and each finds it empty. Modules are loaded only once.
 * So what a module remembers must not depend on ids, which differ between files.
 */

const bindings = { ...env };

/**
 * Sleeping objects, such as evicted ones, survive `reset`. So each file has its own range of ids, and with it new names
 * of objects.
 */
const IDS_PER_FILE = 10_000;
/** Lower ids are for tests that choose them. */
const IDS_FROM = 1_000_000;
let files = 0;

const RESETS_MAX = 10;

/** Vitest limits the time of tests and hooks, but not of a set-up, which would then wait without end. */
const EMPTY_MS = 90_000;

/** Ends what earlier files began. @returns once the database has the product's schema and nothing else */
export async function emptyRuntime() {
  vi.useRealTimers();
  const timer = new AbortController();
  const late = scheduler.wait(EMPTY_MS, { signal: timer.signal }).then(() => {
    throw new Error(`The runtime could not be emptied in ${EMPTY_MS / 1000} s (${step}).`);
  });
  await Promise.race([empty(), late]);
  timer.abort();
}

/** What `empty` waits for. */
let step = '';

async function empty() {
  vi.unstubAllGlobals();
  for (const name of Object.keys(env)) if (!(name in bindings)) Reflect.deleteProperty(env, name);
  Object.assign(env, bindings);
  step = 'tasks';
  // The tasks that the last requests left behind. A failure of theirs isn't this file's.
  await waitForGlobalWaitUntil().catch(() => {});
  let left = RESETS_MAX;
  do {
    if (left === 0) throw new Error('The runtime could not be emptied.');
    left -= 1;
    step = 'wake';
    await wake();
    step = 'reset';
    await reset();
  } while (await hasTables());
  // For example a socket that closed when the last file ended.
  forgetLogged();
  files += 1;
  step = 'tables';
  await makeTables();
  await sql`INSERT INTO sqlite_sequence (name, seq)
     SELECT name, ${IDS_FROM + files * IDS_PER_FILE} FROM sqlite_master WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%'`.run();
}

/** What the migrations come to, as one text of SQL. Empty before a runtime's first file. */
let schema = '';

/**
 * The first file runs the migrations. Later ones get the schema that they lead to and the rows that they write, which
 * takes a quarter of the time.
 */
async function makeTables() {
  if (schema !== '') {
    await env.DB.prepare(schema).run();
    return;
  }
  const migrations = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
  await env.DB.batch(migrations.map((query) => env.DB.prepare(query)));
  // A virtual table makes its shadow tables itself.
  const { results } = await sql`SELECT sql FROM sqlite_master
     WHERE sql IS NOT NULL AND name <> 'sqlite_sequence' AND substr(name, 1, 4) <> '_cf_'
       AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
     ORDER BY rowid`.all<{ sql: string }>();
  const rows = migrations.filter((query) => /^(?:--.*\n)*(?:INSERT|UPDATE) /.test(query.trim()));
  schema = [...results.map((one) => one.sql), ...rows].join(';\n');
}

/** Whether there are tables. A reset during a write does nothing, so it is repeated. */
const hasTables = async () =>
  (await sql`SELECT 1 FROM sqlite_master WHERE type = 'table' AND substr(name, 1, 4) <> '_cf_'`.first()) !==
  null;

/** Wakes the database, the bucket, the cache and the rate limits, because `reset` doesn't reach what sleeps. */
async function wake() {
  const limits = [
    env.LIMIT_FEED,
    env.LIMIT_LOGIN,
    env.LIMIT_MAIL,
    env.LIMIT_READ,
    env.LIMIT_REGISTER,
    env.LIMIT_WRITE,
  ];
  await Promise.all([
    hasTables(),
    env.FILES.head('none'),
    caches.default.match(ORIGIN),
    ...limits.map((limit) => limit?.limit({ key: 'none' })),
  ]);
}
