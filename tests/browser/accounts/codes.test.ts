import { text as textOf } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';

import { expectAccessible } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import { person } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';

it('codes are turned on, asked for by a log-in, and not on a trusted browser', async () => {
  allowErrors(/422/);
  const ada = await person('Ada', { size: 'phone' });
  const { page } = ada;
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Turn on codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on codes' });
  await dialog.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page, 'the set-up of codes');
  const key = (await dialog.locator('code').textContent()) ?? '';
  const codeIn = (seconds: number) =>
    TOTP.generate({
      secret: Secret.fromBase32(key.replaceAll(' ', '')),
      timestamp: Date.now() + seconds * 1000,
    });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('000 000');
  await page.keyboard.press('Enter');
  await dialog.getByText('This code is wrong.').waitFor();
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeIn(-30));
  await page.keyboard.press('Enter');

  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await shown.waitFor();
  const codes = await shown.locator('li').allTextContents();
  expect(codes).toHaveLength(10);
  await expectAccessible(page, 'the recovery codes');
  const downloading = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download codes' }).click();
  const file = await textOf(await (await downloading).createReadStream());
  expect(file.trim().split('\n')).toEqual(codes);
  await shown.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();

  const logIn = async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'logg in' }).waitFor();
    await page.goto('/login');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  };
  await logIn();
  // The field has the focus: type, and go on to the checkbox by keyboard.
  await page.getByRole('textbox', { name: 'Code' }).and(page.locator(':focus')).waitFor();
  await expectAccessible(page, 'the second step of a log-in');
  await page.keyboard.type(codeIn(0));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByLabel('Don’t ask on this browser').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Log in' }).press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goto('/user/account');
  await page.locator('#devices').getByText('with a password and a code').waitFor();
  await logIn();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});
