import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { bodies, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession, ownSession } from '../support/fixtures-session-page.ts';
import { list, sessionDetail, sessionItem } from '../support/fixtures.ts';
import { place } from '../support/mount.tsx';
import { chooseFromMenu } from '../support/session-menu.ts';

const question = () => page.getByRole('alertdialog');

const hosted = (changes: Partial<SessionDetail> = {}) =>
  sessionDetail({
    host: { id: 7, name: 'Mira' },
    pendingCount: 0,
    deletable: false,
    ...changes,
  });

it('a session is cancelled with a reason only', async () => {
  let shown = hosted();
  await openSession(() => shown, {
    'PATCH /api/sessions/31': () => {
      shown = hosted({ status: 'cancelled', cancelReason: 'Power cut in the whole street' });
      return sessionItem({ status: 'cancelled' });
    },
  });
  await chooseFromMenu('Cancel session');
  await question().getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(question().getByText('Enter a reason, so people know why.')).toBeVisible();
  await expect.element(question().getByLabelText('Reason')).toHaveFocus();
  await expectAccessible();
  await question().getByLabelText('Reason').fill('Power cut in the whole street');
  await question().getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(page.getByText('This session was cancelled')).toBeVisible();
  await expect.element(page.getByText('Power cut in the whole street')).toBeVisible();
  await expect.element(question()).not.toBeInTheDocument();
  expect(bodies('PATCH /api/sessions/31')).toEqual([
    { status: 'cancelled', cancelReason: 'Power cut in the whole street' },
  ]);
});

it('a session of a series can be cancelled with all that follow', async () => {
  let shown = hosted({ series: { id: 9, number: 2, of: 12 } });
  await openSession(() => shown, {
    'PATCH /api/series/9': () => {
      shown = hosted({ status: 'cancelled', cancelReason: 'Moving house' });
      return sessionItem({ status: 'cancelled' });
    },
  });
  await chooseFromMenu('Cancel session');
  await question().getByLabelText('What to cancel').selectOptions('following');
  await question().getByLabelText('Reason').fill('Moving house');
  await question().getByRole('button', { name: 'Cancel session' }).click();
  await expect.element(page.getByText('These sessions are cancelled.')).toBeVisible();
  expect(requests('PATCH /api/series/9')[0]?.body).toEqual({
    status: 'cancelled',
    cancelReason: 'Moving house',
    from: '/api/sessions/31',
  });
});

it('a session that no one has applied to is deleted, and one’s own sessions follow', async () => {
  await openSession(hosted({ deletable: true }), {
    'DELETE /api/sessions/31': noContent(),
    'GET /api/sessions/own': list('/api/sessions/own', [
      ownSession({ id: 32, name: 'The other one', host: { id: 7, name: 'Mira' } }),
    ]),
  });
  await chooseFromMenu('Delete session');
  await question().getByRole('button', { name: 'Delete session' }).click();
  await expect.poll(place).toBe('/sessions');
  await expect.element(page.getByText('The session was deleted.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'The other one' })).toBeVisible();
  expect(requests('DELETE /api/sessions/31')).toHaveLength(1);
});
