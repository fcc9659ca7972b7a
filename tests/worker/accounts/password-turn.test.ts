import { afterEach, expect, it, vi } from 'vitest';

import { TokenPair } from '../../../worker/contract/account.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { expectAnswer } from '../support/client.ts';
import { logIn, register } from '../support/people.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a rush of log-ins waits its turn, and what is too much for it is asked to come again', async () => {
  const mira = await register();
  // A hash is so short here that on a running clock there would be no rush.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(mira)));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([200, 503]));
  const refused = answers.find(({ status }) => status === 503);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  const problem = await expectAnswer(refused ?? new Response(), 503, Problem.strict());
  expect(problem.detail).toContain('Many people are logging in');
  vi.useRealTimers();
  await expectAnswer(logIn(mira), 200, TokenPair);
});
