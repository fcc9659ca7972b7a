import { env } from 'cloudflare:test';
import { vi } from 'vitest';

import { PushService } from '../../support/push-service.ts';

/** The services around the product, which fail on demand. */

/**
 * `before`: the database fails without writing anything. `after`: it has written everything, and its answer is lost.
 */
type Failing = 'before' | 'after';

/** The database for the tests themselves. It never fails. */
export const DB = env.DB;

export const FAULT = 'D1 is away for a moment';

let failing: Failing | null = null;
let passing = 0;
let failures = 0;

/** Lets one round trip fail. @param passed how many round trips succeed before */
export const failOnce = (when: Failing, passed = 0) => {
  failing = when;
  passing = passed;
};
export const neverFail = () => {
  failing = null;
};
/** How many answers of the database were errors so far. */
export const failureCount = () => failures;

/** Runs a round trip, unless it is the one that fails. */
async function orFail<Result>(run: () => Promise<Result>): Promise<Result> {
  const when = passing > 0 ? null : failing;
  if (passing > 0) passing -= 1;
  else failing = null;
  if (when === null) return run();
  failures += 1;
  if (when === 'after') await run();
  throw new Error(FAULT);
}

/** Changes the statement itself, because a batch accepts only the platform's own statements. */
function faultyStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const [bind, all] = [statement.bind.bind(statement), statement.all.bind(statement)];
  return Object.assign(statement, {
    bind: (...values: unknown[]) => faultyStatement(bind(...values)),
    all: <Row>() => orFail(() => all<Row>()),
  });
}

function openFaulty(start?: string): D1DatabaseSession {
  const session = DB.withSession(start);
  return {
    prepare: (query) => faultyStatement(session.prepare(query)),
    getBookmark: () => session.getBookmark(),
    batch: (statements) => orFail(() => session.batch(statements)),
  };
}

const faulty = new Proxy(DB, {
  get: (target, name): unknown => {
    if (name === 'withSession') return openFaulty;
    const value: unknown = Reflect.get(target, name);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});

/** The status with which the push service and the mail binding answer. */
let outside: 201 | 429 | 500 = 201;
export const answerOutside = (status: typeof outside) => {
  outside = status;
};

export const service = new PushService('https://push.test', env.VAPID_PUBLIC_KEY ?? '');

const unlimited = { limit: () => Promise.resolve({ success: true }) };

/**
 * Replaces the services around the product. Rate limits are off, because they would make a schedule depend on its
 * speed.
 */
export function surround() {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(null, {
        status: outside,
        ...(outside === 429 && { headers: { 'Retry-After': '60' } }),
      }),
    ),
  );
  Object.assign(env, {
    DB: faulty,
    MAIL: {
      send: () =>
        outside === 201
          ? Promise.resolve({ messageId: 'one' })
          : Promise.reject(new Error(`The mail service answered ${outside}`)),
    },
    LIMIT_REGISTER: unlimited,
    LIMIT_LOGIN: unlimited,
    LIMIT_WRITE: unlimited,
    LIMIT_MAIL: unlimited,
    LIMIT_FEED: unlimited,
    LIMIT_READ: undefined,
  });
}
