import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionDetail } from '../../../worker/contract/session.ts';
import { json, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  applicationItem,
  minutesFromNow,
  openSession,
  ownApplication,
} from '../support/fixtures-session-page.ts';
import { found, openSearch } from '../support/fixtures-session-search.ts';
import { sessionDetail, sessionItem } from '../support/fixtures.ts';
import { button } from '../support/see.ts';

const OFFERED: Partial<SessionDetail> = {
  id: 31,
  seats: 3,
  seatsTaken: 2,
  seatsHeld: 1,
  waitingCount: 1,
  application: ownApplication({
    status: 'waiting',
    place: 1,
    offerExpiresAt: minutesFromNow(15),
  }),
};

/** The kinds of the seats that are drawn: `taken`, `held` or `free`. */
const dots = () =>
  [...document.querySelectorAll('circle')].map(({ classList: [name = ''] }) => name.split('_')[0]);

it('who is offered a seat sees until when, and takes it', async () => {
  let shown = sessionDetail(OFFERED);
  await openSession(() => shown, {
    'PATCH /api/applications/5': () => {
      shown = sessionDetail({
        seatsTaken: 3,
        application: ownApplication({ status: 'accepted' }),
      });
      return applicationItem({ status: 'accepted' });
    },
  });
  await expect.element(page.getByText('A seat is free for you')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d left\.$/);
  expect(dots()).toEqual(['taken', 'taken', 'held']);
  await expectAccessible();
  await button('Take the seat').click();
  await expect.element(page.getByText('You’re in', { exact: true })).toBeVisible();
  // The route is drawn to them.
  expect(document.querySelectorAll('[data-arrives]')).toHaveLength(1);
  expect(requests('PATCH /api/applications/5')[0]?.body).toEqual({ status: 'accepted' });
});

it('who is offered a seat can take it on a device whose clock is ahead', async () => {
  const application = ownApplication({
    status: 'waiting',
    place: 1,
    offerExpiresAt: minutesFromNow(-1),
  });
  await openSession(sessionDetail({ ...OFFERED, application }));
  await expect.element(button('Take the seat')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent('0:00 left.');
});

it('a held seat is neither free nor taken on a card', async () => {
  const held = sessionItem({ seats: 3, seatsTaken: 1, seatsHeld: 1 });
  await openSearch('q=quokka', { 'GET /api/sessions?q=quokka': found([held]) });
  await expect.element(page.getByText('1 of 3 seats1 reserved')).toBeVisible();
  expect(dots()).toEqual(['taken', 'held', 'free']);
});

it('who takes an offered seat too late is told, and waits again', async () => {
  let shown = sessionDetail(OFFERED);
  await openSession(() => shown, {
    'PATCH /api/applications/5': () => {
      shown = sessionDetail({
        ...OFFERED,
        status: 'full',
        seatsTaken: 3,
        seatsHeld: 0,
        application: ownApplication({ status: 'waiting', place: 1 }),
      });
      return problem(409, 'The time to take this seat is over. You’re still on the waiting list.');
    },
  });
  await button('Take the seat').click();
  await expect.element(page.getByText('The time to take this seat is over.')).toBeVisible();
  await expect.element(page.getByText('Number 1 on the waiting list')).toBeVisible();
  await expect.element(button('Take the seat')).not.toBeInTheDocument();
});

it('who joins chooses a role, or waits for one that is full', async () => {
  let shown = sessionDetail({
    instantly: true,
    instant: 'everyone',
    seats: 4,
    seatsTaken: 2,
    roles: [{ name: 'Tank', seats: 1, taken: 1 }],
    application: null,
  });
  await openSession(() => shown, {
    'POST /api/applications': () => {
      const application = ownApplication({ status: 'waiting', place: 1, role: 'Tank' });
      shown = { ...shown, application };
      return json(201, applicationItem({ status: 'waiting', role: 'Tank' }));
    },
  });
  await button('Join now').click();
  const popup = page.getByRole('dialog');
  // None is chosen for them, so none is taken by accident.
  await popup.getByRole('button', { name: 'Join now' }).click();
  await expect.element(popup.getByText('Choose a role.')).toBeVisible();
  await expect.element(popup.getByRole('radio').first()).toHaveFocus();
  expect(popup.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await expect.element(popup.getByRole('radio', { name: 'Any role 1 of 3' })).toBeInTheDocument();
  const tank = popup.getByRole('radio', { name: 'Tank 1 of 1 full' });
  const label = popup.getByText('Tank').element().closest('label') ?? document.body;
  const ground = () => getComputedStyle(label).backgroundColor;
  const plain = ground();
  await tank.hover();
  await expect.poll(ground).not.toBe(plain);
  await tank.click();
  await popup.getByRole('button', { name: 'Join now' }).click();
  await expect
    .element(page.getByText('You’re on the waiting list for Dungeon night'))
    .toBeVisible();
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(page.getByText('Number 1 on the waiting list')).toBeVisible();
  await expect.element(page.getByRole('strong').getByText('Tank (full)')).toBeVisible();
  expect(requests('POST /api/applications')[0]?.body).toMatchObject({ role: 'Tank' });
});
