import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { logInByForm, person, said } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';

it('a device is out at once when another one logs it out, and after a new password', async () => {
  allowErrors(/401/);
  const { page, email } = await person('Ada');
  const phone = await newPage({ size: 'phone' });
  /** The server has closed the phone's socket, so the phone logs out by itself. */
  const expectPhoneOut = async () => {
    await phone.getByRole('link', { name: 'logg in' }).waitFor();
    expect(await phone.getByRole('button', { name: 'Logout' }).count()).toBe(0);
  };

  await logInByForm(phone, email, PASSWORD);
  await page.goto('/user/account');
  const devices = page.locator('#devices');
  await devices.getByText('this device').waitFor();
  await devices.getByRole('button', { name: /^Log out/ }).click();
  await said(page, 'is logged out.');
  await expectPhoneOut();
  await page.getByText('You’re only logged in on this device.').waitFor();

  await logInByForm(phone, email, PASSWORD);
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('a wholly new password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await said(page, 'Your password is changed. All other devices are logged out.');
  await expectPhoneOut();
  await page.goto('/user/account');
  await page.getByText('You’re only logged in on this device.').waitFor();
});
