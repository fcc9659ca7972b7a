import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { SessionItem } from '../../../worker/contract/session.ts';
import { findBarriers } from '../support/axe.ts';
import {
  type Player,
  addSession,
  apply,
  call,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

let host: Player;
let guest: Player;

beforeAll(async () => {
  [host, guest] = await Promise.all([newPlayer('Hears'), newPlayer('Tells')]);
});

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

it('shows the host an application as it arrives, and the guest the answer, without a reload', async () => {
  const { id } = await addSession(host, 'Told at once');
  const [page, behind, asking] = [await pageOf(host), await pageOf(host), await pageOf(guest)];
  const live = Promise.all([page, behind, asking].map(greeted));
  await Promise.all([page.goto(`/session/${id}`), behind.goto('/terms'), asking.goto('/')]);
  await live;
  await Promise.all([host, guest].map(untilOnline));

  const application = await apply(guest, id);
  const word = `${guest.name} applied for Told at once`;
  await page.getByRole('alert').getByText(word).waitFor();
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
  await page.getByRole('main').getByText(guest.name).waitFor();
  await behind.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();

  const card = asking.getByRole('listitem').filter({ hasText: 'Told at once' });
  await card.getByText('1 of 4 seats').waitFor();
  // Opening the panel marks nothing as read. The decision in the notice does.
  await behind.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  const panel = behind.getByRole('dialog', { name: 'Notifications' });
  await panel.getByText(word).waitFor();
  expect(await findBarriers(behind)).toEqual([]);
  const said = asking.getByRole('alert').getByRole('link', { name: 'You’re in: Told at once' });
  const [href] = await Promise.all([
    said.getAttribute('href'),
    panel.getByRole('button', { name: `Accept ${guest.name}` }).click(),
  ]);
  expect(href).toBe(`/session/${id}`);
  await panel.getByRole('button', { name: `Accept ${guest.name}` }).waitFor({ state: 'detached' });
  await behind.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  expect((await sessionFor(guest, id)).application).toMatchObject({
    id: application,
    status: 'accepted',
  });
  await card.getByText('you’re in').waitFor();
  await card.getByText('2 of 4 seats').waitFor();
  const bell = asking.getByRole('button', { name: 'Notifications, 1 unread' });
  await bell.waitFor();
  expect(await bell.count()).toBe(1);
  await bell.click();
  await asking.getByRole('button', { name: 'Mark “You’re in: Told at once” as read' }).click();
  await asking.getByRole('button', { name: 'Notifications', exact: true }).waitFor();

  // Shortly before the start the host sees who is on their way, too.
  const soon = { startsAt: new Date(Date.now() + 20 * 60_000).toISOString() };
  await call(SessionItem, 'PATCH', `/api/sessions/${id}`, { token: host.token, body: soon });
  await asking.goto('/sessions?tab=joining');
  await asking.getByRole('button', { name: 'Can’t make it' }).click();
  await asking.getByText('Your seat is offered to the next person in line').waitFor();
  await asking.getByRole('button', { name: 'Stay' }).click();
  await asking.getByRole('button', { name: 'On my way' }).click();
  await asking.getByRole('main').getByText('on the way', { exact: true }).waitFor();
  await page.getByRole('main').getByText('on the way', { exact: true }).waitFor();
  await asking.goto(`/session/${id}`);
  await asking.getByText('The others can see that you’re on your way.').first().waitFor();
});

it('shows an invite at /friends as it arrives', async () => {
  const [one, other] = [await newPlayer('Invites'), await newPlayer('Invited')];
  const page = await pageOf(other);
  await page.goto('/friends?tab=in');
  await untilOnline(other);
  await call(z.object({ id: z.int() }), 'POST', '/api/friends', {
    token: one.token,
    body: { user1: `/api/users/${one.id}`, user2: `/api/users/${other.id}`, active: false },
  });
  const answer = page.getByRole('button', { name: `Accept invite from ${one.name}` });
  await answer.waitFor();
  expect(await answer.count()).toBe(1);
});

it('invites a friend from the session’s page, who accepts in the bell', async () => {
  const { id } = await addSession(host, 'Come along');
  for (const [by, other] of [
    [host, guest],
    [guest, host],
  ] as const) {
    const body = { user1: `/api/users/${by.id}`, user2: `/api/users/${other.id}`, active: false };
    await call(z.object({ id: z.int() }), 'POST', '/api/friends', { token: by.token, body });
  }
  const [page, asked] = [await pageOf(host), await pageOf(guest)];
  await Promise.all([page.goto(`/session/${id}`), asked.goto('/terms')]);
  // Chromium reads the data of the page's head as data: a policy without inline scripts doesn't refuse it.
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Event', name: 'Come along' });
  await untilOnline(guest);
  await page.getByRole('button', { name: 'Invite friends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite friends' });
  const button = dialog.getByRole('button', { name: `Invite ${guest.name}` });
  await button.waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await button.click();
  await dialog.getByText('Invited', { exact: true }).waitFor();

  const word = `${host.name} invites you to Come along`;
  await asked.getByRole('alert').getByText(word).waitFor();
  await asked.getByRole('button', { name: /^Notifications, / }).click();
  const notice = asked.getByRole('dialog', { name: 'Notifications' });
  await notice.getByRole('button', { name: `Accept ${host.name}` }).click();
  await asked.getByRole('alert').getByText('You’re in.').waitFor();
  expect((await sessionFor(guest, id)).application?.status).toBe('accepted');
});
