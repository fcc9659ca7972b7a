import { SELF, createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { TokenPair } from '../../../worker/contract/account.ts';
import {
  PasskeyCreation,
  PasskeyItem,
  type PasskeyProof,
  PasskeyRequest,
} from '../../../worker/contract/passkey.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { type Authenticator, makeAuthenticator } from '../support/authenticator.ts';
import { ORIGIN, expectAnswer, nextAddress } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { addPasskey } from '../support/ways-in.ts';

/** The Worker also answers at its workers.dev address. Passkeys work only at the operator's address. */

const ELSEWHERE = 'https://peerway.someone.workers.dev';

let mira: Account;
let phone: Authenticator;

const requestTo = (path: string, body?: unknown, token?: string) =>
  new Request(`${ELSEWHERE}${path}`, {
    method: 'POST',
    headers: {
      'CF-Connecting-IP': nextAddress(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const askElsewhere = (path: string, body?: unknown, token?: string) =>
  SELF.fetch(requestTo(path, body, token));

beforeEach(async () => {
  [mira, phone] = [await register(), await makeAuthenticator()];
});

const creation = () =>
  expectAnswer(askElsewhere('/api/passkeys/options', undefined, mira.token), 200, PasskeyCreation);

const add = (made: unknown) => askElsewhere('/api/passkeys', made, mira.token);

const request = () => expectAnswer(askElsewhere('/api/login/passkey/options'), 200, PasskeyRequest);

const logIn = (proof: PasskeyProof) => askElsewhere('/api/login/passkey', proof);

const options = () =>
  expectAnswer(askElsewhere('/api/proof/options', undefined, mira.token), 200, PasskeyRequest);

const prove = (proof: PasskeyProof) => askElsewhere('/api/proof', proof, mira.token);

describe('a passkey that is asked for at another address of the Worker', () => {
  it('is made for the operator’s address, and not from elsewhere', async () => {
    const asked = await creation();
    expect(asked.options.rp.id).toBe('peerway.test');
    const wrong = await phone.create(asked, { origin: ELSEWHERE });
    await expectAnswer(add(wrong), 422, Problem.strict());
    const other = await phone.create(await creation(), { rpId: new URL(ELSEWHERE).hostname });
    await expectAnswer(add(other), 422, Problem.strict());
    const own = await phone.create(await creation(), { origin: ORIGIN });
    await expectAnswer(add(own), 201, PasskeyItem);
  });

  it('logs in by what it signed for the operator’s address, and by nothing else', async () => {
    await addPasskey(mira, phone);
    const asked = await request();
    expect(asked.options.rpId).toBe('peerway.test');
    const wrong = await phone.use(asked, 0, { origin: ELSEWHERE });
    await expectAnswer(logIn(wrong), 401, Unauthenticated.strict());
    await expectAnswer(logIn(await phone.use(await request())), 200, TokenPair);
  });

  it('proves by what it signed for the operator’s address, and by nothing else', async () => {
    await addPasskey(mira, phone);
    const wrong = await phone.use(await options(), 0, { origin: ELSEWHERE });
    await expectAnswer(prove(wrong), 422, Problem.strict());
    expect((await prove(await phone.use(await options()))).status).toBe(204);
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
