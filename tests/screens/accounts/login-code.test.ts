import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { TOKENS, codeNeeded } from '../support/fixtures-accounts.ts';
import { currentUser } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const code = () => page.getByRole('textbox', { name: 'Code' });

/** The password was right, and the account asks for codes. */
beforeEach(async () => {
  await mount('/login?back=%2Fimprint', { answers: { 'POST /api/login': codeNeeded } });
  await page.getByLabelText('Email').fill('mira@peerway.example');
  await page.getByLabelText('Password', { exact: true }).fill('peerway-demo-2025');
  await userEvent.keyboard('{Enter}');
});

it('asks for a code after the password, by keyboard alone, and trusts the browser if one wants', async () => {
  answer({
    'POST /api/login/code': { ...TOKENS, trusted: 'trust' },
    'GET /api/currentuser': currentUser(),
  });
  await expect.element(code()).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('123456{Tab}{Tab} ');
  await expect.element(page.getByLabelText('Don’t ask on this browser')).toBeChecked();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(place).toBe('/imprint');
  expect(bodies('POST /api/login/code')).toEqual([
    { ticket: 'ticket-of-code', code: '123456', trust: true },
  ]);
});

it('has a phone’s number pad for the app, and letters for a recovery code', async () => {
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByRole('button', { name: 'Lost your phone? Use a recovery code' }).click();
  await expect.element(code()).toHaveAttribute('inputmode', 'text');
  await expect.element(code()).toHaveFocus();
  await expectAccessible();
  await page.getByRole('button', { name: 'Use my authenticator app' }).click();
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
});

it('leads a banned user to the decision, after the code', async () => {
  const banned = { code: 401, message: 'This account is banned.', ticket: 'ticket-to-appeal' };
  answer({ 'POST /api/login/code': Response.json(banned, { status: 401 }) });
  await code().fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This account is banned.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Read the decision or appeal' }))
    .toBeVisible();
});

it('says that a code is wrong, and lets one go back to the password', async () => {
  answer({ 'POST /api/login/code': violations({ code: 'This code is wrong.' }) });
  await code().fill('000 000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This code is wrong.')).toBeVisible();
  await expect.element(code()).toHaveFocus();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByLabelText('Email')).toBeVisible();
});
