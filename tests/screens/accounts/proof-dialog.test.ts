import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { WaysIn } from '../../../worker/contract/passkey.ts';
import { answer, bodies, noContent, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  atProvider,
  identity,
  openSecurity,
  passkey,
  proofNeeded,
  said,
  waysIn,
} from '../support/fixtures-accounts.ts';
import { navigate, place } from '../support/mount.tsx';
import { passkeyRequest, usedPasskey } from '../support/passkeys.ts';

const dialog = () => page.getByRole('dialog', { name: 'Confirm that it’s you' });
const field = () => page.getByLabelText('New password');
const save = () => page.getByRole('button', { name: 'Save new password' });
const proofs = () => bodies('POST /api/proof');

let proved = false;

/** Changes the password, which needs a proof first. */
async function changePassword(ways: WaysIn) {
  await openSecurity(ways, {
    shell: true,
    answers: {
      'POST /api/password/change': () => (proved ? noContent() : proofNeeded()),
      'POST /api/proof': () => {
        proved = true;
        return noContent();
      },
    },
  });
  // The bell is loaded together with the code that asks for a proof.
  await expect.element(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.getByRole('button', { name: /^(Change|Add a) password$/ }).click();
  await field().fill('a wholly new password');
  await save().click();
}

const expectSaved = async () => {
  await said('All other devices are logged out.');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(requests('POST /api/password/change')).toHaveLength(2);
};

beforeEach(() => {
  proved = false;
});

describe('a change that wants a proof', () => {
  it('is made after the password, and keeps what was typed until then', async () => {
    await changePassword(waysIn());
    const password = dialog().getByLabelText('Password', { exact: true });
    await expect.element(password).toHaveFocus();
    await expectAccessible();
    answer({ 'POST /api/proof': violations({ password: 'This password is wrong. Try again.' }) });
    await password.fill('not the password');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog().getByText('This password is wrong. Try again.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByText('Confirm that it’s you first.')).toBeVisible();
    await expect.element(field()).toHaveValue('a wholly new password');
    await expect.element(save()).toHaveFocus();

    answer({
      'POST /api/proof': () => {
        proved = true;
        return noContent();
      },
    });
    await userEvent.keyboard('{Enter}');
    await password.fill('peerway-demo-2025');
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await said('Your password is changed. All other devices are logged out.');
    expect(proofs().at(-1)).toEqual({ password: 'peerway-demo-2025' });
  });

  it('may be proved by a code instead of the password', async () => {
    await changePassword(waysIn({ secondFactor: { recoveryCodesLeft: 10 } }));
    await dialog().getByRole('button', { name: 'Use a code instead' }).click();
    await expect.element(dialog().getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await dialog().getByRole('button', { name: 'Use my password instead' }).click();
    await dialog().getByRole('button', { name: 'Use a code instead' }).click();
    await userEvent.keyboard('123456{Enter}');
    await expectSaved();
    expect(proofs()).toEqual([{ code: '123456' }]);
  });

  it('may be proved by a passkey, and says if there was none', async () => {
    const asked = vi.spyOn(navigator.credentials, 'get');
    asked.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    asked.mockResolvedValueOnce(usedPasskey());
    answer({ 'POST /api/proof/options': passkeyRequest });
    await changePassword(waysIn({ password: false, passkeys: [passkey()] }));
    const button = dialog().getByRole('button', { name: 'Use a passkey' });
    await button.click();
    await expect.element(dialog().getByText('No passkey was used. Try again.')).toBeVisible();
    expect(dialog().getByRole('textbox').elements()).toEqual([]);
    await button.click();
    await expectSaved();
    expect(proofs()).toMatchObject([{ ticket: passkeyRequest.ticket }]);
  });

  it('is proved by a provider where there is nothing else', async () => {
    answer({ 'POST /api/proof/provider/options': atProvider });
    await changePassword(
      waysIn({ password: false, identities: [identity()], providers: ['demo', 'discord'] }),
    );
    await expect
      .element(dialog().getByRole('button', { name: 'Continue with Discord' }))
      .not.toBeInTheDocument();
    await expectAccessible();
    await dialog().getByRole('button', { name: 'Continue with Demo ID' }).click();
    await expect.poll(() => location.hash).toBe('#provider');
    await userEvent.keyboard('{Escape}');
    await navigate('/login/demo?code=abc&state=xyz');
    await said('Thanks, it’s you. Now try again.');
    expect(place()).toBe('/user/security');
    expect(proofs()).toEqual([
      { provider: 'demo', ticket: atProvider.ticket, answer: '?code=abc&state=xyz' },
    ]);
  });
});
