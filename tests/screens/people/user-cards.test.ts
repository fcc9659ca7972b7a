import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { bodies, json, problem } from '../support/api.ts';
import { friendItem } from '../support/fixtures-people.ts';
import { list, userItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const USERS = '/api/users';
const found = list(USERS, [userItem({ id: 8, name: 'Jonas', relation: 'none' })]);

async function invite(text: string) {
  await page.getByRole('button', { name: 'add', exact: true }).click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('textbox').fill(text);
  await popup.getByRole('button', { name: 'Send invite' }).click();
}

it('an invite goes from a card, and a second one is said to be there already', async () => {
  await mount('/users/search', {
    as: { id: 7 },
    answers: {
      'GET /api/users': found,
      'POST /api/friends': ({ body }) =>
        JSON.stringify(body).includes('Again')
          ? problem(409, 'There is one.', { error: 'invite already send' })
          : json(201, friendItem()),
    },
  });
  await invite('Duo tonight?');
  await expect.element(page.getByText('Invite send for user Jonas')).toBeVisible();
  await invite('Again?');
  await expect.element(page.getByText('invite already send')).toBeVisible();
  expect(bodies('POST /api/friends')).toMatchObject([
    { user2: '/api/users/8', description: 'Duo tonight?' },
    { user2: '/api/users/8', description: 'Again?' },
  ]);
});

it('someone whose log-in has ended meanwhile is asked to log in', async () => {
  await mount('/users/search?q=jo', {
    as: { id: 7 },
    answers: {
      'GET /api/users': found,
      'POST /api/friends': problem(401, 'Expired JWT Token'),
      'POST /api/token/refresh': problem(401, 'Invalid refresh token'),
    },
  });
  await invite('Still there?');
  await expect.element(page.getByText('please login!')).toBeVisible();
  await expect.element(page.getByRole('dialog').getByText('Please Log in')).toBeVisible();
});
