// People of the running product who are made for a test, and what they do where their own screens are not tried.
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { z } from 'zod';

import { RegisteredAccount } from '../../worker/contract/account.ts';
import { ApplicationItem } from '../../worker/contract/application.ts';
import { OwnSessionList, SessionDetail, SessionItem } from '../../worker/contract/session.ts';
import { newPage, type NewPageOptions } from './harness.ts';
import { url } from './place.ts';

export const PASSWORD = 'a fine long one';

export interface Player {
  id: number;
  name: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** One call of the API, checked by its schema. @throws for a refusal, with what it says */
export async function call<Schema extends z.ZodType>(
  schema: Schema,
  method: string,
  path: string,
  sent: { token?: string; body?: object } = {},
): Promise<z.infer<Schema>> {
  const { token, body } = sent;
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const tooSoon = answer.status === 429 && answer.headers.get('Retry-After');
  if (tooSoon) {
    // Limits count what all files ask of a product, and on a quick machine they ask a lot in a minute.
    await wait(1_000 * Number(tooSoon));
    return call(schema, method, path, sent);
  }
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return schema.parse(await answer.json());
}

/** Registers somebody. Registrations are limited: a file makes a few and uses them in all of its tests. */
export async function newPlayer(kind: string): Promise<Player> {
  const key = crypto.randomUUID();
  const name = `${kind} ${key.slice(0, 6)}`;
  const email = `${key}@peerway.test`;
  const account = await call(RegisteredAccount, 'POST', '/api/register', {
    body: { name, email, password: PASSWORD, acceptTerms: true },
  });
  return { id: account.id, name, email, token: account.token, refreshToken: account.refresh_token };
}

/** A page of somebody who is logged in and has chosen their theme. */
export async function pageOf(
  { token, refreshToken }: Player,
  options: NewPageOptions = {},
): Promise<Page> {
  const page = await newPage(options);
  await page.context().addInitScript(
    ([jwt, refresh, theme]) => {
      // A blank page has no storage; and whoever has logged out stays so.
      if (location.protocol === 'about:' || localStorage.getItem('refresh_token') !== null) return;
      localStorage.setItem('jwt_token', jwt);
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('theme', theme);
    },
    [token, refreshToken, options.theme ?? 'dark'] as const,
  );
  return page;
}

/** The sessions that somebody hosts, as the server has them. */
export const hostedBy = async ({ token }: Player) =>
  (await call(OwnSessionList, 'GET', '/api/sessions/own', { token })).member;

/** One session as the server shows it to somebody. */
export const sessionFor = ({ token }: Player, id: number) =>
  call(SessionDetail, 'GET', `/api/sessions/${id}`, { token });

/** A session of somebody's, some hours ahead. */
export const addSession = ({ token }: Player, name: string) =>
  call(SessionItem, 'POST', '/api/sessions', {
    token,
    body: {
      name,
      description: 'Slow and kind.',
      games: ['/api/games/1'],
      platforms: ['pc'],
      region: 'europe',
      language: 'en',
      startsAt: new Date(Date.now() + 5 * 60 * 60 * 1000).toISOString(),
      durationMinutes: 90,
      seats: 4,
    },
  });

/** Somebody applies. @returns the application's id */
export async function apply({ id, token }: Player, session: number): Promise<number> {
  const body = { text: '', user: `/api/users/${id}`, session: `/api/sessions/${session}` };
  return (await call(ApplicationItem, 'POST', '/api/applications', { token, body })).id;
}

/** The host lets somebody in. */
export const accept = ({ token }: Player, application: number) =>
  call(ApplicationItem, 'PATCH', `/api/applications/${application}`, {
    token,
    body: { status: 'accepted' },
  });

/** The host cancels. */
export const cancel = ({ token }: Player, session: number) =>
  call(SessionItem, 'PATCH', `/api/sessions/${session}`, {
    token,
    body: { status: 'cancelled', cancelReason: 'Another time' },
  });
