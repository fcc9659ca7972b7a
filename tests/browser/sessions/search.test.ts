import { expect, it } from 'vitest';

import { SessionList } from '../../../worker/contract/session.ts';
import { newPage } from '../support/harness.ts';
import { call, newPlayer } from '../support/players.ts';
import { addForty, expectFound, names, query, searchField } from '../support/search-data.ts';

/** A word that no other session has. */
const WORD = 'Quokka';

it('a search goes on page by page and is narrowed; back, forward and a shared link find the same', async () => {
  await addForty(await newPlayer('Host'), WORD);
  const page = await newPage();
  await page.goto('/sessions/search');
  await searchField(page).fill(WORD);
  await expectFound(page, '40 sessions');
  expect(await names(page)).toHaveLength(30);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => names(page).then(({ length }) => length)).toBe(40);
  const all = await names(page);
  expect(new Set(all).size).toBe(40);
  await page.getByRole('link', { name: all[35] ?? '', exact: true }).click();
  await page.waitForURL(/\/session\/\d+/);
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(all);

  await page.getByLabel('Region').selectOption('Oceania');
  await expectFound(page, '10 sessions');
  await page.getByLabel('Platform').selectOption('Switch');
  await page.getByRole('switch', { name: 'Has open seats' }).check();
  await page.getByLabel('Sort').selectOption('Newest first');
  await page.waitForURL(/sort=newest/);
  expect(query(page)).toBe(`q=${WORD}&platform=switch&region=oceania&open=1&sort=newest`);
  const { member } = await call(SessionList, 'GET', `/api/sessions?${query(page)}`);
  await expect.poll(() => names(page)).toEqual(member.map(({ name }) => name));

  const other = await newPage();
  await other.goto(page.url());
  await expectFound(other, '10 sessions');
  expect(await names(other)).toEqual(await names(page));

  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expectFound(page, '40 sessions');
  expect(query(page)).toBe(`q=${WORD}`);
  await page.goForward();
  await expectFound(page, '10 sessions');
});
