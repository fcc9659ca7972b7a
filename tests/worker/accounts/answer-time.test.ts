import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { type Recording, watch } from '../core/access/recorder.ts';
import { type Account, ORIGIN, nextAddress, register } from '../support/client.ts';
import { mailTo } from '../support/mailbox.ts';

/**
 * The response time must not reveal whether an address has an account. A response must wait for the same statements in
 * both cases. The times of both cases are measured alternately. They are compared with `GAP_MAX` as far as the
 * machine's noise allows. `npm run bench -- times` measures them over the network.
 */

const PAIRS = 8;
const GAP_MAX = 0.05;

const unlimited = { limit: () => Promise.resolve({ success: true }) };
const ENV = { ...env, LIMIT_LOGIN: unlimited, LIMIT_MAIL: unlimited };

let mira: Account;

beforeAll(async () => {
  mira = await register();
});

const nobody = () => `${crypto.randomUUID()}@peerway.test`;

/** Sends a request. @returns the statements that the response has waited for, in order, and the time */
async function ask(path: string, body: Record<string, string>) {
  const recording: Recording & { order: string[] } = { statements: new Set(), trips: 0, order: [] };
  recording.statements.add = (statement) => {
    recording.order.push(statement);
    return recording.statements;
  };
  const context = createExecutionContext();
  const begun = performance.now();
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
  const ms = performance.now() - begun;
  const { status } = response;
  const waited = { trips: recording.trips, statements: [...recording.order] };
  await waitOnExecutionContext(context);
  return { ms, answer: { status, text }, waited, inAll: [...recording.order] };
}

const logIn = (email: string) => ask('/api/login', { email, password: 'not the password' });
const forgot = (email: string) => ask('/api/password/forgot', { email });

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The standard error of the median of these values, from their scatter. */
function errorOf(values: number[]) {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (1.2533 * deviation) / Math.sqrt(values.length);
}

describe('a log-in', () => {
  it('asks the same of the database for an unknown address, and says the same', async () => {
    const [known, unknown] = [await logIn(mira.email), await logIn(nobody())];
    expect(unknown.answer).toEqual(known.answer);
    expect(unknown.waited).toEqual(known.waited);
    expect(known.waited.trips).toBe(1);
  });

  it('takes as long for an unknown address', async () => {
    const gaps: number[] = [];
    await logIn(nobody());
    for (let pair = 0; pair < PAIRS; pair += 1) {
      // The order alternates, so that warming up by the first one doesn't favour either side.
      const asked = pair % 2 === 0 ? [mira.email, nobody()] : [nobody(), mira.email];
      const [first, second] = [await logIn(asked[0] ?? ''), await logIn(asked[1] ?? '')];
      const gap = Math.log(first.ms / second.ms);
      gaps.push(pair % 2 === 0 ? gap : -gap);
    }
    expect(Math.abs(median(gaps))).toBeLessThanOrEqual(Math.log(1 + GAP_MAX) + 5 * errorOf(gaps));
  });
});

describe('a forgotten password', () => {
  it('is answered before anything is asked of the database, and asks the same after it', async () => {
    const [known, unknown] = [await forgot(mira.email), await forgot(nobody())];
    expect(unknown.answer).toEqual(known.answer);
    expect(known.waited).toEqual({ trips: 0, statements: [] });
    expect(unknown.waited).toEqual(known.waited);
    expect(unknown.inAll).toEqual(known.inAll);
    expect(known.inAll.length).toBeGreaterThan(0);
    await mailTo(mira.email, 'Reset your password');
  });
});
