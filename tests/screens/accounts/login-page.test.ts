import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { problem, requests } from '../support/api.ts';
import { mount } from '../support/mount.tsx';

const NO_PASSKEY = { 'POST /api/login/passkey/options': problem(429, 'Try again later.') };

it('says the same for every wrong combination, and keeps the email', async () => {
  await mount('/login', {
    answers: { ...NO_PASSKEY, 'POST /api/login': problem(401, 'Wrong email or password.') },
  });
  await page.getByLabelText('Email').fill('mira@peerway.example');
  await page.getByLabelText('Password', { exact: true }).fill('wrong-password');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Wrong email or password.')).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mira@peerway.example');
  expect(requests('POST /api/login').map(({ body }) => body)).toEqual([
    { email: 'mira@peerway.example', password: 'wrong-password' },
  ]);
});
