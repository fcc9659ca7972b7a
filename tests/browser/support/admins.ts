// What admins do, and how users report.
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

/** Fills in the reason and submits. */
export async function confirm(page: Page, button: string, reason: string) {
  await dialog(page).getByRole('textbox').first().fill(reason);
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
}

/** Fills in the report dialog and sends it. */
export async function report(page: Page, reason: string, words: string) {
  await dialog(page).getByRole('combobox').selectOption({ label: reason });
  await dialog(page).getByRole('textbox').fill(words);
  await dialog(page).getByRole('button', { name: 'Send report' }).click();
}

/** Opens the bell. */
export const news = async (page: Page) => {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  return page.getByRole('dialog', { name: 'Notifications' });
};
