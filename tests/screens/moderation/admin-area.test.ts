import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, problem, requests } from '../support/api.ts';
import { adminUserDetail, confirm, dialog } from '../support/fixtures-moderation.ts';
import { ADMIN, currentUser } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const missing = page.getByText('Page not found');
const adminLink = page.getByRole('link', { name: 'Admin', exact: true });

describe('the admin area', () => {
  it('isn’t there for who is no admin, and asks the API for nothing', async () => {
    await mount('/admin/users', { as: {}, shell: true });
    await expect.element(missing).toBeVisible();
    await expect.element(adminLink).not.toBeInTheDocument();
    expect(requests('GET /api/admin/users')).toEqual([]);
  });

  it('asks visitors to log in, and leads back to what they asked for', async () => {
    await mount('/admin/log?q=ban');
    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    expect(place()).toBe(`/login?back=${encodeURIComponent('/admin/log?q=ban')}`);
  });

  it('ends at once for a user who is no admin any more, with a page of it still open', async () => {
    const path = '/api/admin/users/8';
    await mount('/admin/users/8', {
      as: ADMIN,
      shell: true,
      answers: { [`GET ${path}`]: adminUserDetail() },
    });
    await page.getByRole('button', { name: 'Ban', exact: true }).click();
    const refused = problem(403, 'Only admins can do this.');
    answer({
      [`PATCH ${path}`]: refused,
      [`GET ${path}`]: refused,
      'GET /api/currentuser': currentUser(),
    });
    await confirm('Ban', 'Because I can');
    await expect.element(dialog.getByText('Only admins can do this.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(missing).toBeVisible();
    await expect.element(adminLink).not.toBeInTheDocument();
  });
});
