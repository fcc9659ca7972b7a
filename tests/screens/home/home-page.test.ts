import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { answer, problem, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { memberHome, visitorHome } from '../support/fixtures-app.ts';
import { friendEntry } from '../support/fixtures-people.ts';
import { minutesFromNow, ownSession } from '../support/fixtures-session-page.ts';
import { sessionItem, userItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const STATUSES: SessionItem['status'][] = ['full', 'open', 'running', 'open', 'open'];

/** Thirty sessions, some of which are full or running. */
const sessions = Array.from({ length: 30 }, (_, index) =>
  sessionItem({
    id: 100 + index,
    name: `Night ${index}`,
    status: STATUSES[index % STATUSES.length] ?? 'open',
  }),
);

const latest = page.getByRole('region', { name: 'latest sessions' });
const cards = latest.getByRole('heading', { level: 3 });
const main = page.getByRole('main');
const way = (name: string) => main.getByRole('link', { name });

it.each([
  ['phone', 390, 6],
  ['desktop', 1280, 9],
])('says to visitors what it is, and begins with a few cards, on a %s', async (_, width, few) => {
  await page.viewport(width, 844);
  await mount('/', { answers: visitorHome(sessions) });
  await expect.element(way('Find a session')).toHaveAttribute('href', '/sessions/search');
  await expect.element(way('Create account')).toHaveAttribute('href', '/register');
  await expect.poll(() => cards.elements().length).toBe(few);
  await expectAccessible();

  await latest.getByRole('button', { name: 'Show all' }).click();
  expect(cards.elements()).toHaveLength(30);
  // The first of the new cards has the focus.
  const name = cards.nth(few).getByRole('link');
  await expect.element(name).toHaveFocus();
  // Open sessions come first. Apart from that the server's order stays.
  const [open, others] = [
    sessions.filter(({ status }) => status === 'open'),
    sessions.filter(({ status }) => status !== 'open'),
  ];
  expect(cards.elements().map(({ textContent }) => textContent)).toEqual(
    [...open, ...others].map((session) => session.name),
  );
});

it('has a card’s picture lead where its name does, without a stop of its own', async () => {
  await mount('/', { answers: visitorHome([sessionItem({ id: 31 })], []) });
  await expect.element(cards.getByRole('link')).toHaveAttribute('href', '/session/31');
  const links = [...document.querySelectorAll('main li a[href="/session/31"]')];
  expect(links.map((link) => link.getAttribute('tabindex'))).toEqual([null, '-1']);
});

it('shows members their next session and which friends are online', async () => {
  await page.viewport(390, 844);
  await mount('/', {
    as: {},
    answers: memberHome({
      hosting: [ownSession({ id: 40, name: 'Mine', startsAt: minutesFromNow(300) })],
      joining: [ownSession({ id: 41, name: 'Theirs', startsAt: minutesFromNow(120) })],
      friends: [friendEntry(), friendEntry({ id: 9, user: userItem({ id: 9, name: 'Sena' }) })],
    }),
  });
  const now = page.getByRole('region', { name: 'Now' });
  const next = now.getByRole('link', { name: 'Next session' });
  await expect.element(next).toHaveAttribute('href', '/session/41');
  await expect.element(next).toHaveTextContent('Theirs');
  await expect.element(now.getByRole('link', { name: '2 friends online' })).toBeVisible();
  await expect.element(main.getByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  await expectAccessible();
});

it('offers another try in the place of lists that can’t be had', async () => {
  await mount('/', {
    answers: { 'GET /api/latest/sessions': unreachable, 'GET /api/latest/users': unreachable },
  });
  await expect.element(page.getByText('We can’t reach Peerway').first()).toBeVisible();
  answer(visitorHome());
  await main.getByRole('button', { name: 'Try again' }).first().click();
  await expect.element(cards.first()).toBeVisible();
  const failed = page.getByRole('heading', { name: 'This didn’t load' });
  await expect.element(failed).not.toBeInTheDocument();
});

const failing = () => problem(500, 'Something broke');

it('doesn’t put down to the network what the server is at fault for', async () => {
  await mount('/', {
    as: {},
    answers: {
      ...memberHome(),
      'GET /api/sessionsgames': failing,
      'GET /api/usergames': failing,
    },
  });
  await expect.element(main.getByText('Something went wrong on our side').first()).toBeVisible();
  await expect.element(main.getByText(/can’t reach/)).not.toBeInTheDocument();
});
