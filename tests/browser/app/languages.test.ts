import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { newPage } from '../support/harness.ts';
import { holdScript } from '../support/hold.ts';
import { logIn } from '../support/log-in.ts';

/** The language and direction of the page, and whether the client has the words. */
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

it('speaks the browser’s language, then the chosen one, even in the middle of a form, and the account’s', async () => {
  const page = await newPage({ size: 'phone', locale: 'de-AT' });
  const goOn = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  // English texts are hidden until the words are there. They keep their space.
  const early = page.locator('[data-early] h1');
  await early.waitFor({ state: 'attached' });
  await expect.poll(() => early.isVisible()).toBe(false);
  expect(await early.evaluate((one) => one.clientHeight)).toBeGreaterThan(0);
  goOn();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await spoken(page)).toEqual(GERMAN);
  // The choice waits for the next load, so this one must be over.
  await page.waitForLoadState();
  await choose(page, 'Deutsch', 'English');
  expect(await spoken(page)).toEqual(ENGLISH);

  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill('Halfway');
  await page.getByLabel('Email').fill('halfway@peerway.test');
  await page.getByLabel('Password', { exact: true }).fill('never put anywhere');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('checkbox').check();
  expect(await spoken(page)).toEqual(ENGLISH);
  await choose(page, 'English', 'Deutsch');
  expect(await spoken(page)).toEqual(GERMAN);
  await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('Halfway');
  expect(await page.locator('[name=email]').inputValue()).toBe('halfway@peerway.test');
  expect(await page.locator('[name=password]').inputValue()).toBe('');
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
  // React knows the text too: it checks whether the name is free.
  await page.getByText('Halfway ist noch frei').waitFor();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).not.toContain('fields');

  const first = await newPage();
  await logIn(first, 'rasmus');
  await first.goto('/user/account');
  await first.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  const [reloaded] = await Promise.all([
    first.waitForEvent('load'),
    first.getByRole('button', { name: 'Save language' }).click(),
  ]);
  await reloaded.getByRole('combobox').first().waitFor();
  expect(await spoken(first)).toEqual(GERMAN);
  // The names of days are German, too, though the browser is English.
  await first.goto('/user');
  await first.getByRole('columnheader', { name: 'Mo', exact: true }).waitFor();
  const next = await newPage({ size: 'phone' });
  await logIn(next, 'rasmus');
  await next.goto('/imprint');
  await expect.poll(() => spoken(next).catch(() => null)).toEqual(GERMAN);
});
