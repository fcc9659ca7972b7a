import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { SessionItem } from '../../../worker/contract/session.ts';
import {
  type Player,
  addSession,
  apply,
  call,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

/** The tab's socket is open: the server's welcome frame has arrived. */
const greeted = (page: Page) =>
  page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));

/** Only online users get notices as frames. The online flag is stored a moment after the first socket opens. */
const untilOnline = ({ id, token }: Player) =>
  expect
    .poll(
      async () =>
        (await call(z.object({ online: z.boolean() }), 'GET', `/api/users/${id}`, { token }))
          .online,
      { timeout: 20_000 },
    )
    .toBe(true);

it('shows the host an application as it arrives, the guest the answer, and the host who comes, without a reload', async () => {
  const [host, guest] = await Promise.all([newPlayer('Hears'), newPlayer('Tells')]);
  const { id } = await addSession(host, 'Told at once');
  const [page, behind, asking] = [await pageOf(host), await pageOf(host), await pageOf(guest)];
  const live = Promise.all([page, behind, asking].map(greeted));
  await Promise.all([page.goto(`/session/${id}`), behind.goto('/terms'), asking.goto('/')]);
  await live;
  await Promise.all([host, guest].map(untilOnline));
  // Chromium reads the data of the page's head as data: a policy without inline scripts doesn't refuse it.
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Event', name: 'Told at once' });

  const application = await apply(guest, id);
  await page.getByRole('alert').getByText(`${guest.name} applied for Told at once`).waitFor();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.getByRole('main').getByText(guest.name).waitFor();

  // It may be among those of tonight, too.
  const own = asking.getByRole('region', { name: 'sessions with your preferences' });
  const card = own.getByRole('listitem').filter({ hasText: 'Told at once' });
  await card.getByText('1 of 4 seats').waitFor();
  await behind.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = behind.getByRole('dialog', { name: 'Notifications' });
  const said = asking.getByRole('alert').getByRole('link', { name: 'You’re in: Told at once' });
  await panel.getByRole('button', { name: `Accept ${guest.name}` }).click();
  await said.waitFor();
  await behind.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect((await sessionFor(guest, id)).application).toMatchObject({
    id: application,
    status: 'accepted',
  });
  await card.getByText('you’re in').waitFor();
  await card.getByText('2 of 4 seats').waitFor();

  // Shortly before the start the host sees who is on their way, too.
  const soon = { startsAt: new Date(Date.now() + 20 * 60_000).toISOString() };
  await call(SessionItem, 'PATCH', `/api/sessions/${id}`, { token: host.token, body: soon });
  await asking.goto('/sessions?tab=joining');
  await asking.getByRole('button', { name: 'Coming' }).click();
  await page.getByRole('main').getByText('coming', { exact: true }).waitFor();
});
