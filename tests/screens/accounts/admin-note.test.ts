import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { answer, json, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { OWN_FRAME, passkey, waysIn } from '../support/fixtures-accounts.ts';
import { currentUser } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { madePasskey, passkeyCreation, passkeyRequest, usedPasskey } from '../support/passkeys.ts';

const ADMIN = { roles: ['ROLE_USER', 'ROLE_ADMIN'] } satisfies Parameters<typeof currentUser>[0];
const NEEDING = { ...ADMIN, factorNeeded: true };
const withPasskey = waysIn({ passkeys: [passkey()] });

const note = () => page.getByRole('region', { name: 'For admins' });

async function expectOpen() {
  await expect.element(note().getByText('All set.')).toBeVisible();
  await expect
    .element(note().getByRole('link', { name: 'Open the admin area' }))
    .toHaveAttribute('href', '/admin');
}

describe('an admin with a password alone', () => {
  it('is led from the admin area to a passkey, which opens it', async () => {
    vi.spyOn(navigator.credentials, 'create').mockResolvedValue(madePasskey());
    await mount('/admin', { as: NEEDING, answers: { ...OWN_FRAME, 'GET /api/ways-in': waysIn() } });
    await expect.element(note().getByText('Admins need more than a password')).toBeVisible();
    expect(place()).toBe('/user/security');
    await expectAccessible();
    answer({
      'POST /api/passkeys/options': passkeyCreation,
      'POST /api/passkeys': json(201, passkey()),
      'GET /api/ways-in': withPasskey,
      'GET /api/currentuser': currentUser(ADMIN),
    });
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expectOpen();
  });

  it('confirms with a passkey that is there, without being asked for the password again', async () => {
    vi.spyOn(navigator.credentials, 'get').mockResolvedValue(usedPasskey());
    await mount('/admin', {
      as: NEEDING,
      answers: { ...OWN_FRAME, 'GET /api/ways-in': withPasskey },
    });
    await expect.element(note().getByText('You logged in with your password alone.')).toBeVisible();
    await note().getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await expect.element(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toEqual([]);
    expect(dialog.getByLabelText('Password').elements()).toEqual([]);
    await expectAccessible();
    answer({
      'POST /api/proof/options': passkeyRequest,
      'POST /api/proof': noContent(),
      'GET /api/currentuser': currentUser(ADMIN),
    });
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expectOpen();
    expect(requests('POST /api/proof')).toHaveLength(1);
  });
});

it('an admin who needs nothing more is told nothing', async () => {
  await mount('/user/security', {
    as: ADMIN,
    answers: { ...OWN_FRAME, 'GET /api/ways-in': waysIn() },
  });
  await expect.element(page.getByRole('region', { name: 'Passkeys' })).toBeVisible();
  expect(note().elements()).toEqual([]);
});
