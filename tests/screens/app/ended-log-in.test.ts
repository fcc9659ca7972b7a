import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { checkAccount } from '../../../web/base/account.ts';
import { answer, problem } from '../support/api.ts';
import { conversation, messageItem } from '../support/fixtures-messages.ts';
import { mount, navigate, place } from '../support/mount.tsx';

const REFUSED = problem(401, 'Expired JWT Token');

/** What a device gets that was logged out from another one. */
const LOGGED_OUT = {
  'GET /api/currentuser': REFUSED,
  'GET /api/conversations': REFUSED,
  'POST /api/token/refresh': REFUSED,
};

it('what a user has read is gone once their device was logged out from another one', async () => {
  const answers = conversation(messageItem(1, 'Only for Mira'));
  await mount('/messages/8', { as: {}, shell: true, answers });
  await expect.element(page.getByText('Only for Mira')).toBeVisible();
  answer(LOGGED_OUT);
  await checkAccount();
  await expect.element(page.getByText('Only for Mira')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  expect(place()).toBe('/login?back=%2Fmessages%2F8');
});

it('a log-in that has ended leads from a screen to the form, without a message', async () => {
  await mount('/terms', { as: {}, shell: true });
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  answer(LOGGED_OUT);
  await navigate('/messages');
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  expect(place()).toBe('/login?back=%2Fmessages');
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
