import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { answerAtProvider, goOn, logOut, newcomer } from '../support/ways-in.ts';

it('registers with a provider, logs out and in again, and comes back to where it was', async () => {
  // 401: requests during her log-out.
  allowErrors(/401/);
  const page = await newPage({ size: 'phone' });
  const { name, email } = newcomer('Ida');
  await page.goto('/login?back=%2Ffriends');
  await goOn(page).click();
  await answerAtProvider(page, name, { email });
  await page.getByRole('heading', { name: 'Almost there' }).waitFor();
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/games?back=%2Ffriends');

  await logOut(page);
  await page.goto('/login?back=%2Ffriends');
  await goOn(page).click();
  // The provider still knows the user, so it asks nothing.
  await page.waitForURL('**/friends');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(email);
});
