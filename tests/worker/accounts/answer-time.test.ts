import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { app } from '../../../worker/app.ts';
import { type Recording, watch } from '../core/access/recorder.ts';
import { ORIGIN, nextAddress } from '../support/client.ts';
import { mailTo } from '../support/mailbox.ts';
import { type Account, register } from '../support/people.ts';

/**
 * The response time must not reveal whether an address has an account. In both cases a response must wait for the same
 * statements, and for a password to be hashed. `npm run bench -- times` measures the times over the network.
 */

const unlimited = { limit: () => Promise.resolve({ success: true }) };
const ENV = { ...env, LIMIT_LOGIN: unlimited, LIMIT_MAIL: unlimited };

let mira: Account;

beforeAll(async () => {
  mira = await register();
});

const nobody = () => `${crypto.randomUUID()}@peerway.test`;

/** Sends a request. @returns the statements that the response has waited for, in order */
async function ask(path: string, body: Record<string, string>) {
  const recording: Recording & { order: string[] } = { statements: new Set(), trips: 0, order: [] };
  recording.statements.add = (statement) => {
    recording.order.push(statement);
    return recording.statements;
  };
  const context = createExecutionContext();
  const response = await app.fetch(
    new Request(`${ORIGIN}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': nextAddress() },
      body: JSON.stringify(body),
    }),
    { ...ENV, DB: watch(env.DB, recording) },
    context,
  );
  const text = await response.text();
  const { status } = response;
  const waited = { trips: recording.trips, statements: [...recording.order] };
  await waitOnExecutionContext(context);
  return { answer: { status, text }, waited, inAll: [...recording.order] };
}

const logIn = (email: string) => ask('/api/login', { email, password: 'not the password' });
const forgot = (email: string) => ask('/api/password/forgot', { email });

describe('a log-in', () => {
  it('asks the same of the database for an unknown address, and says the same', async () => {
    const [known, unknown] = [await logIn(mira.email), await logIn(nobody())];
    expect(unknown.answer).toEqual(known.answer);
    expect(unknown.waited).toEqual(known.waited);
    expect(known.waited.trips).toBe(1);
  });

  it('hashes a password for an unknown address, too', async () => {
    // While the clock stands still, only so many passwords get a turn to be hashed.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const statuses = [];
    for (let guess = 0; guess < 20; guess += 1) {
      statuses.push((await logIn(nobody())).answer.status);
    }
    vi.useRealTimers();
    expect(new Set(statuses.slice(0, 16))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(503);
  });
});

it('a forgotten password is answered before anything is asked of the database, and asks the same after it', async () => {
  const [known, unknown] = [await forgot(mira.email), await forgot(nobody())];
  expect(unknown.answer).toEqual(known.answer);
  expect(known.waited).toEqual({ trips: 0, statements: [] });
  expect(unknown.waited).toEqual(known.waited);
  expect(unknown.inAll).toEqual(known.inAll);
  expect(known.inAll.length).toBeGreaterThan(0);
  await mailTo(mira.email, 'Reset your password');
});
