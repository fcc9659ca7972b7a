import { env } from 'cloudflare:test';
import { SignJWT, base64url } from 'jose';
import { Secret, TOTP } from 'otpauth';
import { afterEach, expect, it } from 'vitest';

import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { RecoveryCodes, SecondFactorStart } from '../../../worker/contract/second-factor.ts';
import { expectAnswer, get, post } from '../support/client.ts';
import { loggedIn, register } from '../support/people.ts';

/** The steps of “A new signing secret” in worker/operator/runbook.md. */

const OLD = env.JWT_SECRET;
const NEW = 'the-secret-after-the-rotation-0123456789';

const set = (JWT_SECRET: string, JWT_SECRET_PREVIOUS: string) =>
  Object.assign(env, { JWT_SECRET, JWT_SECRET_PREVIOUS });

afterEach(() => set(OLD, ''));

const who = (token: string) => get('/api/currentuser', token);
const refresh = (refresh_token: string) => post('/api/token/refresh', { refresh_token });

it('with both secrets nobody notices, and devices that came by stay logged in without the old one', async () => {
  const mira = await register();
  const before = await loggedIn(mira);
  const away = await loggedIn(mira);
  set(NEW, OLD);
  await expectAnswer(who(before.token), 200, CurrentUser);
  const after = await expectAnswer(refresh(before.refresh_token), 200, TokenPair);
  await expectAnswer(who(after.token), 200, CurrentUser);
  set(NEW, '');
  await expectAnswer(who(after.token), 200, CurrentUser);
  await expectAnswer(refresh(after.refresh_token), 200, TokenPair);
  // A device that was away in between has to log in again. Its ways to log in still work.
  await expectAnswer(who(away.token), 401, Unauthenticated.strict());
  await expectAnswer(refresh(away.refresh_token), 401, Unauthenticated.strict());
  await loggedIn(mira);
});

it('a secret that leaked is replaced at once: all have to log in again, and nothing else is lost', async () => {
  const mira = await register();
  const before = await loggedIn(mira);
  set(NEW, '');
  await expectAnswer(who(before.token), 401, Unauthenticated.strict());
  await expectAnswer(refresh(before.refresh_token), 401, Unauthenticated.strict());
  const { token } = await loggedIn(mira);
  expect(await expectAnswer(who(token), 200, CurrentUser)).toMatchObject({ id: mira.id });
});

it('a user who was setting up an authenticator app goes on with the secret that the app has', async () => {
  const { token } = await register();
  const options = post('/api/second-factor/options', undefined, token);
  const { ticket, secret } = await expectAnswer(options, 200, SecondFactorStart);
  set(NEW, OLD);
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) });
  await expectAnswer(post('/api/second-factor', { ticket, code }, token), 201, RecoveryCodes);
});

it('a previous secret that can be guessed signs for nobody', async () => {
  const { id } = await register();
  const weak = 'changeme';
  const bytes = new TextEncoder().encode(weak);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kid:${weak}`));
  const kid = base64url.encode(new Uint8Array(digest).subarray(0, 6));
  const forged = await new SignJWT({ did: 1 })
    .setProtectedHeader({ alg: 'HS256', kid })
    .setSubject(String(id))
    .setIssuer('peerway')
    .setAudience('peerway-api')
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(bytes);
  set(OLD, weak);
  await expectAnswer(who(forged), 401, Unauthenticated.strict());
});
