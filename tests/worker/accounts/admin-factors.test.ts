import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import type { z } from 'zod';

import { app } from '../../../worker/app.ts';
import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { Overview } from '../../../worker/contract/overview.ts';
import {
  PasskeyCreation,
  PasskeyItem,
  PasskeyRequest,
  WaysIn,
} from '../../../worker/contract/passkey.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { FACTOR_NEEDED } from '../../../worker/contract/proof.ts';
import { RecoveryCodes, SecondFactorStart } from '../../../worker/contract/second-factor.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import { ORIGIN, expectAnswer, nextAddress } from '../support/client.ts';
import { type Account, PASSWORD, register } from '../support/people.ts';
import { HOUR_MS, addGames, hostSession } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

/** Admins who have only a password, on an instance that requires a second factor. */

const strict = { ...env, ADMIN_SECOND_FACTOR: '' };
let admin: Account;

async function send(method: string, path: string, body?: unknown, token = admin.token) {
  const context = createExecutionContext();
  const headers = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    Authorization: `Bearer ${token}`,
    'CF-Connecting-IP': nextAddress(),
  };
  const init =
    body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  const answer = await app.fetch(new Request(`${ORIGIN}${path}`, init), strict, context);
  await waitOnExecutionContext(context);
  return answer;
}

const ask = async <Schema extends z.ZodType>(
  status: number,
  schema: Schema,
  ...request: Parameters<typeof send>
) => expectAnswer(await send(...request), status, schema);

const look = (token = admin.token) => send('GET', '/api/admin/overview', undefined, token);
const neededOf = async (token = admin.token) =>
  (await ask(200, CurrentUser, 'GET', '/api/currentuser', undefined, token)).factorNeeded;

async function expectFactorNeeded(answer: Promise<Response>) {
  const { type } = await expectAnswer(answer, 403, Problem.strict());
  expect(type).toBe(FACTOR_NEEDED);
}

async function turnCodesOn() {
  const start = await ask(200, SecondFactorStart, 'POST', '/api/second-factor/options');
  const code = TOTP.generate({ secret: Secret.fromBase32(start.secret) });
  await ask(201, RecoveryCodes, 'POST', '/api/second-factor', { ticket: start.ticket, code });
}

async function addPasskey(token = admin.token) {
  const phone = await makeAuthenticator();
  const asked = await ask(200, PasskeyCreation, 'POST', '/api/passkeys/options', undefined, token);
  await ask(201, PasskeyItem, 'POST', '/api/passkeys', await phone.create(asked), token);
  return phone;
}

const logIn = async () => {
  const credentials = { email: admin.email, password: PASSWORD };
  return (await ask(200, TokenPair, 'POST', '/api/login', credentials)).token;
};

/** What `npm run make-admin` does, `ms` before now. */
const makeAdmin = (id: number, ms = 0) =>
  sql`UPDATE users SET role = 'admin', first_factor_until = ${Date.now() - ms + HOUR_MS} WHERE id = ${id}`.run();

beforeEach(async () => {
  admin = await register();
  await makeAdmin(admin.id);
});

it('an admin’s first passkey or codes can only be set up within an hour of make-admin', async () => {
  const ben = await register();
  await makeAdmin(ben.id, HOUR_MS);
  const started = await ask(200, SecondFactorStart, 'POST', '/api/second-factor/options');
  const phone = await makeAuthenticator();
  const created = await phone.create(
    await ask(200, PasskeyCreation, 'POST', '/api/passkeys/options'),
  );
  await makeAdmin(admin.id, HOUR_MS);
  const code = TOTP.generate({ secret: Secret.fromBase32(started.secret) });
  for (const [path, body, token] of [
    ['/api/second-factor', { ticket: started.ticket, code }],
    ['/api/passkeys', created],
    ['/api/second-factor/options', undefined, ben.token],
    ['/api/passkeys/options', undefined, ben.token],
  ] as const) {
    const { detail } = await ask(403, Problem.strict(), 'POST', path, body, token);
    expect(detail).toContain('Ask the operator to run “make-admin” again');
  }
  await makeAdmin(ben.id);
  await addPasskey(ben.token);
  await makeAdmin(ben.id, HOUR_MS);
  await addPasskey(ben.token);
});

it('or within an hour of removing the last ones, such as to move codes to a new phone', async () => {
  const isOpen = async () => {
    const { status } = await send('POST', '/api/second-factor/options');
    return status === 200;
  };
  await turnCodesOn();
  await addPasskey();
  const { passkeys } = await ask(200, WaysIn, 'GET', '/api/ways-in');
  await makeAdmin(admin.id, HOUR_MS);
  expect((await send('DELETE', `/api/passkeys/${passkeys[0]?.id}`)).status).toBe(204);
  // Not while codes are left: they may be lost or stolen, and then removed by the operator.
  const until = sql`SELECT first_factor_until FROM users WHERE id = ${admin.id}`;
  expect(await until.first('first_factor_until')).toBeLessThanOrEqual(Date.now());
  expect((await send('DELETE', '/api/second-factor')).status).toBe(204);
  expect(await isOpen()).toBe(true);
  await addPasskey();
  await makeAdmin(admin.id, HOUR_MS);
  const [last] = (await ask(200, WaysIn, 'GET', '/api/ways-in')).passkeys;
  expect((await send('DELETE', `/api/passkeys/${last?.id}`)).status).toBe(204);
  expect(await isOpen()).toBe(true);
  // Removing nothing takes only a password.
  await makeAdmin(admin.id, HOUR_MS);
  expect((await send('DELETE', '/api/second-factor')).status).toBe(204);
  expect(await isOpen()).toBe(false);
});

it('a moderator’s first one, too, within an hour of getting the role, each time it is given', async () => {
  const { id, token } = await register();
  await sql`UPDATE users SET role = 'moderator' WHERE id = ${id}`.run();
  const refused = await ask(
    403,
    Problem.strict(),
    'POST',
    '/api/passkeys/options',
    undefined,
    token,
  );
  expect(refused.detail).toContain('ask an admin for the role again');
  await addPasskey();
  for (const role of ['ROLE_USER', 'ROLE_MODERATOR']) {
    const body = { role, reason: 'Helps out' };
    await ask(200, AdminUserDetail, 'PATCH', `/api/admin/users/${id}`, body);
  }
  await addPasskey(token);
});

it('are asked of moderators as well', async () => {
  const { id, token } = await register();
  await sql`UPDATE users SET role = 'moderator' WHERE id = ${id}`.run();
  await expectFactorNeeded(send('GET', '/api/admin/reports', undefined, token));
  expect(await neededOf(token)).toBe(true);
});

it('an admin without a second factor neither looks nor acts, until there is a passkey', async () => {
  expect(await neededOf()).toBe(true);
  await expectFactorNeeded(look());
  await expectFactorNeeded(send('POST', '/api/admin/categories', { name: 'Odd' }));
  const ben = await register();
  expect(await neededOf(ben.token)).toBe(false);
  await addPasskey();
  expect(await neededOf()).toBe(false);
  expect((await look()).status).toBe(200);
});

it('or codes', async () => {
  await turnCodesOn();
  expect((await look()).status).toBe(200);
});

it('an admin’s stolen password neither opens the admin area nor adds a passkey', async () => {
  const phone = await addPasskey();
  const stolen = await logIn();
  await expectFactorNeeded(look(stolen));
  await expectFactorNeeded(send('POST', '/api/passkeys/options', undefined, stolen));
  await expectFactorNeeded(send('DELETE', '/api/passkeys/1', undefined, stolen));
  await expectFactorNeeded(send('POST', '/api/second-factor/options', undefined, stolen));
  await expectFactorNeeded(
    send('POST', '/api/password/change', { password: 'a new long one' }, stolen),
  );
  const request = await ask(200, PasskeyRequest, 'POST', '/api/proof/options', undefined, stolen);
  expect((await send('POST', '/api/proof', await phone.use(request), stolen)).status).toBe(204);
  expect((await look(stolen)).status).toBe(200);
});

it('access as an admin ends with the last passkey', async () => {
  await addPasskey();
  const { passkeys } = await ask(200, WaysIn, 'GET', '/api/ways-in');
  expect((await send('DELETE', `/api/passkeys/${passkeys[0]?.id}`)).status).toBe(204);
  await expectFactorNeeded(look());
});

it('is needed for another host’s session, not for one’s own', async () => {
  await addGames();
  const [own, other] = [await hostSession(admin), await hostSession(await register())];
  expect((await send('PATCH', `/api/sessions/${own.id}`, { seats: 6 })).status).toBe(200);
  await expectFactorNeeded(send('PATCH', `/api/sessions/${other.id}`, { seats: 6 }));
  await expectFactorNeeded(send('DELETE', `/api/sessions/${other.id}`));
  await addPasskey();
  expect((await send('PATCH', `/api/sessions/${other.id}`, { seats: 6 })).status).toBe(200);
  expect((await send('DELETE', `/api/sessions/${other.id}`)).status).toBe(204);
});

it('the operator can switch that off', async () => {
  const context = createExecutionContext();
  const headers = { Authorization: `Bearer ${admin.token}` };
  const asked = new Request(`${ORIGIN}/api/admin/overview`, { headers });
  const answer = await app.fetch(asked, { ...env, ADMIN_SECOND_FACTOR: 'off' }, context);
  await waitOnExecutionContext(context);
  expect(answer.status).toBe(200);
  const { health } = Overview.parse(await answer.json());
  expect(health).toContainEqual({ subject: 'ADMIN_SECOND_FACTOR', state: 'weak', wrong: [] });
});
