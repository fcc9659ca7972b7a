import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { logIn } from '../support/log-in.ts';
import { url } from '../support/place.ts';

/** The language of the page, and whether the client has its words. */
const spoken = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    globalThis.peerwayWords?.region?.['north-america'],
  ]);

const GERMAN = ['de', 'ltr', 'Nordamerika'];
const ENGLISH = ['en', 'ltr', undefined];

const choose = async (page: Page, from: string, to: string) => {
  await page.getByRole('contentinfo').getByRole('button', { name: from }).click();
  const [reloaded] = await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: to, exact: true }).click(),
  ]);
  await reloaded.getByRole('heading', { level: 1 }).waitFor();
};

describe('the language', () => {
  it('is the browser’s, until the footer’s switch chooses another', async () => {
    const page = await newPage({ size: 'phone', locale: 'de-AT' });
    await page.goto(`${url}/imprint`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await spoken(page)).toEqual(GERMAN);
    await choose(page, 'Deutsch', 'English');
    expect(await spoken(page)).toEqual(ENGLISH);
    await page.goto(`${url}/terms`);
    await page.getByRole('heading', { name: 'Terms' }).waitFor();
    expect(await spoken(page)).toEqual(ENGLISH);
  });

  it('is kept by the account and taken by its next browser', async () => {
    const first = await newPage();
    await logIn(first, 'jonas');
    await first.goto(`${url}/user/account`);
    const [reloaded] = await Promise.all([
      first.waitForEvent('load'),
      first.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' }),
    ]);
    await reloaded.getByRole('combobox').first().waitFor();
    expect(await spoken(first)).toEqual(GERMAN);
    // The browser's own names of days follow, though the browser speaks English.
    await first.goto(`${url}/user`);
    await first.getByRole('columnheader', { name: 'Mo', exact: true }).waitFor();

    const second = await newPage({ size: 'phone' });
    await logIn(second, 'jonas');
    await second.goto(`${url}/imprint`);
    await expect.poll(() => spoken(second).catch(() => null)).toEqual(GERMAN);
  });

  it('shows no English before another language is there', async () => {
    const page = await newPage({ size: 'phone', locale: 'de-DE' });
    allowErrors(/ERR_FAILED/);
    await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('[data-early] h1').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('[data-early] h1').isVisible()).toBe(false);
    expect(
      await page.locator('[data-early] h1').evaluate((one) => one.clientHeight),
    ).toBeGreaterThan(0);
  });
});
