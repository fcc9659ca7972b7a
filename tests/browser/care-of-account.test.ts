import { describe, expect, it } from 'vitest';

import { OwnAccount } from '../../worker/contract/account.ts';
import { DeviceList } from '../../worker/contract/device.ts';
import { findBarriers } from './axe.ts';
import { allowErrors, newPage } from './harness.ts';
import { linkOf, mailTo, mailsTo } from './mail.ts';
import { type Person, bearer, logInByForm, person, said } from './person.ts';
import { PASSWORD, newPlayer } from './players.ts';

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
  it('is set anew by a mail: asked for, followed, used once', async () => {
    allowErrors(/401/, /422/);
    const mira = await newPlayer('Mira');
    const page = await newPage({ size: 'phone' });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // The log-in has a field of that name too, and stands until the next screen does.
    await page.getByRole('heading', { name: 'A new password' }).waitFor();
    await page.getByLabel('E-mail').fill(mira.email);
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByRole('heading', { name: 'Look into your mail' }).waitFor();
    const link = linkOf(await mailTo(mira.email, 'Set a new password'));

    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url(), request.headers()['referer'] ?? ''));
    await page.goto(link);
    const field = page.getByLabel('New password');
    await field.fill(FRESH);
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await said(page, 'Your new password is set. Log in with it.');
    const token = link.split('#')[1] ?? '';
    expect(sent.filter((address) => !address.includes('#')).join('\n')).not.toContain(token);
    await logInByForm(page, mira.email, FRESH);

    const other = await newPage();
    await other.goto(link);
    await other.getByLabel('New password').fill('yet another password');
    await other.getByRole('button', { name: 'Set the new password' }).click();
    await other.getByText('This link is no longer good').waitFor();
    await other.getByRole('link', { name: 'Have another one sent' }).waitFor();
  });

  it('says the same for an address that nobody has', async () => {
    const page = await newPage();
    await page.goto('/password/forgot');
    await page.getByLabel('E-mail').fill('nobody@peerway.test');
    await page.getByRole('button', { name: 'Send the mail' }).click();
    await page.getByText('If an account has the address nobody@peerway.test').waitFor();
    expect(await mailsTo('nobody@peerway.test')).toEqual([]);
  });
});

describe('an address', () => {
  it('is confirmed by a click, not by the mere visit of a link', async () => {
    const ada = await person('Ada');
    const link = linkOf(await mailTo(ada.email, 'Confirm your e-mail address'));
    const visitor = await newPage();
    await visitor.goto(link);
    await visitor.getByRole('button', { name: 'Confirm' }).waitFor();
    await ada.page.goto('/user');
    await ada.page.getByText('not confirmed').waitFor();
    expect(await confirmed(ada)).toBe(false);
    await visitor.getByRole('button', { name: 'Confirm' }).click();
    await visitor.getByText('Your address is confirmed.').waitFor();
    await ada.page.reload();
    await ada.page.getByText('confirmed', { exact: true }).waitFor();
    expect(await confirmed(ada)).toBe(true);
  });

  it('changes once both ends have confirmed it', async () => {
    allowErrors(/422/);
    const ada = await person('Ada');
    const email = `${crypto.randomUUID()}@peerway.test`;
    const { page } = ada;
    await page.goto('/user');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await page.getByLabel('New e-mail address').fill(email);
    await page.getByLabel('Present password').fill('not the password');
    await page.getByRole('button', { name: 'Send both mails' }).click();
    await page.getByText('is wrong').waitFor();
    expect(await page.getByLabel('New e-mail address').inputValue()).toBe(email);
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Send both mails' }).click();
    await page.getByText(`Your address is about to change to ${email}.`).waitFor();

    for (const [address, subject, says] of [
      [email, 'Confirm your new e-mail address', 'This address has confirmed the change.'],
      [ada.email, 'Confirm that your address changes', 'Both addresses have confirmed it'],
    ] as const) {
      await page.goto(linkOf(await mailTo(address, subject)));
      await page.getByRole('button', { name: 'Confirm' }).click();
      await page.getByText(says).waitFor();
    }
    await page.getByRole('link', { name: 'To your page' }).click();
    await page.locator('#address').getByText(email).waitFor();
    await logInByForm(await newPage(), email, PASSWORD);
  });
});

describe('devices', () => {
  it('are logged out from another one, which is out at once', async () => {
    allowErrors(/401/);
    const ada = await person('Ada');
    const phone = await newPage({ size: 'phone' });
    await logInByForm(phone, ada.email, PASSWORD);
    await ada.page.goto('/user#devices');
    const rows = ada.page.locator('#devices').getByRole('listitem');
    await rows.filter({ hasText: 'this one' }).waitFor();
    expect(await rows.count()).toBe(2);
    await rows.getByRole('button', { name: /^Log out/ }).click();
    await said(ada.page, 'is logged out.');
    // Its socket is closed, and it notices by itself.
    await phone.getByRole('link', { name: 'logg in' }).waitFor();
    await ada.page.getByText('You are logged in here and nowhere else.').waitFor();
    expect(await devicesOf(ada)).toHaveLength(1);
  });

  it('but this one are out after a new password', async () => {
    allowErrors(/401/, /422/);
    const ada = await person('Ada');
    const phone = await newPage({ size: 'phone' });
    await logInByForm(phone, ada.email, PASSWORD);
    const { page } = ada;
    await page.goto('/user');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByLabel('Present password').fill('not the password');
    await page.getByLabel('New password').fill(FRESH);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await page.getByText('is wrong').waitFor();
    await page.getByLabel('Present password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Set the new password' }).click();
    await said(page, 'Your password is changed. Every other device is logged out.');
    await phone.getByRole('link', { name: 'logg in' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your page' }).waitFor();
    expect(await devicesOf(ada)).toHaveLength(1);
  });
});

describe('every screen that a mail leads to', () => {
  it('has no barrier, small and large, dark and light', async () => {
    for (const size of ['phone', 'desktop'] as const) {
      for (const theme of ['dark', 'light'] as const) {
        const page = await newPage({ size, theme });
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        for (const path of ['/password/forgot', '/password/reset#token', '/confirm#token']) {
          await page.goto(path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          const barriers = await findBarriers(page);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth > innerWidth,
          );
          const where = `${path} ${size} ${theme}`;
          expect({ where, barriers, sideways }).toEqual({ where, barriers: [], sideways: false });
        }
      }
    }
  });
});
