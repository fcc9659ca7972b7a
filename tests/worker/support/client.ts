import { createExecutionContext, env } from 'cloudflare:test';
import { expect } from 'vitest';
import type { z } from 'zod';

import { RefreshedToken, RegisteredAccount } from '../../../worker/contract/account.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { signAccessToken } from '../../../worker/core/auth/access-token.ts';
import worker from '../../../worker/index.ts';

/** Sends requests to the whole Worker, as a browser would. */

export const ORIGIN = 'https://peerway.test';

interface Options {
  token?: string | undefined;
  body?: unknown;
  /** A body that isn't JSON, sent as it is. */
  raw?: BodyInit | undefined;
  headers?: Record<string, string>;
  /** Where the request comes from, as Cloudflare says it. */
  country?: Iso3166Alpha2Code;
}

let addresses = 0;

/** A new network address, so that one test doesn't use up another's rate limit. */
export const nextAddress = () => `192.0.2.${(addresses += 1) % 250}`;

/** Sends a request to the Worker itself, because the binding SELF takes 3 ms more per request. */
export async function send(
  method: string,
  path: string,
  { token, body, raw, headers, country }: Options = {},
): Promise<Response> {
  const request = new Request(`${ORIGIN}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/ld+json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      'CF-Connecting-IP': nextAddress(),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(raw !== undefined && { body: raw }),
    ...(country !== undefined && { cf: { country } }),
  });
  return worker.fetch(request, env, createExecutionContext());
}

/** A token of the same shape that was never given out. */
export const forged = (token: string) => `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;

export const get = (path: string, token?: string) => send('GET', path, { token });
export const post = (path: string, body: unknown, token?: string) =>
  send('POST', path, { body, token });
export const patch = (path: string, body: unknown, token?: string) =>
  send('PATCH', path, { body, token });
export const put = (path: string, body: unknown, token?: string) =>
  send('PUT', path, { body, token });

/** Checks the status and parses the answer with its contract schema. */
export async function expectAnswer<Schema extends z.ZodType>(
  answer: Response | Promise<Response>,
  status: number,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await answer;
  const text = await response.text();
  if (response.status !== status) {
    throw new Error(`expected ${status}, got ${response.status}: ${text}`);
  }
  return schema.parse(text === '' ? null : JSON.parse(text));
}

/** What a GET answers with 200. */
export const getAs = <Schema extends z.ZodType>(schema: Schema, path: string, token?: string) =>
  expectAnswer(get(path, token), 200, schema);

/** Expects a 422 that names this field and no other. */
export async function expectRefused(answer: Promise<Response>, field: string) {
  const { violations } = await expectAnswer(answer, 422, Problem.strict());
  expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual([field]);
}

/** The statuses of requests that ran at once, ascending. */
export const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);

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
export async function register(name = `Player ${(people += 1)}`): Promise<Account> {
  const email = `p${people}-${crypto.randomUUID().slice(0, 8)}@peerway.test`;
  const account = await expectAnswer(
    post('/api/register', { name, email, password: PASSWORD, acceptTerms: true }),
    201,
    RegisteredAccount,
  );
  return { ...account, name, email };
}

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
    env.DB.prepare(
      `INSERT INTO users (name, name_key, email, email_key, password_hash, terms_accepted_at, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
    ).bind(name, key, email, email, PASSWORD_HASH, now, now),
    env.DB.prepare(
      `INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, proved_at)
       SELECT ?1, id, ?2, '', ?2, ?3, ?2 FROM users WHERE name_key = ?1 RETURNING id`,
    ).bind(key, now, now + 1e9),
  ]);
  const [id, deviceId] = [users?.results[0]?.id, devices?.results[0]?.id];
  if (id === undefined || deviceId === undefined) throw new Error('nothing was written');
  return { id, name, email, token: await signAccessToken(env, { id, deviceId }, now), deviceId };
}

/** An admin, made as `npm run make-admin` does it. */
export async function addAdmin(name?: string) {
  const admin = await addUser(name);
  await env.DB.prepare("UPDATE users SET role = 'admin' WHERE id = ?").bind(admin.id).run();
  return admin;
}

/** Makes all proofs old, as if nobody had logged in or proved anything for 15 minutes. */
export const outdateProofs = () => env.DB.prepare('UPDATE devices SET proved_at = 1').run();

/** A small catalogue: ids 1 to `count`, each in category 1. */
export async function addGames(count = 6) {
  await env.DB.batch([
    env.DB.prepare(
      `INSERT OR IGNORE INTO categories (id, name, position) VALUES (1, 'Shooter', 1)`,
    ),
    ...Array.from({ length: count }, (_, index) => [
      env.DB.prepare(
        `INSERT OR IGNORE INTO games (id, name, name_key, created_at) VALUES (?, ?, ?, 0)`,
      ).bind(index + 1, `Game ${index + 1}`, `game ${index + 1}`),
      env.DB.prepare(
        `INSERT OR IGNORE INTO game_categories (game_id, category_id) VALUES (?, 1)`,
      ).bind(index + 1),
      env.DB.prepare(`INSERT INTO game_search (rowid, words) VALUES (?, ?)`).bind(
        index + 1,
        `Game ${index + 1}`,
      ),
    ]).flat(),
  ]);
}

export const HOUR_MS = 60 * 60 * 1000;

/** A valid session for the contract. */
export const sessionBody = (over: Record<string, unknown> = {}) => ({
  name: 'Evening run',
  description: 'Quiet and friendly.',
  games: ['/api/games/1'],
  platforms: ['pc'],
  region: 'europe',
  language: 'en',
  startsAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  durationMinutes: 120,
  seats: 4,
  ...over,
});
