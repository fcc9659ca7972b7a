import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { COMPOSED, pressComposed } from '../support/composition.ts';
import { game } from '../support/fixtures-catalogue.ts';
import { count, found, names, openSearch, quokkas } from '../support/fixtures-session-search.ts';
import { list } from '../support/fixtures.ts';
import { place } from '../support/mount.tsx';

const remove = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
const asked = () => requests('GET /api/sessions').at(-1)?.query ?? new URLSearchParams();

it('are dropped by their chips, by keyboard, and the focus goes on to the next', async () => {
  await openSearch('q=quokka&platform=switch&region=oceania&open=1', {
    'GET /api/sessions?q=quokka&platform=switch&region=oceania&open=1': found(quokkas(1)),
    'GET /api/sessions?q=quokka&region=oceania&open=1': found(quokkas(2)),
    'GET /api/sessions?q=quokka': found(quokkas(3)),
    'GET /api/sessions?q=quokka&region=europe': found(quokkas(4)),
  });
  await expect.element(count('1 session')).toBeVisible();
  remove('Switch').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(count('2 sessions')).toBeVisible();
  expect(place()).toBe('/sessions/search?q=quokka&region=oceania&open=1');
  await expect.element(remove('Oceania')).toHaveFocus();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(count('3 sessions')).toBeVisible();
  // It goes on once. Then it stays where one goes.
  const region = page.getByLabelText('Region');
  region.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(count('4 sessions')).toBeVisible();
  await expect.element(remove('Europe')).toBeVisible();
  await expect.element(region).toHaveFocus();
});

it('find a game by typing', async () => {
  await openSearch('q=quokka', {
    'GET /api/sessions?q=quokka': found(quokkas(3)),
    'GET /api/sessions?q=quokka&game=3002': found(quokkas(1)),
    'GET /api/games': list('/api/games', [game(3001, 'Warframe'), game(3002, 'World of Warcraft')]),
    'GET /api/games?itemsPerPage=20&q=warc': list('/api/games', [game(3002, 'World of Warcraft')]),
  });
  const field = page.getByRole('combobox', { name: 'Game' });
  await field.fill('warc');
  const options = page.getByRole('listbox').getByRole('option');
  await expect.element(options).toHaveTextContent('World of Warcraft');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(count('1 session')).toBeVisible();
  expect(place()).toBe('/sessions/search?q=quokka&game=3002');
  await expect.element(remove('World of Warcraft')).toBeVisible();
  // The list must not cover the next field.
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

it('leave the keys of a composition alone', async () => {
  await openSearch('', {
    'GET /api/sessions': found(quokkas(3)),
    'GET /api/games': list('/api/games', [game(3001, 'Warframe')]),
    'GET /api/games?itemsPerPage=20&q=원신': list('/api/games', [game(3003, '원신')]),
  });
  const field = page.getByRole('combobox', { name: 'Game' });
  await field.fill('원신');
  const option = page.getByRole('listbox').getByRole('option');
  await expect.element(option).toHaveTextContent('원신');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option).toHaveAttribute('aria-selected', 'true');
  for (const form of COMPOSED)
    for (const key of ['ArrowUp', 'Enter', 'Escape', 'Escape'])
      expect(pressComposed(field, key, form)).toBe(true);
  await expect.element(field).toHaveValue('원신');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  expect(place()).toBe('/sessions/search');
});

it('know tonight, and a range of one’s own', async () => {
  await openSearch('', { 'GET /api/sessions': found(quokkas(3)) });
  const tonight = page.getByRole('button', { name: 'Tonight', exact: true });
  await tonight.click();
  await expect.element(tonight).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked().get('from')).not.toBeNull();
  const [from = '', to = ''] = ['from', 'to'].map((name) => asked().get(name) ?? '');
  expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
  expect([new Date(from).getHours(), new Date(to).getHours()]).toEqual([17, 4]);
  await tonight.click();
  await expect.poll(place).toBe('/sessions/search');

  // A day without a time means the whole day.
  const until = page.getByLabelText('Until', { exact: true });
  await until.fill('2001-01-01');
  await expect.poll(() => asked().get('to')).toBe(new Date(2001, 0, 1, 23, 59).toISOString());
  await expect.element(page.getByLabelText('Until, time')).toHaveValue('23:59');
  const before = requests('GET /api/sessions').length;
  const since = page.getByLabelText('From', { exact: true });
  await since.fill('2030-01-01');
  await userEvent.tab();
  await userEvent.tab();
  const wrong = page.getByText('This is before “From”. Choose a later time.');
  await expect.element(wrong).toBeVisible();
  expect(requests('GET /api/sessions')).toHaveLength(before);
  // Both fields count, whichever of them makes it right.
  await until.fill('2031-01-01');
  await expect.poll(() => asked().get('to')).toBe(new Date(2031, 0, 1, 23, 59).toISOString());
  expect(asked().get('from')).toBe(new Date(2030, 0, 1).toISOString());
  await expect.element(wrong).not.toBeInTheDocument();

  await since.fill('2032-01-01');
  await expect.element(wrong).toBeVisible();
  history.back();
  await expect.element(since).toHaveValue('');
  await expect.element(until).toHaveValue('2001-01-01');
  await expect.element(wrong).not.toBeInTheDocument();
});

it('never jump back to what was chosen before, however quickly one goes on', async () => {
  await openSearch('', { 'GET /api/sessions': found(quokkas(1)) });
  await expect.element(count('1 session')).toBeVisible();
  const shown: string[] = [];
  const watch = new MutationObserver(() => {
    const [chip] = page.getByRole('button', { name: /^Remove filter/ }).elements();
    const name = chip?.getAttribute('aria-label')?.replace('Remove filter: ', '') ?? '';
    if (name !== (shown.at(-1) ?? '')) shown.push(name);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  page.getByLabelText('Region').element().focus();
  const keys = '{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}';
  await userEvent.keyboard(keys.repeat(2));
  const twice = ['Europe', 'North America', 'South America', 'North America', 'Europe'];
  const all = [
    ...twice,
    'North America',
    'South America',
    'Asia',
    'South America',
    'North America',
  ];
  await expect.poll(place).toBe('/sessions/search?region=north-america');
  await expect.element(page.getByLabelText('Region')).toHaveValue('north-america');
  watch.disconnect();
  expect(shown).toEqual(all);
});

it('stand in a dialog on a phone, and nothing is wider than it', async () => {
  await page.viewport(360, 740);
  await openSearch('q=quokka', {
    'GET /api/sessions?q=quokka': found(quokkas(3)),
    'GET /api/sessions?q=quokka&region=oceania': found(quokkas(2)),
  });
  await expect.element(count('3 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabelText('Region').selectOptions('Oceania');
  const show = dialog.getByRole('button', { name: 'Show 2 sessions' });
  await expect.element(show).toBeVisible();
  await expectAccessible();
  await show.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(names).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await expectAccessible();
});

it('find for members what is in their hours, and say why it fits', async () => {
  await page.viewport(390, 844);
  const [session] = quokkas(1);
  await openSearch(
    'q=quokka&sort=best',
    {
      'GET /api/sessions?q=quokka&sort=best': found(quokkas(3)),
      'GET /api/sessions?q=quokka&hours=1&sort=best': found(
        session ? [{ ...session, fits: ['hours', 'level'] }] : [],
      ),
    },
    { id: 7 },
  );
  await expect.element(count('3 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('switch', { name: 'Fits my hours' }).click();
  await page.getByRole('button', { name: 'Show 1 session' }).click();
  await expect.element(page.getByText('Why this fits: your hours · your level')).toBeVisible();
  await expectAccessible();
});
