import { expect, it } from 'vitest';

import { addAuthenticator } from '../support/authenticator.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { said } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';
import { logOut, newcomer, press, withoutOffers } from '../support/ways-in.ts';

it('a passkey is made after the registration, logs in by button and by field, and not once it was copied', async () => {
  // 401: requests during her log-out, and the copied passkey.
  allowErrors(/401/);
  const page = await newPage({ size: 'phone' });
  const authenticator = await addAuthenticator(page);
  await page.goto('/register');
  const { name, email } = newcomer('Ada');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  const offer = page.getByRole('heading', { name: 'Skip the password next time' });
  await offer.waitFor();
  await authenticator.touch(true);
  await press(page, 'Add a passkey');
  await said(page, 'Your passkey is saved.');
  await offer.waitFor({ state: 'detached' });

  // A virtual authenticator shows no list under the field. It answers as soon as it is asked.
  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(email);
  await page.goto('/user/account');
  await page.locator('#devices').getByText('with a passkey').waitFor();

  await withoutOffers(page);
  await logOut(page);
  await authenticator.copyWith(7);
  await page.goto('/login');
  await press(page, 'Use a passkey');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await logOut(page);
  await authenticator.copyWith(2);
  await page.goto('/login');
  await press(page, 'Use a passkey');
  await page.getByText('This passkey may have been copied').waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});
