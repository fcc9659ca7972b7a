import { expect, it } from 'vitest';

import { wrongAnswer } from './answers.ts';

it('knows an answer that breaks the contract', () => {
  const path = '/api/friends?state=in';
  expect(wrongAnswer('GET', path, 200, { member: 1 })).toMatch(/contract/);
  expect(wrongAnswer('GET', path, 418, {})).toMatch(/undocumented/);
  expect(wrongAnswer('GET', path, 401, { code: 401, message: 'please login!' })).toBeUndefined();
  expect(wrongAnswer('POST', '/api/friends', 404, { status: 404, error: 'no' })).toBeDefined();
});
