import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import { SessionItem, SessionList } from '../../worker/contract/session.ts';
import { findBarriers } from './axe.ts';
import { allowErrors, newPage } from './harness.ts';
import { PASSWORD, type Player, call, newPlayer, pageOf } from './players.ts';

const COUNT = 40;
/** A word that no other session has. */
const WORD = 'Quokka';

let host: Player;

beforeAll(async () => {
  host = await newPlayer('Host');
  for (let index = 0; index < COUNT; index += 1) {
    const body = {
      name: `${WORD} ${index}`,
      games: ['/api/games/30'],
      platforms: [index % 2 === 0 ? 'switch' : 'pc'],
      region: index % 4 === 0 ? 'oceania' : 'africa',
      language: 'mi',
      startsAt: new Date(Date.now() + (index + 1) * 3_600_000).toISOString(),
      durationMinutes: 60,
      seats: 4,
    };
    await call(SessionItem, 'POST', '/api/sessions', { token: host.token, body });
  }
});

const names = (page: Page) => page.locator('main li h3 a').allTextContents();
/** Fails unless the count comes to be said. */
const expectFound = (page: Page, text: string) =>
  page.locator('main output').getByText(text, { exact: true }).waitFor();
const query = (page: Page) => new URL(page.url()).searchParams.toString();
const text = (page: Page) => page.getByRole('searchbox', { name: 'Search text' });

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
    await page.goto('/sessions/search');
    await page.locator('main li h3').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/sessions') asked.push(searchParams.get('q') ?? '');
    });
    const steps = await page.evaluate(() => history.length);
    await text(page).pressSequentially(WORD, { delay: 40 });
    await expectFound(page, '40 sessions');
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(asked.at(-1)).toBe(WORD);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    expect(await text(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Clear the text' }).click();
    await expect.poll(() => query(page)).toBe('');
  });

  it('takes what a keyboard can do to it', async () => {
    const page = await newPage();
    await page.goto('/sessions/search');
    await text(page).fill(`"${WORD}" OR *`);
    await text(page).press('Enter');
    await expectFound(page, '0 sessions');
    await page.getByRole('heading', { name: 'No session fits' }).waitFor();
  });
});

describe('pages', () => {
  it('are appended in place, and are still there after coming back', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}&region=africa&sort=newest`);
    await expectFound(page, '30 sessions');
    await page.goto(`/sessions/search?q=${WORD}`);
    await expectFound(page, '40 sessions');
    expect(await names(page)).toHaveLength(30);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await more.press('Enter');
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(40);
    const all = await names(page);
    expect(new Set(all).size).toBe(40);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(all[30]);

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
    await page.getByText('The next ones did not come.').waitFor();
    await page.unroute('**/api/sessions?*cursor=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => names(page).then(({ length }) => length)).toBe(40);
  });
});

describe('facets', () => {
  it('can be dropped by their chips, by keyboard, and the focus goes on', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}&platform=switch&region=oceania&open=1`);
    await expectFound(page, '10 sessions');
    const remove = (name: string) => page.getByRole('button', { name: `Remove filter: ${name}` });
    await remove('Switch').press('Enter');
    await expect.poll(() => query(page)).toBe(`q=${WORD}&region=oceania&open=1`);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Remove filter: Oceania');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expectFound(page, '40 sessions');
  });

  it('find a game by typing', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}`);
    await page.getByRole('combobox', { name: 'Game' }).fill('warcr');
    await page.getByRole('option', { name: 'World of Warcraft' }).waitFor();
    await page.getByRole('combobox', { name: 'Game' }).press('ArrowDown');
    await page.getByRole('combobox', { name: 'Game' }).press('Enter');
    await page.waitForURL(/game=30/);
    await page.getByRole('button', { name: 'Remove filter: World of Warcraft' }).waitFor();
    await expectFound(page, '40 sessions');
  });

  it('know today, tonight and the weekend, and a range of one’s own', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}`);
    await page.getByRole('button', { name: 'Tonight' }).click();
    await page.waitForURL(/from=/);
    const params = new URL(page.url()).searchParams;
    const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
    expect(Date.parse(to) - Date.parse(from)).toBe(11 * 3_600_000);
    expect(new Date(from).getHours()).toBe(17);
    await page.getByRole('button', { name: 'Tonight', pressed: true }).click();
    await expectFound(page, '40 sessions');
    await page.getByLabel('Until').fill('2001-01-01T00:00');
    await page.getByLabel('Until').blur();
    await expectFound(page, '0 sessions');
    await page.getByLabel('From').fill('2030-01-01T00:00');
    await page.getByLabel('From').blur();
    await page.getByText('This lies before “From”.').waitFor();
  });

  it('stand in a dialog on a phone, and nothing is wider than it', async () => {
    const page = await newPage({ size: 'phone', theme: 'light' });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/sessions/search?q=${WORD}`);
    await expectFound(page, '40 sessions');
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(360);
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByLabel('Region').selectOption('Oceania');
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Show 10 sessions' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await names(page)).toHaveLength(10);
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    expect(await width()).toBe(360);
  });
});

describe('nothing found', () => {
  it('offers to host one, and to ask for less', async () => {
    const page = await newPage();
    await page.goto(`/sessions/search?q=${WORD}&region=asia`);
    await expectFound(page, '0 sessions');
    const hosting = page.getByRole('link', { name: 'Host a session' });
    expect(await hosting.getAttribute('href')).toBe('/login?back=%2Fsessions%2Fadd%2Fnew');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Without “Asia”' }).click();
    await expectFound(page, '40 sessions');
  });

  it('is told apart from a server out of reach', async () => {
    allowErrors(/Failed to load resource/);
    const page = await newPage();
    await page.route('**/api/sessions?*', (route) => route.abort());
    await page.goto(`/sessions/search?q=${WORD}`);
    await page.getByRole('alert').getByText('This did not load').waitFor();
    await page.unroute('**/api/sessions?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFound(page, '40 sessions');
  });
});

describe('people', () => {
  it('are for those logged in; the log-in leads back to the question', async () => {
    const page = await newPage();
    await page.goto('/users/search?q=Quetzal&platform=pc');
    await page.getByText('Please Log in').waitFor();
    await page.locator('main').getByRole('link', { name: 'logg in' }).click();
    await page.getByLabel('E-mail').fill(host.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('main form').getByRole('button', { name: /log/i }).click();
    await page.waitForURL('**/users/search?q=Quetzal&platform=pc');
    await expectFound(page, '0 people');
  });

  it('are found by name and facets, and never oneself', async () => {
    const other = await newPlayer('Stranger');
    const page = await pageOf(host);
    await page.goto(`/users/search?q=${encodeURIComponent(other.name)}`);
    await expectFound(page, '1 person');
    expect(await names(page)).toEqual([other.name]);
    await page.getByRole('switch', { name: 'Online now' }).check();
    await expectFound(page, '0 people');
    await page.getByRole('button', { name: 'Remove filter: Online now' }).click();
    await expectFound(page, '1 person');
    expect(await findBarriers(page)).toEqual([]);
    await text(page).fill(host.name);
    await expectFound(page, '0 people');
    const sessions = page.getByRole('navigation', { name: 'What to search' }).getByText('Sessions');
    await sessions.click();
    await page.waitForURL(/\/sessions\/search\?q=/);
  });
});

describe('categories', () => {
  it('lead visitors to their sessions', async () => {
    const page = await newPage();
    await page.goto('/categories');
    await page.getByRole('link', { name: 'MMO', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'MMO', exact: true }).click();
    await page.waitForURL('**/sessions/search?category=4');
    await page.getByRole('button', { name: 'Remove filter: MMO' }).waitFor();
  });
});
