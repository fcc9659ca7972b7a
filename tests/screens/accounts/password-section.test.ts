import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, noContent, requests, violations } from '../support/api.ts';
import { openSecurity, passkey, said, waysIn } from '../support/fixtures-accounts.ts';

const section = () => page.getByRole('region', { name: 'Password' });
const button = (name: string) => section().getByRole('button', { name });
const field = () => page.getByLabelText('New password');

describe('a password', () => {
  it('is changed, which logs out all other devices', async () => {
    await openSecurity(waysIn());
    await button('Change password').click();
    await expect.element(field()).toHaveFocus();
    answer({ 'POST /api/password/change': violations({ password: 'This password is easy.' }) });
    await field().fill('a wholly new password');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('This password is easy.')).toBeVisible();
    answer({ 'POST /api/password/change': noContent() });
    await userEvent.keyboard('{Enter}');
    await said('Your password is changed. All other devices are logged out.');
    await expect.element(button('Change password')).toHaveFocus();
    expect(requests('POST /api/password/change').at(-1)?.body).toEqual({
      password: 'a wholly new password',
    });
  });

  it('is no more removed than any other only way in', async () => {
    await openSecurity(waysIn());
    await expect.element(button('Change password')).toBeVisible();
    await expect.element(button('Remove password')).not.toBeInTheDocument();
  });

  it('is removed beside a passkey, and can be added again', async () => {
    const passkeys = [passkey()];
    await openSecurity(waysIn({ passkeys }));
    await button('Remove password').click();
    answer({
      'DELETE /api/password': noContent(),
      'GET /api/ways-in': waysIn({ password: false, passkeys }),
    });
    const asking = page.getByRole('alertdialog', { name: 'Remove your password?' });
    await asking.getByRole('button', { name: 'Remove password' }).click();
    await said('Your password is removed.');
    // Codes are asked for after a password or a provider. This account has neither.
    await expect
      .element(page.getByRole('region', { name: 'Authenticator app' }))
      .not.toBeInTheDocument();
    answer({
      'POST /api/password/change': noContent(),
      'GET /api/ways-in': waysIn({ passkeys }),
    });
    await button('Add a password').click();
    await field().fill('a wholly new password');
    await userEvent.keyboard('{Enter}');
    await said('Your password is saved. All other devices are logged out.');
    await expect.element(button('Change password')).toBeVisible();
  });
});
