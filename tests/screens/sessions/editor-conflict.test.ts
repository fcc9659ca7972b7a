import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { bodies, problem } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { editorAnswers, sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount, navigate, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const field = (name: string) => page.getByLabelText(name, { exact: true });

const own = (changes: Partial<SessionDetail>) =>
  sessionDetail({
    host: { id: 7, name: 'Mira' },
    seatsTaken: 1,
    pendingCount: 0,
    deletable: true,
    startsAt: '2030-11-22T20:00:00.000Z',
    ...changes,
  });

it('a session that another tab has changed isn’t overwritten, and nothing that was typed is lost', async () => {
  let saved = own({ name: 'Torn', revision: 1 });
  await mount('/sessions/add/31', {
    as: { id: 7 },
    answers: editorAnswers(
      sessionAnswers(31, () => saved, {
        'PATCH /api/sessions/31': ({ body }) => {
          if (JSON.stringify(body).includes('"revision":1'))
            return problem(409, 'This session was changed since you opened it.');
          saved = own({ ...saved, description: 'As this tab has it.', seats: 9, revision: 3 });
          return sessionItem({ name: 'Torn by another' });
        },
      }),
    ),
  });
  await field('Description').fill('As this tab has it.');
  await field('Seats').fill('9');
  saved = own({ name: 'Torn by another', revision: 2 });
  await button('Save changes').click();
  await expect
    .element(page.getByText('This session was changed since you opened it.'))
    .toBeVisible();
  await button('Load the newer version and keep my changes').click();
  await expect.element(field('Name')).toHaveValue('Torn by another');
  await expect.element(field('Seats')).toHaveValue(9);
  await expect.element(field('Description')).toHaveValue('As this tab has it.');
  await button('Save changes').click();
  await expect.poll(place).toBe('/session/31');
  const changes = { description: 'As this tab has it.', seats: 9 };
  expect(bodies('PATCH /api/sessions/31')).toEqual([
    { ...changes, revision: 1 },
    { ...changes, revision: 2 },
  ]);
});

it('what was typed is still there on coming back, over what has changed since', async () => {
  let saved = own({ name: 'Reloaded', revision: 1 });
  await mount('/sessions/add/31', {
    as: { id: 7 },
    answers: editorAnswers(sessionAnswers(31, () => saved)),
  });
  await field('Seats').fill('7');
  await navigate('/sessions');
  await expect.element(page.getByRole('heading', { name: 'Your sessions' })).toBeVisible();
  saved = own({ name: 'Reloaded by another', revision: 2 });
  await navigate('/sessions/add/31');
  await expect.element(page.getByText('We restored your draft.')).toBeVisible();
  await expect.element(field('Seats')).toHaveValue(7);
  await expect.element(field('Name')).toHaveValue('Reloaded by another');
});

it('a switch is named by its label alone, and its hint describes it and presses it', async () => {
  await mount('/sessions/add/new', {
    as: { id: 7 },
    answers: editorAnswers(),
  });
  const playNow = page.getByRole('switch', { name: 'Play now', exact: true });
  await expect
    .element(playNow)
    .toHaveAccessibleDescription('The session starts as soon as you save.');
  await page.getByText('The session starts as soon as you save.').click();
  await expect.element(playNow).toBeChecked();
  await expectAccessible();
});
