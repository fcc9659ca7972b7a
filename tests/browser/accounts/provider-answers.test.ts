import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { expectAccessible } from '../support/axe.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { linkOf, mailTo } from '../support/mail.ts';
import { said } from '../support/person.ts';
import { answerAtProvider, goOn, logOut, newcomer, press } from '../support/ways-in.ts';

const almostThere = (page: Page) => page.getByRole('heading', { name: 'Almost there' }).waitFor();

const accept = async (page: Page) => {
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
};

/** Goes to the provider. @returns the state that it is to send back */
async function goToProvider(page: Page) {
  await page.goto('/login');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/auth');
  await goOn(page).click();
  const state = new URL((await asked).url()).searchParams.get('state') ?? '';
  await page.getByRole('heading', { name: 'Demo ID' }).waitFor();
  return state;
}

const isAnswer = (address: string) => new URL(address).pathname === '/login/demo';

const expectLoggedOut = (page: Page) => page.getByRole('link', { name: 'logg in' }).waitFor();

async function expectOneDevice(page: Page) {
  await page.goto('/user/account');
  await page.getByText('You’re only logged in on this device.').waitFor();
}

it('an answer lets nobody in twice, on another provider’s page, or for another log-in', async () => {
  allowErrors(/422/);
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  await goToProvider(page);
  const answer = page.waitForRequest((request) => isAnswer(request.url()));
  await answerAtProvider(page, name, { email });
  const used = (await answer).url();
  await almostThere(page);
  await accept(page);
  await page.waitForURL('**/games');

  // As from the browser's history: she stays logged in, once.
  await page.goto(used);
  await page.getByText('This log-in with Demo ID is over').waitFor();
  await expectAccessible(page, 'an answer that came twice');
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await page.waitForURL('**/');
  await expectOneDevice(page);
  const other = await newPage();
  await other.goto(used);
  await other.getByText('This log-in with Demo ID is over').waitFor();
  await expectLoggedOut(other);

  // Someone else has her answer, and has begun a log-in of their own.
  await goToProvider(other);
  await other.goto(used);
  await other.getByText('doesn’t belong to what you started here').waitFor();
  const state = await goToProvider(other);
  const forged = new URL(used);
  forged.searchParams.set('state', state);
  await other.goto(forged.href);
  await other.getByText('Demo ID didn’t confirm that it’s you.').waitFor();
  const mixed = await goToProvider(other);
  await other.goto(`/login/discord?code=any&state=${mixed}`);
  await other.getByText('This log-in with Discord is over').waitFor();
  await expectLoggedOut(other);
  await other.getByRole('link', { name: 'Back to log in' }).click();
  await goOn(other).waitFor();
});

it('the way back ends nowhere, and makes no second account', async () => {
  allowErrors(/409/, /400/);
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  await goToProvider(page);
  await answerAtProvider(page, name, { email });
  await almostThere(page);
  await page.goBack();
  await answerAtProvider(page, name, { email });
  await page.getByText('You already answered here').waitFor();
  await page.getByRole('link', { name: 'Back to Peerway' }).click();

  // The provider knows her by now. Two tabs have the same form.
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

  await second.goBack();
  await second.waitForURL('**/');
  await second.getByRole('button', { name: 'Logout' }).waitFor();
  await expectOneDevice(second);
});

it('an email that the provider hasn’t confirmed is confirmed by a link; a passkey is offered', async () => {
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  await goToProvider(page);
  await answerAtProvider(page, name, { email, confirmed: false });
  await almostThere(page);
  await page.getByText('We’ll send you a link to confirm it.').waitFor();
  await page.getByLabel('I’m 18 or older').check();
  await accept(page);

  const offer = page.getByRole('heading', { name: 'Skip the password next time' });
  await offer.waitFor();
  const authenticator = await addAuthenticator(page);
  await authenticator.touch(true);
  await press(page, 'Add a passkey');
  await said(page, 'Your passkey is saved.');
  await offer.waitFor({ state: 'detached' });
  await page.goto('/user/privacy');
  await page.getByText('You confirmed that you’re 18 or older.').waitFor();
  await page.goto('/user/account');
  await page.getByText('not confirmed').waitFor();
  await page.goto(linkOf(await mailTo(email, 'Confirm your email')));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await page.getByText('Your email is confirmed.').waitFor();
  await page.goto('/user/account');
  await page.getByText('confirmed', { exact: true }).waitFor();

  await logOut(page);
  await page.goto('/login');
  await page.waitForURL('**/');
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(email);
});
