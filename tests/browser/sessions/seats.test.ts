import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { SessionItem } from '../../../worker/contract/session.ts';
import {
  type Player,
  addSession,
  call,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const phone = (player: Player) => pageOf(player, { size: 'phone' });

async function join(page: Page, role: string) {
  await button(page, 'Join now').click();
  const popup = page.getByRole('dialog');
  await popup.getByRole('radio', { name: role }).check();
  await button(page, 'Join now').last().click();
  await popup.waitFor({ state: 'detached' });
}

it('a freed seat of a role is offered to who waits for it, who sees it at once and takes it', async () => {
  const [host, guest, third] = await Promise.all([
    newPlayer('Seater'),
    newPlayer('Tank'),
    newPlayer('Late'),
  ]);
  const { id } = await addSession(host, 'Roles to fill');
  const body = { instant: 'everyone', roles: [{ name: 'Tank', seats: 1 }] };
  await call(SessionItem, 'PATCH', `/api/sessions/${id}`, { token: host.token, body });

  const member = await phone(guest);
  await member.goto(`/session/${id}`);
  await join(member, 'Tank 0 of 1');
  await member.getByText('You’re in', { exact: true }).waitFor();

  const later = await phone(third);
  await later.goto(`/session/${id}`);
  await join(later, 'Tank 1 of 1');
  await later.getByText('Number 1 on the waiting list').waitFor();

  const own = await phone(host);
  await own.goto(`/session/${id}`);
  await own.getByRole('tab', { name: 'People' }).click();
  await button(own, `Options for ${guest.name}`).click();
  await button(own, 'Move to any role').click();
  // The notice arrives by the socket.
  await later.getByText('A seat is free for you', { exact: true }).waitFor();
  await button(later, 'Take the seat').click();
  await later.getByText('You’re in', { exact: true }).waitFor();
  const { roster, seatsTaken } = await sessionFor(host, id);
  expect(seatsTaken).toBe(3);
  expect(roster.map(({ name, role }) => [name, role])).toEqual([
    [guest.name, null],
    [third.name, 'Tank'],
  ]);
});
