import { describe, expect, it } from 'vitest';

import { OwnAccount } from '../../../worker/contract/account.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import { expectAccessible } from '../support/axe.ts';
import { openNext } from '../support/follow.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { confirmAddress, linkOf, mailTo, mailsTo } from '../support/mail.ts';
import { outdateProof } from '../support/proof.ts';
import { type Person, bearer, logInByForm, person, said } from '../support/person.ts';
import { PASSWORD, newPlayer } from '../support/players.ts';

const FRESH = 'a wholly new password';

const confirmed = async (who: Person) => {
  const answer = await who.page.request.get('/api/account', { headers: bearer(who) });
  return OwnAccount.parse(await answer.json()).emailConfirmed;
};

const devicesOf = async (who: Person) => {
  const answer = await who.page.request.get('/api/devices', { headers: bearer(who) });
  return DeviceList.parse(await answer.json()).member;
};

describe('a forgotten password', () => {
  it('is set again by a mail: asked for, followed, used once', async () => {
    allowErrors(/401/, /422/);
    const mira = await newPlayer('Mira');
    const page = await newPage({ size: 'phone' });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The log-in screen also has this field, and stays until the next screen is rendered.
    await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    await page.getByLabel('Email').fill(mira.email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    const link = linkOf(await mailTo(mira.email, 'Reset your password'));

    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''));
    await page.goto(link);
    const field = page.getByLabel('New password');
    await field.fill(FRESH);
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await said(page, 'Your new password is saved. You can log in now.');
    const token = link.split('#')[1] ?? '';
    expect(sent.filter((address) => !address.includes('#')).join('\n')).not.toContain(token);
    await logInByForm(page, mira.email, FRESH);

    const other = await newPage();
    await other.goto(link);
    await other.getByLabel('New password').fill('yet another password');
    await other.getByRole('button', { name: 'Save new password' }).click();
    await other.getByText('This link has expired or was already used').waitFor();
    await other.getByRole('link', { name: 'Send a new link' }).waitFor();
  });

  it('says the same for an address that nobody has', async () => {
    const page = await newPage();
    await page.goto('/password/forgot');
    await page.getByLabel('Email').fill('nobody@peerway.test');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If nobody@peerway.test belongs to an account').waitFor();
    expect(await mailsTo('nobody@peerway.test')).toEqual([]);
  });
});

describe('an address', () => {
  it('is confirmed by a click, not by the mere visit of a link', async () => {
    const ada = await person('Ada');
    const link = linkOf(await mailTo(ada.email, 'Confirm your email'));
    const visitor = await newPage();
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Confirm email' }).waitFor();
    await ada.page.goto('/user/account');
    await ada.page.getByText('not confirmed').waitFor();
    expect(await confirmed(ada)).toBe(false);
    await visitor.getByRole('button', { name: 'Confirm email' }).click();
    await visitor.getByText('Your email is confirmed.').waitFor();
    await ada.page.reload();
    await ada.page.getByText('confirmed', { exact: true }).waitFor();
    expect(await confirmed(ada)).toBe(true);
  });

  it('changes once both ends have confirmed it', async () => {
    const ada = await person('Ada');
    await confirmAddress(ada.email);
    const email = `${crypto.randomUUID()}@peerway.test`;
    const { page } = ada;
    await page.goto('/user/account');
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email').fill(email);
    await page.getByRole('button', { name: 'Send links' }).click();
    await page.getByText(`You’re changing your email to ${email}.`).waitFor();

    for (const [address, subject, says] of [
      [email, 'Confirm your new email', 'Now open the link we sent to your other address'],
      [ada.email, 'Confirm your email change', 'Your email is changed.'],
    ] as const) {
      await page.goto(linkOf(await mailTo(address, subject)));
      await page.getByRole('button', { name: 'Confirm email' }).click();
      await page.getByText(says).waitFor();
    }
    await page.getByRole('link', { name: 'Go to your page' }).click();
    await page.locator('#address').getByText(email).waitFor();
    expect(await confirmed(ada)).toBe(true);
    await logInByForm(await newPage(), email, PASSWORD);
  });
});

describe('devices', () => {
  it('are logged out from another one, which is out at once', async () => {
    allowErrors(/401/);
    const ada = await person('Ada');
    const phone = await newPage({ size: 'phone' });
    await logInByForm(phone, ada.email, PASSWORD);
    await ada.page.goto('/user/account');
    const rows = ada.page.locator('#devices').getByRole('listitem');
    await rows.filter({ hasText: 'this device' }).waitFor();
    expect(await rows.count()).toBe(2);
    await rows.getByRole('button', { name: /^Log out/ }).click();
    await said(ada.page, 'is logged out.');
    // The server closes its socket, so it logs out by itself.
    await phone.getByRole('link', { name: 'logg in' }).waitFor();
    await ada.page.getByText('You’re only logged in on this device.').waitFor();
    expect(await devicesOf(ada)).toHaveLength(1);
  });

  it('but this one are out after a new password', async () => {
    allowErrors(/401/, /403/, /422/);
    const ada = await person('Ada');
    const phone = await newPage({ size: 'phone' });
    await logInByForm(phone, ada.email, PASSWORD);
    const { page } = ada;
    await page.goto('/user/security');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('New password').fill(FRESH);
    await outdateProof(page, '**/api/password/change');
    await page.getByRole('button', { name: 'Save new password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await dialog.getByLabel('Password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('This password is wrong. Try again.').waitFor();
    await expectAccessible(page, 'the question for a proof');
    await page.keyboard.press('Escape');
    await page.getByText('Confirm that it’s you first.').waitFor();
    expect(await page.getByLabel('New password').inputValue()).toBe(FRESH);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await said(page, 'Your password is changed. All other devices are logged out.');
    await phone.getByRole('link', { name: 'logg in' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your page' }).waitFor();
    expect(await devicesOf(ada)).toHaveLength(1);
  });
});

describe('every screen that a mail leads to', () => {
  it('has no barrier, small and large, dark and light', async () => {
    for (const size of ['phone', 'desktop'] as const) {
      const page = await newPage({ size });
      for (const path of ['/password/forgot', '/password/reset#token', '/confirm#token']) {
        await openNext(page, path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, `${path} ${size}`);
      }
    }
  });
});
