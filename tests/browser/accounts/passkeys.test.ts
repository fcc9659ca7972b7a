import { describe, expect, it } from 'vitest';

import { addAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { logInByForm, person, said } from '../support/person.ts';
import { PASSWORD, newPlayer } from '../support/players.ts';
import { addPasskey, logOut, press, withoutOffers } from '../support/ways-in.ts';

describe('a passkey', () => {
  it('is offered after the registration, and logs in without typing', async () => {
    const page = await newPage({ size: 'phone' });
    const authenticator = await addAuthenticator(page);
    await authenticator.touch(true);
    await page.goto('/register');
    const key = crypto.randomUUID();
    await page.getByLabel('Name').fill(`Ada ${key.slice(0, 6)}`);
    await page.getByLabel('Email').fill(`${key}@peerway.test`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('I accept the terms').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Skip the password next time' }).waitFor();
    await expectAccessible(page, 'the offer of a passkey');
    await press(page, 'Add a passkey');
    await said(page, 'Your passkey is saved.');
    await page.getByRole('heading', { name: 'Skip the password' }).waitFor({ state: 'detached' });
    await authenticator.touch(false);

    await logOut(page);
    await withoutOffers(page);
    await page.goto('/login');
    const field = page.getByLabel('Email');
    expect(await field.getAttribute('autocomplete')).toBe('username webauthn');
    await authenticator.touch(true);
    await press(page, 'Use a passkey');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('email'))).toBe(`${key}@peerway.test`);
    await page.goto('/user/account');
    await page.locator('#devices').getByText('with a passkey').waitFor();
    await page.goto('/user/security');
    await page.getByText('last used').waitFor();
    await expectAccessible(page, 'one’s ways in');
  });

  it('is offered once, and can be declined', async () => {
    const page = await newPage();
    await page.goto('/register');
    const key = crypto.randomUUID();
    await page.getByLabel('Name').fill(`Ada ${key.slice(0, 6)}`);
    await page.getByLabel('Email').fill(`${key}@peerway.test`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('I accept the terms').check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await press(page, 'Not now');
    const offer = page.getByRole('heading', { name: 'Skip the password' });
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await offer.count()).toBe(0);
  });

  it('is chosen in the email field, where the browser offers it', async () => {
    const { page } = await person('Ada');
    const authenticator = await addPasskey(page);
    await logOut(page);
    // A virtual authenticator has no list to choose from: it answers when it is asked.
    await authenticator.touch(true);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is one of several, and doesn’t work once it is removed', async () => {
    allowErrors(/401/);
    const ada = await person('Ada');
    const { page } = ada;
    const authenticator = await addPasskey(page);
    const phone = await newPage({ size: 'phone' });
    await logInByForm(phone, ada.email, PASSWORD);
    const ownOfPhone = await addPasskey(phone);
    await phone.getByText('Linux 2', { exact: true }).waitFor();
    const rows = phone.locator('#passkeys').getByRole('listitem');
    expect(await rows.count()).toBe(2);
    await press(phone, 'Rename Linux');
    await phone.getByRole('dialog').getByLabel('Name').fill('Gaming PC');
    await phone.keyboard.press('Enter');
    await press(phone, 'Remove Gaming PC');
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await said(phone, 'Gaming PC is removed.');
    await phone.getByText('Gaming PC', { exact: true }).waitFor({ state: 'detached' });
    expect(await rows.count()).toBe(1);

    await logOut(page);
    await withoutOffers(page);
    await page.goto('/login');
    await authenticator.touch(true);
    await press(page, 'Use a passkey');
    await page.getByText('it was removed from your account').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');

    await logOut(phone);
    await withoutOffers(phone);
    await phone.goto('/login');
    await ownOfPhone.touch(true);
    await press(phone, 'Use a passkey');
    await phone.waitForURL('**/');
    expect(await phone.evaluate(() => localStorage.getItem('email'))).toBe(ada.email);
  });

  it('that was copied ends the log-in with a clear word', async () => {
    allowErrors(/401/);
    const { page } = await person('Ada');
    const authenticator = await addPasskey(page);
    await logOut(page);
    await authenticator.copyWith(7);
    await withoutOffers(page);
    await page.goto('/login');
    await authenticator.touch(true);
    await press(page, 'Use a passkey');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await authenticator.touch(false);
    await logOut(page);
    await authenticator.copyWith(2);
    await page.goto('/login');
    await authenticator.touch(true);
    await press(page, 'Use a passkey');
    await page.getByText('This passkey may have been copied').waitFor();
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  it('isn’t offered by a browser without WebAuthn, where the password works', async () => {
    const ada = await newPlayer('Ada');
    const page = await newPage();
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
    await logInByForm(page, ada.email, PASSWORD);
    await page.goto('/user/security');
    await page.getByText('This browser has no passkeys.').waitFor();
    expect(await page.getByRole('button', { name: 'Add a passkey' }).count()).toBe(0);
  });
});
