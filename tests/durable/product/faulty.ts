import { env } from 'cloudflare:test';
import { vi } from 'vitest';

import { PushService } from '../../support/push-service.ts';

/** What lies around the product, and fails when it is told to. */

/** Before anything is written, or after all of it is, with the answer lost. */
type Failing = 'before' | 'after';

/** The database as the tests themselves use it: it never fails. */
export const DB = env.DB;

export const FAULT = 'D1 is away for a moment';

let failing: Failing | null = null;
let passing = 0;
let failures = 0;

/** @param passed how many round trips go well before the one that fails */
export const failOnce = (when: Failing, passed = 0) => {
  failing = when;
  passing = passed;
};
export const neverFail = () => {
  failing = null;
};
/** How many of the database's answers were errors so far. */
export const failureCount = () => failures;

/** Does it, unless it is the round trip that fails. */
async function orFail<Result>(run: () => Promise<Result>): Promise<Result> {
  const when = passing > 0 ? null : failing;
  if (passing > 0) passing -= 1;
  else failing = null;
  if (when === null) return run();
  failures += 1;
  if (when === 'after') await run();
  throw new Error(FAULT);
}

/** The statement itself, since a batch takes no other. */
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

/** How the push service and the mail binding answer. */
let outside: 201 | 429 | 500 = 201;
export const answerOutside = (status: typeof outside) => {
  outside = status;
};

export const service = new PushService('https://push.test', env.VAPID_PUBLIC_KEY ?? '');

const unlimited = { limit: () => Promise.resolve({ success: true }) };

/** Puts all of it in the product's way. Rate limits would make a schedule depend on the time that it takes. */
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
  });
}
