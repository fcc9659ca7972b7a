import { expect, it } from 'vitest';

import { expectAccessible } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { confirmAddress, mailTo } from '../support/mail.ts';
import { person, said } from '../support/person.ts';
import { outdateProof } from '../support/proof.ts';
import { answerAtProvider, goOn, logOut, newcomer } from '../support/ways-in.ts';

it('registers with a provider by keyboard, logs out and in again, and comes back to where it was', async () => {
  allowErrors(/403/);
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  await page.goto('/login?back=%2Ffriends');
  await goOn(page).waitFor();
  await expectAccessible(page, 'the log-in with providers');
  await goOn(page).press('Enter');
  await answerAtProvider(page, name, { email });

  await page.getByRole('heading', { name: 'Almost there' }).waitFor();
  await expectAccessible(page, 'the registration through a provider');
  expect(await page.getByLabel('Name').inputValue()).toBe(name);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await page.getByLabel('I accept the terms').press('Space');
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await page.waitForURL('**/games?back=%2Ffriends');
  await page.goto('/user/account');
  await page.locator('#devices').getByText('with Demo ID').waitFor();
  await page.getByText('confirmed', { exact: true }).waitFor();

  await logOut(page);
  await page.goto('/login?back=%2Ffriends');
  await goOn(page).click();
  // The provider still knows who it is, so there is no question.
  await page.waitForURL('**/friends');
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  // It is the only way in.
  await page.goto('/user/security');
  const linked = page.getByRole('region', { name: 'Linked accounts' });
  await linked.getByText('This is the only way into your account').waitFor();
  await expectAccessible(page, 'the only linked account');
  expect(await linked.getByRole('button').count()).toBe(0);

  // With nothing else to prove by, the provider is asked.
  await page.getByRole('button', { name: 'Add a password' }).click();
  await page.getByLabel('New password').fill('a wholly new password');
  await outdateProof(page, '**/api/password/change');
  await page.getByRole('button', { name: 'Save new password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByRole('button', { name: 'Continue with Demo ID' }).waitFor();
  await expectAccessible(page, 'a proof by a provider');
  await dialog.getByRole('button', { name: 'Continue with Demo ID' }).click();
  await answerAtProvider(page, name, { email });
  await said(page, 'Thanks, it’s you.');
  await page.waitForURL('**/user/security');
});

it('cancelled, taken twice, or gone back: each has its word, and the way on', async () => {
  allowErrors(/422/);
  const page = await newPage({ size: 'phone' });
  await page.goto('/login');
  await goOn(page).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('You cancelled at Demo ID').waitFor();
  // The tab has forgotten the ticket.
  expect(await page.evaluate(() => sessionStorage.getItem('provider_trip'))).toBeNull();
  const { href } = new URL(page.url());
  await page.getByRole('link', { name: 'Back to log in' }).click();

  // In between, the way back: the button is there again.
  await goOn(page).click();
  await page.getByRole('heading', { name: 'Demo ID' }).waitFor();
  await page.goBack();
  await goOn(page).click();
  await answerAtProvider(page, 'Somebody');
  await page.getByRole('heading', { name: 'Almost there' }).waitFor();
  await page.reload();
  await page.getByText('This log-in with Demo ID is over').waitFor();
  await page.goto(href);
  await page.getByText('This log-in with Demo ID is over').waitFor();
  await page.goto('/login/myspace');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
});

it('is linked and unlinked under Security, which an email tells', async () => {
  const ada = await person('Ada', { size: 'phone' });
  const { page } = ada;
  await confirmAddress(ada.email);
  await page.goto('/user/security');
  const section = page.getByRole('region', { name: 'Linked accounts' });
  await section.getByRole('button', { name: 'Link Demo ID' }).click();
  await answerAtProvider(page, ada.name, ada);
  await said(page, 'Demo ID is linked.');
  await section.getByText('not used yet').waitFor();
  await expectAccessible(page, 'a linked account');
  const { text } = await mailTo(ada.email, 'A way into your account has changed');
  expect(text).toContain('Demo ID was linked');

  await section.getByRole('button', { name: 'Unlink Demo ID' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await said(page, 'Demo ID is unlinked.');
  await section.getByText('You have linked no account yet.').waitFor();

  // Her email has an account, but that links nothing.
  await logOut(page);
  await page.goto('/login');
  await goOn(page).click();
  await page.getByText('An account with your email exists.').waitFor();
  await page.getByRole('link', { name: 'Reset password' }).waitFor();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/login?back=*');
});
