import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { type Sent, answer, json, problem, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { memberHome, visitorHome } from '../support/fixtures-app.ts';
import { friendEntry } from '../support/fixtures-people.ts';
import {
  applicationItem,
  minutesFromNow,
  ownApplication,
  ownSession,
} from '../support/fixtures-session-page.ts';
import { list, sessionItem, userItem } from '../support/fixtures.ts';
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

/** One session of tonight. */
const found = (name: string, rest: Partial<SessionItem> = {}) => {
  const member = [sessionItem({ id: 50, name, ...rest })];
  return list('/api/sessions', member, { totalItems: 1 });
};

const asked = () => requests('GET /api/sessions').map(({ query }) => `${query}`);

it('shows what can be joined tonight first, in one’s own language, and more if one asks', async () => {
  // At 03:59 the night would end before the session starts.
  vi.setSystemTime(new Date().setHours(20));
  const night = page.getByRole('region', { name: 'tonight' });
  const chip = (name: string) => night.getByRole('button', { name });
  await mount('/', {
    as: {},
    answers: {
      ...memberHome(),
      // With many seats, so that it isn't shown first.
      'GET /api/sessionsgames': list(
        '/api/sessionsgames',
        [sessionItem({ startsAt: minutesFromNow(60), seats: 9 })],
        { basis: 'preferences' },
      ),
      'GET /api/sessions': found('Raid tonight'),
    },
  });
  await expect.element(night.getByRole('link', { name: 'Raid tonight' })).toBeVisible();
  await expect.element(night.getByRole('button', { name: 'apply' })).toBeVisible();
  await expect.element(chip('My language')).toHaveAttribute('aria-pressed', 'true');
  expect(asked()[0]).toMatch(/^language=en&open=1&from=.*&to=.*T/);
  answer({ 'GET /api/sessions': found('Noche', { status: 'full' }) });
  await chip('My language').click();
  await expect.element(night.getByRole('link', { name: 'Noche' })).toBeVisible();
  expect(asked().at(-1)).toMatch(/^open=1&from=/);
  await chip('My games').click();
  await expect.element(night.getByText('1 session')).toBeVisible();
  await expect.element(night.getByRole('link', { name: 'Dungeon night' })).toBeVisible();
  await expectAccessible();
});

it('shows what has become of tonight’s sessions with one’s own filters, too', async () => {
  const night = page.getByRole('region', { name: 'tonight' });
  let application: SessionItem['application'] = null;
  const asks = () => found('Raid tonight', { application });
  await mount('/', { as: {}, answers: { ...memberHome(), 'GET /api/sessions': asks } });
  await night.getByRole('button', { name: 'My language' }).click();
  await expect
    .element(night.getByRole('button', { name: 'My language' }))
    .toHaveAttribute('aria-pressed', 'false');
  await night.getByRole('button', { name: 'apply' }).click();
  answer({
    'POST /api/applications': () => {
      application = ownApplication();
      return json(201, applicationItem());
    },
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect.element(night.getByText('applied', { exact: true })).toBeVisible();
  expect(asked().at(-1)).toMatch(/^open=1&from=/);
  await expect
    .element(night.getByRole('button', { name: 'My language' }))
    .toHaveAttribute('aria-pressed', 'false');
});

/** A session that starts in 20 minutes and needs two more. */
const soon = (id: number, rest: Partial<SessionItem>) =>
  sessionItem({ id, startsAt: minutesFromNow(20), seats: 5, seatsTaken: 3, ...rest });

it('begins tonight with what fits, soon starts and needs few more', async () => {
  const own = [
    soon(60, { name: 'Far', startsAt: minutesFromNow(40) }),
    soon(61, { name: 'Roomy', seats: 9 }),
    soon(62, { name: 'Noche', language: 'es' }),
    soon(63, { name: 'Ours', seatsHeld: 1 }),
  ];
  const listed = [soon(50, { name: 'Theirs' }), soon(63, { name: 'Ours', seatsHeld: 1 })];
  await mount('/', {
    as: {},
    answers: {
      ...memberHome(),
      'GET /api/sessionsgames': list('/api/sessionsgames', own, { basis: 'preferences' }),
      'GET /api/sessions': list('/api/sessions', listed, { totalItems: 2 }),
    },
  });
  const night = page.getByRole('region', { name: 'tonight' }).getByRole('listitem');
  await expect.element(night.getByText('Needs 1 more')).toBeVisible();
  await expect.element(night.getByText('Needs 2 more').first()).toBeVisible();
  const names = night.getByRole('heading', { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Ours', 'Theirs', 'Noche']);
});

it('shows other languages, and says so, where nobody plays in one’s own', async () => {
  const elsewhere = list('/api/sessions', [sessionItem({ name: 'Noche', language: 'es' })]);
  const asks = ({ query }: Sent) => (query.has('language') ? list('/api/sessions', []) : elsewhere);
  await mount('/', { answers: { ...visitorHome(), 'GET /api/sessions': asks } });
  const night = page.getByRole('region', { name: 'tonight' });
  await expect.element(night.getByText('Nothing in your language yet.')).toBeVisible();
  await expect.element(night.getByRole('link', { name: 'Noche' })).toBeVisible();
});

it('goes on with other languages, and says so, where few play in one’s own', async () => {
  const [raid, noche] = [
    sessionItem({ id: 50, name: 'Raid tonight' }),
    sessionItem({ id: 51, name: 'Noche', language: 'es' }),
  ];
  const asks = ({ query }: Sent) =>
    query.has('language') ? found('Raid tonight') : list('/api/sessions', [noche, raid]);
  await mount('/', { answers: { ...visitorHome(), 'GET /api/sessions': asks } });
  const night = page.getByRole('region', { name: 'tonight' });
  await expect.element(night.getByText('1 session in your language, then others')).toBeVisible();
  const names = night.getByRole('heading', { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(['Raid tonight', 'Noche']);
});

it('has a card’s picture lead where its name does, without a stop of its own', async () => {
  await mount('/', { answers: visitorHome([sessionItem({ id: 31 })], []) });
  await expect.element(cards.getByRole('link')).toHaveAttribute('href', '/session/31');
  const links = [...document.querySelectorAll('main li a[href="/session/31"]')];
  expect(links.map((link) => link.getAttribute('tabindex'))).toEqual([null, '-1']);
});

it('shows members their next session, who wants to join, and which friends are online', async () => {
  await page.viewport(390, 844);
  await mount('/', {
    as: {},
    answers: memberHome({
      own: [
        ownSession({ id: 41, name: 'Theirs', startsAt: minutesFromNow(120) }),
        ownSession({ id: 40, name: 'Mine', startsAt: minutesFromNow(300), pendingCount: 2 }),
      ],
      friends: [friendEntry(), friendEntry({ id: 9, user: userItem({ id: 9, name: 'Sena' }) })],
    }),
  });
  const now = page.getByRole('region', { name: 'Now' });
  const next = now.getByRole('link', { name: 'Next session' });
  await expect.element(next).toHaveAttribute('href', '/session/41');
  await expect.element(next).toHaveTextContent('Theirs');
  const waiting = now.getByRole('link', { name: 'Other sessions: 2 want to join' });
  await expect.element(waiting).toHaveAttribute('href', '/sessions');
  await expect.element(now.getByRole('link', { name: '2 friends online' })).toBeVisible();
  await expect
    .element(now.getByRole('link', { name: 'Sena' }))
    .toHaveAttribute('href', '/messages/9');
  await expect.element(main.getByRole('link', { name: 'Create account' })).not.toBeInTheDocument();
  await expectAccessible();
});

it.each([
  ['latest', 'Choose your games', '/games'],
  ['preferences', 'View session', '/session/31'],
])('offers one step to a member without plans and friends (%s)', async (basis, name, to) => {
  const fitting = [sessionItem({ id: 30, status: 'full' }), sessionItem({ id: 31 })];
  const listed = list('/api/sessionsgames', fitting, { basis });
  await mount('/', { as: {}, answers: { ...memberHome(), 'GET /api/sessionsgames': listed } });
  const now = page.getByRole('region', { name: 'Now' });
  await expect.element(now.getByRole('link', { name })).toHaveAttribute('href', to);
  expect(now.getByRole('link').elements()).toHaveLength(1);
});

it('gives a new member’s first step the room it needs, and shows where its name begins', async () => {
  await page.viewport(320, 640);
  document.documentElement.dir = 'rtl';
  onTestFinished(() => {
    document.documentElement.dir = 'ltr';
  });
  const name = 'Elden Ring, and all of its bosses at once';
  const listed = list('/api/sessionsgames', [sessionItem({ name })], { basis: 'preferences' });
  await mount('/', { as: {}, answers: { ...memberHome(), 'GET /api/sessionsgames': listed } });
  const now = page.getByRole('region', { name: 'Now' });
  const title = now.getByRole('heading', { name });
  await expect.element(title).toBeVisible();
  const text = document.createTreeWalker(title.element(), NodeFilter.SHOW_TEXT).nextNode();
  const first = document.createRange();
  if (text) {
    first.setStart(text, 0);
    first.setEnd(text, 1);
  }
  expect(first.getBoundingClientRect().left).toBeGreaterThan(0);
  // Other languages need more words than English.
  now.getByText('This fits you').element().append(' and it is told at length'.repeat(9));
  const { bottom } = now.getByRole('link').element().getBoundingClientRect();
  expect(bottom).toBeLessThan(now.element().getBoundingClientRect().bottom);
});

it('offers another try in the place of lists that can’t be had', async () => {
  await mount('/', {
    answers: {
      'GET /api/latest/sessions': unreachable,
      'GET /api/latest/users': unreachable,
      'GET /api/sessions': unreachable,
    },
  });
  await expect.element(page.getByText('We can’t reach Peerway').first()).toBeVisible();
  // Each says which one it is.
  await expect
    .element(main.getByRole('heading', { name: 'latest sessions · This didn’t load' }))
    .toBeVisible();
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

const topOf = (element: Element | null) => element?.getBoundingClientRect().top;

it('is there without what is beside the lists if that can’t be loaded', async () => {
  const own = { 'GET /api/sessions/own?tab=next&itemsPerPage=10': failing };
  await mount('/', { as: {}, answers: { ...memberHome(), ...own } });
  await expect.element(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect.element(main.getByText('This didn’t load')).not.toBeInTheDocument();
  // Nor is there a gap in its place, once what stood there while it loaded is gone.
  const host = main.getByRole('link', { name: 'Host a session' }).first().element();
  await expect.poll(() => topOf(host) === topOf(host.parentElement)).toBe(true);
});
