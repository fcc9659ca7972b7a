import { page } from 'vitest/browser';

/** The button of a session's menu. */
export const more = () => page.getByRole('button', { name: 'More', exact: true });

/** Opens a session's menu and chooses something in it. */
export async function chooseFromMenu(name: string) {
  await more().click();
  await page.getByRole('button', { name, exact: true }).click();
}
