import { createExecutionContext, env } from 'cloudflare:test';
import { expect } from 'vitest';
import { z } from 'zod';

import { Problem } from '../../../worker/contract/problem.ts';
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

/** Expects 204, and nothing in the answer. */
export const expectDone = (answer: Response | Promise<Response>) =>
  expectAnswer(answer, 204, z.null());

/** What a GET answers with 200. */
export const getAs = <Schema extends z.ZodType>(schema: Schema, path: string, token?: string) =>
  expectAnswer(get(path, token), 200, schema);

/** All pages of a list, from this path on. */
export async function everyPage<Page extends { view: { next?: string | undefined } }>(
  schema: z.ZodType<Page>,
  path: string,
  token?: string,
): Promise<Page[]> {
  const pages: Page[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const page: Page = await getAs(schema, next, token);
    pages.push(page);
    next = page.view.next;
  }
  return pages;
}

/** Expects a 422 that names this field and no other. */
export async function expectRefused(answer: Promise<Response>, field: string) {
  const { violations } = await expectAnswer(answer, 422, Problem.strict());
  expect(violations?.map(({ propertyPath }) => propertyPath)).toEqual([field]);
}

/** The statuses of requests that ran at once, ascending. */
export const statusesOf = (answers: readonly Response[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
