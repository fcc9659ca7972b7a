import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { bodies, noContent, problem } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { site } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const email = () => page.getByLabelText('Email');

it('a link to a new password is asked for from the log-in, and can be asked for again', async () => {
  await page.viewport(390, 844);
  await mount('/login', { answers: { 'POST /api/password/forgot': noContent() } });
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expectAccessible();
  await email().fill(' nobody@peerway.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // An address without an account gets the same text.
  const text = 'If nobody@peerway.example belongs to an account';
  await expect.element(page.getByText(text)).toBeVisible();
  expect(bodies('POST /api/password/forgot')).toEqual([{ email: 'nobody@peerway.example' }]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(email()).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect.poll(place).toBe('/login');
});

it('a refusal keeps what was typed', async () => {
  await mount('/password/forgot', {
    answers: { 'POST /api/password/forgot': problem(429, 'Too many.') },
  });
  await email().fill('mira@peerway.example');
  await userEvent.keyboard('{Enter}');
  await said('That was a lot at once.');
  await expect.element(email()).toHaveValue('mira@peerway.example');
});

it('without emails, the operator is named instead', async () => {
  const operator = { name: null, address: null, email: 'help@peerway.example' };
  await mount('/password/forgot', {
    answers: { 'GET /api/site': site({ mail: false, operator }) },
  });
  await expect
    .element(page.getByRole('link', { name: 'help@peerway.example' }))
    .toHaveAttribute('href', 'mailto:help@peerway.example');
  expect(email().elements()).toEqual([]);
});
