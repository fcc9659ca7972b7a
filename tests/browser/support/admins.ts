// A page of an admin, and what other tests read on pages.
import type { Page } from 'playwright';

import { newPage } from './harness.ts';
import { logIn } from './log-in.ts';

/** A page of the demo's admin, logged in, in a theme. */
export async function adminPage(options: Parameters<typeof newPage>[0] = {}) {
  const page = await newPage(options);
  await logIn(page, 'admin');
  const { theme = 'dark' } = options;
  await page.context().addInitScript((name) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('theme', name);
    // Without this the page would take the account's language, which an earlier test may have changed.
    localStorage.setItem('language', 'en');
  }, theme);
  return page;
}

export const dialog = (page: Page) => page.locator('dialog[open]');

/** Opens the bell. */
export const news = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
};
