import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { currentUser } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const leavesAt = '2026-09-14T12:00:00.000Z';

it('a user who logs in before the account is deleted can keep it, and goes on', async () => {
  await mount('/return?back=%2Fimprint', { as: { leavesAt } });
  await expect.element(page.getByRole('heading', { name: 'Changed your mind?' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download my data first' }))
    .toHaveAttribute('href', '/user/data');
  await expectAccessible();
  answer({ 'POST /api/account/return': noContent(), 'GET /api/currentuser': currentUser() });
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await said('Good to have you back! Your account stays.');
  expect(place()).toBe('/imprint');
});

it('or logs out again', async () => {
  await mount('/return?back=%2Fimprint', { as: { leavesAt }, shell: true });
  answer({ 'POST /api/logout': noContent() });
  await page.getByRole('button', { name: 'Log out without keeping it' }).click();
  await expect.poll(() => requests('POST /api/logout').length).toBe(1);
  expect(localStorage.getItem('jwt_token')).toBeNull();
  await expect.poll(place).toBe('/imprint');
  expect(requests('POST /api/account/return')).toEqual([]);
});

it('an account that stays is led on', async () => {
  await mount('/return?back=%2Fimprint', { as: {} });
  await expect.poll(place).toBe('/imprint');
});
