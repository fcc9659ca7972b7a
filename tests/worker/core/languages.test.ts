import { describe, expect, it } from 'vitest';

import { acceptedLocale } from '../../../worker/contract/locales.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import { expectAnswer, send } from '../support/client.ts';

const asked = (language: string, body: unknown) =>
  send('POST', '/api/login', { body, headers: { 'Accept-Language': language } });

describe('a refusal', () => {
  it('is in the language that the client asks for', async () => {
    const body = { email: 'nobody@peerway.test', password: 'not the right one' };
    const german = await expectAnswer(asked('de-AT,en;q=0.5', body), 401, Unauthenticated);
    expect(german.message).toBe('E-Mail oder Passwort ist falsch.');
    const english = await expectAnswer(asked('en', body), 401, Unauthenticated);
    expect(english.message).toBe('The email or password is wrong.');
  });

  it('fills in what the English sentence has, and names each field', async () => {
    const body = { name: 'x'.repeat(99), email: 'no', password: 'short', acceptTerms: true };
    const answer = send('POST', '/api/register', { body, headers: { 'Accept-Language': 'de' } });
    const { detail, violations } = await expectAnswer(answer, 422, Problem);
    expect(violations).toEqual(
      expect.arrayContaining([
        { propertyPath: 'name', message: 'Nimm höchstens 40 Zeichen.' },
        { propertyPath: 'password', message: 'Nimm mindestens 10 Zeichen.' },
      ]),
    );
    expect(detail).toContain('email: Gib eine gültige E-Mail-Adresse ein.');
  });

  it('stays English where only programs read it', async () => {
    const answer = send('GET', '/api/nothing', { headers: { 'Accept-Language': 'de' } });
    const { detail } = await expectAnswer(answer, 404, Problem);
    expect(detail).toBe('There’s nothing at this address.');
  });
});

it('the language of a request is the first one that there is', () => {
  expect(['de', 'de-CH', 'xx,de;q=0.8', '', '*', 'xx'].map(acceptedLocale)).toEqual([
    'de',
    'de',
    'de',
    'en',
    'en',
    'en',
  ]);
  expect(acceptedLocale(undefined)).toBe('en');
});
