import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { adminUserDetail, confirm } from '../support/fixtures-moderation.ts';
import { ADMIN } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const panel = () => page.getByRole('region', { name: 'Registration' });

const registration = (over: object = {}) => ({
  '@id': '/api/admin/registrations/8',
  '@type': 'Registration',
  id: 8,
  waiting: false,
  invitedBy: null,
  invited: [],
  ...over,
});

const person = (id: number, name: string) => ({ id, name, firstFile: null });

const open = (status: 'active' | 'pending', over: object) =>
  mount('/admin/users/8', {
    as: ADMIN,
    answers: {
      'GET /api/admin/users/8': adminUserDetail({ status }),
      'GET /api/admin/registrations/8': registration(over),
    },
  });

it('an account that waits is approved or declined, with a reason', async () => {
  await open('pending', { waiting: true });
  await expect.element(panel().getByRole('button', { name: 'Decline' })).toBeVisible();
  await expectAccessible();
  answer({ 'PATCH /api/admin/registrations/8': registration() });
  await panel().getByRole('button', { name: 'Approve' }).click();
  await confirm('Approve', 'Known from the club');
  await said('Ben was approved.');
  expect(requests('PATCH /api/admin/registrations/8')[0]?.body).toEqual({
    approved: true,
    reason: 'Known from the club',
  });
});

it('an account shows who invited it, and whom it invited', async () => {
  await open('active', { invitedBy: person(3, 'Ada'), invited: [person(9, 'Zoe')] });
  const ada = panel().getByRole('link', { name: 'Ada' });
  await expect.element(ada).toHaveAttribute('href', '/admin/users/3');
  await expect.element(panel().getByRole('link', { name: 'Zoe' })).toBeVisible();
  expect(panel().getByRole('button').elements()).toEqual([]);
});
