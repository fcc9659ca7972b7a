import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { editorAnswers, sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

it('seats are given at once, and by role. What the roles leave is for any', async () => {
  await page.viewport(390, 844);
  let shown = sessionDetail({
    id: 31,
    host: { id: 7, name: 'Mira' },
    seatsTaken: 1,
    pendingCount: 0,
    deletable: true,
    revision: 3,
  });
  await mount('/sessions/add/31', {
    as: { id: 7 },
    answers: editorAnswers(
      sessionAnswers(31, () => shown, {
        'PATCH /api/sessions/31': () => {
          const roles = [{ name: 'Tank', seats: 1, taken: 0 }];
          shown = { ...shown, instant: 'everyone', roles, revision: 4 };
          return sessionItem({ id: 31, instant: 'everyone', roles });
        },
      }),
    ),
  });
  await page.getByRole('radio', { name: /^Everyone joins right away/ }).click();
  await button('Add role').click();
  // The new field has the focus.
  await expect.element(page.getByLabelText('Role 1')).toHaveFocus();
  await userEvent.keyboard('Tank');
  await expect.element(page.getByText('2 seats are for any role.')).toBeVisible();
  await button('Add role').click();
  await button('Save changes').click();
  await expect.element(page.getByText('Give each role a name.')).toBeVisible();
  // Scrolls up, because axe finds a field too small that is half below the bar.
  scrollTo(0, 0);
  await expectAccessible();
  await button('Remove role').click();
  await expect.element(button('Add role')).toHaveFocus();
  await button('Save changes').click();
  await expect.poll(place).toBe('/session/31');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('tab', { name: 'People' }).click();
  await expect.element(page.getByText('0 of 1')).toBeVisible();
  expect(requests('PATCH /api/sessions/31').map(({ body }) => body)).toEqual([
    { instant: 'everyone', roles: [{ name: 'Tank', seats: 1 }], revision: 3 },
  ]);
});
