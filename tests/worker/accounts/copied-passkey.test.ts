import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { PasskeyRequest } from '../../../worker/contract/passkey.ts';
import { type Authenticator, makeAuthenticator } from '../support/authenticator.ts';
import {
  type Account,
  ORIGIN,
  expectAnswer,
  nextAddress,
  post,
  register,
  statusesOf,
} from '../support/client.ts';
import { addPasskey } from '../support/ways-in.ts';

/** Two copies of a passkey are used at the same moment: both read the counter before either raises it. */

let mira: Account;
let phone: Authenticator;

/** A database that answers only once this many requests have asked. */
function answeringTogether(requests: number): D1Database {
  const { promise, resolve } = Promise.withResolvers<void>();
  let asked = 0;
  const session = (constraint?: string): D1DatabaseSession => {
    const real = env.DB.withSession(constraint);
    return {
      prepare: (query) => real.prepare(query),
      batch: async <Row>(statements: D1PreparedStatement[]) => {
        const answers = await real.batch<Row>(statements);
        asked += 1;
        if (asked === requests) resolve();
        await promise;
        return answers;
      },
      getBookmark: () => real.getBookmark(),
    };
  };
  return new Proxy(env.DB, {
    get: (target, key): unknown =>
      key === 'withSession' ? session : Reflect.get(target, key, target),
  });
}

async function sendTogether(path: string, bodies: readonly object[], token?: string) {
  const context = createExecutionContext();
  const shared = { ...env, DB: answeringTogether(bodies.length) };
  const answers = await Promise.all(
    bodies.map(async (body) => {
      const headers = {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': nextAddress(),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      };
      const sent = { method: 'POST', headers, body: JSON.stringify(body) };
      return app.fetch(new Request(`${ORIGIN}${path}`, sent), shared, context);
    }),
  );
  await waitOnExecutionContext(context);
  return answers;
}

async function twoWith(counter: number, options: string, token?: string) {
  const ask = () => expectAnswer(post(options, undefined, token), 200, PasskeyRequest);
  const asked = [await ask(), await ask()];
  return Promise.all(asked.map((request) => phone.use(request, counter)));
}

beforeEach(async () => {
  [mira, phone] = [await register(), await makeAuthenticator()];
  await addPasskey(mira, phone);
});

it('logs in once of two uses at once with the same counter', async () => {
  const answers = await sendTogether(
    '/api/login/passkey',
    await twoWith(8, '/api/login/passkey/options'),
  );
  expect(statusesOf(answers)).toEqual([200, 401]);
});

it('proves once of two uses at once with the same counter', async () => {
  const proofs = await twoWith(8, '/api/proof/options', mira.token);
  const answers = await sendTogether('/api/proof', proofs, mira.token);
  expect(statusesOf(answers)).toEqual([204, 422]);
});
