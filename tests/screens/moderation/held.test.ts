import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { answer, noContent, problem, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { dialog } from '../support/fixtures-moderation.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const PATCH = 'PATCH /api/admin/held/3';

it('a held text is shown or refused, with a reason that no failure loses', async () => {
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
  await page.getByRole('button', { name: 'Refuse text' }).click();
  await dialog.getByRole('textbox').first().fill('An insult');
  const refuse = dialog.getByRole('button', { name: 'Refuse text' });
  for (const [failure, text] of [
    [problem(403, 'Only staff can do this.'), 'Only staff can do this.'],
    [problem(404, 'This content doesn’t exist.'), 'This content doesn’t exist.'],
    [problem(429, 'Slow down.'), 'That was a lot'],
    [problem(500, 'Oops.'), 'went wrong'],
    [unreachable, 'can’t reach'],
  ] as const) {
    answer({ [PATCH]: failure });
    await refuse.click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
    await expect.element(dialog.getByRole('textbox').first()).toHaveValue('An insult');
  }
  answer({ [PATCH]: noContent() });
  await refuse.click();
  await said('The text was refused.');
  expect(requests(PATCH).at(-1)?.body).toEqual({ approved: false, reason: 'An insult' });
});
