import type { Page } from 'playwright-core';

/** Picks a game by keyboard: types, goes to the first that fits, and takes it. */
export async function pick(page: Page, field: string, typed: string, name: string) {
  const box = page.getByRole('combobox', { name: field });
  // Those of a select are options too.
  const options = page.locator('[role=option]');
  await box.fill(typed);
  await options.filter({ hasText: name }).first().waitFor();
  // What was found before stays until the answer is here.
  const others = options.filter({ hasNotText: new RegExp(typed, 'i') });
  await others.first().waitFor({ state: 'detached' });
  await box.press('ArrowDown');
  await box.press('Enter');
  // The list does not come back over what is next.
  await page.getByRole('combobox', { name: field, expanded: false }).waitFor();
}
