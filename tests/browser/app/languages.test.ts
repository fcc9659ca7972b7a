import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { findBarriers } from '../support/axe.ts';
import { openNext } from '../support/follow.ts';
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

/** The page of a session that the user hosts, which shows the most. */
async function ownSession(page: Page): Promise<string> {
  await visit(page, '/sessions');
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
  return (await link.first().getAttribute('href')) ?? '';
}

/** The screens that people see most. */
const SCREENS = ['/', '/sessions/search', '/user', '/sessions/add/new'];
const OTHERS = ['/sessions', '/users/search', '/friends', '/games', '/user/notifications'];

/** Chosen in the page, since an account keeps the language of its first log-in. */
const speak = (page: Page, locale: string) =>
  page.context().addInitScript((chosen) => {
    if (location.protocol !== 'about:') localStorage.setItem('language', chosen);
  }, locale);

async function visit(page: Page, path: string) {
  await openNext(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

const GERMAN = ['de', 'ltr', 'Nordamerika'];
const ARABIC = ['ar', 'rtl', 'أمريكا الشمالية'];
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

  it('may change in the middle of a form, which keeps all but the password', async () => {
    const page = await newPage({ size: 'phone' });
    await page.goto(`${url}/register`);
    await page.getByLabel('Name', { exact: true }).fill('Halfway');
    await page.getByLabel('Email').fill('halfway@peerway.test');
    await page.getByLabel('Password', { exact: true }).fill('never put anywhere');
    await page.getByRole('button', { name: 'Show password' }).click();
    await page.getByRole('checkbox').check();
    await choose(page, 'English', 'Deutsch');
    expect(await spoken(page)).toEqual(GERMAN);
    await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('Halfway');
    expect(await page.locator('[name=email]').inputValue()).toBe('halfway@peerway.test');
    expect(await page.locator('[name=password]').inputValue()).toBe('');
    expect(await page.getByRole('checkbox').isChecked()).toBe(true);
    // React knows the text too: it checks whether the name is free.
    await page.getByText('Halfway ist noch frei').waitFor();
    expect(await page.evaluate(() => JSON.stringify(Object.keys(sessionStorage)))).not.toContain(
      'fields',
    );
  });

  it('is kept by the account and taken by its next browser', async () => {
    const first = await newPage();
    await logIn(first, 'rasmus');
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
    await logIn(second, 'rasmus');
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

  it.each(['ar', 'de'])('leaves every screen as narrow as a small phone: %s', async (locale) => {
    const page = await newPage({ size: 'phone', locale });
    await page.setViewportSize({ width: 360, height: 740 });
    await speak(page, locale);
    await logIn(page, 'sena');
    const wide = [];
    const barriers = [];
    for (const path of [await ownSession(page), ...SCREENS, ...OTHERS]) {
      await visit(page, path);
      // A phone's innerWidth grows with what is too wide.
      const out = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (out > 0) wide.push(`${path}: ${out} px`);
      // The screens that people see most have no barriers from right to left either.
      if (locale === 'ar' && !OTHERS.includes(path)) {
        barriers.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`));
      }
    }
    expect(await spoken(page)).toEqual(locale === 'ar' ? ARABIC : GERMAN);
    expect({ wide, barriers }).toEqual({ wide: [], barriers: [] });
  });

  it('moves in the hours in the direction of the arrow key, also from right to left', async () => {
    const page = await newPage({ locale: 'ar' });
    await speak(page, 'ar');
    await logIn(page, 'sena');
    await visit(page, '/user');
    const hours = page.getByRole('grid', { name: 'ساعات الأسبوع' }).getByRole('button');
    await hours.first().focus();
    const placeOf = () =>
      page.evaluate(() => document.activeElement?.getBoundingClientRect().x ?? Number.NaN);
    const from = await placeOf();
    await page.keyboard.press('ArrowLeft');
    expect(await placeOf()).toBeLessThan(from);
    await page.keyboard.press('ArrowRight');
    expect(await placeOf()).toBe(from);
  });
});
