import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { expectAccessible } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import {
  type Player,
  accept,
  addSession,
  apply,
  call,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

let host: Player;
let guest: Player;
let third: Player;

beforeAll(async () => {
  [host, guest, third] = await Promise.all([
    newPlayer('Seater'),
    newPlayer('Tank'),
    newPlayer('Late'),
  ]);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const phone = (player: Player) => pageOf(player, { size: 'phone' });

async function join(page: Page, opens: string, role: string) {
  await button(page, opens).click();
  const popup = page.getByRole('dialog');
  await popup.getByLabel('Your role').selectOption({ label: role });
  await button(page, 'Join now').last().click();
  await popup.waitFor({ state: 'detached' });
}

it('fills roles at once, and offers a freed one to who waits for it, who takes it in time', async () => {
  const { id } = await addSession(host, 'Roles to fill');
  const own = await phone(host);
  await own.goto(`/sessions/add/${id}`);
  await own.getByRole('radio', { name: /^Everyone joins right away/ }).check();
  await button(own, 'Add role').click();
  await own.keyboard.type('Tank');
  await own.getByText('2 seats are for any role.').waitFor();
  await button(own, 'Add role').click();
  await button(own, 'Save changes').click();
  await own.getByText('Give each role a name.').waitFor();
  await button(own, 'Remove role').click();
  await expectAccessible(own, 'the editor with roles');
  await button(own, 'Save changes').click();
  await own.waitForURL(`**/session/${id}`);
  await own.getByText('0 of 1').waitFor();

  const member = await phone(guest);
  await member.goto(`/session/${id}`);
  await join(member, 'Join now', 'Tank');
  await member.getByText('You’re in', { exact: true }).waitFor();

  const later = await phone(third);
  await later.goto(`/session/${id}`);
  await join(later, 'Join now', 'Tank (full)');
  await later.getByText('Number 1 on the waiting list').waitFor();
  await later.getByRole('strong').getByText('Tank (full)').waitFor();

  await own.reload();
  await own.getByLabel(`Role of ${guest.name}`).selectOption({ label: 'Any role' });
  // It arrives by the socket.
  await later.getByText('A seat is free for you').waitFor();
  await later.getByRole('timer').waitFor();
  await expectAccessible(later, 'a session with an offer');
  await button(later, 'Take the seat').click();
  await later.getByText('You’re in', { exact: true }).waitFor();
  const { roster, seatsTaken } = await sessionFor(host, id);
  expect(seatsTaken).toBe(3);
  expect(roster.map(({ name, role }) => [name, role])).toEqual([
    [guest.name, null],
    [third.name, 'Tank'],
  ]);
});

it('tells whoever takes an offered seat too late', async () => {
  allowErrors(/409/);
  const { id } = await addSession(host, 'Too late');
  const { token } = host;
  const change = (body: object) =>
    call(SessionItem, 'PATCH', `/api/sessions/${id}`, { token, body });
  await change({ seats: 2 });
  const first = await apply(guest, id);
  await accept(host, first);
  const waiting = await apply(third, id);
  await accept(host, waiting);
  const page = await phone(third);
  await page.goto(`/session/${id}`);
  const removed = { token, body: { status: 'removed' } };
  await call(ApplicationItem, 'PATCH', `/api/applications/${first}`, removed);
  await button(page, 'Take the seat').waitFor();
  // The offer ends while the request is under way: at the start, which the host moves to a moment ago.
  await page.route(`**/api/applications/${waiting}`, async (route) => {
    await change({ startsAt: new Date(Date.now() - 1_000).toISOString() });
    await route.continue();
  });
  await button(page, 'Take the seat').click();
  await page.getByText('The time to take this seat is over.').first().waitFor();
  await button(page, 'Take the seat').waitFor({ state: 'detached' });
  expect((await sessionFor(third, id)).application).toMatchObject({ status: 'waiting' });
});

it('shows a seat that was freed after the page was answered and before its socket was open', async () => {
  const { id } = await addSession(host, 'Freed in between');
  const { token } = host;
  await call(SessionItem, 'PATCH', `/api/sessions/${id}`, { token, body: { seats: 2 } });
  const first = await apply(guest, id);
  await accept(host, first);
  await accept(host, await apply(third, id));
  const page = await phone(third);
  const { promise: letThrough, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/member-*.js', async (route) => {
    await letThrough;
    await route.continue();
  });
  await page.goto(`/session/${id}`);
  await page
    .getByText(/on the waiting list/i)
    .first()
    .waitFor();
  await call(ApplicationItem, 'PATCH', `/api/applications/${first}`, {
    token,
    body: { status: 'removed' },
  });
  goOn();
  await button(page, 'Take the seat').waitFor();
  expect((await sessionFor(third, id)).application).toMatchObject({ status: 'waiting' });
});
