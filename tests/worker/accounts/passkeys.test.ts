import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { app } from '../../../worker/app.ts';
import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import {
  PasskeyItem,
  type PasskeyProof,
  PasskeyRequest,
  WaysIn,
} from '../../../worker/contract/passkey.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { type Authenticator, makeAuthenticator } from '../support/authenticator.ts';
import {
  ORIGIN,
  expectDone,
  expectAnswer,
  expectRefused,
  getAs,
  nextAddress,
  patch,
  post,
  send,
  statusesOf,
} from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo } from '../support/mailbox.ts';
import { type Account, logIn, register } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import { addPasskey, creationOptions } from '../support/ways-in.ts';

const CHANGED = 'A way into your account has changed';

let mira: Account;
let phone: Authenticator;

const creation = (who = mira) => creationOptions(who);
const request = () =>
  expectAnswer(post('/api/login/passkey/options', undefined), 200, PasskeyRequest);
const addFor = (authenticator: Authenticator, who = mira) => addPasskey(who, authenticator);
const logInBy = (proof: PasskeyProof) => post('/api/login/passkey', proof);
const refused = async (proof: PasskeyProof) =>
  (await expectAnswer(logInBy(proof), 401, Unauthenticated.strict())).message;
const waysOf = (who = mira) => getAs(WaysIn, '/api/ways-in', who.token);
const remove = (id: number, who = mira) =>
  send('DELETE', `/api/passkeys/${id}`, { token: who.token });

beforeEach(async () => {
  mira = await register();
  phone = await makeAuthenticator();
});

describe('a passkey', () => {
  it('is added, named after the device, and logs in without a password', async () => {
    await confirmAddress(mira);
    const passkey = await addFor(phone);
    expect(passkey).toMatchObject({ name: 'Passkey', usedAt: null });
    await mailTo(mira.email, CHANGED);
    const tokens = await expectAnswer(logInBy(await phone.use(await request())), 200, TokenPair);
    const { email } = await getAs(CurrentUser, '/api/currentuser', tokens.token);
    expect(email).toBe(mira.email);
    const { member } = await getAs(DeviceList, '/api/devices', tokens.token);
    expect(member.map(({ way }) => way)).toEqual(['passkey', 'password']);
    expect((await waysOf()).passkeys[0]?.usedAt).not.toBeNull();
  });

  it('says that a second one would be the same, and takes another device’s', async () => {
    await addFor(phone);
    const { options } = await creation();
    expect(options.excludeCredentials).toHaveLength(1);
    await expectAnswer(
      post('/api/passkeys', await phone.create(await creation()), mira.token),
      409,
      Problem.strict(),
    );
    const ben = await register();
    const taken = await phone.create(await creation(ben));
    await expectAnswer(post('/api/passkeys', taken, ben.token), 409, Problem.strict());
    const isMultiFactor = env.DB.prepare('SELECT multi_factor FROM devices WHERE user_id = ?');
    expect(await isMultiFactor.bind(ben.id).first('multi_factor')).toBe(0);
    await addFor(await makeAuthenticator());
    expect((await waysOf()).passkeys).toHaveLength(2);
  });

  it('is renamed and removed by its owner alone, and is no way in from then on', async () => {
    const ben = await register();
    const { id } = await addFor(phone);
    await expectAnswer(
      patch(`/api/passkeys/${id}`, { name: ' My  phone ' }, mira.token),
      200,
      PasskeyItem.extend({ name: z.literal('My phone') }),
    );
    await expectAnswer(remove(id, ben), 404, Problem.strict());
    await expectDone(remove(id));
    expect(await refused(await phone.use(await request()))).toContain('removed from your account');
  });

  it('isn’t removed as the last way in, nor the password', async () => {
    const [other, { id }] = [await makeAuthenticator(), await addFor(phone)];
    const second = await addFor(other);
    const noPassword = () => send('DELETE', '/api/password', { token: mira.token });
    await expectDone(noPassword());
    expect(await waysOf()).toMatchObject({ password: false });
    await expectAnswer(logIn(mira), 401, Unauthenticated);
    await expectAnswer(logIn(mira, { password: '' }), 401, Unauthenticated);
    const both = await Promise.all([remove(id), remove(second.id)]);
    expect(statusesOf(both)).toEqual([204, 409]);
    const fresh = { password: 'a wholly new password' };
    await confirmAddress(mira);
    await expectDone(post('/api/password/change', fresh, mira.token));
    expect((await mailTo(mira.email, CHANGED)).text).toContain('A password was added');
    expect(await waysOf()).toMatchObject({ password: true });
  });
});

describe('a new passkey', () => {
  it('is refused with a ticket of another user, or used before', async () => {
    const ben = await register();
    const made = await phone.create(await creation(ben));
    await expectRefused(post('/api/passkeys', made, mira.token), 'ticket');
    const asked = await creation();
    await expectAnswer(
      post('/api/passkeys', await phone.create(asked), mira.token),
      201,
      PasskeyItem,
    );
    const again = await (await makeAuthenticator()).create(asked);
    await expectAnswer(post('/api/passkeys', again, mira.token), 409, Problem.strict());
  });
});

describe('a log-in', () => {
  beforeEach(() => addFor(phone));

  it('is refused with another key under the same id', async () => {
    const thief = await makeAuthenticator();
    const asked = await request();
    const [own, other] = [await phone.use(asked), await thief.use(asked)];
    const { response } = other.response;
    expect(await refused({ ...own, response: { ...own.response, response } })).toContain(
      'doesn’t work',
    );
  });

  it('isn’t for a banned account, and says why to its owner', async () => {
    await sql`UPDATE users SET status = 'banned', status_reason = 'spam' WHERE id = ${mira.id}`.run();
    expect(await refused(await phone.use(await request()))).toContain('banned. Reason: spam');
  });

  it('from a new device is told to a confirmed address', async () => {
    await confirmAddress(mira);
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' };
    const body = await phone.use(await request());
    await expectAnswer(send('POST', '/api/login/passkey', { body, headers }), 200, TokenPair);
    await mailTo(mira.email, 'New login to your account');
    expect(mailsTo(mira.email).length).toBeGreaterThan(0);
  });
});

/** Two copies of a passkey are used at the same moment: both read the counter before either raises it. */

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
  return Promise.all(asked.map((each) => phone.use(each, counter)));
}

it('logs in once of two uses at once with the same counter', async () => {
  await addFor(phone);
  const answers = await sendTogether(
    '/api/login/passkey',
    await twoWith(8, '/api/login/passkey/options'),
  );
  expect(statusesOf(answers)).toEqual([200, 401]);
});

it('proves once of two uses at once with the same counter', async () => {
  await addFor(phone);
  const proofs = await twoWith(8, '/api/proof/options', mira.token);
  const answers = await sendTogether('/api/proof', proofs, mira.token);
  expect(statusesOf(answers)).toEqual([204, 422]);
});
