import { env } from 'cloudflare:test';

import { RefreshedToken, RegisteredAccount, TokenPair } from '../../../worker/contract/account.ts';
import { signAccessToken } from '../../../worker/core/auth/access-token.ts';
import { expectAnswer, post } from './client.ts';
import { sql } from './sql.ts';

/** Accounts, registered or only inserted. */

export const PASSWORD = 'correct horse battery';
/** `PASSWORD`, hashed at the lowest cost. */
export const PASSWORD_HASH =
  'scrypt$4$8$1$c2FsdCBvZiBhIHRlc3QhIQ$AxOp7N8PNWyZcdvHKGkys09VZyDmWdqNc1IeIbuC1yY';

export interface Account {
  id: number;
  name: string;
  email: string;
  token: string;
  refresh_token: string;
}

let people = 0;

/** Registers a user through the API. */
export async function register(name = `Gamer ${(people += 1)}`): Promise<Account> {
  const email = `p${people}-${crypto.randomUUID().slice(0, 8)}@peerway.test`;
  const account = await expectAnswer(
    post('/api/register', { name, email, password: PASSWORD, acceptTerms: true }),
    201,
    RegisteredAccount,
  );
  return { ...account, name, email };
}

/** Sends a log-in by password. @param over other fields of the body, such as another password */
export const logIn = (
  { email }: Pick<Account, 'email'>,
  over: { password?: string; trusted?: string } = {},
) => post('/api/login', { email, password: PASSWORD, ...over });

/** Logs in on another device. */
export const loggedIn = (who: Pick<Account, 'email'>) => expectAnswer(logIn(who), 200, TokenPair);

/** The same device with new tokens, as when its access token has expired. */
export async function refreshed(who: Account): Promise<Account> {
  const answer = post('/api/token/refresh', { refresh_token: who.refresh_token });
  const { token, refresh_token } = await expectAnswer(answer, 200, RefreshedToken);
  return { ...who, token, refresh_token: refresh_token ?? who.refresh_token };
}

/** Inserts a user into the database, for tests that need many users who don't log in. */
export async function addUser(name = `Guest ${(people += 1)}`) {
  const key = crypto.randomUUID();
  const email = `${key}@peerway.test`;
  const now = Date.now();
  const [users, devices] = await env.DB.batch<{ id: number }>([
    sql`INSERT INTO users (name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
       VALUES (${name}, ${key}, ${email}, ${email}, ${PASSWORD_HASH}, ${now}, ${now}) RETURNING id`,
    sql`INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, proved_at)
       SELECT ${key}, id, ${now}, '', ${now}, ${now + 1e9}, ${now} FROM users WHERE name_key = ${key} RETURNING id`,
  ]);
  const [id, deviceId] = [users?.results[0]?.id, devices?.results[0]?.id];
  if (id === undefined || deviceId === undefined) throw new Error('nothing was written');
  return { id, name, email, token: await signAccessToken(env, { id, deviceId }, now), deviceId };
}

/** An admin, made as `npm run make-admin` does it. */
export async function addAdmin(name?: string) {
  const admin = await addUser(name);
  await sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`.run();
  return admin;
}

/** Makes all proofs old, as if nobody had logged in or proved anything for 15 minutes. */
export const outdateProofs = () => sql`UPDATE devices SET proved_at = 1`.run();
