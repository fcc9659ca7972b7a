import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { errors } from '../../../web/words/made/de/common.ts';
import { findBarriers } from '../support/axe.ts';
import { openNext } from '../support/follow.ts';
import { newPage } from '../support/harness.ts';
import { holdScript } from '../support/hold.ts';
import { type Person, logIn } from '../support/log-in.ts';

/** The language and direction of the page, and whether the client has the words. */
const spoken = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.lang,
    document.documentElement.dir,
    globalThis.peerwayWords?.region?.['north-america'],
  ]);

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
  const [reloaded] = await Promise.all([
    first.waitForEvent('load'),
    first.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' }),
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

/** The screens that people see most. The page of a session that they host is added by `ownSession`. */
const SCREENS = ['/', '/sessions/search', '/user', '/sessions/add/new'];
const OTHERS = ['/sessions', '/users/search', '/friends', '/games', '/user/notifications'];
/** Screens of admins, and screens that people seldom open. */
const OF_ADMINS = [
  '/admin',
  '/admingames',
  '/categories',
  '/session/58',
  '/detail/2',
  '/imprint',
  '/privacy',
  '/terms',
];

async function visit(page: Page, path: string) {
  await openNext(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
}

/** A small phone. The page chooses the language, because the account keeps the language of its first log-in. */
async function smallPhone(person: Person, locale: string) {
  const page = await newPage({ size: 'phone', locale });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.context().addInitScript((chosen) => {
    if (location.protocol !== 'about:') localStorage.setItem('language', chosen);
  }, locale);
  await logIn(page, person);
  return page;
}

/** The page of a session that the user hosts, which shows the most. */
async function ownSession(page: Page): Promise<string> {
  await visit(page, '/sessions');
  const link = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link');
  return (await link.first().getAttribute('href')) ?? '';
}

/** What is wrong on these screens: too wide, missing, or a barrier for assistive technology. */
async function flawsOf(page: Page, paths: readonly string[], withBarriers: readonly string[] = []) {
  const flaws: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    // Compares with clientWidth, because innerWidth grows on a phone with content that is too wide.
    const out = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (out > 0) flaws.push(`${path}: ${out} px`);
    if ((await page.getByText(errors.missingTitle).count()) > 0) flaws.push(`${path}: missing`);
    if (!withBarriers.includes(path)) continue;
    flaws.push(...(await findBarriers(page)).map((barrier) => `${path}: ${barrier}`));
  }
  return flaws;
}

it('has every screen fit a small phone in German, and in Arabic without barriers, too', async () => {
  const [arabic, german, admin] = [
    await smallPhone('sena', 'ar'),
    await smallPhone('sena', 'de'),
    await smallPhone('admin', 'de'),
  ];
  const inArabic = async () => {
    const most = [await ownSession(arabic), ...SCREENS];
    return flawsOf(arabic, [...most, ...OTHERS], most);
  };
  const inGerman = async () => flawsOf(german, [await ownSession(german), ...SCREENS, ...OTHERS]);
  const flaws = await Promise.all([inArabic(), inGerman(), flawsOf(admin, OF_ADMINS)]);
  expect(flaws.flat()).toEqual([]);
  expect(await spoken(arabic)).toEqual(ARABIC);
  expect(await spoken(german)).toEqual(GERMAN);
});
