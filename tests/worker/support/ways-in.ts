import { env } from 'cloudflare:test';
import { Secret, TOTP } from 'otpauth';
import { vi } from 'vitest';

import { PasskeyCreation, PasskeyItem } from '../../../worker/contract/passkey.ts';
import { CodeNeeded, CodeTokens } from '../../../worker/contract/second-factor.ts';
import { RecoveryCodes, SecondFactorStart } from '../../../worker/contract/second-factor.ts';
import { type Authenticator, makeAuthenticator } from './authenticator.ts';
import { expectAnswer, post } from './client.ts';
import { type Account, logIn } from './people.ts';
import { sql } from './sql.ts';

/** Passkeys, codes and linked accounts of users, through the API. */

export const STEP_SECONDS = 30;

/** The code that an authenticator app shows. A test uses each step once. */
export const codeOf = (secret: string, secondsOff = 0) =>
  TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: Date.now() + secondsOff * 1000,
  });

export const startCodes = ({ token }: Pick<Account, 'token'>) =>
  expectAnswer(post('/api/second-factor/options', undefined, token), 200, SecondFactorStart);

/** Turns codes on with the code of a minute ago, so that the test can use the later ones. */
export async function turnCodesOn(who: Pick<Account, 'token'>) {
  // That code is about to expire, so the clock stands still until it is used.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const { ticket, secret } = await startCodes(who);
  const code = codeOf(secret, -2 * STEP_SECONDS);
  const answer = post('/api/second-factor', { ticket, code }, who.token);
  const { codes } = await expectAnswer(answer, 201, RecoveryCodes);
  clock.mockRestore();
  return { secret, recovery: codes };
}

export const creationOptions = ({ token }: Pick<Account, 'token'>) =>
  expectAnswer(post('/api/passkeys/options', undefined, token), 200, PasskeyCreation);

/** Adds the authenticator's passkey to an account. */
export async function addPasskey(who: Pick<Account, 'token'>, authenticator: Authenticator) {
  const made = await authenticator.create(await creationOptions(who));
  return expectAnswer(post('/api/passkeys', made, who.token), 201, PasskeyItem);
}

/** Logs in by password as a user with codes. @returns the ticket that a code completes */
export const askForCode = async (who: Pick<Account, 'email'>) =>
  (await expectAnswer(logIn(who), 202, CodeNeeded.strict())).ticket;

export const completeWithCode = (ticket: string, code: string, trust = false) =>
  post('/api/login/code', { ticket, code, trust });

/** Links an account, without a way to the provider. */
export const linkDirectly = ({ id }: Pick<Account, 'id'>, subject: string, name: string) =>
  sql`INSERT INTO identities (user_id, provider, subject, name, linked_at)
    VALUES (${id}, 'steam', ${subject}, ${name}, 0)`.run();

const textOf = async (query: string, id: number) => {
  const found = await env.DB.prepare(query).bind(id).first<string>('text');
  if (found === null) throw new Error(`nothing by ${query}`);
  return found;
};

/** Gives an account a passkey, codes, a trusted browser and a linked account. */
export async function addEveryWay(who: Account) {
  await addPasskey(who, await makeAuthenticator());
  const { secret, recovery } = await turnCodesOn(who);
  const completed = completeWithCode(await askForCode(who), codeOf(secret), true);
  const { trusted = '' } = await expectAnswer(completed, 200, CodeTokens);
  const [subject, nameThere] = [`76561198${who.id}`, `Steam of ${who.id}`];
  await linkDirectly(who, subject, nameThere);
  const stored = (column: string, table: string) =>
    textOf(`SELECT max(${column}) AS text FROM ${table} WHERE user_id = ?`, who.id);
  return {
    /** Shown only to the owner, and stored as hashes. */
    shown: { recovery: recovery[0] ?? '', trusted },
    /** Stored, and never shown again. */
    secrets: {
      secret,
      recoveryHash: await stored('hash', 'recovery_codes'),
      trustHash: await stored('hash', 'trusted_browsers'),
    },
    /** Stored, and visible to the owner. */
    open: {
      credentialId: await stored('credential_id', 'passkeys'),
      publicKey: await stored('public_key', 'passkeys'),
      subject,
      nameThere,
    },
  };
}

type EveryWay = Awaited<ReturnType<typeof addEveryWay>>;

/** The stored texts of these. */
export const storedOf = ({ secrets, open }: EveryWay) => [
  ...Object.values(secrets),
  ...Object.values(open),
];
