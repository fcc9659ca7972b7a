import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  applicationItem,
  openSession,
  ownApplication,
  series,
  seriesSession,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';
import { chooseFromMenu } from '../support/session-menu.ts';

const evening = (number: number, changes: Partial<SessionDetail> = {}) =>
  sessionDetail({
    id: 30 + number,
    series: { id: 9, number, of: 12 },
    inSeries: true,
    application: ownApplication({ status: 'accepted' }),
    ...changes,
  });

it('a member skips one session of a series, and finds the others', async () => {
  await page.viewport(390, 844);
  let first = evening(1);
  await mount('/session/31', {
    as: { id: 7 },
    answers: {
      ...sessionAnswers(31, () => first),
      ...sessionAnswers(32, evening(2)),
      'PATCH /api/applications/5': () => {
        first = evening(1, { application: ownApplication({ status: 'left' }) });
        return applicationItem({ status: 'left' });
      },
      'GET /api/series/9': series({
        id: 9,
        member: true,
        sessions: [
          seriesSession(1, { application: 'left' }),
          seriesSession(2, { application: 'accepted' }),
          seriesSession(3, { application: 'accepted', status: 'cancelled' }),
        ],
      }),
    },
  });
  await expect
    .element(page.getByText('You’re also in the later sessions of this series.'))
    .toBeVisible();
  await chooseFromMenu('Skip or leave');
  await button('Skip this session').click();
  await expect.element(page.getByText('You aren’t in this session', { exact: true })).toBeVisible();
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ status: 'left' });

  await button('Session 1 of 12').click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.nth(0)).toHaveTextContent('You skip it');
  await expect.element(rows.nth(1)).toHaveTextContent('you’re in');
  await expect.element(rows.nth(2)).toHaveTextContent('cancelled');
  await expect.element(page.getByText('Every week on Tuesday at 8:00 PM')).toBeVisible();
  await expect
    .element(page.getByText('Later sessions show up here four weeks ahead.'))
    .toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: /^Session 2/ }).click();
  await expect.poll(place).toBe('/session/32');
  await expect.element(page.getByText('You’re in', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect.element(button('Session 2 of 12')).toBeVisible();
});

it('a member leaves a series for good', async () => {
  let first = evening(1);
  await openSession(() => first, {
    'DELETE /api/series/9/membership': () => {
      first = evening(1, {
        inSeries: false,
        application: ownApplication({ status: 'left' }),
      });
      return noContent();
    },
  });
  await chooseFromMenu('Skip or leave');
  await button('Leave the series').click();
  await expect.element(page.getByText('You left the series.')).toBeVisible();
  await expect.element(button('apply')).toBeVisible();
});
