import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { answerAtProvider, goOn, logOut, newcomer } from '../support/ways-in.ts';

const almostThere = (page: Page) => page.getByRole('heading', { name: 'Almost there' }).waitFor();
const expectOver = (page: Page) => page.getByText('This log-in with Demo ID is over').waitFor();

const accept = async (page: Page) => {
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
};

async function goToProvider(page: Page, path = '/login') {
  await page.goto(path);
  await goOn(page).click();
  await page.getByRole('heading', { name: 'Demo ID' }).waitFor();
}

async function expectOneDevice(page: Page) {
  await page.goto('/user/account');
  await page.getByText('You’re only logged in on this device.').waitFor();
}

it('registers with a provider, logs out and in again, and comes back to where it was', async () => {
  // 401: requests during her log-out.
  allowErrors(/401/);
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  await goToProvider(page, '/login?back=%2Ffriends');
  await answerAtProvider(page, name, { email });
  await almostThere(page);
  await accept(page);
  await page.waitForURL('**/games?back=%2Ffriends');
  await page.goto('/user/account');
  await page.locator('#devices').getByText('with Demo ID').waitFor();
  await page.getByText('confirmed', { exact: true }).waitFor();

  await logOut(page);
  await page.goto('/login?back=%2Ffriends');
  await goOn(page).click();
  // The provider still knows the user, so it asks nothing.
  await page.waitForURL('**/friends');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(email);
});

it('an answer lets in one tab once: not after a reload or the way back, and nobody else', async () => {
  // 400: the provider was already answered. 409 and 422: Peerway refuses an answer.
  allowErrors(/400/, /409/, /422/);
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  // After going back without an answer the button works again.
  await goToProvider(page);
  await page.goBack();
  await goOn(page).click();
  await answerAtProvider(page, name, { email });
  await almostThere(page);
  const used = page.url();
  await page.goBack();
  await answerAtProvider(page, name, { email });
  await page.getByText('You already answered here').waitFor();
  await page.goto(used);
  await expectOver(page);

  // Two tabs have the same form.
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await goOn(page).click();
  await almostThere(page);
  const second = await page.context().newPage();
  await second.goto('/login');
  await goOn(second).click();
  await almostThere(second);
  await accept(second);
  await second.waitForURL('**/games');
  await accept(page);
  await page
    .getByText('This Demo ID account already has a Peerway account. Log in with it.')
    .waitFor();
  await expectOneDevice(second);

  // Someone else has her answer, and has started their own log-in.
  const other = await newPage();
  await goToProvider(other);
  await other.goto(used);
  await other.getByText('doesn’t belong to what you started here').waitFor();
  await other.reload();
  await expectOver(other);
  await other.getByRole('link', { name: 'logg in' }).waitFor();
});
