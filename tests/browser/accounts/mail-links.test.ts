import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { linkOf, mailTo } from '../support/mail.ts';
import { logInByForm, person, said } from '../support/person.ts';
import { logOut } from '../support/ways-in.ts';

const FRESH = 'a wholly new password';

it('links in emails confirm an address, change it, and set a forgotten password once', async () => {
  allowErrors(/401/, /422/);
  const { page, email: first } = await person('Ada', { size: 'phone' });
  const confirm = async (link: string, says: string) => {
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm email' }).click();
    await page.getByText(says).waitFor();
  };
  await confirm(linkOf(await mailTo(first, 'Confirm your email')), 'Your email is confirmed.');

  const email = `${crypto.randomUUID()}@peerway.test`;
  await page.goto('/user/account');
  await page.getByText('confirmed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(email);
  await page.getByRole('button', { name: 'Send links' }).click();
  await page.getByText(`You’re changing your email to ${email}.`).waitFor();
  const fresh = linkOf(await mailTo(email, 'Confirm your new email'));
  await confirm(fresh, 'Now open the link we sent to your other address');
  await confirm(linkOf(await mailTo(first, 'Confirm your email change')), 'Your email is changed.');
  await page.getByRole('link', { name: 'Go to your page' }).click();
  await page.locator('#address').getByText(email).waitFor();

  await logOut(page);
  await page.goto('/password/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  const link = linkOf(await mailTo(email, 'Reset your password'));
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''));
  await page.goto(link);
  await page.getByLabel('New password').fill(FRESH);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await said(page, 'Your new password is saved. You can log in now.');
  const token = link.split('#')[1] ?? '';
  expect(token).not.toBe('');
  expect(sent.filter((address) => !address.includes('#')).join('\n')).not.toContain(token);
  await logInByForm(page, email, FRESH);

  const other = await newPage();
  await other.goto(link);
  await other.getByLabel('New password').fill('yet another password');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await other.getByText('This link has expired or was already used').waitFor();
});
