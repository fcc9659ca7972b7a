import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
// Users created for a test, and what they do through the API.
import { expect } from 'vitest';
import type { z } from 'zod';

import { RegisteredAccount } from '../../../worker/contract/account.ts';
import { ApplicationItem, ApplicationList } from '../../../worker/contract/application.ts';
import { OwnSessionList, SessionDetail, SessionItem } from '../../../worker/contract/session.ts';
import { newPage, type NewPageOptions } from './harness.ts';
import { OWN_CONNECTION, url } from './place.ts';

export const PASSWORD = 'a fine long one';

export interface Player {
  id: number;
  name: string;
  email: string;
  token: string;
  refreshToken: string;
}

/** A random network address, because all files together would exceed one address's limit of registrations. */
const anyAddress = () => `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`;

/** One request to the API, checked by its schema. @throws if it is refused, with the answer */
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
      ...OWN_CONNECTION,
      'CF-Connecting-IP': anyAddress(),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const tooSoon = answer.status === 429 && answer.headers.get('Retry-After');
  if (tooSoon) {
    // A user's rate limits count the requests of all files, so this waits and tries again.
    await wait(1_000 * Number(tooSoon));
    return call(schema, method, path, sent);
  }
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return schema.parse(answer.status === 204 ? null : await answer.json());
}

/**
 * Registers a user. Hashing a password takes time, so a file creates a few users for all its tests.
 * @param gap the text between the kind and the unique part of the name
 */
export async function newPlayer(kind: string, gap = ' '): Promise<Player> {
  const key = crypto.randomUUID();
  const name = `${kind}${gap}${key.slice(0, 6)}`;
  const email = `${key}@peerway.test`;
  const account = await call(RegisteredAccount, 'POST', '/api/register', {
    body: { name, email, password: PASSWORD, acceptTerms: true },
  });
  return { id: account.id, name, email, token: account.token, refreshToken: account.refresh_token };
}

/** A page of a logged-in user, in a theme. */
export async function pageOf(
  { token, refreshToken }: Player,
  options: NewPageOptions = {},
): Promise<Page> {
  const page = await newPage(options);
  await page.context().addInitScript(
    ([jwt, refresh, theme]) => {
      // A blank page has no storage. A user who has logged out stays logged out.
      if (location.protocol === 'about:' || localStorage.getItem('refresh_token') !== null) return;
      localStorage.setItem('jwt_token', jwt);
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('theme', theme);
    },
    [token, refreshToken, options.theme ?? 'dark'] as const,
  );
  return page;
}

/** The sessions that a user hosts, as the server returns them. */
export const hostedBy = async ({ token }: Player) =>
  (await call(OwnSessionList, 'GET', '/api/sessions/own', { token })).member;

/** A session as the server returns it to a user. */
export const sessionFor = ({ token }: Player, id: number) =>
  call(SessionDetail, 'GET', `/api/sessions/${id}`, { token });

/** Opens a session's page and waits for its second load, which follows when the socket is open. */
export async function openSession(page: Page, id: number) {
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === `/api/sessions/${id}`) answers += 1;
  });
  await page.goto(`/session/${id}`);
  await expect.poll(() => answers).toBeGreaterThan(1);
}

/** Creates a session that starts in some hours, unless told otherwise. */
export const addSession = (
  { token }: Player,
  name: string,
  visibility = 'public',
  inMinutes = 5 * 60,
  seats = 4,
) =>
  call(SessionItem, 'POST', '/api/sessions', {
    token,
    body: {
      name,
      visibility,
      description: 'Slow and kind.',
      games: ['/api/games/1'],
      platforms: ['pc'],
      region: 'europe',
      language: 'en',
      startsAt: new Date(Date.now() + inMinutes * 60_000).toISOString(),
      durationMinutes: 90,
      seats,
    },
  });

/** Applies for a session. @returns the application's id */
export async function apply({ id, token }: Player, session: number): Promise<number> {
  const body = { text: '', user: `/api/users/${id}`, session: `/api/sessions/${session}` };
  return (await call(ApplicationItem, 'POST', '/api/applications', { token, body })).id;
}

/** The applications to a session that wait for its host. */
export const applicationsFor = async ({ token }: Player, session: number) =>
  (
    await call(
      ApplicationList,
      'GET',
      `/api/applications?session=/api/sessions/${session}&status=pending`,
      { token },
    )
  ).member;

/** The host accepts an application. */
export const accept = ({ token }: Player, application: number) =>
  call(ApplicationItem, 'PATCH', `/api/applications/${application}`, {
    token,
    body: { status: 'accepted' },
  });
