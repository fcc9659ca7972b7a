import { text as textOf } from 'node:stream/consumers';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';

import { person } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';
import { logOut } from '../support/ways-in.ts';

it('codes are turned on, asked for by a log-in, and not on a trusted browser', async () => {
  const ada = await person('Ada', { size: 'phone' });
  const { page } = ada;
  await page.goto('/user/security');
  await page.getByRole('button', { name: 'Turn on codes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on codes' });
  const key = (await dialog.locator('code').textContent()) ?? '';
  const codeIn = (seconds: number) =>
    TOTP.generate({
      secret: Secret.fromBase32(key.replaceAll(' ', '')),
      timestamp: Date.now() + seconds * 1000,
    });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeIn(-30));
  await page.keyboard.press('Enter');
  const shown = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  const downloading = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download codes' }).click();
  const file = await textOf(await (await downloading).createReadStream());
  expect(file.trim().split('\n')).toEqual(await shown.locator('li').allTextContents());
  await shown.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();

  const logIn = async () => {
    await logOut(page);
    await page.goto('/login');
    await page.getByLabel('Email').fill(ada.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
  };
  await logIn();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(0));
  await page.getByLabel('Don’t ask on this browser').check();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goto('/user/account');
  await page.locator('#devices').getByText('with a password and a code').waitFor();
  await logIn();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});
