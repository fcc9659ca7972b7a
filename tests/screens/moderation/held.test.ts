import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { confirm } from '../support/fixtures-moderation.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

it('a held text is shown or refused, with a reason', async () => {
  const item = {
    '@id': '/api/admin/held/3',
    '@type': 'HeldText',
    id: 3,
    user: { id: 8, name: 'Player 8', firstFile: null },
    session: null,
    field: 'name',
    text: 'A rude name',
    before: 'Player 8',
    shownAt: '2026-11-30T12:00:00.000Z',
    createdAt: '2026-11-27T12:00:00.000Z',
  };
  await mount('/admin/reports/held', {
    as: ADMIN,
    answers: { 'GET /api/admin/held': list('/api/admin/held', [item]) },
  });
  await expect.element(page.getByText('A rude name')).toBeVisible();
  await expectAccessible();
  answer({ 'PATCH /api/admin/held/3': noContent() });
  await page.getByRole('button', { name: 'Refuse text' }).click();
  await confirm('Refuse text', 'An insult');
  await said('The text was refused.');
  const [sent] = requests('PATCH /api/admin/held/3');
  expect(sent?.body).toEqual({ approved: false, reason: 'An insult' });
});
