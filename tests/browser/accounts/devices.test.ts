import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { logInByForm, person, said } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';

it('a device is out at once when another one logs it out', async () => {
  allowErrors(/401/);
  const { page, email } = await person('Ada');
  const phone = await newPage({ size: 'phone' });
  await logInByForm(phone, email, PASSWORD);
  await page.goto('/user/account');
  const devices = page.locator('#devices');
  await devices.getByText('this device').waitFor();
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await said(page, 'is logged out.');
  // The server has closed the phone's socket, so the phone logs out by itself.
  await phone.getByRole('link', { name: 'logg in' }).waitFor();
  expect(await phone.getByRole('button', { name: 'Logout' }).count()).toBe(0);
  await page.getByText('You’re only logged in on this device.').waitFor();
});
