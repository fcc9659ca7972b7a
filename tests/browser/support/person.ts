import type { Page } from 'playwright';

import type { PageOptions } from './look.ts';
import { type Player, newPlayer, pageOf } from './players.ts';

export interface Person extends Player {
  page: Page;
}

/** A new user, logged in on their own page. */
export async function person(kind: string, options: PageOptions = {}): Promise<Person> {
  const player = await newPlayer(kind);
  return { ...player, page: await pageOf(player, options) };
}

/** Logs in with the form. */
export async function logInByForm(page: Page, email: string, password: string) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

/** Waits for a message on the page. */
export const said = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();
