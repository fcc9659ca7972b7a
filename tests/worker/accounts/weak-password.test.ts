import { describe, expect, it } from 'vitest';

import { LEAKED_PASSWORDS } from '../../../worker/accounts/leaked-passwords.ts';
import { assertHardToGuess } from '../../../worker/accounts/password.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { isEasyToGuess } from '../../../worker/contract/weak-password.ts';
import { ProblemError } from '../../../worker/core/problems.ts';
import { expectDone, expectAnswer, patch, post } from '../support/client.ts';
import { mailTo, tokenOf } from '../support/mailbox.ts';
import { PASSWORD, register } from '../support/people.ts';
import { COMMON_BY_PATTERN } from './common-by-pattern.ts';

describe('what is guessed first', () => {
  it.each([
    '1234567890',
    '0987654321',
    '123123123123',
    'aaaaaaaaaaaa',
    'qwertyuiop',
    'qwerty123456',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'asdfghjkl123',
    'abcdefghij',
    'password123',
    'Password2024!',
    'P@ssw0rd12345',
    'iloveyou12',
    'iloveyouiloveyou',
    'football2023',
    'minecraft123',
    'Peerway2025!',
    'letmein!!!123',
  ])('is refused: %s', (password) => {
    expect(isEasyToGuess(password)).toBe(true);
  });

  it.each([
    PASSWORD,
    'peerway-demo-2025',
    'a few odd words',
    'correct horse',
    'tr0ub4dor&3x',
    '8675309 and more',
    'mein Passwort ist lang',
    'пароль из слов',
    '🎮🎮🎮 one two three',
    '7f3k9q2m1x',
    '5830174926',
  ])('lets others be: %s', (password) => {
    expect(isEasyToGuess(password)).toBe(false);
  });

  it('includes one’s own name and address', () => {
    expect(isEasyToGuess('mira-solheim-99', ['Mira Solheim'])).toBe(true);
    expect(isEasyToGuess('mira-solheim-99', ['Ben'])).toBe(false);
  });
});

describe('the 3,000 most common of ten characters and more', () => {
  it('are refused: 322 by a pattern, the others by the list', () => {
    expect(new Set(COMMON_BY_PATTERN).size).toBe(322);
    expect(COMMON_BY_PATTERN.filter((password) => !isEasyToGuess(password))).toEqual([]);
    // Six passwords of the list come from another source.
    expect(LEAKED_PASSWORDS.size).toBe(3_000 - 322 + 6);
    const own = { name: 'Mira', email: 'mira@peerway.test' };
    for (const password of LEAKED_PASSWORDS) {
      expect(() => assertHardToGuess(password.toUpperCase(), own)).toThrow(ProblemError);
    }
  });

  it('are listed only where they can be typed here and no pattern has them', () => {
    const needless = [...LEAKED_PASSWORDS].filter(
      (password) =>
        password.length < 10 || password !== password.toLowerCase() || isEasyToGuess(password),
    );
    expect(needless).toEqual([]);
  });
});

const field = async (answer: Promise<Response>) =>
  (await expectAnswer(answer, 422, Problem)).violations?.map(({ propertyPath }) => propertyPath);

it('what is guessed first is refused by registration, change and reset', async () => {
  const email = `${crypto.randomUUID()}@peerway.test`;
  const registration = { name: 'Zaphod Beeble', email, acceptTerms: true };
  const asked = (password: string) => post('/api/register', { ...registration, password });
  expect(await field(asked('password123'))).toEqual(['password']);
  expect(await field(asked('ZaphodBeeble42'))).toEqual(['password']);
  expect(await field(asked('q1w2e3r4t5y6'))).toEqual(['password']);
  const mira = await register();
  expect(
    (await patch(`/api/users/${mira.id}`, { name: 'Trillian McMillan' }, mira.token)).status,
  ).toBe(200);
  const change = (password: string) => post('/api/password/change', { password }, mira.token);
  expect(await field(change('qwertyuiop'))).toEqual(['password']);
  expect(await field(change('TrillianMcMillan1'))).toEqual(['password']);
  expect(await field(change('HarryPotter'))).toEqual(['password']);
  expect(await field(post('/api/password/reset', { token: 'x', password: '1234567890' }))).toEqual([
    'password',
  ]);
  await expectDone(post('/api/password/forgot', { email: mira.email }));
  const token = tokenOf(await mailTo(mira.email, 'Reset your password'));
  const reset = (password: string) => post('/api/password/reset', { token, password });
  expect(await field(reset('TrillianMcMillan1'))).toEqual(['password']);
  expect(await field(reset('strawberry'))).toEqual(['password']);
  await expectDone(reset('a few odd words'));
});
