import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, problem } from '../support/api.ts';
import { mount, navigate, place } from '../support/mount.tsx';

it('a log-in that has ended leads from a screen to the form, without a message', async () => {
  await mount('/terms', { as: {}, shell: true });
  await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  const refused = problem(401, 'Expired JWT Token');
  answer({
    'GET /api/currentuser': refused,
    'GET /api/conversations': refused,
    'POST /api/token/refresh': refused,
  });
  await navigate('/messages');
  await expect.element(page.getByLabelText('Password', { exact: true })).toBeVisible();
  expect(place()).toBe('/login?back=%2Fmessages');
  await expect.element(page.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
