import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { PASSWORD, newPlayer } from '../support/players.ts';
import { answerAtProvider, goOn, logOut, newcomer } from '../support/ways-in.ts';

const DOWN = 'Demo ID doesn’t answer right now. Try again in a moment, or log in another way.';

/** Answers as the server does while the provider, or itself, is down. */
const fail = (page: Page, path: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Service Unavailable',
        status: 503,
        detail: DOWN,
      }),
    }),
  );

it('without a provider, or any answer about providers, the password works on the same page', async () => {
  // 401 for what a page asks for while she logs out.
  allowErrors(/401/, /503/);
  const ada = await newPlayer('Ada');
  const page = await newPage({ size: 'phone' });
  /** With what the page has now, without loading it again. */
  const logIn = async () => {
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL('**/friends');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  };

  await page.goto('/login?back=%2Ffriends');
  await fail(page, '**/api/login/provider/options');
  await goOn(page).click();
  await page.getByRole('alert').getByText('Something went wrong on our side.').waitFor();
  expect(await goOn(page).isEnabled()).toBe(true);
  await logIn();

  // Down after she has answered there: its word, and the way back to the form.
  await logOut(page);
  await page.unrouteAll();
  await fail(page, '**/api/login/provider');
  await page.goto('/login?back=%2Ffriends');
  await goOn(page).click();
  const { name } = newcomer('Ida');
  await answerAtProvider(page, name);
  await page.getByRole('alert').getByText(DOWN).waitFor();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await goOn(page).waitFor();
  expect(await page.getByLabel('Email').isEditable()).toBe(true);

  await page.unrouteAll();
  await fail(page, '**/api/site');
  await page.goto('/login?back=%2Ffriends');
  await page.getByRole('link', { name: 'Register' }).last().waitFor();
  expect(await goOn(page).count()).toBe(0);
  await logIn();

  // No answer at all, for as long as she looks at the page.
  await logOut(page);
  await page.unrouteAll();
  await page.route('**/api/site', () => {});
  await page.goto('/login?back=%2Ffriends');
  await logIn();
});
