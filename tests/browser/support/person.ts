import type { Page } from 'playwright';
import { expect } from 'vitest';

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

const bearer = ({ token }: Player) => ({ Authorization: `Bearer ${token}` });

/** Invites through the API. */
const invite = async (from: Person, to: Player) => {
  const data = { user1: `/api/users/${from.id}`, user2: `/api/users/${to.id}`, active: false };
  const answer = await from.page.request.post('/api/friends', { data, headers: bearer(from) });
  expect(answer.status()).toBe(201);
};

/** Makes two users friends through the API: both invite each other. */
export const befriend = async (one: Person, other: Person) => {
  await invite(one, other);
  await invite(other, one);
};

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
