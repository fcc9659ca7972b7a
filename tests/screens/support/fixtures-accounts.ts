// What the tests of accounts share: items as the API gives them, and a few steps.
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { OwnAccount, TokenPair } from '../../../worker/contract/account.ts';
import type { DeviceItem } from '../../../worker/contract/device.ts';
import type { IdentityItem } from '../../../worker/contract/identity.ts';
import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { CHANNEL_DEFAULTS } from '../../../worker/contract/notification.ts';
import type { PasskeyItem, WaysIn } from '../../../worker/contract/passkey.ts';
import { PROOF_NEEDED } from '../../../worker/contract/proof.ts';
import { type Answers, json, problem } from './api.ts';
import { list, userDetail } from './fixtures.ts';
import { type MountOptions, mount, tokenOf } from './mount.tsx';

export const TOKENS: TokenPair = { token: tokenOf(7), refresh_token: 'fresh-refresh' };

/** The answers for the frame of all pages below /user. */
export const OWN_FRAME: Answers = {
  'GET /api/users/7': userDetail({ id: 7, name: 'Mira', relation: 'self' }),
};

/** Waits until home is fully loaded. */
export async function expectHome() {
  await expect.element(page.getByRole('link', { name: 'View session' })).toBeVisible();
  expect(location.pathname).toBe('/');
}

/** The answers for the choice of games, which follows a registration. */
export const GAMES: Answers = {
  'GET /api/preferences': { '@id': '/api/preferences', '@type': 'Preferences', games: [] },
  'GET /api/categories': list('/api/categories', []),
  'GET /api/games': list('/api/games', []),
};

export const ownAccount = (changes: Partial<OwnAccount> = {}): OwnAccount => ({
  '@id': '/api/account',
  '@type': 'Account',
  email: 'mira@peerway.example',
  emailConfirmed: true,
  emailChange: null,
  leavesAt: null,
  calendarFeedSince: null,
  ...changes,
});

export const waysIn = (changes: Partial<WaysIn> = {}): WaysIn => ({
  '@id': '/api/ways-in',
  '@type': 'WaysIn',
  password: true,
  passkeys: [],
  identities: [],
  providers: [],
  secondFactor: null,
  ...changes,
});

export const passkey = (changes: Partial<PasskeyItem> = {}): PasskeyItem => ({
  '@id': '/api/passkeys/4',
  '@type': 'Passkey',
  id: 4,
  name: 'Linux',
  createdAt: '2026-03-01T18:00:00.000Z',
  usedAt: null,
  ...changes,
});

export const identity = (changes: Partial<IdentityItem> = {}): IdentityItem => ({
  '@id': '/api/identities/5',
  '@type': 'Identity',
  id: 5,
  provider: 'demo',
  name: 'Mira there',
  linkedAt: '2026-03-01T18:00:00.000Z',
  usedAt: null,
  ...changes,
});

export const device = (changes: Partial<DeviceItem> = {}): DeviceItem => ({
  '@id': '/api/devices/1',
  '@type': 'Device',
  id: 1,
  browser: 'Firefox',
  system: 'Linux',
  country: 'DE',
  current: true,
  way: 'password',
  loggedInAt: '2026-03-01T18:00:00.000Z',
  lastSeenAt: '2026-03-01T18:00:00.000Z',
  ...changes,
});

export const notificationSettings = (
  changes: Partial<NotificationSettings> = {},
): NotificationSettings => ({
  '@id': '/api/notification-settings',
  '@type': 'NotificationSettings',
  channels: CHANNEL_DEFAULTS,
  zone: 'UTC',
  quietHours: null,
  privatePush: false,
  digest: false,
  mutedSessions: [],
  pushDevices: [],
  ...changes,
});

/** Fills in the form of a registration and sends it. */
export async function sendRegistration() {
  await page.getByLabelText('Name').fill('Mira');
  await page.getByLabelText('Email').fill('mira@peerway.example');
  await page.getByLabelText('Password', { exact: true }).fill('peerway-demo-2025');
  await page.getByLabelText('I accept the terms').click();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The refusal of a request that needs a newer proof. */
export const proofNeeded = () =>
  problem(403, 'Confirm that it’s you first.', { type: PROOF_NEEDED });

/** A provider whose address is this page, because going to another page would end the test. */
export const atProvider = { ticket: 'ticket-there', url: '#provider' };

export const codeNeeded = () => json(202, { ticket: 'ticket-of-code' });

/** Waits for a message on the page. */
export const said = (text: string) =>
  expect.element(page.getByRole('alert').getByText(text)).toBeVisible();

/** Collects the files that are saved from now on. Nothing is downloaded. */
export function savedFiles() {
  const files: { name: string; text: Promise<string> }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const text = fetch(this.href).then((answer) => answer.text());
    files.push({ name: this.download, text });
  });
  return files;
}

/** Opens /user/security. */
export const openSecurity = (ways: WaysIn, options: MountOptions = {}) =>
  mount('/user/security', {
    as: {},
    ...options,
    answers: { ...OWN_FRAME, 'GET /api/ways-in': ways, ...options.answers },
  });
