import { beforeAll, describe, expect, it } from 'vitest';

import { SessionList } from '../../../worker/contract/session.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { call, newPlayer, pageOf } from '../support/players.ts';
import { addForty, expectFound, names, query, searchField } from '../support/search-data.ts';

/** A word that no other session has. */
const WORD = 'Quokka';

beforeAll(async () => addForty(await newPlayer('Host'), WORD));

describe('the address', () => {
  it('says what is asked; back, forward and a shared link find the same', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}`);
    await expectFound(page, '40 sessions');
    await page.getByLabel('Region').selectOption('Oceania');
    await expectFound(page, '10 sessions');
    await page.getByLabel('Platform').selectOption('Switch');
    await page.getByRole('switch', { name: 'Has open seats' }).check();
    await page.getByLabel('Sort').selectOption('Newest first');
    await page.waitForURL(/sort=newest/);
    expect(query(page)).toBe(`q=${WORD}&platform=switch&region=oceania&open=1&sort=newest`);
    const asked = new URLSearchParams(query(page));
    const { member } = await call(SessionList, 'GET', `/api/sessions?${asked.toString()}`);
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
    expect(await page.getByLabel('Region').inputValue()).toBe('oceania');
  });

  it('leaves out what a broken link asks', async () => {
    allowErrors(/404/);
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}&platform=amiga&game=x&from=then&sort=odd&page=7`);
    await expectFound(page, '40 sessions');
    await page.goto('/sessions/search?game=999999');
    await expectFound(page, '0 sessions');
    await page.getByText('Unknown game', { exact: true }).waitFor();
  });
});

describe('text', () => {
  it('is asked once typing pauses, without a step in the history', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.goto('/sessions/search');
    await page.locator('main li h3').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/sessions') asked.push(searchParams.get('q') ?? '');
    });
    const steps = await page.evaluate(() => history.length);
    // The page's clock is paused while the test types, so that a slow machine makes no difference.
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchField(page).pressSequentially(WORD);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expectFound(page, '40 sessions');
    expect(asked).toEqual([WORD]);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(await searchField(page).evaluate((field) => field === document.activeElement)).toBe(
      true,
    );
    await page.getByRole('button', { name: 'Clear text' }).click();
    await expect.poll(() => query(page)).toBe('');
  });

  it('is not asked anymore once a link is followed', async () => {
    const page = await newPage();
    await page.clock.install();
    await page.goto(`/sessions/search?q=${WORD}`);
    await expectFound(page, '40 sessions');
    const gate = Promise.withResolvers<void>();
    await page.route(/\/api\/sessions\/\d+$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    // The pause in typing ends when the test says so, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchField(page).press('End');
    await searchField(page).pressSequentially('s');
    const asked = page.waitForRequest(/\/api\/sessions\/\d+$/);
    await page.locator('main li h3 a').first().click();
    await asked;
    // The pause in typing ends while the session still loads.
    await page.clock.runFor(1_000);
    gate.resolve();
    await page.waitForURL(/\/session\/\d+$/);
  });

  it('takes what a keyboard can do to it', async () => {
    const page = await newPage();
    await page.goto('/sessions/search');
    await searchField(page).fill(`"${WORD}" OR *`);
    await searchField(page).press('Enter');
    await expectFound(page, '0 sessions');
    await page.getByRole('heading', { name: 'No sessions found' }).waitFor();
  });
});

describe('pages', () => {
  it('are appended in place, and are still there after coming back', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}&region=africa&sort=newest`);
    await expectFound(page, '30 sessions');
    await page.goto(`/sessions/search?q=${WORD}`);
    await expectFound(page, '40 sessions');
    const first = await names(page);
    expect(first).toHaveLength(30);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.scrollIntoViewIfNeeded();
    // Measured by position: a card far above may change its height, and the browser compensates for that.
    const lastSeen = page.getByRole('link', { name: first[29] ?? '', exact: true });
    const place = async () => Math.round((await lastSeen.boundingBox())?.y ?? -1);
    const before = await place();
    await more.press('Enter');
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(40);
    const all = await names(page);
    expect(new Set(all).size).toBe(40);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(all[30]);

    await page.getByRole('link', { name: all[35] ?? '', exact: true }).click();
    await page.waitForURL(/\/session\/\d+/);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(all);
  });

  it('say so when the next one does not come, and can be asked for again', async () => {
    allowErrors(/Failed to load resource/);
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}`);
    await expectFound(page, '40 sessions');
    await page.route('**/api/sessions?*cursor=*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('The next results didn’t load.').waitFor();
    await page.unroute('**/api/sessions?*cursor=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(40);
  });
});

it('a search is saved under a name, found on one’s own page, and removed there', async () => {
  allowErrors(/status of 409/);
  const seeker = await newPlayer('Seeker');
  const page = await pageOf(seeker, { size: 'phone' });
  await page.goto(`/sessions/search?q=${WORD}&region=oceania&sort=newest`);
  await expectFound(page, '10 sessions');
  await page.getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved searches' });
  await dialog.getByText('You haven’t saved any searches yet.').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  expect(await dialog.getByLabel('Name').inputValue()).toBe(`${WORD}, Oceania`);
  await dialog.getByLabel('Name').fill('Down under');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByRole('link', { name: 'Down under' }).waitFor();
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByText('You’ve already saved this search.').waitFor();

  await page.goto('/sessions');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await dialog.getByRole('link', { name: 'Down under' }).click();
  await page.waitForURL(`**/sessions/search?q=${WORD}&region=oceania`);
  await page.getByRole('button', { name: 'Save search' }).click();
  await dialog.getByRole('button', { name: 'Remove search: Down under' }).click();
  await dialog.getByText('You haven’t saved any searches yet.').waitFor();
});
