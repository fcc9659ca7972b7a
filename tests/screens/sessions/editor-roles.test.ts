import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { bodies, json, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { COMPOSED, pressComposed } from '../support/composition.ts';
import { editorAnswers, sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

it('seats are given at once, and by role. What the roles leave is for any', async () => {
  await page.viewport(390, 844);
  let shown = sessionDetail({
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
          return sessionItem({ instant: 'everyone', roles });
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
  expect(bodies('PATCH /api/sessions/31')).toEqual([
    { instant: 'everyone', roles: [{ name: 'Tank', seats: 1 }], revision: 3 },
  ]);
});

it('the host’s role is renamed with its row, and not with one that has its name for a moment', async () => {
  const roles = [{ name: 'Tank', seats: 1, taken: 1 }];
  await mount('/sessions/add/31', {
    as: { id: 7 },
    answers: editorAnswers(
      sessionAnswers(31, sessionDetail({ host: { id: 7, name: 'Mira' }, roles, hostRole: 'Tank' })),
    ),
  });
  const own = page.getByLabelText('Your role');
  await button('Add role').click();
  await userEvent.keyboard('Tank 2');
  await expect.element(page.getByLabelText('Role 2')).toHaveValue('Tank 2');
  await expect.element(own).toHaveValue('Tank');
  await page.getByLabelText('Role 1').fill('Guard');
  await expect.element(own).toHaveValue('Guard');
});

it('a removal moves the focus to “Add role”, which the most roles had hidden', async () => {
  const roles = Array.from({ length: 8 }, (_, at) => ({ name: `Guard ${at}`, seats: 1, taken: 0 }));
  const shown = sessionDetail({ host: { id: 7, name: 'Mira' }, seats: 9, roles });
  await mount('/sessions/add/31', {
    as: { id: 7 },
    answers: editorAnswers(sessionAnswers(31, shown)),
  });
  await button('Remove role Guard 3').click();
  await expect.element(button('Add role')).toHaveFocus();
});

it('presets of the game and one’s own fill seats and roles, and what one has is saved as one', async () => {
  const raid = {
    name: 'Raid 10',
    seats: 10,
    roles: [
      { name: 'Tank', seats: 2 },
      { name: 'Damage', seats: 8 },
    ],
  };
  const preset = { '@id': '/api/role-presets/4', '@type': 'RolePreset', id: 4 };
  const squad = { ...preset, name: 'Squad of 4', seats: 4, roles: [] };
  const shown = sessionDetail({ host: { id: 7, name: 'Mira' } });
  await mount('/sessions/add/31', {
    as: { id: 7 },
    answers: {
      ...editorAnswers(sessionAnswers(31, () => shown)),
      'GET /api/role-presets': {
        '@id': '/api/role-presets',
        '@type': 'RolePresets',
        own: [squad],
        games: [{ ...shown.games[0], presets: [raid] }],
      },
      'POST /api/role-presets': json(201, { ...preset, id: 5, ...raid, name: 'Ours' }),
      'DELETE /api/role-presets/4': noContent,
    },
  });
  await button('Raid 10').click();
  await expect.element(page.getByLabelText('Role 2')).toHaveValue('Damage');
  // All seats have a role, so the host needs one.
  await expect.element(page.getByLabelText('Your role')).toHaveValue('Tank');
  await expect.element(page.getByText('0 seats are for any role.')).toBeVisible();
  await button('Save as preset').click();
  await expect.element(page.getByLabelText('Name of the preset')).toHaveFocus();
  await userEvent.keyboard('Our');
  for (const form of COMPOSED) {
    expect(pressComposed(page.getByLabelText('Name of the preset'), 'Enter', form)).toBe(true);
  }
  await userEvent.keyboard('s{Enter}');
  await expect.element(button('Ours')).toBeVisible();
  expect(bodies('POST /api/role-presets')).toEqual([{ ...raid, name: 'Ours' }]);
  await button('Delete preset Squad of 4').click();
  await expect.element(button('Squad of 4')).not.toBeInTheDocument();
  expect(requests('PATCH /api/sessions/31')).toEqual([]);
  const games = shown.games.map(({ id }) => id).join(',');
  expect(requests('GET /api/role-presets').at(-1)?.query.get('games')).toBe(games);
});
