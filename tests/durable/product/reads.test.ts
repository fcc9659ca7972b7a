import { afterEach, beforeAll, expect, it } from 'vitest';

import { CurrentUser } from '../../../worker/contract/account.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionList } from '../../../worker/contract/session.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, patch, getAs } from '../../worker/support/client.ts';
import { register } from '../../worker/support/people.ts';
import { wrongAnswer } from './answers.ts';
import { FAULT, failOnce, failureCount, neverFail, surround } from './faulty.ts';

/** One answer of the database is an error. */

beforeAll(surround);
afterEach(neverFail);

it('asks once more for what it only reads', async () => {
  const mira = await register();
  const before = failureCount();
  failOnce('before');
  await getAs(CurrentUser, '/api/currentuser', mira.token);
  failOnce('before');
  await getAs(SessionList, '/api/latest/sessions', mira.token);
  expect(failureCount()).toBe(before + 2);
});

it('never repeats a write, and says that it failed', async () => {
  expectConsole(new RegExp(FAULT));
  const mira = await register();
  failOnce('before');
  const change = patch(`/api/users/${mira.id}`, { about: 'Late evenings.' }, mira.token);
  await expectAnswer(change, 500, Problem);
  const { about } = await getAs(UserDetail, `/api/users/${mira.id}`, mira.token);
  expect(about).toBe('');
});

it('the schedules know an answer that breaks the contract', () => {
  const path = '/api/friends?state=in';
  expect(wrongAnswer('GET', path, 200, { member: 1 })).toMatch(/contract/);
  expect(wrongAnswer('GET', path, 418, {})).toMatch(/undocumented/);
  expect(wrongAnswer('GET', path, 401, { code: 401, message: 'please login!' })).toBeUndefined();
  expect(wrongAnswer('POST', '/api/friends', 404, { status: 404, error: 'no' })).toBeDefined();
});
