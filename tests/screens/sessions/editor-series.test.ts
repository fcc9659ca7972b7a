import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { bodies, json } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { editorAnswers, series, sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const hosted = (changes: Partial<SessionDetail>) =>
  sessionDetail({ host: { id: 7, name: 'Mira' }, pendingCount: 0, deletable: true, ...changes });

/** The same in a whole test, since a day may end within one. */
const NOW = Date.now();

/** The first Tuesday that is at least this many days ahead. */
const dayAfter = (days: number) => {
  const start = NOW + days * 86_400_000;
  const untilTuesday = (9 - new Date(start).getUTCDay()) % 7;
  return new Date(start + untilTuesday * 86_400_000).toISOString().slice(0, 10);
};

it('a series has a last day, and is made with the time on the clocks of the host', async () => {
  await page.viewport(390, 844);
  const [first, last] = [dayAfter(7), dayAfter(7 + 77)];
  await mount('/sessions/add/new', {
    as: { id: 7 },
    answers: editorAnswers(
      sessionAnswers(31, hosted({ id: 31, series: { id: 9, number: 1, of: 12 } }), {
        'POST /api/series': () => json(201, sessionItem({ name: 'Tuesday crew' })),
      }),
    ),
  });
  await page.getByLabelText('Name', { exact: true }).fill('Tuesday crew');
  await page.getByLabelText('Start', { exact: true }).fill(first);
  await page.getByLabelText('Start, time').fill('20:00');
  await page.getByRole('switch', { name: 'Repeats' }).click();
  const lastDay = page.getByLabelText('Last day');
  // Eight weeks are proposed.
  await expect.element(lastDay).toHaveValue(dayAfter(7 + 56));
  await lastDay.fill('');
  await button('Host session').click();
  await expect.element(page.getByText('Choose the last day.')).toBeVisible();
  // Scrolls up, because axe finds a field too small that is half below the bar.
  scrollTo(0, 0);
  await expectAccessible();
  await lastDay.fill(last);
  await button('Host session').click();
  await expect.poll(place).toBe('/session/31');
  await expect.element(page.getByText('Tuesday crew is live and repeats.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect.element(button('Session 1 of 12')).toBeVisible();
  expect(bodies('POST /api/series')).toMatchObject([
    {
      name: 'Tuesday crew',
      games: ['/api/games/3'],
      repeats: {
        zone,
        time: '20:00',
        weekdays: ['tuesday'],
        everyWeeks: 1,
        from: first,
        until: last,
      },
    },
  ]);
});

it('a session of a series is changed alone, or with all that follow', async () => {
  const rule = {
    zone,
    time: '20:00',
    weekdays: ['tuesday' as const],
    everyWeeks: 1,
    from: dayAfter(7),
    until: dayAfter(7 + 77),
  };
  const start = new Date(`${dayAfter(14)}T20:00`);
  await mount('/sessions/add/32', {
    as: { id: 7 },
    answers: editorAnswers(
      sessionAnswers(
        32,
        hosted({
          id: 32,
          revision: 4,
          series: { id: 9, number: 2, of: 12 },
          startsAt: start.toISOString(),
        }),
        {
          'GET /api/series/9': series({ id: 9, repeats: rule }),
          'PATCH /api/series/9': sessionItem({ id: 32 }),
        },
      ),
    ),
  });
  await expect.element(page.getByLabelText('Only this session')).toBeChecked();
  await page.getByLabelText('This session and all that follow').click();
  await page.getByLabelText('Start, time').fill('21:30');
  await button('Save changes').click();
  await expect
    .element(page.getByText('Saved, here and in all sessions that follow.'))
    .toBeVisible();
  await expect.element(button('Session 2 of 12')).toBeVisible();
  expect(bodies('PATCH /api/series/9')).toEqual([
    {
      from: '/api/sessions/32',
      revision: 4,
      repeats: { ...rule, time: '21:30', from: dayAfter(14) },
    },
  ]);
});
