import type { Page } from 'playwright';

/** Picks a game by keyboard: types, moves to the first match, and chooses it. */
export async function pick(page: Page, field: string, typed: string, name: string) {
  const box = page.getByRole('combobox', { name: field });
  // The options of a <select> have the same role.
  const options = page.locator('[role=option]');
  await box.fill(typed);
  await options.filter({ hasText: name }).first().waitFor();
  // Earlier results stay until the answer arrives.
  const others = options.filter({ hasNotText: new RegExp(typed, 'i') });
  await others.first().waitFor({ state: 'detached' });
  await box.press('ArrowDown');
  await box.press('Enter');
  // The list must not cover the next field.
  await page.getByRole('combobox', { name: field, expanded: false }).waitFor();
}
