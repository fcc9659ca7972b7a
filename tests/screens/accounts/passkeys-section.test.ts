import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, json, noContent, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { identity, openSecurity, passkey, said, waysIn } from '../support/fixtures-accounts.ts';
import { madePasskey, passkeyCreation, usedPasskey, withoutPasskeys } from '../support/passkeys.ts';

const section = () => page.getByRole('region', { name: 'Passkeys' });
const button = (name: string) => section().getByRole('button', { name });

describe('a passkey', () => {
  it('is added by this device', async () => {
    const made = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(madePasskey());
    await openSecurity(waysIn());
    await expect.element(section().getByText('You have no passkey yet.')).toBeVisible();
    answer({
      'POST /api/passkeys/options': passkeyCreation,
      'POST /api/passkeys': json(201, passkey()),
      'GET /api/ways-in': waysIn({ passkeys: [passkey()] }),
    });
    await button('Add a passkey').click();
    await said('Your passkey is saved.');
    await expect.element(section().getByText('not used yet')).toBeVisible();
    expect(made).toHaveBeenCalledTimes(1);
    expect(bodies('POST /api/passkeys')).toMatchObject([
      { ticket: passkeyCreation.ticket, response: { id: 'AQID', type: 'public-key' } },
    ]);
  });

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['NotAllowedError', 'No passkey was saved. Try again when you’re ready.'],
    ['SecurityError', 'Your browser can’t use passkeys here.'],
  ])('that isn’t, by a %s, says why', async (name, text) => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', name));
    await openSecurity(waysIn(), { answers: { 'POST /api/passkeys/options': passkeyCreation } });
    await button('Add a passkey').click();
    await said(text);
    await expect.element(button('Add a passkey')).not.toHaveAttribute('aria-busy');
    expect(requests('POST /api/passkeys')).toEqual([]);
  });

  it('that is none, from a password manager, says that it failed', async () => {
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue(usedPasskey());
    await openSecurity(waysIn(), { answers: { 'POST /api/passkeys/options': passkeyCreation } });
    await button('Add a passkey').click();
    await said('Your browser can’t use passkeys here.');
    expect(requests('POST /api/passkeys')).toEqual([]);
  });

  it('isn’t offered by a browser without WebAuthn', async () => {
    withoutPasskeys();
    await openSecurity(waysIn());
    await expect.element(section().getByText('This browser has no passkeys.')).toBeVisible();
    await expect.element(button('Add a passkey')).not.toBeInTheDocument();
  });
});

describe('passkeys', () => {
  const used = passkey({ usedAt: new Date().toISOString() });
  const other = passkey({ id: 6, name: 'Phone' });
  const both = waysIn({ passkeys: [used, other] });

  it('say when they were used, and are renamed', async () => {
    await page.viewport(390, 844);
    await openSecurity({
      ...both,
      identities: [identity()],
      providers: ['demo', 'discord'],
      secondFactor: { recoveryCodesLeft: 9 },
    });
    await expect.element(section().getByText('last used')).toBeVisible();
    await expectAccessible();
    await button('Rename Linux').click();
    const name = page.getByRole('dialog', { name: 'Rename passkey' }).getByLabelText('Name');
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveValue('Linux');
    answer({ 'PATCH /api/passkeys/4': violations({ name: 'This is too long.' }) });
    await name.fill('Gaming PC');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('This is too long.')).toBeVisible();
    answer({
      'PATCH /api/passkeys/4': { ...used, name: 'Gaming PC' },
      'GET /api/ways-in': waysIn({ passkeys: [{ ...used, name: 'Gaming PC' }, other] }),
    });
    await userEvent.keyboard('{Enter}');
    await said('The new name is saved.');
    await expect.element(section().getByText('Gaming PC')).toBeVisible();
    expect(requests('PATCH /api/passkeys/4').at(-1)?.body).toEqual({ name: 'Gaming PC' });
  });

  it('are removed once that is confirmed', async () => {
    await openSecurity(both);
    await button('Remove Phone').click();
    const asking = page.getByRole('alertdialog', { name: 'Remove Phone?' });
    await expect.element(asking.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Remove Phone')).toHaveFocus();
    answer({
      'DELETE /api/passkeys/6': noContent(),
      'GET /api/ways-in': waysIn({ passkeys: [used] }),
    });
    await userEvent.keyboard('{Enter}');
    expect(requests('DELETE /api/passkeys/6')).toEqual([]);
    await asking.getByRole('button', { name: 'Remove' }).click();
    await said('Phone is removed.');
    await expect.element(section().getByText('Phone', { exact: true })).not.toBeInTheDocument();
    expect(section().getByRole('listitem').elements()).toHaveLength(1);
  });

  it('aren’t removed as the only way in', async () => {
    await openSecurity(waysIn({ password: false, passkeys: [used] }));
    await expect
      .element(section().getByText('This is the only way into your account'))
      .toBeVisible();
    await expect.element(button('Rename Linux')).toBeVisible();
    await expect.element(button('Remove Linux')).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Password' })).toBeVisible();
    await expect.element(page.getByText('Your account has no password.')).toBeVisible();
  });
});
