import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { bodies, problem } from '../support/api.ts';
import { TOKENS } from '../support/fixtures-accounts.ts';
import { currentUser } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { passkeyRequest, usedPasskey, withoutPasskeys } from '../support/passkeys.ts';

const LOGGED_IN = {
  'POST /api/login/passkey/options': passkeyRequest,
  'POST /api/login/passkey': TOKENS,
  'GET /api/currentuser': currentUser(),
};

const button = () => page.getByRole('button', { name: 'Use a passkey' });

describe('a passkey', () => {
  it('logs in without typing, and leads back', async () => {
    const asked = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(usedPasskey());
    await mount('/login?back=%2Fimprint', { answers: LOGGED_IN });
    await button().click();
    await expect.poll(place).toBe('/imprint');
    expect(localStorage.getItem('email')).toBe('mira@peerway.example');
    expect(asked.mock.calls.map(([options]) => options?.mediation)).toEqual([undefined]);
    expect(bodies('POST /api/login/passkey')).toMatchObject([
      { ticket: passkeyRequest.ticket, response: { id: 'AQID', type: 'public-key' } },
    ]);
  });

  it('is offered in the field of the email, where the browser can', async () => {
    vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
    const asked = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(usedPasskey());
    await mount('/login?back=%2Fimprint', { answers: LOGGED_IN });
    await expect.poll(place).toBe('/imprint');
    expect(asked.mock.calls.map(([options]) => options?.mediation)).toContain('conditional');
  });

  it('isn’t offered by a browser without WebAuthn, where the password works', async () => {
    withoutPasskeys();
    await mount('/login');
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    await expect.element(button()).not.toBeInTheDocument();
  });
});

describe('a log-in by passkey that fails', () => {
  it.each([
    ['NotAllowedError', 'No passkey was used. Try again, or log in with your password.'],
    ['SecurityError', 'Your browser can’t use passkeys here. Log in with your password.'],
  ])('with a %s says so', async (name, text) => {
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('', name));
    await mount('/login', { answers: LOGGED_IN });
    await button().click();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(button()).not.toHaveAttribute('aria-busy');
    await expect
      .element(page.getByLabelText('Email'))
      .toHaveAttribute('autocomplete', 'username webauthn');
  });

  it('at the server says why, and logs nobody in', async () => {
    vi.spyOn(navigator.credentials, 'get').mockResolvedValue(usedPasskey());
    const refused = problem(
      401,
      'This passkey doesn’t work here: it was removed from your account.',
    );
    await mount('/login', { answers: { ...LOGGED_IN, 'POST /api/login/passkey': refused } });
    await button().click();
    await expect.element(page.getByText('it was removed from your account')).toBeVisible();
    expect(place()).toBe('/login');
    expect(localStorage.getItem('jwt_token')).toBeNull();
  });
});
