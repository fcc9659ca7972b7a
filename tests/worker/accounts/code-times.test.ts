import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { TokenPair } from '../../../worker/contract/account.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { CodeNeeded, CodeTokens, RecoveryCodes } from '../../../worker/contract/second-factor.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { expectDone, expectAnswer, expectRefused, post } from '../support/client.ts';
import { type Account, PASSWORD, logIn, refreshed, register } from '../support/people.ts';
import { sql } from '../support/sql.ts';
import {
  STEP_SECONDS,
  askForCode,
  codeOf,
  completeWithCode as complete,
  startCodes,
  turnCodesOn,
} from '../support/ways-in.ts';

/** How codes, tickets and trusted browsers expire. A test may stop the clock. */

const MINUTE_MS = 60_000;
const STEP_MS = STEP_SECONDS * 1000;

let mira: Account;
let secret: string;
let recovery: string[];

const ask = () => askForCode(mira);

async function turnOn() {
  ({ secret, recovery } = await turnCodesOn(mira));
}

beforeEach(async () => {
  mira = await register();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a code', () => {
  const phases = [0, STEP_MS - 1];

  it.each([-40, 40].flatMap((seconds) => phases.map((phase) => ({ seconds, phase }))))(
    'may be of a clock that is off by $seconds s, $phase ms into a step',
    async ({ seconds, phase }) => {
      await turnOn();
      // Turning codes on has used a step that may be later than the step of a slow clock.
      await sql`UPDATE second_factors SET last_step = 0`.run();
      vi.setSystemTime(Math.floor(Date.now() / STEP_MS) * STEP_MS + phase);
      await expectAnswer(complete(await ask(), codeOf(secret, seconds)), 200, CodeTokens);
    },
  );

  it.each([-120, 120])('is refused %i s off, with a word about the clock', async (seconds) => {
    await turnOn();
    await sql`UPDATE second_factors SET last_step = 0`.run();
    const answer = complete(await ask(), codeOf(secret, seconds));
    const { violations } = await expectAnswer(answer, 422, Problem.strict());
    expect(violations?.[0]?.message).toContain('check the clock');
  });

  it('completes a log-in for five minutes', async () => {
    await turnOn();
    const begun = Date.now();
    vi.setSystemTime(begun);
    const [first, second] = [await ask(), await ask()];
    vi.setSystemTime(begun + 5 * MINUTE_MS - 1);
    await expectAnswer(complete(first, codeOf(secret)), 200, CodeTokens);
    vi.setSystemTime(begun + 5 * MINUTE_MS);
    const late = complete(second, codeOf(secret, STEP_SECONDS));
    expect((await expectAnswer(late, 401, Unauthenticated.strict())).message).toContain('too long');
  });

  it('can be guessed at twenty times a day, however patiently', async () => {
    await turnOn();
    const begun = Date.now();
    for (let round = 0; round < 4; round += 1) {
      vi.setSystemTime(begun + round * 16 * MINUTE_MS);
      const ticket = await ask();
      for (let guess = 0; guess < 5; guess += 1) {
        await expectRefused(complete(ticket, '000000'), 'code');
      }
      // What is refused unseen isn't a guess.
      expect((await complete(ticket, '000000')).status).toBe(429);
    }
    vi.setSystemTime(begun + 4 * 16 * MINUTE_MS);
    const locked = await complete(await ask(), codeOf(secret));
    expect(locked.status).toBe(429);
    const seconds = Number(locked.headers.get('Retry-After'));
    expect(seconds).toBe((DAY_MS - 4 * 16 * MINUTE_MS) / 1000);
    await expectAnswer(complete(await ask(), recovery[0] ?? ''), 200, CodeTokens);
    vi.setSystemTime(begun + DAY_MS + 1);
    await expectAnswer(complete(await ask(), codeOf(secret)), 200, CodeTokens);
  });
});

const setUp = async (afterMs: number) => {
  const begun = Date.now();
  vi.setSystemTime(begun);
  const { ticket, ...made } = await startCodes(mira);
  vi.setSystemTime(begun + afterMs);
  // Meanwhile, the access token and the proof have expired.
  const { token } = await refreshed(mira);
  const proof = post('/api/proof', { password: PASSWORD }, token);
  await expectDone(proof);
  return post('/api/second-factor', { ticket, code: codeOf(made.secret) }, token);
};

describe('setting codes up', () => {
  it('may take half an hour', async () => {
    await expectAnswer(setUp(30 * MINUTE_MS - 1), 201, RecoveryCodes);
  });

  it('is refused after half an hour', async () => {
    await expectRefused(setUp(30 * MINUTE_MS), 'ticket');
  });
});

it('a trusted browser needs no code for 30 days', async () => {
  await turnOn();
  const begun = Date.now();
  vi.setSystemTime(begun);
  const completed = complete(await ask(), codeOf(secret), true);
  const { trusted = '' } = await expectAnswer(completed, 200, CodeTokens);
  vi.setSystemTime(begun + 30 * DAY_MS - 1);
  await expectAnswer(logIn(mira, { trusted }), 200, TokenPair);
  vi.setSystemTime(begun + 30 * DAY_MS);
  await expectAnswer(logIn(mira, { trusted }), 202, CodeNeeded.strict());
});
