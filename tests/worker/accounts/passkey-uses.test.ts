import { SELF, createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { app } from '../../../worker/app.ts';
import { PasskeyCreation, PasskeyRequest } from '../../../worker/contract/passkey.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { type Authenticator, type Behaviour, makeAuthenticator } from '../support/authenticator.ts';
import {
  ORIGIN,
  expectAnswer,
  expectRefused,
  forged,
  nextAddress,
  post,
  statusesOf,
} from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { addPasskey } from '../support/ways-in.ts';

/** What holds for each use of a passkey: to make one, to log in and to prove. */

/** The Worker also answers at its workers.dev address. Passkeys work only at the operator's address. */
const ELSEWHERE = 'https://peerway.someone.workers.dev';
const FIVE_MINUTES_MS = 5 * 60_000;

let mira: Account;
/** Has a passkey of hers. */
let phone: Authenticator;

beforeEach(async () => {
  [mira, phone] = [await register(), await makeAuthenticator()];
  await addPasskey(mira, phone);
});
afterEach(() => {
  vi.useRealTimers();
});

type Ask = (path: string, body?: object) => Promise<Response>;

const here: Ask = (path, body) => post(path, body, mira.token);

const requestTo = (path: string, body?: object, token?: string) =>
  new Request(`${ELSEWHERE}${path}`, {
    method: 'POST',
    headers: {
      'CF-Connecting-IP': nextAddress(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const elsewhere: Ask = (path, body) => SELF.fetch(requestTo(path, body, mira.token));

const signing =
  (path: string) =>
  async (ask: Ask, behaviour: Behaviour = {}, counter = 0) =>
    phone.use(await expectAnswer(ask(path), 200, PasskeyRequest), counter, behaviour);

const CREATION = {
  use: 'a new passkey',
  path: '/api/passkeys',
  accepted: 201,
  sign: async (ask: Ask, behaviour: Behaviour = {}) => {
    const asked = await expectAnswer(ask('/api/passkeys/options'), 200, PasskeyCreation);
    return (await makeAuthenticator()).create(asked, behaviour);
  },
  expectRefusal: expectRefused,
};

const LOG_IN = {
  use: 'a log-in',
  path: '/api/login/passkey',
  accepted: 200,
  sign: signing('/api/login/passkey/options'),
  expectRefusal: async (answer: Promise<Response>, field: string) => {
    const { message } = await expectAnswer(answer, 401, Unauthenticated.strict());
    expect(message).toContain(field === 'ticket' ? 'too long' : 'doesn’t work');
  },
};

const PROOF = {
  use: 'a proof',
  path: '/api/proof',
  accepted: 204,
  sign: signing('/api/proof/options'),
  expectRefusal: expectRefused,
};

const USES = [CREATION, LOG_IN, PROOF];

describe.each(USES)('$use', ({ path, accepted, sign, expectRefusal }) => {
  it.each<[string, Behaviour]>([
    ['another origin', { origin: 'https://peerway.example.test' }],
    ['another site’s key', { rpId: 'peerway.example.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['a user who didn’t unlock it', { verified: false }],
  ])('is refused with %s', async (_, behaviour) => {
    await expectRefusal(here(path, await sign(here, behaviour)), 'response');
  });

  it('is refused with the ticket of another page, of another use, or one that was never given out', async () => {
    const signed = await sign(here);
    const signature = signed.ticket.lastIndexOf('.') + 1;
    const ticket = signed.ticket.slice(0, signature) + forged(signed.ticket.slice(signature));
    await expectRefusal(here(path, { ...signed, ticket }), 'ticket');
    for (const one of USES) {
      const other = await one.sign(here);
      const field = one.path === path ? 'response' : 'ticket';
      await expectRefusal(here(path, { ...signed, ticket: other.ticket }), field);
    }
  });

  it('is refused after five minutes', async () => {
    const begun = Date.now();
    vi.setSystemTime(begun);
    const [first, second] = [await sign(here), await sign(here)];
    vi.setSystemTime(begun + FIVE_MINUTES_MS);
    await expectRefusal(here(path, first), 'ticket');
    vi.setSystemTime(begun + FIVE_MINUTES_MS - 1);
    expect((await here(path, second)).status).toBe(accepted);
  });

  it('is signed for the operator’s address, also where another one of the Worker is asked', async () => {
    for (const wrong of [{ origin: ELSEWHERE }, { rpId: new URL(ELSEWHERE).hostname }]) {
      await expectRefusal(elsewhere(path, await sign(elsewhere, wrong)), 'response');
    }
    const signed = await sign(elsewhere, { origin: ORIGIN });
    expect((await elsewhere(path, signed)).status).toBe(accepted);
  });
});

describe.each([LOG_IN, PROOF])('$use', ({ path, accepted, sign }) => {
  it('works once per ticket, whoever is first', async () => {
    const signed = await sign(here);
    const answers = await Promise.all([here(path, signed), here(path, signed), here(path, signed)]);
    const [first, ...others] = statusesOf(answers);
    expect([first, others.filter((status) => status > accepted)]).toEqual([accepted, others]);
  });

  it('is refused when the counter goes back', async () => {
    expect((await here(path, await sign(here, {}, 7))).status).toBe(accepted);
    for (const counter of [7, 3, 0]) {
      const answer = await here(path, await sign(here, {}, counter));
      expect(await answer.text()).toContain('copied');
    }
  });
});

it('where the operator has set no address, passkeys belong to the one that was asked', async () => {
  const context = createExecutionContext();
  const sent = requestTo('/api/login/passkey/options');
  const answer = await app.fetch(sent, { ...env, PUBLIC_URL: ' ' }, context);
  await waitOnExecutionContext(context);
  const asked = await expectAnswer(answer, 200, PasskeyRequest);
  expect(asked.options.rpId).toBe(new URL(ELSEWHERE).hostname);
});
