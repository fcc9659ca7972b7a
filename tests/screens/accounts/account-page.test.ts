import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, held, noContent, problem, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { OWN_FRAME, device, ownAccount, said } from '../support/fixtures-accounts.ts';
import { list, site } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const address = () => page.getByRole('region', { name: 'Email' });
const devices = () => page.getByRole('region', { name: 'Devices' });
const change = () => page.getByRole('button', { name: 'Change email' });
const newEmail = () => page.getByLabelText('New email');

const open = (account = ownAccount(), all = [device()]) =>
  mount('/user/account', {
    as: {},
    answers: {
      ...OWN_FRAME,
      'GET /api/account': account,
      'GET /api/devices': list('/api/devices', all),
    },
  });

describe('an email', () => {
  it('that is confirmed says so', async () => {
    await open();
    await expect.element(address().getByText('mira@peerway.example')).toBeVisible();
    await expect.element(address().getByText('confirmed', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Resend link' })).not.toBeInTheDocument();
  });

  it('that isn’t can be sent its link again, also on a phone', async () => {
    await page.viewport(390, 844);
    await open(ownAccount({ emailConfirmed: false }), [
      device(),
      device({ id: 2, current: false }),
    ]);
    await expect.element(address().getByText('not confirmed')).toBeVisible();
    await expectAccessible();
    answer({ 'POST /api/email/confirmation': noContent() });
    await page.getByRole('button', { name: 'Resend link' }).click();
    await said('We sent a link to mira@peerway.example.');
    expect(requests('POST /api/email/confirmation')).toHaveLength(1);
  });

  it('can be changed by a form, whose focus comes and goes with it', async () => {
    await open();
    await change().click();
    await expect.element(newEmail()).toHaveFocus();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(change()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('to your current and to your new address')).toBeVisible();
    answer({ 'POST /api/email/change': violations({ email: 'This email is taken.' }) });
    await newEmail().fill('ada@peerway.example');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('This email is taken.')).toBeVisible();
    await expect.element(newEmail()).toHaveValue('ada@peerway.example');

    const emailChange = {
      email: 'ada@peerway.example',
      oldConfirmed: false,
      newConfirmed: true,
      expiresAt: '2026-03-01T20:00:00.000Z',
    };
    answer({
      'POST /api/email/change': noContent(),
      'GET /api/account': ownAccount({ emailChange }),
    });
    await page.getByRole('button', { name: 'Send links' }).click();
    await said('We sent a link to each address.');
    await expect
      .element(page.getByText('You’re changing your email to ada@peerway.example.'))
      .toBeVisible();
    await expect.element(page.getByText('your current email not confirmed yet')).toBeVisible();
    await expect.element(page.getByText('your new email confirmed')).toBeVisible();
    expect(requests('POST /api/email/change').at(-1)?.body).toEqual({
      email: 'ada@peerway.example',
    });

    answer({ 'DELETE /api/email/change': noContent(), 'GET /api/account': ownAccount() });
    await page.getByRole('button', { name: 'Cancel change' }).click();
    await said('The change is cancelled.');
    await expect.element(page.getByText('You’re changing your email')).not.toBeInTheDocument();
  });

  it('can’t be changed where no emails are sent', async () => {
    answer({ 'GET /api/account': ownAccount() });
    await mount('/user/account', {
      as: {},
      answers: {
        ...OWN_FRAME,
        'GET /api/devices': list('/api/devices', [device()]),
        'GET /api/site': site({ mail: false }),
      },
    });
    await expect.element(page.getByText('This community doesn’t send emails yet')).toBeVisible();
    await expect.element(change()).not.toBeInTheDocument();
  });
});

it('a zone is saved by its button, not by each key in the list', async () => {
  await open();
  const refused = held(problem(503, 'Try again later.'));
  answer({ 'PATCH /api/notification-settings': refused.answer });
  const zones = page.getByLabelText('Times are shown in');
  await zones.selectOptions('Asia/Yerevan');
  zones.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(requests('PATCH /api/notification-settings')).toEqual([]);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Save time zone' })).toBeDisabled();
  await expect.element(zones).toHaveValue('Asia/Yerevan');
  refused.release();
  await said('Try again later.');
  expect(bodies('PATCH /api/notification-settings')).toEqual([{ zone: 'Asia/Yerevan' }]);
  expect(localStorage.getItem('zone')).toBeNull();
});

it('neither a language nor a clock is taken by a key in the list, only by its button', async () => {
  await open();
  for (const [name, was] of [
    ['Language', 'en'],
    ['Times look like this', ''],
  ]) {
    const choice = page.getByRole('combobox', { name, exact: true });
    await expect.element(choice).toHaveValue(was);
    choice.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice).not.toHaveValue(was);
  }
  answer({ 'PATCH /api/users/7': problem(503, 'Try again later.') });
  expect(requests('PATCH /api/users/7')).toEqual([]);
  expect(localStorage.getItem('clock')).toBeNull();
  await page.getByRole('button', { name: 'Save language' }).click();
  await said('Try again later.');
  expect(bodies('PATCH /api/users/7')).toEqual([{ locale: 'de' }]);
  expect(localStorage.getItem('language')).toBeNull();
});

describe('devices', () => {
  const phone = device({
    id: 2,
    browser: 'Chrome',
    system: 'Android',
    current: false,
    way: 'passkey',
  });

  it('say how they logged in, and all but this one can be logged out', async () => {
    await open(ownAccount(), [device({ way: 'code' }), phone]);
    const [own, other] = [
      devices().getByRole('listitem').first(),
      devices().getByRole('listitem').last(),
    ];
    await expect.element(own.getByText('this device')).toBeVisible();
    await expect.element(own.getByText('with a password and a code')).toBeVisible();
    await expect.element(other.getByText('with a passkey')).toBeVisible();
    await expect.element(other.getByText(/^Germany · last active .*:00.*passkey/)).toBeVisible();
    expect(devices().getByRole('button').elements()).toHaveLength(1);
    answer({
      'DELETE /api/devices/2': noContent(),
      'GET /api/devices': list('/api/devices', [device()]),
    });
    await devices().getByRole('button', { name: 'Log out Chrome on Android' }).click();
    await said('Chrome on Android is logged out.');
    await expect.element(page.getByText('You’re only logged in on this device.')).toBeVisible();
    expect(requests('DELETE /api/devices/2')).toHaveLength(1);
  });

  it('are all logged out but this one, at once', async () => {
    const others = [device({ id: 2, current: false }), device({ id: 3, current: false })];
    await open(ownAccount(), [device(), ...others]);
    const end = devices().getByRole('button', { name: 'Log out everywhere else' });
    await expect.element(end).toBeVisible();
    answer({
      'DELETE /api/devices': noContent(),
      'GET /api/devices': list('/api/devices', [device()]),
    });
    await end.click();
    await said('All other devices are logged out.');
    await expect.element(page.getByText('You’re only logged in on this device.')).toBeVisible();
    expect(requests('DELETE /api/devices')).toHaveLength(1);
  });

  it('name the provider that one logged in with', async () => {
    await open(ownAccount(), [device({ way: 'demo' })]);
    await expect.element(devices().getByText('with Demo ID')).toBeVisible();
  });
});
