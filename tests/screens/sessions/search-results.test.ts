import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, held, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { count, found, names, openSearch, quokkas } from '../support/fixtures-session-search.ts';
import { list, sessionDetail, sessionItem } from '../support/fixtures.ts';
import { place } from '../support/mount.tsx';

const more = page.getByRole('button', { name: 'Show more' });
const retry = page.getByRole('button', { name: 'Try again' });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const namesOf = (sessions: { name: string }[]) => sessions.map(({ name }) => name);

const [first, second] = [quokkas(20), quokkas(10, 21)];
const FIRST = 'GET /api/sessions?q=quokka';
const NEXT = 'GET /api/sessions?q=quokka&cursor=later';
const PAGES = {
  [FIRST]: found(first, { totalItems: 30, next: 'q=quokka&cursor=later' }),
  // One session has moved to the next page between the two requests.
  [NEXT]: found([...first.slice(-1), ...second]),
};

it('are appended in place, each once, and the focus goes to the first new one', async () => {
  await openSearch('q=quokka', PAGES);
  await expect.element(count('30 sessions')).toBeVisible();
  await expect.element(count('20 shown')).toBeInTheDocument();
  const lastSeen = link('Quokka 20');
  more.element().focus();
  const before = lastSeen.element().getBoundingClientRect().y;
  await userEvent.keyboard('{Enter}');
  await expect.element(link('Quokka 21')).toHaveFocus();
  expect(names()).toEqual(namesOf([...first, ...second]));
  expect(Math.abs(lastSeen.element().getBoundingClientRect().y - before)).toBeLessThanOrEqual(1);
  await expect.element(count('That’s all')).toBeInTheDocument();
  await expect.element(more).not.toBeInTheDocument();
});

it('are all there again after coming back', async () => {
  await openSearch('q=quokka', {
    ...PAGES,
    'GET /api/sessions/125': sessionDetail({ id: 125, name: 'Quokka 25' }),
  });
  await more.click();
  await link('Quokka 25').click();
  await expect.element(page.getByRole('heading', { name: 'Quokka 25', level: 1 })).toBeVisible();
  const again = held(PAGES[FIRST]);
  answer({ [FIRST]: again.answer });
  history.back();
  // The old results are shown at once, and later the new ones.
  await expect.poll(names).toEqual(namesOf([...first, ...second]));
  again.release();
  await expect.poll(() => requests(NEXT).length).toBeGreaterThan(1);
  await expect.poll(names).toEqual(namesOf([...first, ...second]));
  expect(place()).toBe('/sessions/search?q=quokka');
});

it('of an earlier search get no more while those of the next are loading', async () => {
  const wombats = held(found([sessionItem({ id: 9, name: 'Wombat' })]));
  const sorted = 'GET /api/sessions?q=quokka&sort=newest';
  await openSearch('q=quokka', { ...PAGES, [sorted]: wombats.answer });
  await expect.element(more).toBeVisible();
  await page.getByLabelText('Sort').selectOptions('newest');
  await expect.poll(() => requests(sorted).length).toBe(1);
  await more.click({ force: true });
  wombats.release();
  await expect.poll(names).toEqual(['Wombat']);
});

it('say so when the next page doesn’t come, and it can be asked for again', async () => {
  await openSearch('q=quokka', PAGES);
  answer({ [NEXT]: unreachable });
  await more.click();
  await expect.element(page.getByText('The next results didn’t load.')).toBeVisible();
  answer(PAGES);
  await retry.click();
  await expect.poll(names).toHaveLength(30);
});

it('that are none offer to host one, and to ask for less', async () => {
  await openSearch('q=quokka&region=asia', {
    'GET /api/sessions?q=quokka&region=asia': found([]),
    [FIRST]: found(quokkas(2)),
  });
  await expect.element(count('0 sessions')).toBeVisible();
  await expect
    .element(link('Host a session'))
    .toHaveAttribute('href', '/login?back=%2Fsessions%2Fadd%2Fnew%3Fname%3Dquokka');
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove “Asia”' }).click();
  await expect.element(count('2 sessions')).toBeVisible();
});

it('that are none are told apart from a server out of reach', async () => {
  await openSearch('q=quokka', { 'GET /api/sessions': unreachable });
  await expect.element(page.getByRole('alert')).toHaveTextContent('This didn’t load');
  await expect.element(count('0 sessions')).not.toBeInTheDocument();
  answer({ 'GET /api/sessions': found(quokkas(2)) });
  await retry.click();
  await expect.element(count('2 sessions')).toBeVisible();
});

/** A session of a weekly series. */
const weekly = (id: number, number: number, days: number) =>
  sessionItem({
    id,
    name: 'Weekly raid',
    startsAt: new Date(Date.UTC(2040, 0, 5, 20) + days * 86_400_000).toISOString(),
    series: { id: 4, number, of: 6 },
  });

it('that run are apart from what comes next, and those with a seat from the full ones; a series is one card', async () => {
  const running = sessionItem({ id: 2, name: 'Still open', status: 'running', seats: 4 });
  const full = sessionItem({ id: 3, name: 'Full', status: 'running', seats: 2, seatsTaken: 2 });
  const sessions = [running, full, weekly(11, 1, 0), weekly(12, 2, 7), weekly(13, 3, 14)];
  await openSearch('', { 'GET /api/sessions': found(sessions) });
  const part = page.getByRole('heading', { level: 3 });
  await expect.element(part.first()).toHaveTextContent('Running, still open');
  await expect.element(part.nth(1)).toHaveTextContent('Running, full');
  await expect.element(part.nth(2)).toHaveTextContent('Next');
  const cards = page.getByRole('heading', { level: 4 }).elements();
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Still open',
    'Full',
    'Weekly raid',
  ]);
  await expect.element(page.getByText('every Thursday · 2 more dates')).toBeVisible();
  await expectAccessible();
});

it('that are none can be told of later, and say what there is in other languages', async () => {
  const asked = 'q=quokka&language=ja';
  await openSearch(
    asked,
    {
      [`GET /api/sessions?${asked}`]: found([]),
      [FIRST]: found(quokkas(2)),
      'GET /api/saved-searches': list('/api/saved-searches', []),
    },
    {},
  );
  await expect
    .element(link('Host a session'))
    .toHaveAttribute('href', '/sessions/add/new?name=quokka');
  await page.getByRole('button', { name: 'Tell me' }).click();
  await expect
    .element(page.getByRole('dialog').getByLabelText('Name'))
    .toHaveValue('quokka, Japanese');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Also in other languages: 2' }).click();
  await expect.element(count('2 sessions')).toBeVisible();
  expect(place()).toBe('/sessions/search?q=quokka');
});

it('in other languages are counted again for each search', async () => {
  const answers = [
    ['quokka', 2],
    ['wombat', 5],
  ] as const;
  await openSearch(
    'q=quokka&language=ja',
    Object.fromEntries(
      answers.flatMap(([q, total]) => [
        [`GET /api/sessions?q=${q}&language=ja`, found([])],
        [`GET /api/sessions?q=${q}`, found(quokkas(total))],
      ]),
    ),
  );
  const elsewhere = page.getByRole('button', { name: /^Also in other languages/ });
  await expect.element(elsewhere).toHaveTextContent('Also in other languages: 2');
  await page.getByRole('searchbox').fill('wombat');
  await expect.element(elsewhere).toHaveTextContent('Also in other languages: 5');
});
