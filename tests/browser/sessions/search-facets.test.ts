import { beforeAll, describe, expect, it } from 'vitest';

import { findBarriers } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { pick, pickMoment } from '../support/pick.ts';
import { newPlayer } from '../support/players.ts';
import { addForty, expectFound, names, query } from '../support/search-data.ts';

/** A word that no other session has. */
const WORD = 'Numbat';

beforeAll(async () => addForty(await newPlayer('Host'), WORD));

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
    await pick(page, 'Game', 'warcr', 'World of Warcraft');
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
    expect(Date.parse(to)).toBeGreaterThan(Date.parse(from));
    expect(new Date(to).getHours()).toBe(4);
    expect(new Date(from).getHours()).toBe(17);
    await page.getByRole('button', { name: 'Tonight', pressed: true }).click();
    await expectFound(page, '40 sessions');
    // A day without a time means the whole day.
    await page.getByLabel('Until', { exact: true }).fill('2001-01-01');
    await expectFound(page, '0 sessions');
    expect(await page.getByLabel('Until, time').inputValue()).toBe('23:59');
    await pickMoment(page, 'From', '2030-01-01T00:00');
    await page.getByText('This is before “From”. Choose a later time.').waitFor();
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
    await page.getByRole('button', { name: 'Remove “Asia”' }).click();
    await expectFound(page, '40 sessions');
  });

  it('is told apart from a server out of reach', async () => {
    allowErrors(/Failed to load resource/);
    const page = await newPage();
    await page.route('**/api/sessions?*', (route) => route.abort());
    await page.goto(`/sessions/search?q=${WORD}`);
    await page.getByRole('alert').getByText('This didn’t load').waitFor();
    await page.unroute('**/api/sessions?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectFound(page, '40 sessions');
  });
});
