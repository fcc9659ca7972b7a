// The pages that links in emails lead to.
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { bodies, noContent, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { mount, navigate, place } from '../support/mount.tsx';

const DEAD = 'This link has expired or was already used.';
const dead = violations({ token: 'This link has expired.' });

const field = () => page.getByLabelText('New password');
const save = () => page.getByRole('button', { name: 'Save new password' });
const another = () => page.getByRole('link', { name: 'Send a new link' });
const confirm = () => page.getByRole('button', { name: 'Confirm email' });

describe('the link to a new password', () => {
  it('sets it, which can be looked at while it is typed, also on a phone', async () => {
    await page.viewport(390, 844);
    await mount('/password/reset#token', { answers: { 'POST /api/password/reset': noContent() } });
    await field().fill('a wholly new password');
    await expectAccessible();
    await expect.element(field()).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field()).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field()).toHaveAttribute('type', 'password');
    await save().click();
    await said('Your new password is saved. You can log in now.');
    await expect.poll(place).toBe('/login');
    expect(bodies('POST /api/password/reset')).toEqual([
      { token: 'token', password: 'a wholly new password' },
    ]);
    // The token is in no URL.
    expect(requests().filter(({ path }) => path.includes('token'))).toEqual([]);
  });

  it('says how the length is, and which password is refused', async () => {
    const refused = violations({ password: 'This password is easy to guess.' });
    await mount('/password/reset#token', { answers: { 'POST /api/password/reset': refused } });
    await field().fill('short');
    await expect.element(page.getByText('5 more to go')).toBeVisible();
    await field().fill('passwordpassword');
    await expect.element(page.getByLabelText('Length')).toHaveTextContent('good');
    await save().click();
    await expect.element(page.getByText('This password is easy to guess.')).toBeVisible();
    await expect.element(field()).toHaveFocus();
  });

  it('that was used, or that isn’t whole, says so and offers another one', async () => {
    await mount('/password/reset#used', { answers: { 'POST /api/password/reset': dead } });
    await field().fill('a wholly new password');
    await save().click();
    await expect.element(page.getByText(DEAD)).toBeVisible();
    await another().click();
    await expect.poll(place).toBe('/password/forgot');
    await navigate('/password/reset');
    await expect.element(page.getByText(DEAD)).toBeVisible();
  });
});

describe('the link that confirms an email', () => {
  it('does so by a click, and not by being opened, also on a phone', async () => {
    await page.viewport(390, 844);
    await mount('/confirm#token', {
      answers: { 'POST /api/email/confirm': { outcome: 'confirmed' } },
    });
    await expect.element(confirm()).toBeVisible();
    await expectAccessible();
    expect(requests('POST /api/email/confirm')).toEqual([]);
    await confirm().click();
    await expect.element(page.getByText('Your email is confirmed.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to home' }))
      .toHaveAttribute('href', '/');
    expect(bodies('POST /api/email/confirm')).toEqual([{ token: 'token' }]);
  });

  it.each([
    ['halfway', 'Now open the link we sent to your other address'],
    ['changed', 'Your email is changed.'],
  ] as const)('says what else came of it: %s', async (outcome, text) => {
    await mount('/confirm#token', { as: {}, answers: { 'POST /api/email/confirm': { outcome } } });
    const before = requests('GET /api/currentuser').length;
    await confirm().click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to your page' }))
      .toHaveAttribute('href', '/user/account');
    // The account has another address now, so it is loaded again.
    await expect.poll(() => requests('GET /api/currentuser').length).toBe(before + 1);
  });

  it.each([
    [dead, `${DEAD} You can ask for a new one on your page.`],
    [violations({ email: 'Taken.' }), 'Another account already uses this email'],
  ])('or says why nothing did', async (refusal, text) => {
    await mount('/confirm#token', { answers: { 'POST /api/email/confirm': refusal } });
    await confirm().click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
  });

  it('without a token offers nothing to confirm', async () => {
    await mount('/confirm');
    await expect.element(page.getByText(DEAD)).toBeVisible();
    expect(confirm().elements()).toEqual([]);
  });
});
